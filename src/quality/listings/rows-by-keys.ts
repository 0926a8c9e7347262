import type { Knex } from 'knex'
import type { Listing } from './listing.ts'

/**
 * Restricts rows to the requested keys. Where a listing declares `restrictedBy`, the first columns of it are enough. A
 * text that is not a valid key matches no row.
 */
export function restrictedTo<Scope>(
  listing: Listing<Scope>,
  keys: readonly string[] | undefined,
  rows: Knex.QueryBuilder,
): Knex.QueryBuilder {
  if (!keys) return rows
  const columns = (listing.restrictedBy ?? listing.key).map((name) => listing.columns.get(name)!)
  const { partsOfKey = (key: string) => (columns.length === 1 ? [key] : key.split(' ')) } = listing
  const all = keys.map(partsOfKey)
  const wantedBy = (count: number) =>
    all
      .filter((parts) => parts.length === count)
      .map((parts) => parts.map((part, i) => columns[i]!.read(part)))
      .filter((values) => !values.includes(undefined)) as Knex.Value[][]
  const names = columns.map(({ sql }) => sql)
  if (!listing.restrictedBy) return havingKeys(rows, names, wantedBy(names.length))
  return rows.where((any) => {
    void any.whereIn(names[0]!, [])
    for (let count = 1; count <= names.length; count++)
      void any.orWhere((some) => void havingKeys(some, names.slice(0, count), wantedBy(count)))
  })
}

/** @param names SQL of the columns of the key */
function havingKeys(
  rows: Knex.QueryBuilder,
  names: readonly string[],
  wanted: readonly (readonly Knex.Value[])[],
): Knex.QueryBuilder {
  const [first, ...more] = names as [string, ...string[]]
  return more.length === 0
    ? rows.whereIn(first, wanted.flat())
    : rows.whereIn([first, ...more], wanted as Knex.Value[][])
}

/** Rows by the keys that they were found with. A part of a key can be null, which `in` does not find. */
export function ofFound(
  rows: Knex.QueryBuilder,
  names: readonly string[],
  found: readonly (readonly Knex.Value[])[],
): Knex.QueryBuilder {
  const byNulls = new Map<string, (readonly Knex.Value[])[]>()
  for (const key of found) {
    const nulls = key.map((part) => (part === null ? 'n' : '-')).join('')
    const others = byNulls.get(nulls)
    if (others) others.push(key)
    else byNulls.set(nulls, [key])
  }
  return rows.where((any) => {
    void any.whereIn(names[0]!, [])
    for (const [nulls, keys] of byNulls) {
      const isGiven = (_: unknown, i: number): boolean => nulls[i] !== 'n'
      void any.orWhere((some) => {
        for (const [i, name] of names.entries()) if (!isGiven(name, i)) void some.whereNull(name)
        void havingKeys(
          some,
          names.filter(isGiven),
          keys.map((key) => key.filter(isGiven)),
        )
      })
    }
  })
}
