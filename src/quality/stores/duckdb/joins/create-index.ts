import { joinIndexTables } from '../../../model/load-tables.ts'
import type { KeyedPair } from '../../../model/join-store.ts'
import {
  JOIN_LEFT_ROWS_COLUMNS,
  JOIN_RIGHT_ROWS_COLUMNS,
  JOIN_UNMATCHED_RIGHT_COLUMNS,
  joinValuesColumns,
} from './index-tables.ts'
import type { Warehouse } from '../../../model/warehouse.ts'
import { rowNumbers } from './compared-keys.ts'
import { computedSources, counted } from './join-sources.ts'
import { keysOf } from './key-sql.ts'

const REGIONS = ['common', 'left', 'right'] as const

/** Makes the tables of an index. Their rows are stored in the order in which pages read them. */
export async function createIndex(
  warehouse: Pick<Warehouse, 'knex' | 'createAs'>,
  pair: KeyedPair,
  indexId: number,
  signal?: AbortSignal,
): Promise<void> {
  const { knex } = warehouse
  const { left, right } = pair
  const tables = joinIndexTables(left.entityId, left.generation, indexId)
  const computed = computedSources(knex, pair)
  const regions = REGIONS.map((region) => `SELECT '${region}' AS region, * FROM (?)`)
  await warehouse.createAs(
    { name: tables.values, columns: joinValuesColumns(left.attributeIds.length) },
    knex.raw(
      `${regions.join(' UNION ALL ')} ORDER BY region, n`,
      REGIONS.map((region) => computed.values(region)),
    ),
    signal,
  )
  const common = knex.raw("SELECT * FROM ?? WHERE region = 'common'", [tables.values])
  const isValue = (rows: string): string =>
    keysOf(left)
      .map((key, i) => `${rows}.${key} = v.value${i}`)
      .join(' AND ')
  await warehouse.createAs(
    { name: tables.left, columns: JOIN_LEFT_ROWS_COLUMNS },
    knex.raw('SELECT * FROM (?) ORDER BY row', [
      counted(
        knex,
        knex.raw(
          `SELECT l.row, v.n, coalesce(v.right_rows, 0) AS matches FROM (?) AS l LEFT JOIN (?) AS v ON ${isValue('l')}`,
          [rowNumbers(knex, left), common],
        ),
      ),
    ]),
    signal,
  )
  await warehouse.createAs(
    { name: tables.right, columns: JOIN_RIGHT_ROWS_COLUMNS },
    knex.raw(
      `SELECT v.n, row_number() OVER (PARTITION BY v.n ORDER BY r.row) AS i, r.row
      FROM (?) AS r JOIN (?) AS v ON ${isValue('r')} ORDER BY v.n, i`,
      [rowNumbers(knex, right), common],
    ),
    signal,
  )
  await warehouse.createAs(
    { name: tables.rightNoMatch, columns: JOIN_UNMATCHED_RIGHT_COLUMNS },
    knex.raw('SELECT * FROM (?) ORDER BY i', [computed.unmatchedRight()]),
    signal,
  )
}
