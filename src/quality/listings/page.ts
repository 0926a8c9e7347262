import type { Knex } from 'knex'
import type { Column } from './columns.ts'
import { readCondition, type Condition } from './condition.ts'
import { ColumnUnknown } from './errors.ts'
import type { Listing } from './listing.ts'
import type { ListingOptions } from './options.ts'
import type { QueryCost } from './query-lanes.ts'
import { columnOf, idsOf, orderOf } from './order.ts'
import { pageQuery, selected, type Selection } from './page-query.ts'
import { metadataOf, type RowMetadata } from './row-metadata.ts'
import type { ConditionScan, PageQuery, RowStore, StoredPage, StoredRow } from './row-store.ts'
import { ofFound, restrictedTo } from './rows-by-keys.ts'
import { cutBy, cutSelection, type CutBy } from './shortening.ts'

/** A column of a page, with its name. */
export interface ShownColumn {
  readonly name: string
  /** The human name, made unique among all columns of the listing. */
  readonly distinctName: string
  readonly column: Column
  readonly cutBy: CutBy
}

/** A page of a listing whose rows are still to be read. */
export interface Page {
  readonly view: string
  readonly source?: Listing['source']
  readonly columns: readonly ShownColumn[]
  readonly pageStart: number
  /** Number of rows over all pages; final when all rows have been read. */
  readonly total: number | bigint
  readonly isExternal: boolean
  /** The most characters of the texts that are cut; undefined if all are whole. */
  readonly shorten: number | undefined
  /** True if rows are sent as soon as they are found, since the next ones may take long. */
  readonly isPrompt?: boolean
  readonly rows: AsyncIterable<readonly StoredRow[]>
  /** The metadata of a row; undefined if no row has any. */
  readonly metadata: ((row: StoredRow) => RowMetadata) | undefined
}

/**
 * Reads a page of a listing from a store.
 * @param signal ends the reading, for example when the client disconnects
 * @throws ColumnUnknown, InvalidExpression
 */
export async function readPage<Scope>(
  listing: Listing<Scope>,
  store: RowStore,
  scope: Scope,
  options: ListingOptions,
  signal: AbortSignal,
): Promise<Page> {
  const plan = planPage(listing, store, scope, options)
  return plan.pageOf(await store.readPage(plan.query, signal))
}

/** A page as a query to a store. */
export interface PagePlan {
  readonly columns: readonly ShownColumn[]
  readonly query: PageQuery
  readonly cost: QueryCost
  /** Builds the page from the store's result. */
  readonly pageOf: (stored: StoredPage) => Page
}

/** @throws ColumnUnknown, InvalidExpression */
export function planPage<Scope>(
  listing: Listing<Scope>,
  { knex, evaluatedBy, memory }: Pick<RowStore, 'knex' | 'evaluatedBy' | 'memory'>,
  scope: Scope,
  options: ListingOptions,
): PagePlan {
  const columns = chosenColumns(listing, options, evaluatedBy)
  const condition =
    options.where === undefined ? undefined : readCondition(listing, options.where, { evaluatedBy, memory })
  const base = restrictedTo(listing, options.keys, listing.from(knex, scope))
  const { shown, lengths } = cutSelection(knex, columns, options.shorten, evaluatedBy)
  const key = listing.key.map((name) => columnOf(listing, name).sql)
  const keys = selected(knex, 'k', key)
  const kept = base.clone()
  if (condition?.evaluatedBy === 'process')
    for (const { sql, bindings } of condition.kept) void kept.whereRaw(sql, [...bindings])
  const byId = listing.rowId === undefined ? undefined : idsOf(knex, listing.rowId, kept, listing, options)
  const selection = {
    ...selected(knex, 'v', shown),
    ...lengths,
    ...keys,
    ...selected(knex, 'u', Object.values(listing.urlParts)),
    ...selected(knex, 'm', listing.rowMetadata ? [listing.rowMetadata.sql] : []),
  }
  const scan =
    condition?.evaluatedBy === 'process'
      ? scanOf(knex, listing, options, condition, kept, keys, selection)
      : undefined
  const query = {
    ...pageQuery({ knex, evaluatedBy }, listing, options, condition, base, selection, shown),
    width: Object.keys(selection).length,
    byId,
    scan,
  }
  const { pageStart, isExternal, shorten } = options
  const metadata = metadataOf(listing, scope)
  const exactTotal = listing.numbering?.exactTotal
  return {
    columns,
    query,
    cost: costOf(listing, options, query.width),
    pageOf: (stored) => ({
      view: listing.view,
      source: listing.source,
      columns,
      pageStart,
      isExternal,
      shorten,
      metadata,
      ...stored,
      ...(typeof query.total === 'number' && exactTotal !== undefined && { total: exactTotal }),
    }),
  }
}

/** Maximum numbers of rows that are processed in some milliseconds: with a condition, and without a condition. */
const FEW_FILTERED = 2000
const FEW_SORTED = 20_000
/** Maximum number of values that are written in some hundred milliseconds. */
const FEW_VALUES = 200_000

function costOf<Scope>(
  { numbering, computedFrom }: Listing<Scope>,
  { where, sort, pageSize }: ListingOptions,
  width: number,
): QueryCost {
  if (computedFrom !== undefined) return { isQuick: computedFrom <= FEW_FILTERED, cost: computedFrom }
  const rows = numbering?.total ?? 0
  const isLookedUp = where === undefined && sort.length === 0
  // The catalogue's rows have no numbers. There are few of them, and conditions on them are evaluated one row at a
  // time.
  const isQuick = numbering
    ? numbering.isGapless && (isLookedUp || rows <= (where === undefined ? FEW_SORTED : FEW_FILTERED))
    : where === undefined
  return { isQuick: isQuick && Math.min(rows, pageSize) * width <= FEW_VALUES, cost: rows }
}

/**
 * @param evaluatedBy of the store of the listing
 * @throws ColumnUnknown
 */
export function chosenColumns<Scope>(
  listing: Listing<Scope>,
  { columns, sort, shorten }: ListingOptions,
  evaluatedBy: RowStore['evaluatedBy'],
): ShownColumn[] {
  const { columns: known, humanNames } = listing
  const unknown = [...(columns ?? []), ...sort.map(({ column }) => column)].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new ColumnUnknown([...new Set(unknown)], [...known.keys()])
  const names = columns ?? [...known.keys()].filter((name) => !columnOf(listing, name).isOptional)
  return names.map((name) => {
    const column = columnOf(listing, name)
    return {
      name,
      column,
      distinctName: humanNames.get(name) as string,
      cutBy: cutBy(column, shorten, evaluatedBy),
    }
  })
}

/** A full scan that selects the rows whose condition is true. */
function scanOf<Scope>(
  knex: Knex,
  listing: Listing<Scope>,
  options: ListingOptions,
  { columns, isTrue }: Extract<Condition, { evaluatedBy: 'process' }>,
  base: Knex.QueryBuilder,
  keys: Selection,
  selection: Selection,
): ConditionScan {
  const order = orderOf(listing, options)
  const read = { ...keys, ...selected(knex, 'j', columns) }
  const held = listing.numbering?.find ?? ((all) => all)
  return {
    rows: held(base.clone()).select(read).orderByRaw(order),
    width: Object.keys(read).length,
    isMatch: isTrue,
    withKeys: (found) => {
      const names = listing.key.map((name) => columnOf(listing, name).sql)
      const wanted = found.map((row) => names.map((_, i) => row[`k${i}`] as Knex.Value))
      return ofFound(base.clone().select(selection).orderByRaw(order), names, wanted)
    },
  }
}
