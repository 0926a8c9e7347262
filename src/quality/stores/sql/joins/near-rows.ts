/**
 * The rows of a side that a page of a join needs, with their positions. Windows over all rows would hold the rows in
 * memory. So the rows are first counted by blocks of consecutive numbers, which needs memory for the blocks only. The
 * counts tell which blocks the page meets, and windows number the rows of these blocks.
 */
import type { Knex } from 'knex'
import type { EngineQueries } from '../engine-queries.ts'

/** Row numbers of a block. A page of few rows reads one or two blocks. */
const BLOCK_ROWS = 16_384

export const blockOf = ({ sql }: EngineQueries, row: string): string => sql.quotient(row, String(BLOCK_ROWS))

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

/** Condition on blocks: the page has rows of them. */
function meets({ skipped, last, unmatchedLeft }: PageSpan): string {
  const before = unmatchedLeft ? 'inner_before + unmatched_before' : 'inner_before'
  const length = unmatchedLeft ? 'matched + unmatched' : 'matched'
  return `WHERE ${before} < ${last} AND ${before} + ${length} > ${skipped}`
}

/**
 * The left rows around a page, with the number of rows of the inner join before them (`inner_before`) and of rows before
 * them that join nothing (`unmatched_before`).
 * @param rows all left rows: `row`, and `matches`, the right rows that each joins
 * @param page undefined for all rows
 */
export function nearLeftRows(queries: EngineQueries, rows: Knex.Raw, page: PageSpan | undefined): Knex.Raw {
  const { knex, sql } = queries
  const { integer } = sql.types
  return knex.raw(
    `WITH m AS ${sql.computedAnew} (?),
      counts AS (SELECT ${blockOf(queries, 'row')} AS block, ${sql.largeSum('matches')} AS matched, count(*) FILTER (WHERE matches = 0) AS unmatched
        FROM m GROUP BY 1),
      blocks AS (SELECT *, (${sql.largeSum('matched')} OVER before) - matched AS inner_before,
          CAST(sum(unmatched) OVER before AS ${integer}) - unmatched AS unmatched_before
        FROM counts WINDOW before AS (ORDER BY block ROWS UNBOUNDED PRECEDING)),
      near AS ${sql.keptOnce} (SELECT block, inner_before, unmatched_before FROM blocks ${page ? meets(page) : ''})
    SELECT m.*, near.inner_before + (${sql.largeSum('matches')} OVER before) - matches AS inner_before,
      near.unmatched_before + ${unmatchedBefore(sql)} AS unmatched_before
    FROM m JOIN near ON ${blockOf(queries, 'm.row')} = near.block
    WINDOW before AS (PARTITION BY near.block ORDER BY m.row ROWS UNBOUNDED PRECEDING)`,
    [rows],
  )
}

/** Positions of rows, from 1. */
export interface Positions {
  readonly first: bigint
  readonly last: bigint
}

/**
 * The rows at some positions in the order of their numbers: `row`, and the position as `i`.
 * @param at undefined for all rows
 */
export function rowsAt(queries: EngineQueries, rows: Knex.Raw, at: Positions | undefined): Knex.Raw {
  const { knex, sql } = queries
  return knex.raw(
    `WITH s AS ${sql.computedAnew} (?),
      counts AS (SELECT ${blockOf(queries, 'row')} AS block, count(*) AS n FROM s GROUP BY 1),
      blocks AS (SELECT *, CAST(sum(n) OVER (ORDER BY block ROWS UNBOUNDED PRECEDING) AS ${sql.types.integer}) - n AS before FROM counts),
      near AS ${sql.keptOnce} (SELECT block, before FROM blocks ${at ? `WHERE before < ${at.last} AND before + n >= ${at.first}` : ''}),
      placed AS (SELECT s.row, near.before + row_number() OVER (PARTITION BY near.block ORDER BY s.row) AS i
        FROM s JOIN near ON ${blockOf(queries, 's.row')} = near.block)
    SELECT row, i FROM placed ${at ? `WHERE i BETWEEN ${at.first} AND ${at.last}` : ''}`,
    [rows],
  )
}
