/** The folders and extensions that a loader connection opens. */
export interface ConnectionParameters {
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

/** A loader connection: a folder of SOURCE_ROOTS, or one that was added to a repository. */
export interface LoaderConnection {
  readonly id: number
  readonly name: string
  readonly parameters: ConnectionParameters
  /** Pattern of the names of data files that are listed. */
  readonly filter: string
  readonly isEnabled: boolean
  /** True for a folder of SOURCE_ROOTS. */
  readonly isRoot: boolean
}

/** A folder that a connection opens. */
export interface OpenFolder {
  /** Absolute, without symbolic links. */
  readonly path: string
  /** True if a path without symbolic links lies below the folder and outside of the server's own data. */
  readonly holds: (path: string) => boolean
}

/** The folders of SOURCE_ROOTS have the numbers up to this one; added connections have the numbers after it. */
export const MAX_ROOTS = 1000
