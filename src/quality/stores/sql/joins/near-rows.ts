/**
 * The rows of a side that a page of a join needs, with their positions. Windows over all rows would hold the rows in
 * memory. So the rows are first counted by blocks of consecutive numbers, which needs memory for the blocks only. The
 * counts tell which blocks the page meets, and windows number the rows of these blocks.
 */
import type { Knex } from 'knex'
import type { EngineQueries } from '../engine-queries.ts'
import { areEqual, list } from './key-sql.ts'

/** Row numbers of a block. A page of few rows reads one or two blocks. */
const BLOCK_ROWS = 16_384

const blockOf = ({ sql }: EngineQueries, row: string): string => sql.quotient(row, String(BLOCK_ROWS))

/** SQL: the left rows that join nothing before a row, over the window `before`, which ends with the row. */
export function unmatchedBefore(sql: EngineQueries['sql']): string {
  const isUnmatched = 'CASE WHEN matches = 0 THEN 1 ELSE 0 END'
  return `CAST(sum(${isUnmatched}) OVER before AS ${sql.types.integer}) - ${isUnmatched}`
}

/** The rows of a join that a page shows: those after the first `skipped`, up to `last`. */
export interface PageSpan {
  readonly skipped: bigint
  readonly last: bigint
  /** True if left rows that join nothing count too, as one row each. */
  readonly unmatchedLeft: boolean
}

/**
 * The left rows around a page, with the number of rows of the inner join before them (`inner_before`) and of rows before
 * them that join nothing (`unmatched_before`).
 * @param rows all left rows: `row`, and `matches`, the right rows that each joins
 */
export function nearLeftRows(
  queries: EngineQueries,
  rows: Knex.Raw,
  { skipped, last, unmatchedLeft }: PageSpan,
): Knex.Raw {
  const { knex, sql } = queries
  const { integer } = sql.types
  const before = unmatchedLeft ? 'inner_before + unmatched_before' : 'inner_before'
  const length = unmatchedLeft ? 'matched + unmatched' : 'matched'
  return knex.raw(
    `WITH m AS ${sql.computedAnew} (?),
      counts AS (SELECT ${blockOf(queries, 'row')} AS block, ${sql.largeSum('matches')} AS matched, count(*) FILTER (WHERE matches = 0) AS unmatched
        FROM m GROUP BY 1),
      blocks AS (SELECT *, (${sql.largeSum('matched')} OVER before) - matched AS inner_before,
          CAST(sum(unmatched) OVER before AS ${integer}) - unmatched AS unmatched_before
        FROM counts WINDOW before AS (ORDER BY block ROWS UNBOUNDED PRECEDING)),
      near AS ${sql.keptOnce} (SELECT block, inner_before, unmatched_before FROM blocks
        WHERE ${before} < ${last} AND ${before} + ${length} > ${skipped})
    SELECT m.*, near.inner_before + (${sql.largeSum('matches')} OVER before) - matches AS inner_before,
      near.unmatched_before + ${unmatchedBefore(sql)} AS unmatched_before
    FROM m JOIN near ON ${blockOf(queries, 'm.row')} = near.block
    WINDOW before AS (PARTITION BY near.block ORDER BY m.row ROWS UNBOUNDED PRECEDING)`,
    [rows],
  )
}

/**
 * The right rows around the wanted ones, with `i`, which counts the rows of a value from 1.
 * @param rows all right rows: `row` and the keys
 * @param wanted name of a relation with keys, and the wanted rows of each as `start` (exclusive) and `stop`
 */
export function nearRightRows(
  queries: EngineQueries,
  rows: Knex.Raw,
  keys: readonly string[],
  wanted: string,
): Knex.Raw {
  const { knex, sql } = queries
  const own = list(keys)
  const isWanted = `${areEqual(keys, 'b', 'w')} AND b.before < w.stop AND b.before + b.n > w.start`
  return knex.raw(
    `WITH r AS ${sql.computedAnew} (?),
      counts AS (SELECT ${own}, ${blockOf(queries, 'row')} AS block, count(*) AS n
        FROM ${sql.withMatch('r', `${wanted} AS w`, areEqual(keys, 'r', 'w'))} GROUP BY ${own}, ${blockOf(queries, 'row')}),
      blocks AS (SELECT *, CAST(sum(n) OVER (PARTITION BY ${own} ORDER BY block ROWS UNBOUNDED PRECEDING) AS ${sql.types.integer}) - n AS before
        FROM counts),
      near AS ${sql.keptOnce} (SELECT ${own}, block, before FROM ${sql.withMatch('blocks AS b', `${wanted} AS w`, isWanted)})
    SELECT r.*, near.before
      + row_number() OVER (PARTITION BY ${list(keys.map((key) => `near.${key}`))}, near.block ORDER BY r.row) AS i
    FROM r JOIN near ON ${areEqual(keys, 'r', 'near')} AND ${blockOf(queries, 'r.row')} = near.block`,
    [rows],
  )
}

/** The rows with the positions `first` to `last` in the order of their numbers: `row`, and the position as `i`. */
export function rowsAt(queries: EngineQueries, rows: Knex.Raw, first: bigint, last: bigint): Knex.Raw {
  const { knex, sql } = queries
  return knex.raw(
    `WITH s AS ${sql.computedAnew} (?),
      counts AS (SELECT ${blockOf(queries, 'row')} AS block, count(*) AS n FROM s GROUP BY 1),
      blocks AS (SELECT *, CAST(sum(n) OVER (ORDER BY block ROWS UNBOUNDED PRECEDING) AS ${sql.types.integer}) - n AS before FROM counts),
      near AS ${sql.keptOnce} (SELECT block, before FROM blocks WHERE before < ${last} AND before + n >= ${first}),
      placed AS (SELECT s.row, near.before + row_number() OVER (PARTITION BY near.block ORDER BY s.row) AS i
        FROM s JOIN near ON ${blockOf(queries, 's.row')} = near.block)
    SELECT row, i FROM placed WHERE i BETWEEN ${first} AND ${last}`,
    [rows],
  )
}
