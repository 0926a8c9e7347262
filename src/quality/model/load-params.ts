import type { EntitySource } from './entity-source.ts'

/** What a load job is told. */
export interface LoadParams {
  readonly source: EntitySource
  readonly seed: number
}
