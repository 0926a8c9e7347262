import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { literal } from '../../../../../lib/sql-quotes.ts'

/** The name of the file in statements. */
export const SOURCE = 'source'

/** An engine that has one database file open. */
export interface DuckDbInstance {
  readonly connect: () => Promise<DuckDBConnection>
  readonly close: () => void
}

/**
 * Starts an engine in memory that has a database file open for reading, can open no other file, and whose settings
 * cannot be changed. Nothing is written, neither to the file nor beside it.
 * @param path absolute
 * @param memoryMb limit of the memory that the engine counts
 */
export async function startInstance(path: string, memoryMb: number): Promise<DuckDbInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${memoryMb}MB`,
    // Rows are wanted in their order, one vector after the other.
    threads: '1',
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  try {
    const connection = await instance.connect()
    // The type is named, so that no other program is looked for that opens the file.
    await connection.run(`attach ${literal(path)} as ${SOURCE} (type duckdb, read_only)`)
    for (const setting of [`TimeZone = 'UTC'`, 'enable_external_access = false', 'lock_configuration = true'])
      await connection.run(`SET GLOBAL ${setting}`)
    connection.closeSync()
  } catch (error) {
    instance.closeSync()
    throw error
  }
  return { connect: () => instance.connect(), close: () => instance.closeSync() }
}
