import { open } from 'node:fs/promises'
import { literal } from '../../../../lib/sql-quotes.ts'
import type { DecodedFile, DecodeLimits } from '../../isolated/decoded-file.ts'
import { QueriedFile } from '../../decoder/queried-file.ts'
import type { RowOrigin } from '../../decoder/row-query.ts'
import { describeFile } from './describe-file.ts'
import { parquetFailure } from './failures.ts'
import { checkEnds } from './file-ends.ts'
import { startInstance } from './instance.ts'

/**
 * Opens a Parquet file in an engine of its own. Call it in a process that does nothing else, since a damaged file may
 * crash the decoder, and end the process to stop a query.
 * @param path absolute
 * @throws ParquetUnreadable, ParquetTooWide, or the system's error if the file cannot be opened
 */
export async function openParquetFile(path: string, limits: DecodeLimits): Promise<DecodedFile> {
  const handle = await open(path)
  try {
    await checkEnds(handle)
    // The engine takes a path as a pattern, so that a name with `*` or `[` may name other files. The number of the open
    // file is no pattern, and stays the same file if another one takes its name.
    const opened = process.platform === 'win32' ? path : `/dev/fd/${handle.fd}`
    const { connect, close } = await startInstance(opened, limits.memoryMb)
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
