import type { ReadSummary } from '../reading.ts'

/** Rows that an engine can read itself, since they are in its cluster. */
export interface InPlaceQuery {
  /** Declarations of functions that the query calls, in the engine's SQL. */
  readonly functions: string
  /** A query in the engine's SQL. Its columns are texts, with the names that `inPlaceColumn` gives. */
  readonly select: string
}

/** The name of a column of an `InPlaceQuery`. @param index from 0 */
export const inPlaceColumn = (index: number): string => `t${index}`

/** What is known of rows that were taken over. The members are those that a reader of sources tells. */
export type PlacedRows = Pick<ReadSummary, 'rows' | 'recordMinLength' | 'recordMaxLength' | 'columns'>
