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

/** Whether an error of the driver may be gone the next time, although the file stays as it is. */
export function mayPass(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.has(String(error.code))
}

/** Whether an error of the driver means that the file can't be read at the moment, and not that we asked wrongly. */
export function meansUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code))
}
