/** A value of a reader: null, a text, a number as Python writes it, a boolean, or a list or object of JSON. */
export type Value = null | string | { readonly n: string } | { readonly b: boolean } | { readonly j: unknown }

/** What a reader finds in a file. */
export interface Table {
  readonly names: readonly Value[]
  readonly rows: readonly (readonly Value[])[]
}

/** What is loaded of a file. */
export interface LoadedTable {
  readonly names: readonly string[]
  /** Null is an empty string. */
  readonly rows: readonly (readonly string[])[]
  /** By column, the number of nulls and of blank strings in the profile. */
  readonly empty: readonly number[]
}

/** True if a loaded value is that of the other reader, whose numbers are doubles or integers. */
export function isSame(own: string | undefined, theirs: Value | undefined): boolean {
  if (own === undefined || theirs === undefined) return false
  if (theirs === null) return own === ''
  if (typeof theirs === 'string') return own === theirs
  if ('b' in theirs) return own === String(theirs.b)
  if ('j' in theirs) return own !== '' && JSON.stringify(JSON.parse(own)) === JSON.stringify(theirs.j)
  const { n } = theirs
  return /^-?\d+$/.test(n) && /^-?\d+$/.test(own) ? own === n : own.trim() !== '' && Number(own) === Number(n)
}

const isEmpty = (value: Value | undefined): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')

/** Every difference of names, values and numbers of rows, at most 20 of them. */
export function differencesOf(own: LoadedTable, theirs: Table): string[] {
  const found: string[] = []
  const compare = (place: string, one: string | undefined, other: Value | undefined): void => {
    if (!isSame(one, other)) found.push(`${place}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`)
  }
  const eachOf = (one: readonly unknown[], other: readonly unknown[]) =>
    Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index)
  for (const column of eachOf(own.names, theirs.names))
    compare(`name ${column + 1}`, own.names[column], theirs.names[column])
  if (own.rows.length !== theirs.rows.length) found.push(`${own.rows.length} rows, not ${theirs.rows.length}`)
  for (const row of eachOf(own.rows, theirs.rows)) {
    const [one, other] = [own.rows[row] ?? [], theirs.rows[row] ?? []]
    for (const column of eachOf(one, other))
      compare(`row ${row + 1}, column ${column + 1}`, one[column], other[column])
  }
  theirs.names.forEach((_, column) => {
    const empty = theirs.rows.filter((row) => isEmpty(row[column])).length
    if (own.empty[column] !== empty)
      found.push(
        `column ${column + 1} has ${own.empty[column]} nulls and blanks in its profile, not ${empty}`,
      )
  })
  return found.slice(0, 20)
}
