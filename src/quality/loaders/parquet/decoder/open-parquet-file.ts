import { open } from 'node:fs/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import { literal } from '../../../../lib/sql-quotes.ts'
import type { DecodedFile, DecodeLimits } from '../../isolated/decoded-file.ts'
import { QueriedFile } from '../../decoder/queried-file.ts'
import type { RowOrigin } from '../../decoder/row-query.ts'
import { describeFile } from './describe-file.ts'
import { parquetFailure } from './failures.ts'
import { checkEnds } from './file-ends.ts'
import { type ParquetInstance, pathOfOpen, startInstance, startSharedInstance } from './instance.ts'

/**
 * Opens a Parquet file in an engine of its own. Call it in a process that does nothing else, since a damaged file may
 * crash the decoder, and end the process to stop a query.
 * @param path absolute
 * @throws ParquetUnreadable, ParquetTooWide, or the system's error if the file cannot be opened
 */
export const openParquetFile: OpenParquetFile = (path, limits) =>
  openIn(path, limits, (opened) => startInstance(opened, limits.memoryMb))

/** Opens a Parquet file. @throws as `openParquetFile` */
export type OpenParquetFile = (path: string, limits: DecodeLimits) => Promise<DecodedFile>

/**
 * Opens several files in an engine that they share. It ends with the process. @see openParquetFile
 * @param paths of all files, absolute and without symbolic links
 */
export function openParquetFilesIn(paths: readonly string[], memoryMb: number): OpenParquetFile {
  let shared: Promise<ParquetInstance> | undefined
  return (path, limits) =>
    openIn(path, limits, async () => {
      shared ??= startSharedInstance(paths, memoryMb)
      return connectionsOf(await shared)
    })
}

/** Connections of one file in an engine that stays open. */
function connectionsOf(instance: ParquetInstance): ParquetInstance {
  const connections: DuckDBConnection[] = []
  return {
    connect: async () => {
      const connection = await instance.connect()
      connections.push(connection)
      return connection
    },
    close: () => {
      for (const connection of connections) connection.closeSync()
    },
  }
}

/** @param start gives an engine that can read the file, which has the path `opened` for it */
async function openIn(
  path: string,
  limits: DecodeLimits,
  start: (opened: string) => Promise<ParquetInstance>,
): Promise<DecodedFile> {
  const handle = await open(path)
  try {
    await checkEnds(handle)
    // The engine takes a path as a pattern, so that a name with `*` or `[` may name other files. The number of the open
    // file is no pattern, and stays the same file if another one takes its name.
    const opened = process.platform === 'win32' ? path : pathOfOpen(handle.fd)
    const { connect, close } = await start(opened)
    try {
      const connection = await connect()
      const description = await describeFile(connection, literal(opened), limits.columns)
      const closeAll = async (): Promise<void> => {
        close()
        await handle.close()
      }
      const origin = originOf(literal(opened))
      return new QueriedFile(
        { origin, description, connection, connect, close: closeAll, failure: parquetFailure },
        limits,
      )
    } catch (error) {
      close()
      throw parquetFailure(error)
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** @param file the file as an SQL literal */
function originOf(file: string): RowOrigin {
  const from = (columns: readonly string[], option: string): string =>
    `read_parquet(${file}, hive_partitioning = false${option}) as file(${columns.join(', ')})`
  return {
    rows: (columns) => from(columns, ''),
    numbered: (columns) => from([...columns, 'n'], ', file_row_number = true'),
    hasGaps: false,
  }
}
