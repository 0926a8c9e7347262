/**
 * Result codes of SQLite that mean a fault of the file, not of the statement: it is deleted, damaged, overwritten, on a
 * failing disk, or locked by another program. `SQLITE_ERROR` (wrong SQL) is not included.
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

/** The transient codes among them, which do not mean that the bytes in the file are wrong. */
const PASSING = new Set([
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
  'SQLITE_LOCKED',
  'SQLITE_PERM',
  'SQLITE_PROTOCOL',
])

/** The end of a message. Knex puts the statement with its values before it, so only the end is examined. */
const UNIQUE_FAILED = /SQLITE_CONSTRAINT: UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)$/
const FOREIGN_KEY_FAILED = /SQLITE_CONSTRAINT: FOREIGN KEY constraint failed$/

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined

const isAmong = (codes: ReadonlySet<string>, error: unknown): boolean => {
  const code = codeOf(error)
  return code !== undefined && codes.has(code)
}

/** True if an error of the driver is transient: the next attempt may succeed with the same file. */
export function mayPass(error: unknown): boolean {
  return isAmong(PASSING, error)
}

/** True if an error of the driver means that the file cannot be read now. False if the statement was wrong. */
export function meansUnreadable(error: unknown): boolean {
  return isAmong(UNREADABLE, error)
}

/** True if a write failed because the disk is full. */
export function meansFullDisk(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_FULL'
}

/** True if another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY'
}

/** The columns of the unique key that a write has violated, as `table.column, table.column`. */
export function brokenKey(error: unknown): string | undefined {
  return error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT'
    ? UNIQUE_FAILED.exec(error.message)?.[1]
    : undefined
}

/** True if a write has violated a foreign key. SQLite does not report which key. */
export function breaksReference(error: unknown): boolean {
  return (
    error instanceof Error && codeOf(error) === 'SQLITE_CONSTRAINT' && FOREIGN_KEY_FAILED.test(error.message)
  )
}
