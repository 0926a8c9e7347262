import type { Knex } from 'knex'
import {
  type SidesPart,
  VALUE_PARTS,
  type ValueCounts,
  type ValuesPart,
} from '../../../model/warehouse/join-discovery-store.ts'
import type { KeyedPair, KeyedSide } from '../../../model/warehouse/join-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import { collect, type EngineQueries, type ReadQueries } from '../engine-queries.ts'
import { keysOf, notNull } from './key-sql.ts'
import { portionsBy, tablesOf } from './portions.ts'
import { sideValues } from './side-values.ts'

/** The counts of the values that two sides have in common. Those of a side with itself are its own. */
interface Row {
  readonly left: number
  readonly right: number
  readonly values: number
  readonly leftRows: number
  readonly rightRows: number
}

/** Sides of a table that one scan computes. */
const MAX_SIDES_OF_SCAN = 50

/**
 * Compares sides by the rows with some of their values. Equal values are among them on both sides. Each side is read once
 * for all of its pairs. Values are compared by hashes of at least 63 bits: after a collision, fewer values are missing on a
 * side.
 */
export async function samplePairs(
  queries: ReadQueries,
  pairs: readonly KeyedPair[],
  part: ValuesPart,
  signal: AbortSignal,
): Promise<SidesPart[]> {
  const { limits } = queries.sql
  const portions =
    limits === undefined
      ? [pairs]
      : portionsBy(pairs, limits.tables, ({ left, right }) => new Map([...needed(left), ...needed(right)]))
  const found: SidesPart[] = []
  for (const some of portions)
    if (some.length > 0) found.push(...(await samplePortion(queries, some, part, signal)))
  return found
}

/** What a side needs of a statement. One scan computes several sides of a table. */
const needed = (side: KeyedSide): [string, number][] =>
  side.compared.kind === 'value'
    ? [
        [rowsTable(side.entityId, side.generation), 1],
        [nameOf(side), 1 / MAX_SIDES_OF_SCAN],
      ]
    : [[nameOf(side), tablesOf(side)]]

const nameOf = ({ entityId, generation, attributeIds }: KeyedSide): string =>
  `${entityId}-${generation}-${attributeIds.join('_')}`

async function samplePortion(
  queries: ReadQueries,
  pairs: readonly KeyedPair[],
  part: ValuesPart,
  signal: AbortSignal,
): Promise<SidesPart[]> {
  const { knex, sql } = queries
  const codes = new Map<string, number>()
  const sides: KeyedSide[] = []
  const codeOf = (side: KeyedSide): number => {
    const name = nameOf(side)
    const code = codes.get(name) ?? sides.push(side) - 1
    codes.set(name, code)
    return code
  }
  const coded = pairs.map(({ left, right }) => [codeOf(left), codeOf(right)] as const)
  const sources = hashedSides(queries, sides, part)
  const wanted = [...coded, ...sides.map((_, code) => [code, code] as const)]
  const query = knex.raw(
    `WITH sides AS ${sql.keptOnce} (
        SELECT code, key, CAST(sum(held) AS ${sql.types.integer}) AS held
        FROM (${sources.map(() => '?').join(' UNION ALL ')}) GROUP BY code, key),
      wanted AS ${sql.numbersIn('?')}
    SELECT l.code AS "left", r.code AS "right", count(*) AS "values", sum(l.held) AS "leftRows", sum(r.held) AS "rightRows"
      FROM ${sql.pairsByKey('sides')}
      WHERE CAST(l.code AS ${sql.types.integer}) * ${sides.length} + r.code IN (SELECT number FROM wanted)
      GROUP BY l.code, r.code`,
    [...sources, wanted.map(([left, right]) => left * sides.length + right).join(' ')],
  )
  const rows = await collect<Row>(queries, query, signal)
  const found = new Map(rows.map((row) => [`${row.left} ${row.right}`, row]))
  const countsOf = (code: number): ValueCounts => {
    const { values, leftRows } = found.get(`${code} ${code}`) ?? NO_OVERLAP
    return { values, rows: leftRows }
  }
  return coded.map(([left, right]) => {
    const { values, leftRows, rightRows } = found.get(`${left} ${right}`) ?? NO_OVERLAP
    return { left: countsOf(left), right: countsOf(right), overlap: { values, leftRows, rightRows } }
  })
}

const NO_OVERLAP = { values: 0, leftRows: 0, rightRows: 0 }

/** Some of the values of sides, as `code`, `key` and `held`. A value can be in several rows. */
function hashedSides(queries: EngineQueries, sides: readonly KeyedSide[], part: ValuesPart): Knex.Raw[] {
  if (queries.sql.limits === undefined || sides[0]?.compared.kind !== 'value')
    return sides.map((side, code) => hashedValues(queries, side, code, part))
  const loads = new Map<string, [number, KeyedSide][]>()
  for (const [code, side] of sides.entries()) {
    const table = rowsTable(side.entityId, side.generation)
    loads.set(table, [...(loads.get(table) ?? []), [code, side]])
  }
  return [...loads].flatMap(([table, own]) => {
    const scans = portionsBy(own, MAX_SIDES_OF_SCAN, ([code]) => new Map([[`${code}`, 1]]))
    return scans.map((some) => scanOf(queries, table, some, part))
  })
}

/** Computes several sides of a table in one scan of it. */
function scanOf(
  { knex, sql }: EngineQueries,
  table: string,
  sides: readonly (readonly [code: number, side: KeyedSide])[],
  part: ValuesPart,
): Knex.Raw {
  const hashes = sides.map(([code, side]) => [code, sql.hash(columnsOf(side))] as const)
  return knex.raw(
    `SELECT attribute AS code, value AS key, 1 AS held FROM (${sql.columnsAsRows(table, hashes, 'true')}) AS hashed
    WHERE ${isInPart('value', part)}`,
  )
}

function hashedValues(queries: EngineQueries, side: KeyedSide, code: number, part: ValuesPart): Knex.Raw {
  const { knex, sql } = queries
  if (side.compared.kind === 'value') {
    const columns = columnsOf(side)
    const key = sql.hash(columns)
    return knex.raw(
      `SELECT ${code} AS code, ${key} AS key, 1 AS held FROM ?? WHERE ${notNull(columns)} AND ${isInPart(key, part)}`,
      [rowsTable(side.entityId, side.generation)],
    )
  }
  const keys = keysOf(side)
  const key = sql.hash(keys)
  return knex.raw(
    `SELECT ${code} AS code, ${key} AS key, f AS held FROM (?) WHERE ${notNull(keys)} AND ${isInPart(key, part)}`,
    [sideValues(queries, side)],
  )
}

const columnsOf = ({ attributeIds }: KeyedSide): string[] => attributeIds.map((id) => `c${id}`)

/** Null for a hash of null. */
const isInPart = (hash: string, { from, to }: ValuesPart): string =>
  `${hash} % ${VALUE_PARTS} >= ${from} AND ${hash} % ${VALUE_PARTS} < ${to}`
