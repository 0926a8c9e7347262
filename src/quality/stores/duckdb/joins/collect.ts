import type { Knex } from 'knex'
import type { Row, Warehouse } from '../../../model/warehouse/warehouse.ts'

/** The part of a warehouse that queries need. */
export type ReadWarehouse = Pick<Warehouse, 'knex' | 'read'>

/** All rows of a query with a short result. */
export async function collect<T>(
  warehouse: ReadWarehouse,
  query: Knex.Raw,
  signal: AbortSignal,
): Promise<T[]> {
  const rows: Row[] = []
  for await (const part of warehouse.read(query, signal)) rows.push(...part)
  return rows as unknown[] as T[]
}
