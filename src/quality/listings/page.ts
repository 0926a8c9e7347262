import type { Knex } from 'knex'
import type { Column } from './columns.ts'
import { ColumnUnknown } from './errors.ts'
import type { Listing } from './listing.ts'
import type { ListingOptions } from './options.ts'
import type { PageQuery, RowStore, StoredRow } from './row-store.ts'

/** A column of a page, with its name. */
export interface ShownColumn {
  readonly name: string
  /** The human name, made different from those of all other columns of the listing. */
  readonly distinctName: string
  readonly column: Column
}

/** A page of a listing, whose rows are still to be read. */
export interface Page {
  readonly view: string
  readonly columns: readonly ShownColumn[]
  readonly pageStart: number
  /** Rows of all pages together. */
  readonly total: number
  readonly isExternal: boolean
  readonly rows: AsyncIterable<readonly StoredRow[]>
  /** Path of a row's own resource. */
  readonly url: ((row: StoredRow) => string) | undefined
}

/**
 * Asks a store for a page of a listing.
 * @param signal ends the reading, as when the client goes away
 * @throws ColumnUnknown
 */
export async function readPage<Scope>(
  listing: Listing<Scope>,
  store: RowStore,
  scope: Scope,
  options: ListingOptions,
  signal: AbortSignal,
): Promise<Page> {
  const { knex } = store
  const columns = chosenColumns(listing, options)
  const base = restrictedTo(listing, options.keys, listing.from(knex, scope))
  const key = listing.key.map((name) => columnOf(listing, name))
  const selection = [
    ...columns.map(({ column }, i) => knex.raw(`${column.sql} as v${i}`)),
    ...key.map(({ sql }, i) => knex.raw(`${sql} as k${i}`)),
    ...Object.values(listing.urlParts).map((sql, i) => knex.raw(`${sql} as u${i}`)),
  ]
  const query = { ...pageQuery(listing, options, base, selection), width: selection.length }
  const stored = await store.readPage(query, signal)
  const { pageStart, isExternal } = options
  const url = urlOf(listing, scope)
  return { view: listing.view, columns, pageStart, isExternal, url, ...stored }
}

function chosenColumns<Scope>(listing: Listing<Scope>, { columns, sort }: ListingOptions): ShownColumn[] {
  const { columns: known, humanNames } = listing
  const unknown = [...(columns ?? []), ...sort.map(({ column }) => column)].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new ColumnUnknown([...new Set(unknown)], [...known.keys()])
  const names = columns ?? [...known.keys()].filter((name) => !columnOf(listing, name).isOptional)
  return names.map((name) => ({
    name,
    column: columnOf(listing, name),
    distinctName: humanNames.get(name) as string,
  }))
}

function columnOf<Scope>({ columns }: Listing<Scope>, name: string): Column {
  return columns.get(name) as Column
}

/** The order of a listing: nulls last in both directions, equal rows by their keys. */
function orderOf<Scope>(listing: Listing<Scope>, { sort }: ListingOptions): string {
  const terms = sort.flatMap(({ column, isDescending }) =>
    columnOf(listing, column).order.map((sql) => `${sql} ${isDescending ? 'desc' : 'asc'} nulls last`),
  )
  return [...terms, ...listing.key.map((name) => columnOf(listing, name).sql)].join(', ')
}

/** The rows that have one of the keys. A text that no key can have names no row. */
function restrictedTo<Scope>(
  listing: Listing<Scope>,
  keys: readonly string[] | undefined,
  rows: Knex.QueryBuilder,
): Knex.QueryBuilder {
  if (!keys) return rows
  const columns = listing.key.map((name) => columnOf(listing, name))
  const wanted = keys
    .map((key) => (columns.length === 1 ? [key] : key.split(' ')))
    .filter((parts) => parts.length === columns.length)
    .map((parts) => columns.map(({ read }, i) => read(parts[i] as string)))
    .filter((values) => !values.includes(undefined)) as Knex.Value[][]
  const [first, ...more] = columns.map(({ sql }) => sql) as [string, ...string[]]
  return more.length === 0 ? rows.whereIn(first, wanted.flat()) : rows.whereIn([first, ...more], wanted)
}

/** Which rows to read, and of how many. */
function pageQuery<Scope>(
  listing: Listing<Scope>,
  options: ListingOptions,
  base: Knex.QueryBuilder,
  selection: readonly Knex.Raw[],
): Omit<PageQuery, 'width'> {
  const { pageStart, pageSize, keys, sort } = options
  const { numbering } = listing
  const order = orderOf(listing, options)
  const rows = base.clone().select(selection).orderByRaw(order)
  const place = { offset: pageStart - 1, size: pageSize }
  const find = numbering?.find ?? ((all) => all)
  const total = keys || !numbering ? find(base.clone()).count({ total: '*' }) : numbering.total
  // Where all of them go on one page, there is no choice to make by number.
  if (!numbering || numbering.total <= pageSize) return { rows: find(rows), total, ...place }
  const [number = ''] = listing.key.map((name) => columnOf(listing, name).sql)
  if (numbering.isGapless && keys === undefined && sort.length === 0) {
    // Found by their numbers: a page far behind costs as little as the first.
    rows.whereRaw(`${number} between ? and ?`, [pageStart, pageStart - 1 + pageSize])
  } else {
    // Sorted by number and sort keys alone, since whole rows would fill the memory: a page in the middle of three
    // million rows takes a third of the time and half of the memory.
    const numbers = base.clone().select(number).orderByRaw(order).offset(place.offset).limit(place.size)
    rows.whereIn(number, find(numbers))
  }
  return { rows, total, offset: 0, size: pageSize }
}

function urlOf<Scope>({ url, urlParts, key }: Listing<Scope>, scope: Scope): Page['url'] {
  if (!url) return undefined
  const parts = [
    ...key.map((name, i) => [name, `k${i}`] as const),
    ...Object.keys(urlParts).map((name, i) => [name, `u${i}`] as const),
  ]
  return (row) => url(Object.fromEntries(parts.map(([name, alias]) => [name, String(row[alias])])), scope)
}
