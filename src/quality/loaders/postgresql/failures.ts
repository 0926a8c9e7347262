import { printable } from '../../../lib/text.ts'
import { ReadingError, SourceUnreadable } from '../errors.ts'
import type { DatabaseTimeouts, Login, PostgresqlServer } from './server.ts'

/** What sentences about failures may name. They never name a password or a path. */
export interface FailureContext {
  readonly server: PostgresqlServer
  readonly login: Pick<Login, 'user'>
  readonly timeouts: DatabaseTimeouts
}

/** An error of `pg`: an ErrorResponse of the server (with `severity`), or an error of the system or of TLS. */
interface DriverError {
  readonly code?: string
  readonly severity?: string
  readonly message: string
}

type Sentence = (context: FailureContext) => string

const LOGIN_REFUSED: Sentence = ({ login, server }) =>
  `The database ${printable(server.database)} refuses the user ${printable(login.user)}: correct the user or the password, or have the database allow the login.`

const CONNECTION_LOST: Sentence = () =>
  'The connection to the database was lost; load again when the database can be reached.'

const TABLE_GONE: Sentence = () =>
  'The table or the view changed or was dropped before its rows were read; load again, or name another one.'

/** Sentences by SQLSTATE. */
const BY_STATE: Readonly<Record<string, Sentence>> = {
  '28P01': LOGIN_REFUSED,
  '28000': LOGIN_REFUSED,
  '3D000': ({ server }) =>
    `The server has no database ${printable(server.database)}: correct DATABASE of the connection.`,
  '42501': ({ login }) =>
    `The user ${printable(login.user)} may not read the table, or something that the condition uses: have the right to select granted.`,
  '25006': () => 'The condition would change the database, but it may only read: correct the condition.',
  '42P01': TABLE_GONE,
  XX000: () => 'The database reports an internal error; its log says more.',
  '53300': () => 'The database accepts no more connections; load again later.',
  '57P03': () => 'The database is starting or stopping; load again later.',
  '55P03': ({ timeouts }) =>
    `Another session locks the table, and it was not free within ${timeouts.lockMs} ms; load again later.`,
  '57014': ({ timeouts }) =>
    timeouts.statementMs > 0
      ? `The database ended the reading, probably since it took more than ${timeouts.statementMs} ms: allow more time, or read fewer rows by a condition.`
      : 'The database ended the reading, because an administrator or a time limit of the database cancelled it; load again.',
  '40001': () => 'The database could not keep the rows unchanged while they were read; load again.',
  '22021': () =>
    'The table contains text that is not valid in the encoding of the database: correct the values, or read a view that leaves them out.',
  '57P01': CONNECTION_LOST,
  '57P02': CONNECTION_LOST,
  '57P05': CONNECTION_LOST,
}

/** Sentences by the first two characters of the SQLSTATE. */
const BY_CLASS: Readonly<Record<string, Sentence>> = {
  '08': CONNECTION_LOST,
  '53': () =>
    'The database has not enough memory or disk; load again later, or read fewer rows by a condition.',
  '58': () => 'The database reports an error of its system; its log says more.',
}

/** Classes whose message is about the statement, so that the user needs it: syntax, names, data, limits, states. */
const SHOWN_CLASSES: ReadonlySet<string> = new Set(['0A', '21', '22', '42', '54', '55'])
const MAX_SHOWN_LENGTH = 300

const CANNOT_REACH: Sentence = ({ server }) =>
  `The database at ${server.host}, port ${server.port}, cannot be reached: correct HOST and PORT of the connection, or have the database started.`

/** Sentences by the code of the system's error. */
const BY_SYSTEM_CODE: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: CANNOT_REACH,
  EHOSTUNREACH: CANNOT_REACH,
  ENETUNREACH: CANNOT_REACH,
  ETIMEDOUT: CANNOT_REACH,
  ENOTFOUND: ({ server }) => `There is no host ${server.host}: correct HOST of the connection.`,
  EAI_AGAIN: ({ server }) => `The name ${server.host} cannot be resolved now; load again later.`,
  ECONNRESET: CONNECTION_LOST,
  EPIPE: CONNECTION_LOST,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ server }) =>
    `The certificate of the database is not for the host ${server.host}: correct HOST, or use SSLMODE require.`,
  CERT_HAS_EXPIRED: () => 'The certificate of the database has expired: have it renewed.',
}

/** Messages of `pg` that have no code. */
const BY_MESSAGE: readonly (readonly [message: RegExp, sentence: Sentence])[] = [
  [/^Connection terminated/, CONNECTION_LOST],
  [
    /^timeout expired/,
    ({ server, timeouts }) =>
      `The database at ${server.host}, port ${server.port}, did not accept the login within ${timeouts.loginMs} ms: correct HOST and PORT of the connection, or load again later.`,
  ],
  [
    /does not support SSL/,
    () => 'The database does not offer TLS: use SSLMODE disable or prefer, or have TLS set up.',
  ],
  [
    /^SASL: .*password must be/,
    ({ login }) => `The database wants a password of the user ${printable(login.user)}: give one.`,
  ],
  [/^SASL: /, () => 'The login failed, because the server does not prove that it knows the password.'],
]

const NO_TRUST: Sentence = () =>
  'The certificate of the database is not trusted: have its authority trusted by this server, or use SSLMODE require.'

/**
 * The sentence for a failure of the driver, with the SQLSTATE if the database sent one. It has the database's own message
 * only where that is about the statement.
 */
export function readingError(error: unknown, context: FailureContext): ReadingError {
  if (error instanceof ReadingError) return error
  const { code, severity, message } = error as DriverError
  const sentence = severity === undefined ? ofSystem(code, message) : ofServer(code ?? '', message)
  return new SourceUnreadable(sentence(context), { cause: error })
}

function ofServer(state: string, message: string): Sentence {
  const known = BY_STATE[state] ?? BY_CLASS[state.slice(0, 2)]
  if (known) return (context) => `${known(context)} (SQLSTATE ${state})`
  if (!SHOWN_CLASSES.has(state.slice(0, 2)))
    return () => `The database reports an error that ends the reading; its log says more. (SQLSTATE ${state})`
  const shown = message.replace(/\s+/g, ' ').slice(0, MAX_SHOWN_LENGTH)
  return () =>
    `The database cannot read the rows: ${shown}. Correct the condition or the table. (SQLSTATE ${state})`
}

function ofSystem(code: string | undefined, message: string): Sentence {
  const known = BY_SYSTEM_CODE[code ?? ''] ?? BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1]
  if (known) return known
  if (/CERT|SIGNATURE|ISSUER/.test(code ?? '')) return NO_TRUST
  return () => `The database cannot be read (${code ?? 'unknown error'}); load again.`
}
