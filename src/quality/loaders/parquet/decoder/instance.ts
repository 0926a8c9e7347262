import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { literal } from '../../../../lib/sql-quotes.ts'

/** An engine that reads files. */
export interface ParquetInstance {
  readonly connect: () => Promise<DuckDBConnection>
  readonly close: () => void
}

/**
 * Starts an engine in memory that can read one file and nothing else, and whose settings cannot be changed.
 * @param path of the file
 * @param memoryMb limit of the memory that the engine counts
 */
export const startInstance = (path: string, memoryMb: number): Promise<ParquetInstance> =>
  // Queries for long rows need the metadata again.
  start([`allowed_paths = [${literal(path)}]`, 'parquet_metadata_cache = true'], memoryMb)

/**
 * Starts an engine as `startInstance` does, for several files. It keeps no metadata, since a file can get the number of
 * an earlier one. To start an engine takes as long as to read a small file.
 * @param paths of the files, without symbolic links
 */
export const startSharedInstance = (paths: readonly string[], memoryMb: number): Promise<ParquetInstance> =>
  start([`allowed_paths = [${paths.map(literal).join(', ')}]`], memoryMb)

/** The path of an open file of this process by its number. */
export const pathOfOpen = (file: number): string => `/dev/fd/${file}`

async function start(settings: readonly string[], memoryMb: number): Promise<ParquetInstance> {
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
    ...settings,
    'enable_external_access = false',
    'lock_configuration = true',
  ])
    await connection.run(`SET GLOBAL ${setting}`)
  connection.closeSync()
  return { connect: () => instance.connect(), close: () => instance.closeSync() }
}
