/** The two names of an attribute. Both are unique in the entity, without regard to letter case. */
export interface ColumnName {
  /** As in the file. */
  readonly humanisedName: string
  /** Upper-case letters, digits and underscores: `ACCOUNT_NAME`. */
  readonly columnisedName: string
}

/** Characters of a name. A longer name is cut. */
export const MAX_NAME_CHARACTERS = 100

/**
 * Names the columns. A blank name becomes `Column 3`. A repeated name gets a number, `Name (2)`, that no other column of
 * the file has. Control characters become blanks.
 * @param names as in the file; undefined if the file has no names
 */
export function columnNames(names: readonly string[] | undefined, count: number): ColumnName[] {
  const wanted = sourceNames(names, count)
  return distinctNames(
    wanted.map((name, index) => ({ name, index })),
    wanted,
    [],
  )
}

/** The names of the columns of a source, before repeated names get a number. A blank name becomes `Column 3`. */
export const sourceNames = (names: readonly string[] | undefined, count: number): string[] =>
  Array.from({ length: count }, (_, index) => humanisedName(names?.[index] ?? '') || `Column ${index + 1}`)

/**
 * Names some columns of a source.
 * @param columns with their indices in the source
 * @param ofSource the names of all columns of the source, which a numbered name never takes
 * @param taken names that attributes of the entity have
 */
export function distinctNames(
  columns: readonly { readonly name: string; readonly index: number }[],
  ofSource: readonly string[],
  taken: readonly string[],
): ColumnName[] {
  const human = unique(
    columns.map(({ name }) => name),
    (name, number) => `${name} (${number})`,
    ofSource,
    taken,
  )
  const wanted = human.map((name, i) => columnisedName(name) || `COLUMN_${columns[i]!.index + 1}`)
  const columnised = unique(wanted, (name, number) => `${name}_${number}`, wanted, taken)
  return human.map((name, i) => ({ humanisedName: name, columnisedName: columnised[i]! }))
}

/** A name without control characters and blanks at its ends, in the composed form of Unicode, cut to the maximum length. */
export function humanisedName(name: string): string {
  const text = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '')
  return Array.from(text.normalize('NFC')).slice(0, MAX_NAME_CHARACTERS).join('').trimEnd()
}

/** `Account Name` becomes `ACCOUNT_NAME`; letters and digits of every script are kept. */
export function columnisedName(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}

/** Numbers repeated and taken names. A numbered name never takes a name of the source. */
function unique(
  wanted: readonly string[],
  numbered: (name: string, number: number) => string,
  ofSource: readonly string[],
  takenBefore: readonly string[],
): string[] {
  const all = new Set(ofSource.map(folded))
  const taken = new Set(takenBefore.map(folded))
  // The next number to try for a name: a file may repeat a name 100,000 times.
  const numbers = new Map<string, number>()
  return wanted.map((name) => {
    let result = name
    if (taken.has(folded(name))) {
      let number = numbers.get(folded(name)) ?? 2
      do result = numbered(name, number++)
      while (taken.has(folded(result)) || all.has(folded(result)))
      numbers.set(folded(name), number)
    }
    taken.add(folded(result))
    return result
  })
}

/** Names that differ only in letter case are equal. */
export const folded = (name: string): string => name.toLowerCase().toUpperCase()
