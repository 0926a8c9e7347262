/** The two names of an attribute, both unique in their entity whatever the case. */
export interface ColumnName {
  /** As on file. */
  readonly humanisedName: string
  /** Upper-case letters, digits and underscores: `ACCOUNT_NAME`. */
  readonly columnisedName: string
}

/** The longest name, in characters; a longer one is cut. */
export const MAX_NAME_CHARACTERS = 100

/**
 * Names the columns. A name of nothing but blanks is `Column 3`; one that the column before has already gets a number,
 * `Name (2)`, that no column of the file has; control characters are blanks.
 * @param names as they stand in the file; undefined where it has none
 */
export function columnNames(names: readonly string[] | undefined, count: number): ColumnName[] {
  const wanted = Array.from(
    { length: count },
    (_, index) => humanised(names?.[index] ?? '') || `Column ${index + 1}`,
  )
  const human = unique(wanted, (name, number) => `${name} (${number})`)
  const columnised = unique(
    human.map((name, index) => columnisedName(name) || `COLUMN_${index + 1}`),
    (name, number) => `${name}_${number}`,
  )
  return human.map((humanisedName, index) => ({ humanisedName, columnisedName: columnised[index] as string }))
}

function humanised(name: string): string {
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

/** Numbers the names that stand there already, with numbers that leave every wanted name to its first bearer. */
function unique(wanted: readonly string[], numbered: (name: string, number: number) => string): string[] {
  const all = new Set(wanted.map(folded))
  const taken = new Set<string>()
  // Where the search for a free number of a name goes on: a file may have one name 100,000 times.
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

/** Names that differ in letter case alone are one. */
export const folded = (name: string): string => name.toLowerCase().toUpperCase()
