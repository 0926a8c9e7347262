import { ChildEnded } from '../../../lib/child-process.ts'
import { DiskFull, OutOfMemory, PieceDamaged, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import { PARQUET_CHILD, type ParquetFile, type ParquetTask, type SortedCsvFile } from './parquet-task.ts'

/**
 * Writes Parquet files from canonical pieces in a process of its own. The rows of a file are sorted.
 * @returns the number of rows of each file
 * @throws PieceDamaged, DiskFull, OutOfMemory, WarehouseUnavailable, or the signal's reason
 */
export const writeParquet = (
  files: readonly ParquetFile[],
  memoryMb: number,
  signal: AbortSignal,
): Promise<number[]> => write({ files, memoryMb }, signal)

/** Writes the rows of Parquet files to a CSV file, in the same way. @returns the number of rows */
export async function writeSortedCsv(
  file: SortedCsvFile,
  memoryMb: number,
  signal: AbortSignal,
): Promise<number> {
  const [rows] = await write({ files: [file], memoryMb }, signal)
  return rows!
}

async function write(task: ParquetTask, signal: AbortSignal): Promise<number[]> {
  const counts: number[] = []
  try {
    for await (const message of PARQUET_CHILD.start(task, signal)) {
      if (message.kind === 'written') counts.push(message.rows)
      else throw failureOf(message.reason)
    }
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error
    throw new WarehouseUnavailable(
      'The process that sorts rows for the cluster, or from it, ended: the server may be short of memory; try again.',
      { cause: error },
    )
  }
  return counts
}

function failureOf(reason: 'disk' | 'memory' | 'data'): Error {
  if (reason === 'disk') return new DiskFull()
  if (reason === 'memory') return new OutOfMemory()
  return new PieceDamaged('A part of the data cannot be read as it was written.')
}
