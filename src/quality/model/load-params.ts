import type { StoredSource } from './entity-source.ts'

/** What a load job is told. It may have been scheduled by an earlier version. */
export interface LoadParams {
  readonly source: StoredSource
  readonly seed: number
}
