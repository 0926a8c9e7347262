import type { StoredSource } from './entity-source.ts'

/** The parameters of a load job. An earlier version may have scheduled the job. */
export interface LoadParams {
  readonly source: StoredSource
  readonly seed: number
  /** The user and the password of the request, sealed; absent if it gave none. */
  readonly login?: string | undefined
}
