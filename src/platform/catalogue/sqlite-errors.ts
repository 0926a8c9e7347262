/**
 * Results of SQLite that say of the file what no statement of ours can be blamed for: it is gone, damaged,
 * overwritten, on a disk that fails, or held by another program. `SQLITE_ERROR` (wrong SQL) is none of them.
 */
const UNREADABLE = new Set([
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_NOTADB',
  'SQLITE_PERM',
  'SQLITE_PROTOCOL',
])

/** Those of them that say nothing of the bytes in the file. */
const PASSING = new Set([
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_PERM',
  'SQLITE_PROTOCOL',
])

/** The end of a message. Knex writes the statement with its values before it, so nothing else may be looked at. */
const UNIQUE_FAILED = /SQLITE_CONSTRAINT: UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)$/
const FOREIGN_KEY_FAILED = /SQLITE_CONSTRAINT: FOREIGN KEY constraint failed$/

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const isAmong = (codes: ReadonlySet<string>, error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && codes.has(code)
}

/** True if an error of the driver may be gone the next time, although the file stays as it is. */
export function mayPass(error: unknown): boolean {
  return isAmong(PASSING, error)
}

/** True if an error of the driver means that the file can't be read at the moment. False if we asked wrongly. */
export function meansUnreadable(error: unknown): boolean {
  return isAmong(UNREADABLE, error)
}

/** True if another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY'
}

/** The columns of the unique key that a write has broken, as `table.column, table.column`. */
export function brokenKey(error: unknown): string | undefined {
  return error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT'
    ? UNIQUE_FAILED.exec(error.message)?.[1]
    : undefined
}

/** True if a write has broken a foreign key. SQLite does not say which. */
export function breaksReference(error: unknown): boolean {
  return (
    error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT' && FOREIGN_KEY_FAILED.test(error.message)
  )
}
