import type { DelimitedFormat, ReadLimits, Sample, VirtualColumn } from '../../model/reading.ts'
import type { FixedFormat } from '../fixed/fixed-records.ts'
import type { HdfsAccess } from '../hdfs/hdfs-connection.ts'
import type { HdfsFile } from '../hdfs/hdfs-file.ts'
import type { PostgresqlRequest } from '../postgresql/copy-source.ts'

/** Which records to read: a source of one kind, with what its reader needs to open it. It can be sent between threads. */
export type RecordsRequest =
  | DelimitedRecordsRequest
  | FixedRecordsRequest
  | JsonRecordsRequest
  | HdfsRecordsRequest
  | PostgresqlRecordsRequest

/** A file, plain or gzip (detected by its first bytes). */
interface FileRecordsRequest {
  /** Absolute. */
  readonly path: string
}

export interface DelimitedRecordsRequest extends FileRecordsRequest {
  readonly kind: 'delimited'
  readonly format: DelimitedFormat
  /** Number of columns, if a source other than the first record defines it. */
  readonly columnCount: number | undefined
}

/** Records of bytes that a layout describes: COBOL and the vendor format. */
export interface FixedRecordsRequest extends FileRecordsRequest {
  readonly kind: 'fixed'
  readonly format: FixedFormat
}

export interface JsonRecordsRequest extends FileRecordsRequest {
  readonly kind: 'json'
  /** The number of records that are needed; undefined: all. */
  readonly records: number | undefined
}

/** Delimited part files of HDFS. */
export interface HdfsRecordsRequest {
  readonly kind: 'hdfs'
  readonly access: HdfsAccess
  readonly parts: readonly HdfsFile[]
  readonly format: DelimitedFormat
}

/** A table of PostgreSQL. It contains the password. */
export interface PostgresqlRecordsRequest extends Omit<PostgresqlRequest, 'limits'> {
  readonly kind: 'postgresql'
}

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
