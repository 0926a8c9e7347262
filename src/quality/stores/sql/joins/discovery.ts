import type {
  JoinDiscoveryStore,
  LoadedAttribute,
  ValueCounts,
} from '../../../model/warehouse/join-discovery-store.ts'
import type { ComparedForm, KeyedSide } from '../../../model/warehouse/join-store.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import { collect, queriesOf, type ReadQueries } from '../engine-queries.ts'
import type { EngineSql } from '../engine-sql.ts'
import { countOverlaps, sampleOverlaps } from './overlaps.ts'
import { samplePairs } from './sample-pairs.ts'
import { portionsBy, tablesOf } from './portions.ts'
import { sideValues } from './side-values.ts'
import { AttributeCodes, valueSource } from './value-source.ts'

/** Rows of a side in which a repeated value is looked for first. */
const FIRST_ROWS = 20_000
/** Sides of one statement. */
const SIDES_AT_ONCE = 32
const LARGE_SIDES_AT_ONCE = 4

/** The queries by which joins are discovered on a warehouse. */
export function joinDiscoveryStore(
  warehouse: Pick<Warehouse, 'knex' | 'dialect' | 'read'>,
  sql: EngineSql,
): JoinDiscoveryStore {
  const queries = queriesOf(warehouse, sql)
  return {
    valueCounts: (attributes, compared, signal) => readValueCounts(queries, attributes, compared, signal),
    sample: (asked, parts, signal) => sampleOverlaps(queries, asked, parts, signal),
    compare: (asked, signal) => countOverlaps(queries, asked, signal),
    sampleSides: (pairs, part, signal) => samplePairs(queries, pairs, part, signal),
    areUnique: (sides, signal) => areUnique(queries, sides, signal),
  }
}

async function areUnique(
  queries: ReadQueries,
  sides: readonly KeyedSide[],
  signal: AbortSignal,
): Promise<boolean[]> {
  const unique = sides.map(() => true)
  const look = async (which: readonly number[], rows: number | undefined): Promise<void> => {
    const repeated = await repeatedSides(
      queries,
      which.map((at) => sides[at]!),
      rows,
      signal,
    )
    for (const at of repeated) unique[which[at]!] = false
  }
  const { limits } = queries.sql
  const portions = (some: readonly number[], most: number): number[][] =>
    portionsBy(some, most, (at) => new Map([[`${at}`, limits === undefined ? 1 : tablesOf(sides[at]!)]]))
  const all = sides.map((_, at) => at)
  for (const some of portions(all, limits?.tables ?? SIDES_AT_ONCE)) await look(some, FIRST_ROWS)
  const rest = all.filter((at) => unique[at] && sides[at]!.loadedRows > FIRST_ROWS)
  for (const some of portions(rest, LARGE_SIDES_AT_ONCE)) await look(some, undefined)
  return unique
}

async function readValueCounts(
  queries: ReadQueries,
  attributes: readonly LoadedAttribute[],
  compared: ComparedForm,
  signal: AbortSignal,
): Promise<(ValueCounts & { readonly isUnique: boolean })[]> {
  if (attributes.length === 0) return []
  const codes = new AttributeCodes(attributes)
  const query = queries.knex.raw(
    'SELECT code, count(*) AS "values", sum(held) AS "rows", max(held) AS most FROM ? GROUP BY code',
    [valueSource(queries, attributes, codes, compared, undefined)],
  )
  const rows = await collect<ValueCounts & { code: number; most: number }>(queries, query, signal)
  const found = new Map(rows.map((row) => [row.code, row]))
  return attributes.map((attribute) => {
    const { values, rows: held, most } = found.get(codes.of(attribute)) ?? { values: 0, rows: 0, most: 0 }
    return { values, rows: held, isUnique: most <= 1 }
  })
}

/**
 * The positions of the sides that have a value twice.
 * @param rows look at the first rows only, if it is set
 */
async function repeatedSides(
  queries: ReadQueries,
  sides: readonly KeyedSide[],
  rows: number | undefined,
  signal: AbortSignal,
): Promise<number[]> {
  const { knex } = queries
  const filter = rows === undefined ? undefined : { text: '(_rowid <= ?)', bindings: [rows] }
  const perSide = sides.map((side, at) =>
    knex.raw(`(SELECT ${at} AS side FROM (?) WHERE f > 1 LIMIT 1)`, [
      sideValues(queries, { ...side, filter }),
    ]),
  )
  const query = knex.raw(perSide.map(() => '?').join(' UNION ALL '), perSide)
  return (await collect<{ side: number }>(queries, query, signal)).map(({ side }) => side)
}
