/** A file of a source that has several files. All these types can be sent between threads. */
export interface Part {
  /** Relative to the folder of the connection, with `/` between folders. */
  readonly name: string
  /** The values of the partition columns, in their order; null for a partition without a value. */
  readonly values: readonly (string | null)[]
}

/** A file of the server, in the state in which it is to be read. */
export interface FilePart extends Part {
  /** Absolute, without symbolic links. */
  readonly path: string
  readonly bytes: number
  /** Of the last change, in milliseconds since 1970. */
  readonly modified: number
  /** Number of the file, which another file of the same name does not have. */
  readonly inode: number
}

/** The files of the server that are one source. */
export interface FileParts {
  /** Names of the partition columns, which the folders of each file have, in the order of the folders. */
  readonly partitions: readonly string[]
  /** At least one file, in the order of the names by code point. Files without bytes are left out if others have some. */
  readonly files: readonly FilePart[]
}
