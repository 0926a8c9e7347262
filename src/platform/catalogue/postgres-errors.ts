/** Errors after which nothing is known of the connection: the server cannot be reached, or did not answer. */
const LOST = new WeakSet<Error>()

/**
 * SQLSTATEs that mean that the database cannot do the work now, although the statement is right. A class is given by its
 * first two characters. `57014` ends statements that take too long, and `25006` refuses writes to a standby.
 */
const UNREACHABLE =
  /^(08...|28...|3D000|3F000|40001|40P01|53...|55P03|55006|57014|57P..|25006|25P03|58...|XX00[12])$/
const DISK_FULL = '53100'
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** The fields of an error that PostgreSQL has answered. */
interface DatabaseError extends Error {
  readonly code: string
  readonly table?: string
  readonly constraint?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code))

/** Marks an error of the driver that is no answer of PostgreSQL. It is returned for `throw`. */
export function noteLost(error: unknown): unknown {
  const isAnswer = isDatabaseError(error) && 'severity' in error
  // A value that the driver cannot send is a fault of the program.
  if (error instanceof Error && !isAnswer && !(error instanceof TypeError)) LOST.add(error)
  return error
}

/** True if the connection is no longer of use after an error. */
export const isLost = (error: unknown): boolean => error instanceof Error && LOST.has(error)

/** The error with which the driver failed, if another one tells the operator about it. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error

/** True if the database cannot be read or written at the moment. False if the statement was wrong. */
export function meansNoDatabase(error: unknown): boolean {
  const cause = causeOf(error)
  if (isLost(cause)) return true
  if (cause instanceof Error && cause.name === 'KnexTimeoutError') return true
  return isDatabaseError(cause) && cause.code !== DISK_FULL && UNREACHABLE.test(cause.code)
}

/** True if a write failed because the disk of the database is full. */
export const meansDatabaseFull = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === DISK_FULL

/** The table and the constraint of a unique key that a write has violated. */
export function brokenConstraint(error: unknown): { table: string; constraint: string } | undefined {
  if (!isDatabaseError(error) || error.code !== UNIQUE_VIOLATION) return undefined
  const { table = '', constraint = '' } = error
  return { table, constraint }
}

/** True if a write has violated a foreign key. */
export const breaksForeignKey = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === FOREIGN_KEY_VIOLATION

/** The SQLSTATE that PostgreSQL answered. */
export const stateOf = (error: unknown): string | undefined =>
  isDatabaseError(error) ? error.code : undefined

/** The same, also if another error tells about it. */
export const stateIn = (error: unknown): string | undefined => stateOf(causeOf(error))

/** True if a prepared statement has other columns than before, because its tables were changed. */
export const isOutdatedPlan = (error: unknown): boolean =>
  stateIn(error) === '0A000' && /cached plan/.test((causeOf(error) as Error).message)
