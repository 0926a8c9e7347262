import type { Knex } from 'knex'
import type { KeyedPair } from '../../../model/warehouse/join-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type { EngineQueries } from '../../sql/engine-queries.ts'
import type { FetchedPairs, JoinPages, QueryText } from '../../sql/joins/join-pages.ts'
import type { JoinSources } from '../../sql/joins/join-sources.ts'
import { areEqual, list } from '../../sql/joins/key-sql.ts'
import { blockOf } from '../../sql/joins/near-rows.ts'
import { spreadAmong } from '../spread-tables.ts'

export async function joinPages(queries: EngineQueries, { right }: KeyedPair): Promise<JoinPages> {
  const rightRows = rowsTable(right.entityId, right.generation)
  const isRightSpread = (await spreadAmong(queries.knex, [rightRows])).has(rightRows)
  return {
    values: (pairs) => valuesOf(pairs, isRightSpread),
    pairs: (page, _, sources) => pairsOf(queries, page, sources),
  }
}

/**
 * The right rows of neighbouring left rows are scattered. By its own ids of rows, the engine fetches single rows. With such
 * ids for both sides, it would read the left side completely.
 */
function valuesOf({ columns, numbers, left, right }: FetchedPairs, isRightSpread: boolean): QueryText {
  // The condition makes the engine skip the groups of rows without a wanted row.
  const wanted = (name: 'l' | 'r'): string => `_rowid IN (SELECT ${name}row FROM p)`
  const wantedRight = isRightSpread
    ? wanted('r')
    : `rowid IN (SELECT rowid FROM ${right.table} WHERE ${wanted('r')})`
  return {
    text: `WITH p AS MATERIALIZED (${numbers.text}) SELECT ${columns} FROM p
      LEFT JOIN (SELECT ${left.columns} FROM ${left.table} WHERE ${wanted('l')}) AS l ON l.lrow = p.lrow
      LEFT JOIN (SELECT ${right.columns} FROM ${right.table} WHERE ${wantedRight}) AS r ON r.rrow = p.rrow`,
    bindings: numbers.bindings,
  }
}

function pairsOf(
  queries: EngineQueries,
  page: QueryText,
  { link, right }: Pick<JoinSources, 'link' | 'right'>,
): QueryText {
  const isWanted = `${areEqual(link, 'l', 'r')} AND r.i > l.start AND r.i <= l.stop`
  const rows = right.areNumbered
    ? numberedRows(queries.knex, right.all)
    : nearRightRows(queries, right.all, link)
  return {
    text: `SELECT lrow, rrow FROM (WITH page AS MATERIALIZED (${page.text})
      SELECT l.row AS lrow, r.row AS rrow FROM page AS l LEFT JOIN (?) AS r ON ${isWanted})`,
    bindings: [...page.bindings, rows],
  }
}

/** The wanted rows of the table of an index. The engine skips parts of the table by the first condition. */
const numberedRows = (knex: Knex, all: Knex.Raw): Knex.Raw =>
  knex.raw(
    `SELECT r.* FROM (? WHERE first_row IN (SELECT first_row FROM page)) AS r
    SEMI JOIN page AS w ON r.first_row = w.first_row AND r.i > w.start AND r.i <= w.stop`,
    [all],
  )

/**
 * The right rows around the wanted ones of a page, with `i`, which counts the rows of a value from 1.
 * @param rows all right rows: `row` and the keys
 */
function nearRightRows(queries: EngineQueries, rows: Knex.Raw, keys: readonly string[]): Knex.Raw {
  const own = list(keys)
  const block = blockOf(queries, 'row')
  const isWanted = `${areEqual(keys, 'b', 'w')} AND b.before < w.stop AND b.before + b.n > w.start`
  return queries.knex.raw(
    `WITH r AS NOT MATERIALIZED (?),
      counts AS (SELECT ${own}, ${block} AS block, count(*) AS n
        FROM r SEMI JOIN page AS w ON ${areEqual(keys, 'r', 'w')} GROUP BY ${own}, ${block}),
      blocks AS (SELECT *, (sum(n) OVER (PARTITION BY ${own} ORDER BY block ROWS UNBOUNDED PRECEDING))::BIGINT - n AS before
        FROM counts),
      near AS MATERIALIZED (SELECT ${own}, block, before FROM blocks AS b SEMI JOIN page AS w ON ${isWanted})
    SELECT r.*, near.before
      + row_number() OVER (PARTITION BY ${list(keys.map((key) => `near.${key}`))}, near.block ORDER BY r.row) AS i
    FROM r JOIN near ON ${areEqual(keys, 'r', 'near')} AND ${blockOf(queries, 'r.row')} = near.block`,
    [rows],
  )
}
