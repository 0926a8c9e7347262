import type { Knex } from 'knex'
import type { ScopeColumn } from '../expressions/scope.ts'
import type { Type, Value } from '../expressions/value.ts'
import { rowsTable } from '../model/warehouse/load-tables.ts'
import type { EvaluatedLoad } from './rule-scope.ts'

/**
 * Reads values of rows, as the evaluator takes them.
 * @param numbers of the rows
 * @param columns by their indexes in the scope
 * @returns by the numbers of the rows, values by the indexes of their columns
 */
export async function readRows(
  { entity, warehouse }: EvaluatedLoad,
  numbers: ReadonlySet<number>,
  columns: ReadonlyMap<number, ScopeColumn>,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Value[]>> {
  const found = new Map<number, readonly Value[]>()
  if (numbers.size === 0) return found
  const { knex } = warehouse
  const query = knex(rowsTable(entity.id, entity.generation))
    .whereIn('_rowid', [...numbers])
    .select({ _rowid: '_rowid', ...selectedColumns(knex, columns) })
  for await (const rows of warehouse.read(query, signal))
    for (const row of rows) {
      const values: Value[] = []
      for (const [index, { raw, type }] of columns)
        values[index] = valueOf(raw ? 'text' : type, row[`s${index}`])
      found.set(Number(row['_rowid']), values)
    }
  return found
}

/** The stored values of columns, each as `s` and its index. */
export const selectedColumns = (
  knex: Knex,
  columns: ReadonlyMap<number, ScopeColumn>,
): Record<string, Knex.Raw> =>
  Object.fromEntries([...columns].map(([index, { sql }]) => [`s${index}`, knex.raw(sql)]))

/** A value as the evaluator takes it. The driver gives small integers as numbers. */
export const valueOf = (type: Type, stored: unknown): Value =>
  type === 'integer' && stored !== null ? BigInt(stored as number) : (stored as Value)
