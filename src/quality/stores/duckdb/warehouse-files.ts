import { rm } from 'node:fs/promises'
import { identifier, literal } from '../../../lib/sql-quotes.ts'
import type { WarehouseFiles } from '../../model/warehouse/written-files.ts'
import { csvOptions } from '../parquet/canonical-csv.ts'

/** Runs a statement. @returns the number of rows it changed or wrote */
export type RunStatement = (
  sql: string,
  bindings: readonly unknown[],
  signal: AbortSignal | undefined,
) => Promise<number>

/** Without the option the threads write groups of rows as they come, even if the query has an ORDER BY. */
const ORDERED_PARQUET = 'FORMAT parquet, PRESERVE_ORDER true'

/** The files that DuckDB writes by COPY, in the folders that the engine may access. */
export function warehouseFiles(run: RunStatement): WarehouseFiles {
  const copyOut = async (
    sql: string,
    bindings: readonly unknown[],
    path: string,
    options: string,
    signal: AbortSignal | undefined,
  ): Promise<number> => {
    try {
      return await run(`COPY (${sql}) TO ${literal(path)} (${options})`, bindings, signal)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }
  return {
    writeCsv: (query, { path, quoted }, signal) => {
      const { sql, bindings } = query.toSQL().toNative()
      return copyOut(sql, bindings, path, csvOptions(quoted), signal)
    },
    writeParquet: (query, names, path, signal) => {
      const { sql, bindings } = query.toSQL().toNative()
      // The names are added after Knex, which would read a part of a name as a placeholder, an alias or a table.
      const named = `SELECT * FROM (${sql}) AS shown(${names.map(identifier).join(', ')})`
      return copyOut(named, bindings, path, ORDERED_PARQUET, signal)
    },
  }
}
