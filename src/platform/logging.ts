/** The log: one JSON object a line, free of credentials whatever a caller hands over. */
import { type DestinationStream, type Logger, destination, pino } from 'pino'
import type { Config } from './config.ts'

export type { Logger } from 'pino'

const NAMES =
  '(?:proxy-)?authorization|x-api-key|(?:set-)?cookie|password|(?:[a-z]+[-_]?)?secret|(?:[a-z]+[-_]?)?token'

/**
 * Judged is the finished line: no nesting, child logger, serialiser or text of an error gets past that, and at
 * 1.4 µs a line it costs a third of redaction by paths. A field is censored by its name, also inside of JSON
 * that is logged as a text; a value by its look: the schemes of the Authorization header, JSON Web Tokens,
 * the secrets of our API keys and the base64 of a key with its secret; all of them also percent-encoded.
 */
const CREDENTIAL_FIELD = new RegExp(
  String.raw`(\\*"(?:${NAMES})\\*":)(?:(")(?:\\.|[^"\\])*|(\\+")[^"\\]*|(\[\\*")[^\]]*?(?=\\*"\]))`,
  'gi',
)
const CREDENTIAL_VALUE =
  /(?:\b|%[0-9A-F]{2})(?:(?:Bearer|Basic|Apikey)(?: |\+|%20)+[A-Za-z0-9._~+/=%-]{8,}|eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*|gts_[A-Za-z0-9_-]{20,}|Z3RrX[A-Za-z0-9+/_-]{20,})/gi

/** One of these stands, in small letters, in every line that the two expressions find something in. */
const SIGNS = [
  ...['authorization', 'api-key', 'cookie', 'password', 'secret', 'token'],
  ...['bearer', 'basic', 'apikey', 'eyj', 'gts_', 'z3rrx'],
]

/** Takes the credentials out of a line of JSON and leaves it JSON. Most lines are let go by the quick look. */
export const censored = (line: string): string => {
  const small = line.toLowerCase()
  if (!SIGNS.some((sign) => small.includes(sign))) return line
  return line.replace(CREDENTIAL_FIELD, '$1$2$3$4[redacted]').replace(CREDENTIAL_VALUE, '[redacted]')
}

let lastTime = { ms: 0, field: '' }

/** The time as pino's `isoTime` writes it, formatted once a millisecond: many lines share one. */
const isoTime = (): string => {
  const ms = Date.now()
  if (ms !== lastTime.ms) lastTime = { ms, field: `,"time":"${new Date(ms).toISOString()}"` }
  return lastTime.field
}

/** A logger that writes to a stream of the caller's choice. */
export const loggerTo = (stream: DestinationStream, level: Config['logLevel']): Logger =>
  pino({ level, base: null, timestamp: isoTime, hooks: { streamWrite: censored } }, stream)

/**
 * The server's logger, on standard output. Lines are collected and written 4 KiB at a time, or after 100 ms;
 * what is left is written when the process exits, unless it is killed by force.
 */
export const createLogger = (level: Config['logLevel']): Logger =>
  loggerTo(destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }), level)

/** A logger for commands whose standard output is their result: on standard error, written at once. */
export const createErrorLogger = (level: Config['logLevel']): Logger =>
  loggerTo(destination({ dest: 2, sync: true }), level)

/**
 * Once its lines are written the stream also syncs them to the disk, which a pipe or a terminal refuses: that
 * there is nothing to sync is no fault.
 */
const isRefusedSync = (error: NodeJS.ErrnoException): boolean =>
  error.syscall === 'fsync' && (error.code === 'EINVAL' || error.code === 'ENOTSUP')

/** A logger that adds lines to a file of its owner's alone, each written at once. */
export const createFileLogger = (path: string): Logger =>
  loggerTo(destination({ dest: path, append: true, mode: 0o600, sync: true }), 'info')

/** Waits until every line that was logged so far is written. */
export const flushLogger = (logger: Logger): Promise<void> =>
  new Promise((resolve, reject) =>
    logger.flush((error) =>
      error === undefined || error === null || isRefusedSync(error) ? resolve() : reject(error),
    ),
  )
