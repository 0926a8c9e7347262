import type { Knex } from 'knex'
import { joinIndexTables, type JoinIndexTables } from '../../../model/warehouse/load-tables.ts'
import type { KeyedPair, KeyedSide, ValueRegion } from '../../../model/warehouse/join-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { rowNumbers } from './compared-keys.ts'
import { areEqual, keysOf, list } from './key-sql.ts'
import { nearLeftRows, type PageSpan, rowsAt, unmatchedBefore } from './near-rows.ts'
import { sideValues } from './side-values.ts'

/** All right rows that can join: `row`, and the link. */
export interface RightRows {
  readonly all: Knex.Raw
  /** True if they also have `i`, which counts the rows with the same link from 1, by their numbers. */
  readonly areNumbered: boolean
}

/**
 * The relations that the result sets of a join are read from, as SQL of a relation with the columns of the tables of an
 * index (see `index-tables.ts`): computed from the rows, or those tables themselves.
 */
export interface JoinSources {
  /** The columns that connect a left row to right rows: the first left row with the value, or the value itself. */
  readonly link: readonly string[]
  values(region: ValueRegion): Knex.Raw
  /** At least the left rows of a page. */
  leftRows(page: PageSpan): Knex.Raw
  readonly right: RightRows
  /** The rows of a side that join nothing: `row`, and `i`, which counts them from 1. */
  unmatchedLeft(): Knex.Raw
  unmatchedRight(): Knex.Raw
  /** Those of the right rows that join nothing whose `i` is in a range. */
  unmatchedRightAt(first: bigint, last: bigint): Knex.Raw
}

/** Computes everything from the rows and values of both loads. */
export function computedSources(queries: EngineQueries, { left, right }: KeyedPair): JoinSources {
  const { knex, sql } = queries
  const large = sql.types['large integer']
  const product = sql.largeProduct('l.f', 'r.f')
  const keys = keysOf(left)
  const named = (from: string): string => list(keys.map((key, i) => `${from}.${key} AS value${i}`))
  const ordered = (sizes: string, from: string): string =>
    `row_number() OVER (ORDER BY ${list([sizes, ...keys.map((key) => `${from}.${key}`)])}) AS n`
  const leftValues = () => sideValues(queries, left)
  const rightValues = () => sideValues(queries, right)
  return {
    link: keys,
    values: (region) => {
      switch (region) {
        case 'common':
          return knex.raw(
            `SELECT ${ordered(`${product} DESC`, 'l')}, ${named('l')}, l.f AS left_rows, r.f AS right_rows, ${product} AS product
            FROM (?) AS l JOIN (?) AS r ON ${areEqual(keys, 'l', 'r')}`,
            [leftValues(), rightValues()],
          )
        case 'left':
          return knex.raw(
            `SELECT ${ordered('l.f DESC', 'l')}, ${named('l')}, l.f AS left_rows, 0 AS right_rows, CAST(0 AS ${large}) AS product
            FROM ${sql.withoutMatch('(?) AS l', '(?) AS r', areEqual(keys, 'l', 'r'))}`,
            [leftValues(), rightValues()],
          )
        case 'right':
          return knex.raw(
            `SELECT ${ordered('r.f DESC', 'r')}, ${named('r')}, 0 AS left_rows, r.f AS right_rows, CAST(0 AS ${large}) AS product
            FROM ${sql.withoutMatch('(?) AS r', '(?) AS l', areEqual(keys, 'l', 'r'))}`,
            [rightValues(), leftValues()],
          )
      }
    },
    leftRows: (page) =>
      nearLeftRows(
        queries,
        knex.raw(
          `SELECT l.row, ${list(keys.map((key) => `l.${key}`))}, coalesce(r.f, 0) AS matches
          FROM (?) AS l LEFT JOIN (?) AS r ON ${areEqual(keys, 'l', 'r')}`,
          [rowNumbers(queries, left), rightValues()],
        ),
        page,
      ),
    right: { all: rowNumbers(queries, right), areNumbered: false },
    unmatchedLeft: () => numbered(queries, unmatched(queries, left, right)),
    unmatchedRight: () => numbered(queries, unmatched(queries, right, left)),
    unmatchedRightAt: (first, last) => rowsAt(queries, unmatched(queries, right, left), { first, last }),
  }
}

/** The numbers of the rows of a side whose value the other side does not have. */
function unmatched(queries: EngineQueries, side: KeyedSide, other: KeyedSide): Knex.Raw {
  const rows = queries.sql.withoutMatch('(?) AS s', '(?) AS o', areEqual(keysOf(side), 's', 'o'))
  return queries.knex.raw(`SELECT s.row FROM ${rows}`, [
    rowNumbers(queries, side),
    sideValues(queries, other),
  ])
}

/** A cluster numbers the rows by blocks, since one of its nodes would do the work of a window over all rows. */
const numbered = (queries: EngineQueries, rows: Knex.Raw): Knex.Raw =>
  queries.sql.isCluster
    ? rowsAt(queries, rows, undefined)
    : queries.knex.raw('SELECT row, row_number() OVER (ORDER BY row) AS i FROM (?) AS s', [rows])

/**
 * Adds to left rows with their `matches` how many rows of the join are before them. (A window function with a FILTER takes
 * time that is quadratic in the rows.)
 */
export const counted = (queries: EngineQueries, rows: Knex.Raw): Knex.Raw =>
  queries.sql.isCluster ? nearLeftRows(queries, rows, undefined) : countedAtOnce(queries, rows)

const countedAtOnce = ({ knex, sql }: EngineQueries, rows: Knex.Raw): Knex.Raw =>
  knex.raw(
    `SELECT *,
      (${sql.largeSum('matches')} OVER before) - matches AS inner_before,
      ${unmatchedBefore(sql)} AS unmatched_before
    FROM (?) WINDOW before AS (ORDER BY row ROWS UNBOUNDED PRECEDING)`,
    [rows],
  )

/** Reads the tables of an index. */
export function indexedSources({ knex }: EngineQueries, { left }: KeyedPair, indexId: number): JoinSources {
  const tables: JoinIndexTables = joinIndexTables(left.entityId, left.generation, indexId)
  return {
    link: ['first_row'],
    values: (region) => knex.raw('SELECT * FROM ?? WHERE region = ?', [tables.values, region]),
    leftRows: () => knex.raw('SELECT * FROM ??', [tables.left]),
    right: { all: knex.raw('SELECT * FROM ??', [tables.right]), areNumbered: true },
    unmatchedRight: () => knex.raw('SELECT * FROM ??', [tables.rightNoMatch]),
    unmatchedRightAt: (first, last) =>
      knex.raw(`SELECT * FROM ?? WHERE i BETWEEN ${first} AND ${last}`, [tables.rightNoMatch]),
    unmatchedLeft: () =>
      knex.raw('SELECT row, unmatched_before + 1 AS i FROM ?? WHERE first_row IS NULL', [tables.left]),
  }
}
