import type { Memory } from '../expressions/memory.ts'
import type { Listing } from './listing.ts'

/** What one condition may take of the memory of an engine. */
export interface QueryMemory {
  readonly bytes: number
  /** That the engine computes with. */
  readonly threads: number
}

/** Rows that a thread of the engine looks at together: the texts that it makes of them stay until it is through. */
const ROWS_OF_THREAD = 2048
/** Rows of a table that one thread takes on after the other: as many threads work as there are groups of these. */
const ROWS_OF_GROUP = 122_880

/** The memory for a condition on a listing: of how many of its rows the engine has the texts at the same time. */
export function memoryFor<Scope>(
  { judgedRows }: Pick<Listing<Scope>, 'judgedRows'>,
  { bytes, threads }: QueryMemory,
): Memory {
  if (judgedRows === undefined) return { bytes, rowsAtOnce: ROWS_OF_THREAD * threads }
  const { count, isTable } = judgedRows
  // What is but a part of a table can begin in the midst of a group.
  const groups = Math.ceil(count / ROWS_OF_GROUP) + (isTable ? 0 : 1)
  return { bytes, rowsAtOnce: Math.min(count, ROWS_OF_THREAD * Math.min(threads, groups)) }
}
