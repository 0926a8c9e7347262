import type { ReadLimits, Sample, VirtualColumn } from '../../model/reading.ts'
import type { RecordsRequest } from './open-records.ts'

export interface ReadRequest {
  readonly records: RecordsRequest
  readonly sample: Sample
  /** An empty folder for the pieces of this read only. */
  readonly folder: string
  readonly limits: ReadLimits
  /** If more records are rejected, the read fails with TooManyRejected. */
  readonly maxRejected: number | undefined
  /** Undefined if there are no virtual columns. */
  readonly virtual?: VirtualRequest | undefined
}

/** The expressions to compute for each record. Their columns follow the columns of the source. */
export interface VirtualRequest {
  readonly columns: readonly VirtualColumn[]
  /** Names of the source's columns, if a source other than the first record defines them. */
  readonly declaredNames: readonly string[] | undefined
}
