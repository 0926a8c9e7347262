import type { HdfsAccess } from './hdfs/hdfs-connection.ts'
import type { HdfsSource } from './hdfs/hdfs-source.ts'
import type { FileParts } from './parts/file-parts.ts'
import type { DatabaseRequest } from './odbc/open-database.ts'
import type { Login, PostgresqlServer } from './postgresql/server.ts'
import type { TrinoConnection } from './trino/trino-connection.ts'

/**
 * Where the data of a source is, as it is found for one reading. All members can be sent between threads. A location
 * may contain a password, so it is never stored and never logged.
 */
export type SourceLocation = FileLocation | HdfsLocation | OdbcLocation | PostgresqlLocation | TrinoLocation

/** A file of the server, or several files that are one source. */
export interface FileLocation {
  readonly kind: 'file'
  /** Absolute, without symbolic links. Of several files, the first one. */
  readonly path: string
  /** Of all files together. */
  readonly bytes: number
  /** Undefined if the source is one file. */
  readonly parts?: FileParts | undefined
  /** Set if the file is only the beginning of a longer one: a reader must take it as cut after so many bytes. */
  readonly firstBytes?: number | undefined
  /** The member of a zip archive that is read; undefined: its only member. */
  readonly member?: string | undefined
}

/** A file of HDFS, or a folder of part files. */
export interface HdfsLocation extends HdfsSource {
  readonly kind: 'hdfs'
  readonly access: HdfsAccess
  /** As for a file of the server, in each part. */
  readonly member?: string | undefined
}

/** A table or a view of a database. */
export interface OdbcLocation {
  readonly kind: 'odbc'
  readonly database: DatabaseRequest
  /** `schema.table`, see `parseTableName`. */
  readonly table: string
}

/** A table or a view of PostgreSQL, which is read natively. */
export interface PostgresqlLocation {
  readonly kind: 'postgresql'
  readonly server: PostgresqlServer
  readonly login: Login
  readonly table: string
}

/** A table or a view of a Trino cluster. */
export interface TrinoLocation {
  readonly kind: 'trino'
  readonly connection: TrinoConnection
  /** `catalog.schema.table`, see `parseTableName`. */
  readonly table: string
}
