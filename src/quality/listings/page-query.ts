/** The queries of a page of a listing. */
import type { Knex } from 'knex'
import { orderTerm } from '../stores/sql/order-term.ts'
import type { Condition } from './condition.ts'
import type { Listing } from './listing.ts'
import type { ListingOptions } from './options.ts'
import { columnOf, orderOf, orderTerms, type SortTerm } from './order.ts'
import type { NumberSearch, PageQuery, RowStore } from './row-store.ts'

/** Columns of a query by their aliases. */
export type Selection = Readonly<Record<string, Knex.Raw>>

/** SQL of some columns, by the aliases `v0`, `v1`, … for the prefix `v`. */
export const selected = (knex: Knex, prefix: string, columns: readonly string[]): Selection =>
  Object.fromEntries(columns.map((sql, i) => [`${prefix}${i}`, knex.raw(sql)]))

/** The most numbers of a list: a statement with more is planned slowly. */
const MOST_LISTED = 1000

/** The first rows among which a page is searched before it is searched among all rows. They are in one file. */
const FIRST_ROWS = 1_000_000

/** The query for the rows of a page, and the query for their total. */
export function pageQuery<Scope>(
  { knex, evaluatedBy }: Pick<RowStore, 'knex' | 'evaluatedBy'>,
  listing: Listing<Scope>,
  options: ListingOptions,
  condition: Condition | undefined,
  base: Knex.QueryBuilder,
  selection: Selection,
  shown: readonly string[],
): Omit<PageQuery, 'width' | 'byId' | 'scan'> {
  const { pageStart, pageSize, keys, sort, shorten } = options
  const { numbering } = listing
  const order = orderOf(listing, options)
  const shownOf = (all: Knex.QueryBuilder) => all.select(selection).orderByRaw(order)
  const rows = shownOf(base.clone())
  const place = { offset: pageStart - 1, size: pageSize }
  // An expensive condition is applied only when searching for the rows of a page.
  const held = numbering?.find ?? ((all) => all)
  const find = (all: Knex.QueryBuilder) =>
    condition?.evaluatedBy === 'engine' ? held(all).whereRaw(condition.sql, condition.bindings) : held(all)
  const isPart = keys !== undefined || condition !== undefined || numbering?.mustCount === true
  const total = isPart || !numbering ? find(base.clone()).count({ total: '*' }) : numbering.total
  const [number = ''] = listing.key.map((name) => columnOf(listing, name).sql)
  const isInOrder = numbering?.isGapless === true && !isPart && sort.length === 0
  const last = Math.min(pageStart - 1 + pageSize, numbering?.total ?? 0)
  const numbered =
    isInOrder && last >= pageStart
      ? {
          rows: rows.clone(),
          number,
          first: pageStart,
          last,
          columns: shown,
          // Where an engine cuts the texts, no row is longer than all of them.
          longest: Math.min(numbering.longest ?? 0, shown.length * (shorten ?? Infinity)),
        }
      : undefined
  if (listing.computedFrom !== undefined) {
    const counted =
      evaluatedBy === 'process'
        ? undefined
        : find(rows.clone()).select({ total: knex.raw(evaluatedBy.rowsOfQuery()) })
    return { rows: find(rows), total, counted, numbered, ...place }
  }
  // If all rows fit on one page, no selection by number is needed.
  if (!numbering || (numbering.total <= pageSize && !numbering.lookUp))
    return { rows: find(rows), total, counted: undefined, numbered, ...place }
  const { lookUp, between } = numbering
  const withNumbers = (numbers: Knex.QueryBuilder): Knex.QueryBuilder =>
    lookUp ? shownOf(lookUp.numbered(numbers)) : rows.clone().whereIn(number, numbers)
  const counted =
    condition?.evaluatedBy === 'engine' || (condition === undefined && numbering.mustCount)
      ? countedQuery(knex, withNumbers, find(base.clone()), number, orderTerms(listing, options), place)
      : undefined
  // Select by position: a distant page costs as little as the first page.
  const positions = [pageStart, pageStart - 1 + pageSize] as const
  const isWhole = !isPart && sort.length === 0
  // Otherwise sort only the numbers and sort keys, since whole rows would fill the memory: a page in the middle of three
  // million rows takes a third of the time and half of the memory.
  const sorted = () =>
    find(base.clone().select(number).orderByRaw(order).offset(place.offset).limit(place.size))
  const page = { total, counted, numbered, offset: 0, size: pageSize }
  if (isInOrder) return { ...page, rows: rows.whereBetween(number, positions) }
  if (isWhole && lookUp) return { ...page, rows: shownOf(lookUp.at(...positions)) }
  if (isWhole && between) return { ...page, rows: between(rows, ...positions) }
  const isByList = !lookUp && evaluatedBy !== 'process' && evaluatedBy.findsByList && pageSize <= MOST_LISTED
  const isByNumber = sort.length === 0 && numbering.isGapless && numbering.total > FIRST_ROWS
  const search: NumberSearch | undefined = isByList
    ? {
        numbers: sorted(),
        amongFirst: isByNumber ? sorted().where(number, '<=', FIRST_ROWS) : undefined,
        withNumbers: (list) => rows.clone().whereIn(number, [...list]),
      }
    : undefined
  return { ...page, rows: withNumbers(sorted()), search }
}

/**
 * Finds the rows of the page and counts all rows in a single scan.
 * @param withNumbers selects the shown values of the rows with some numbers, in order
 * @param found the matching rows
 */
function countedQuery(
  knex: Knex,
  withNumbers: (numbers: Knex.QueryBuilder) => Knex.QueryBuilder,
  found: Knex.QueryBuilder,
  number: string,
  terms: readonly SortTerm[],
  { offset, size }: { readonly offset: number; readonly size: number },
): Knex.QueryBuilder {
  const sortKeys = terms.map(({ sql }) => sql)
  const kept = found.select({ number, ...selected(knex, 'o', sortKeys) })
  const order = [...terms.map(({ isDescending }, i) => orderTerm(`o${i}`, isDescending)), 'number'].join(', ')
  const numbers = knex('found')
    .select({ [number]: 'number' })
    .orderByRaw(order)
    .offset(offset)
    .limit(size)
  return withNumbers(numbers)
    .withMaterialized('found', kept)
    .select({ total: knex('found').count() })
}
