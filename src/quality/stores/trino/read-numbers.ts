import type { Knex } from 'knex'
import type { Warehouse } from '../../model/warehouse/warehouse.ts'

/** Reads a result that consists of numbers by columns, in parts of its rows. NaN stands for null. */
export async function* readNumbers(
  warehouse: Pick<Warehouse, 'read'>,
  query: Knex.Raw,
  signal?: AbortSignal,
): AsyncGenerator<Float64Array[], void, undefined> {
  for await (const rows of warehouse.read(query, signal)) {
    const names = Object.keys(rows[0] ?? {})
    yield names.map((name) => Float64Array.from(rows, (row) => (row[name] as number | null) ?? NaN))
  }
}
