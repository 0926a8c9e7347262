import { defineChild } from '../../../lib/child-process.ts'
import type { SentError } from '../errors.ts'
import { isPart, type PieceMessage } from '../records/piece-reading.ts'
import type { ReadRequest } from '../records/read-request.ts'
import type { OdbcTableListing } from './odbc-tables.ts'
import type { DatabaseRequest } from './open-database.ts'
import type { TableRequest } from './open-table.ts'

/** The task that the child is started for. It contains the password, so it is sent and never an argument. */
export type OdbcTask =
  | { readonly kind: 'tables'; readonly database: DatabaseRequest; readonly filter: string | undefined }
  | { readonly kind: 'parts'; readonly database: DatabaseRequest; readonly request: OdbcPartsRequest }
  | { readonly kind: 'preview'; readonly database: DatabaseRequest; readonly request: OdbcPreviewRequest }

/** A reading of a table into pieces. */
export type OdbcReadRequest = Omit<ReadRequest, 'records'> & Pick<TableRequest, 'table' | 'where' | 'maxRows'>

/** The same as the child gets it, which knows no folder of the server. */
export type OdbcPartsRequest = Omit<OdbcReadRequest, 'folder'>

/** A reading of the first records of a table. */
export type OdbcPreviewRequest = Omit<OdbcPartsRequest, 'maxRejected'> & {
  /** Number of records of the sample to show, loaded and rejected records together. */
  readonly mostRecords: number
}

/** A message of the child. */
export type OdbcMessage =
  | { readonly kind: 'tables'; readonly listing: OdbcTableListing }
  | PieceMessage
  | { readonly kind: 'error'; readonly error: SentError }

/** Variables of the environment that driver managers, drivers and their libraries read. None has a password. */
const ENVIRONMENT = [
  ...['LANG', 'LC_ALL', 'TZ', 'LD_LIBRARY_PATH'],
  ...['ODBCINI', 'ODBCINSTINI', 'ODBCSYSINI', 'KRB5_CONFIG', 'KRB5CCNAME', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  ...['ORACLE_HOME', 'TNS_ADMIN', 'NLS_LANG', 'DB2INSTANCE', 'DB2_CLI_DRIVER_INSTALL_PATH', 'IBM_DB_HOME'],
]

/** The process that reads a database over ODBC for one task. A driver that crashes ends this process only. */
export const ODBC_CHILD = defineChild<OdbcTask, OdbcMessage>({
  module: 'quality/loaders/odbc/odbc-child-entry',
  isPiece: isPart,
  environment: ENVIRONMENT,
})
