import type { Knex } from 'knex'
import type { KeyedPair } from '../../../model/warehouse/join-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type { RowFetcher } from '../../sql/joins/row-fetcher.ts'
import { spreadAmong } from '../spread-tables.ts'

/**
 * Reads rows of a join. The right rows of neighbouring left rows are scattered. By its own ids of rows, the engine fetches
 * single rows. With such ids for both sides, it would read the left side completely.
 */
export async function rowFetcher(knex: Knex, { right: side }: KeyedPair): Promise<RowFetcher> {
  const rightRows = rowsTable(side.entityId, side.generation)
  const isRightSpread = (await spreadAmong(knex, [rightRows])).has(rightRows)
  // The condition makes the engine skip the groups of rows without a wanted row.
  const wanted = (name: 'l' | 'r'): string => `_rowid IN (SELECT ${name}row FROM p)`
  const wantedRight = isRightSpread
    ? wanted('r')
    : `rowid IN (SELECT rowid FROM ${rightRows} WHERE ${wanted('r')})`
  return ({ columns, numbers, left, right }) => ({
    text: `WITH p AS MATERIALIZED (${numbers.text}) SELECT ${columns} FROM p
      LEFT JOIN (SELECT ${left.columns} FROM ${left.table} WHERE ${wanted('l')}) AS l ON l.lrow = p.lrow
      LEFT JOIN (SELECT ${right.columns} FROM ${right.table} WHERE ${wantedRight}) AS r ON r.rrow = p.rrow`,
    bindings: numbers.bindings,
  })
}
