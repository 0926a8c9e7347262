import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { literal } from '../../../../lib/sql-quotes.ts'

/** An engine for one file. */
export interface ParquetInstance {
  readonly connect: () => Promise<DuckDBConnection>
  readonly close: () => void
}

/**
 * Starts an engine in memory that can read one file and nothing else, and whose settings cannot be changed.
 * @param path of the file
 * @param memoryMb limit of the memory that the engine counts
 */
export async function startInstance(path: string, memoryMb: number): Promise<ParquetInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${memoryMb}MB`,
    // Rows are wanted in their order, one vector after the other.
    threads: '1',
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // It would keep the file in memory.
    enable_external_file_cache: 'false',
  })
  const connection = await instance.connect()
  for (const setting of [
    `TimeZone = 'UTC'`,
    // Queries for long rows need the metadata again.
    'parquet_metadata_cache = true',
    `allowed_paths = [${literal(path)}]`,
    'enable_external_access = false',
    'lock_configuration = true',
  ])
    await connection.run(`SET GLOBAL ${setting}`)
  connection.closeSync()
  return { connect: () => instance.connect(), close: () => instance.closeSync() }
}
