import type { Knex } from 'knex'
import type { Row, Warehouse } from '../../model/warehouse/warehouse.ts'
import type { EngineSql } from './engine-sql.ts'

/** What queries that several engines share are built with. */
export interface EngineQueries {
  /** That of a transaction reads one snapshot. */
  readonly knex: Knex
  readonly sql: EngineSql
}

/** What these queries are built and read with. */
export interface ReadQueries extends EngineQueries {
  readonly dialect: Warehouse['dialect']
  readonly read: Warehouse['read']
}

/** The queries of a warehouse, which may still be under construction. */
export const queriesOf = (
  warehouse: Pick<Warehouse, 'knex' | 'dialect' | 'read'>,
  sql: EngineSql,
): ReadQueries => ({
  get knex() {
    return warehouse.knex
  },
  get dialect() {
    return warehouse.dialect
  },
  sql,
  read: (query, signal) => warehouse.read(query, signal),
})

/** All rows of a query with a short result. */
export async function collect<T>(
  { read }: Pick<ReadQueries, 'read'>,
  query: Knex.Raw,
  signal: AbortSignal | undefined,
): Promise<T[]> {
  const rows: Row[] = []
  for await (const part of read(query, signal)) rows.push(...part)
  return rows as unknown[] as T[]
}
