import { DuckDBInstance } from '@duckdb/node-api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of files that DuckDB writes. */
export interface ParquetFolder {
  path(name: string): string
  /** Writes the rows of a query. @returns the path of the file */
  write(name: string, query: string, options?: string): Promise<string>
  close(): void
}

export async function parquetFolder(): Promise<ParquetFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-files-'))
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  const path = (name: string) => join(folder, name)
  return {
    path,
    write: async (name, query, options = '') => {
      const target = path(name).replaceAll("'", "''")
      await connection.run(`copy (${query}) to '${target}' (format parquet${options && `, ${options}`})`)
      return path(name)
    },
    close: () => {
      connection.closeSync()
      instance.closeSync()
      rmSync(folder, { recursive: true })
    },
  }
}
