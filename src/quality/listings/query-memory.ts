import type { Memory } from '../expressions/memory.ts'
import type { Listing } from './listing.ts'

/** The memory of an engine that one condition may use. */
export interface QueryMemory {
  readonly bytes: number
  /** Threads of the engine. */
  readonly threads: number
}

/** Rows that a thread of the engine processes together. Their computed texts stay in memory until all are processed. */
const ROWS_OF_THREAD = 2048
/**
 * Rows of a table that one thread processes in sequence. The number of such groups limits the number of working
 * threads.
 */
const ROWS_OF_GROUP = 122_880

/** The memory for a condition on a listing: the number of rows whose texts the engine holds at the same time. */
export function memoryFor<Scope>(
  { scannedRows }: Pick<Listing<Scope>, 'scannedRows'>,
  { bytes, threads }: QueryMemory,
): Memory {
  if (scannedRows === undefined) return { bytes, rowsAtOnce: ROWS_OF_THREAD * threads }
  const { count, isTable } = scannedRows
  // A part of a table can begin in the middle of a group.
  const groups = Math.ceil(count / ROWS_OF_GROUP) + (isTable ? 0 : 1)
  return { bytes, rowsAtOnce: Math.min(count, ROWS_OF_THREAD * Math.min(threads, groups)) }
}
