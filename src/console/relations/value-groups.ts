/** A value of the data; null if there is none. */
export type Datum = string | null

/** A record of the listings of conflicts and of duplicates. */
export interface CountedValues {
  readonly left: readonly Datum[]
  /** Undefined for a key. */
  readonly right: Datum | undefined
  readonly rows: number
}

/** A right value that rows with the same left values have. */
export interface RightValue {
  readonly value: Datum
  readonly rows: number
}

/** Rows with the same left values: a conflict of a dependency, or the duplicates of a key. */
export interface ValueGroup {
  readonly left: readonly Datum[]
  /** The most frequent first; none for a key. */
  readonly rights: readonly RightValue[]
  readonly rows: number
  /** False if the listing may have more right values than were read. */
  readonly isWhole: boolean
}

/**
 * Puts records with the same left values together. The listing has them one after another.
 * @param isEnd true if the listing has no further records. If it has, its last group is left out, unless it is the only one.
 */
export function groupsOf(records: readonly CountedValues[], isEnd: boolean): ValueGroup[] {
  const groups: { left: readonly Datum[]; rights: RightValue[]; rows: number; isWhole: boolean }[] = []
  for (const { left, right, rows } of records) {
    let group = groups.at(-1)
    if (right === undefined || !group || !areEqual(group.left, left)) {
      group = { left, rights: [], rows: 0, isWhole: true }
      groups.push(group)
    }
    group.rows += rows
    if (right !== undefined) group.rights.push({ value: right, rows })
  }
  const last = groups.at(-1)
  // A record of a key is a whole group.
  if (isEnd || !last || last.rights.length === 0) return groups
  if (groups.length > 1) groups.pop()
  else last.isWhole = false
  return groups
}

const areEqual = (one: readonly Datum[], other: readonly Datum[]): boolean =>
  one.every((value, index) => value === other[index])

/** The value that most rows of a conflict have; undefined if several are as frequent, or if it is null. */
export function majorityOf({ rights, isWhole }: ValueGroup): string | undefined {
  const [first, second] = rights
  if (!first || first.value === null || !isWhole || second?.rows === first.rows) return undefined
  return first.value
}

/** Characters of values in an address. Longer ones are too long for proxies. */
export const MAX_ADDRESS = 2_000

/** Values in an address. */
export const textOfValues = (values: readonly Datum[]): string => JSON.stringify(values)

/** @returns undefined if the text has not as many values */
export function valuesOfText(text: string | undefined, length: number): Datum[] | undefined {
  if (text === undefined) return undefined
  let values: unknown
  try {
    values = JSON.parse(text)
  } catch {
    // Somebody has edited the address.
    return undefined
  }
  const isValid =
    Array.isArray(values) &&
    values.length === length &&
    values.every((value) => value === null || typeof value === 'string')
  return isValid ? (values as Datum[]) : undefined
}
