import { rm } from 'node:fs/promises'
import { identifier, literal } from '../../../lib/sql-quotes.ts'
import type { WarehouseFiles } from '../../model/warehouse/warehouse.ts'
import { canonicalRows } from './canonical-rows.ts'

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
      const columns = quoted.map((column) => `"${column}"`).join(', ')
      const forced = quoted.length === 0 ? '' : `, FORCE_QUOTE (${columns})`
      const options = `FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"', ESCAPE '"'${forced}`
      return copyOut(sql, bindings, path, options, signal)
    },
    writeParquet: (rows, path, signal) => {
      if ('csv' in rows) {
        const sql = canonicalRows(rows.csv, rows.columns)
        return copyOut(sql, [], path, ORDERED_PARQUET, signal)
      }
      const { sql, bindings } = rows.query.toSQL().toNative()
      // The names are added after Knex, which would read a part of a name as a placeholder, an alias or a table.
      const named = `SELECT * FROM (${sql}) AS shown(${rows.names.map(identifier).join(', ')})`
      return copyOut(named, bindings, path, ORDERED_PARQUET, signal)
    },
  }
}
