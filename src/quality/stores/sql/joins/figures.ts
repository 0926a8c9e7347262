import type { Knex } from 'knex'
import type { JoinFigures, SideFigures } from '../../../model/join.ts'
import type { KeyedPair, KeyedSide } from '../../../model/warehouse/join-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import { collect, type EngineQueries, type ReadQueries } from '../engine-queries.ts'
import { areEqual, keysOf } from './key-sql.ts'
import { sideValues } from './side-values.ts'

/** Counts of the values that join, by whether one or many rows have them on each side. */
const CLASSES = [
  ['one_one', 'l.f = 1 AND r.f = 1'],
  ['one_many', 'l.f = 1 AND r.f > 1'],
  ['many_one', 'l.f > 1 AND r.f = 1'],
  ['many_many', 'l.f > 1 AND r.f > 1'],
] as const

/**
 * Compares two sides. Values without a match are not looked for: their number is what the values that join leave, so
 * that only the side with fewer values has to fit into a hash table.
 */
export async function readFigures(
  queries: ReadQueries,
  { left, right }: KeyedPair,
  signal?: AbortSignal,
): Promise<JoinFigures> {
  const { knex, sql } = queries
  const keys = keysOf(left)
  const classes = CLASSES.map(
    ([name, condition]) =>
      `count(*) FILTER (WHERE ${condition}) AS ${name}, coalesce(sum(${sql.largeProduct('l.f', 'r.f')}) FILTER (WHERE ${condition}), 0) AS ${name}_rows`,
  )
  const query = knex.raw(
    `WITH l AS (?), r AS (?)
    SELECT * FROM
      (SELECT count(*) AS left_values, coalesce(sum(f), 0) AS left_keyed, coalesce(max(f), 0) AS left_most FROM l),
      (SELECT count(*) AS right_values, coalesce(sum(f), 0) AS right_keyed, coalesce(max(f), 0) AS right_most FROM r),
      (?), (?),
      (SELECT count(*) AS common, coalesce(sum(l.f), 0) AS left_joined, coalesce(sum(r.f), 0) AS right_joined, ${classes.join(', ')}
        FROM l JOIN r ON ${areEqual(keys, 'l', 'r')})`,
    [
      sideValues(queries, left),
      sideValues(queries, right),
      admitted(queries, left, 'left_rows'),
      admitted(queries, right, 'right_rows'),
    ],
  )
  const [counts = {}] = await collect<Row>(queries, query, signal)
  return figuresOf(counts, left, right)
}

/** The number of rows that a filter admits. */
const admitted = (
  { knex, sql }: EngineQueries,
  { entityId, generation, filter, loadedRows }: KeyedSide,
  name: string,
): Knex.Raw =>
  filter === undefined
    ? knex.raw(`SELECT CAST(? AS ${sql.types.integer}) AS ${name}`, [loadedRows])
    : knex.raw(`SELECT count(*) AS ${name} FROM ?? ${filter.joins ?? ''} WHERE ${filter.text}`, [
        rowsTable(entityId, generation),
        ...filter.bindings,
      ])

function figuresOf(counts: Row, left: KeyedSide, right: KeyedSide): JoinFigures {
  const number = (name: string): number => Number(counts[name])
  const side = (name: 'left' | 'right', { loadedRows }: KeyedSide): SideFigures => {
    const rows = number(`${name}_rows`)
    return {
      loadedRows,
      rows,
      values: number(`${name}_values`),
      joinRows: number(`${name}_joined`),
      nullRows: rows - number(`${name}_keyed`),
      isUnique: number(`${name}_most`) <= 1,
    }
  }
  const ofClass = (name: (typeof CLASSES)[number][0]) => ({
    values: number(name),
    rows: BigInt(counts[`${name}_rows`] as number | bigint),
  })
  return {
    left: side('left', left),
    right: side('right', right),
    commonValues: number('common'),
    oneOne: ofClass('one_one'),
    oneMany: ofClass('one_many'),
    manyOne: ofClass('many_one'),
    manyMany: ofClass('many_many'),
  }
}
