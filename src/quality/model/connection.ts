/** Types of connections to folders of the server. */
export const FOLDER_TYPES = ['delimited', 'cobol', 'vendorfmt'] as const
/** Types of connections to databases over ODBC. */
export const ODBC_TYPES = ['odbc', 'generic', 'oracle', 'db2'] as const
/** Types of connections to files of other servers that are read by HTTP. */
export const ADDRESS_TYPES = ['http', 's3'] as const
export const CONNECTION_TYPES = [
  ...FOLDER_TYPES,
  'hdfs_delimited',
  ...ODBC_TYPES,
  'postgresql',
  'trino',
  ...ADDRESS_TYPES,
] as const

export type FolderType = (typeof FOLDER_TYPES)[number]
export type OdbcType = (typeof ODBC_TYPES)[number]
export type AddressType = (typeof ADDRESS_TYPES)[number]

/** True if the files of a type of connection are read by HTTP. Each file then has a type of its own. */
export const isAddressType = (type: ConnectionType): type is AddressType =>
  (ADDRESS_TYPES as readonly string[]).includes(type)
export type ConnectionType = (typeof CONNECTION_TYPES)[number]

/** The folders and extensions that a connection to a folder opens. */
export interface FolderSettings {
  /** Absolute in the catalogue; as the request gave it before that. */
  readonly dataDirectory: string
  /** Without dots, in lower case. Empty: files of every extension are listed. */
  readonly dataExtensions: readonly string[]
  /** Undefined: the data directory. */
  readonly schemaDirectory: string | undefined
  readonly schemaExtensions: readonly string[]
}

/** What the files of a connection are for: rows, or the description of columns. */
export type FileUse = 'data' | 'schema'

/** A folder that a connection opens. */
export interface OpenFolder {
  /** Absolute, without symbolic links. */
  readonly path: string
  /** True if a path without symbolic links lies below the folder and outside of the server's own data. */
  readonly holds: (path: string) => boolean
}

/** The credentials for a source. All are secret: no message, log or answer may contain them. */
export interface SourceLogin {
  readonly user: string | undefined
  readonly password: string | undefined
  /** A bearer token of `http`, or a session token of `s3`. */
  readonly token?: string | undefined
  /** The query of signed addresses of `http`, without a question mark. */
  readonly addressQuery?: string | undefined
}

/** The folders of SOURCE_ROOTS have the numbers up to this one; added connections have the numbers after it. */
export const MAX_ROOTS = 1000
