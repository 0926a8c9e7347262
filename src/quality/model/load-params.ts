import type { StoredSource } from './entity-source.ts'

/** The parameters of a load job. An earlier version may have scheduled the job. */
export interface LoadParams {
  readonly source: StoredSource
  readonly seed: number
}
