import { ChildEnded } from '../../../lib/child-process.ts'
import { DiskFull, OutOfMemory, PieceDamaged, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import { PARQUET_CHILD, type ParquetFile } from './parquet-task.ts'

/**
 * Writes Parquet files from canonical pieces in a process of its own. The rows of a file are sorted.
 * @returns the number of rows of each file
 * @throws PieceDamaged, DiskFull, OutOfMemory, WarehouseUnavailable, or the signal's reason
 */
export async function writeParquet(
  files: readonly ParquetFile[],
  memoryMb: number,
  signal: AbortSignal,
): Promise<number[]> {
  const counts: number[] = []
  try {
    for await (const message of PARQUET_CHILD.start({ files, memoryMb }, signal)) {
      if (message.kind === 'written') counts.push(message.rows)
      else throw failureOf(message.reason)
    }
  } catch (error) {
    if (!(error instanceof ChildEnded)) throw error
    throw new WarehouseUnavailable(
      'The process that prepares the rows of a load ended: the server may be short of memory; try again.',
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
