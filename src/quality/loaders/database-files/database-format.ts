import { compressionOf } from '../compression/compression.ts'
import { LocalFile } from '../compression/local-file.ts'
import { OtherFormat, SourceBroken } from '../errors.ts'

/** The formats of database files. */
export type DatabaseFormat = 'sqlite' | 'duckdb'

export const TITLES: Readonly<Record<DatabaseFormat, string>> = { sqlite: 'SQLite', duckdb: 'DuckDB' }

const SQLITE_START = Buffer.from('SQLite format 3\0', 'latin1')
/** After the checksum of the first block. */
const DUCKDB_AT = 8
const DUCKDB_START = Buffer.from('DUCK', 'latin1')
const HEAD_BYTES = 16

/** The format that the first 16 bytes of a file tell; undefined: it is no database file. */
export function databaseFormatOf(start: Buffer): DatabaseFormat | undefined {
  if (start.subarray(0, SQLITE_START.length).equals(SQLITE_START)) return 'sqlite'
  const end = DUCKDB_AT + DUCKDB_START.length
  // The number of the version follows. A text has no bytes of zero there.
  const isDuckDb = start.subarray(DUCKDB_AT, end).equals(DUCKDB_START) && start[HEAD_BYTES - 1] === 0
  return isDuckDb ? 'duckdb' : undefined
}

/** The file is a database file, and the request says another type. */
export const otherDatabase = (format: DatabaseFormat): OtherFormat =>
  new OtherFormat(
    `The file is in the format ${TITLES[format]}. Set \`type\` to ${format}, and load it again.`,
    { choice: { member: 'type', values: [format] } },
  )

/**
 * Checks the first bytes of a file.
 * @param path absolute
 * @throws OtherFormat, SourceBroken, or the system's error
 */
export async function checkDatabaseFile(path: string, format: DatabaseFormat): Promise<void> {
  const start = await LocalFile.head(path, HEAD_BYTES)
  const found = databaseFormatOf(start)
  if (found === format) return
  const title = TITLES[format]
  if (found !== undefined) throw otherDatabase(found)
  const compression = compressionOf(start)
  if (compression !== undefined)
    throw new OtherFormat(
      `The file is compressed with ${compression}. A database file is read at many places, so it cannot be read compressed: expand it, and load it again.`,
    )
  if (start.length === 0) throw new SourceBroken('The file is empty, so it has no table.')
  throw new OtherFormat(
    `The file is no database of ${title}, or it is encrypted: name the type that the file has, or write it without encryption.`,
  )
}
