import { joinIndexTables } from '../../../model/warehouse/load-tables.ts'
import type { KeyedPair } from '../../../model/warehouse/join-store.ts'
import {
  JOIN_LEFT_ROWS_COLUMNS,
  JOIN_RIGHT_ROWS_COLUMNS,
  JOIN_UNMATCHED_RIGHT_COLUMNS,
  joinValuesColumns,
} from './index-tables.ts'
import type { Warehouse } from '../../../model/warehouse/warehouse.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { rowNumbers } from './compared-keys.ts'
import { computedSources, counted } from './join-sources.ts'
import { keysOf, list } from './key-sql.ts'

/** Makes the tables of an index. Their rows are stored in the order in which pages read them. */
export async function createIndex(
  queries: EngineQueries,
  warehouse: Pick<Warehouse, 'createAs'>,
  pair: KeyedPair,
  indexId: number,
  signal?: AbortSignal,
): Promise<void> {
  const { knex } = queries
  const { left, right } = pair
  const tables = joinIndexTables(left.entityId, left.generation, indexId)
  const computed = computedSources(queries, pair)
  const keys = keysOf(left)
  const isValue = (rows: string): string => keys.map((key, i) => `${rows}.${key} = v.value${i}`).join(' AND ')
  const firstRows = knex.raw(`SELECT ${list(keys)}, min(row) AS first_row FROM (?) GROUP BY ${list(keys)}`, [
    rowNumbers(queries, left),
  ])
  const common = knex.raw(`SELECT v.*, l.first_row FROM (?) AS v JOIN (?) AS l ON ${isValue('l')}`, [
    computed.values('common'),
    firstRows,
  ])
  await warehouse.createAs(
    { name: tables.values, columns: joinValuesColumns(left.attributeIds.length) },
    knex.raw(
      `SELECT 'common' AS region, * FROM (?)
      UNION ALL SELECT 'left', *, NULL FROM (?) UNION ALL SELECT 'right', *, NULL FROM (?) ORDER BY region, n`,
      [common, computed.values('left'), computed.values('right')],
    ),
    signal,
  )
  const stored = knex.raw("SELECT * FROM ?? WHERE region = 'common'", [tables.values])
  await warehouse.createAs(
    { name: tables.left, columns: JOIN_LEFT_ROWS_COLUMNS },
    knex.raw('SELECT * FROM (?) ORDER BY row', [
      counted(
        queries,
        knex.raw(
          `SELECT l.row, v.first_row, coalesce(v.right_rows, 0) AS matches FROM (?) AS l LEFT JOIN (?) AS v ON ${isValue('l')}`,
          [rowNumbers(queries, left), stored],
        ),
      ),
    ]),
    signal,
  )
  await warehouse.createAs(
    { name: tables.right, columns: JOIN_RIGHT_ROWS_COLUMNS },
    knex.raw(
      `SELECT v.first_row, row_number() OVER (PARTITION BY v.first_row ORDER BY r.row) AS i, r.row
      FROM (?) AS r JOIN (?) AS v ON ${isValue('r')} ORDER BY v.first_row, i`,
      [rowNumbers(queries, right), stored],
    ),
    signal,
  )
  await warehouse.createAs(
    { name: tables.rightNoMatch, columns: JOIN_UNMATCHED_RIGHT_COLUMNS },
    knex.raw('SELECT * FROM (?) ORDER BY i', [computed.unmatchedRight()]),
    signal,
  )
}
