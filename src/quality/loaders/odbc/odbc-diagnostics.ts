import { DatabaseFailed } from '../errors.ts'
import { type HandleType, SUCCESS, SUCCESS_WITH_INFO } from './odbc-constants.ts'
import { type Handle, odbcFunctions } from './odbc-functions.ts'

/** A message of the driver or the driver manager. */
export interface DiagnosticRecord {
  /** Five characters. */
  readonly sqlState: string
  readonly message: string
}

const STATE_UNITS = 6
const MESSAGE_UNITS = 2048
/** Messages of one error that are read. */
const MAX_RECORDS = 8
/** Characters of the text for the user. */
const MAX_LENGTH = 2000

const LOGIN_HINT = 'Correct the user and the password.'

/** Words of databases about a wrong login. Some drivers report it in class 08, that of connections that fail. */
const WRONG_LOGIN =
  /(?:password|ident|peer|gssapi) authentication failed|no password supplied|access denied for user|login failed for user|invalid username\/password|role "[^"]*" does not exist/i

/** SQLSTATE classes and states that have a known cause, with the way to correct it. */
const HINTS: readonly (readonly [prefix: string, hint: string])[] = [
  ['IM002', 'Name a data source or a driver that is installed on the server.'],
  ['IM003', 'The library of the driver cannot be loaded; install the driver again.'],
  ['28', LOGIN_HINT],
  ['08', 'Check the address of the database and that it is running, then try again.'],
  ['42S02', 'The table was renamed or dropped; name another one.'],
  ['42P01', 'The table was renamed or dropped; name another one.'],
  ['42501', 'Give the user the right to read the table.'],
  ['HYT', 'Allow more time, or read fewer rows.'],
]

export const isSuccess = (result: number): boolean => result === SUCCESS || result === SUCCESS_WITH_INFO

/** The messages that the last function left at a handle. */
export function diagnosticsOf(type: HandleType, handle: Handle): DiagnosticRecord[] {
  const { diagnosticRecord } = odbcFunctions()
  const state = Buffer.alloc(STATE_UNITS * 2)
  const message = Buffer.alloc(MESSAGE_UNITS * 2)
  const records: DiagnosticRecord[] = []
  for (let number = 1; number <= MAX_RECORDS; number++) {
    const length: [number] = [0]
    const result = diagnosticRecord(type, handle, number, state, [0], message, MESSAGE_UNITS, length)
    if (!isSuccess(result)) break
    const units = Math.min(length[0], MESSAGE_UNITS - 1)
    records.push({
      sqlState: state.toString('utf16le', 0, 2 * (STATE_UNITS - 1)),
      message: message.toString('utf16le', 0, 2 * units),
    })
  }
  return records
}

/** Turns diagnostics into sentences that contain neither secrets nor paths of the server. */
export class Diagnoser {
  readonly #secrets: readonly string[]

  /** @param secrets texts that no message may contain, such as the password */
  constructor(secrets: readonly string[]) {
    // A secret may contain another one. The longest is masked first.
    this.#secrets = [...new Set(secrets.filter((secret) => secret !== ''))].sort(
      (one, other) => other.length - one.length,
    )
  }

  /**
   * The error of a function that failed.
   * @param action what failed, as the beginning of a sentence: `The connection to the database failed`
   */
  error(action: string, type: HandleType, handle: Handle): DatabaseFailed {
    return this.errorOf(action, diagnosticsOf(type, handle))
  }

  errorOf(action: string, records: readonly DiagnosticRecord[]): DatabaseFailed {
    const [first] = records
    if (!first) return new DatabaseFailed(`${action}: the driver gives no reason.`)
    const texts = [...new Set(records.map(({ sqlState, message }) => `${plain(message)} [${sqlState}]`))]
    const hint = records.some(({ message }) => WRONG_LOGIN.test(message))
      ? LOGIN_HINT
      : HINTS.find(([prefix]) => records.some(({ sqlState }) => sqlState.startsWith(prefix)))?.[1]
    const text = this.masked(texts.join('; ')).slice(0, MAX_LENGTH)
    return new DatabaseFailed(`${action}: ${text}${hint === undefined ? '.' : `. ${hint}`}`)
  }

  /** The text without secrets and without paths of the server. */
  masked(text: string): string {
    for (const secret of this.#secrets) text = text.replaceAll(secret, '***')
    return text.replaceAll(PATHS, '…')
  }
}

/** Absolute paths with at least two parts. */
const PATHS = /(?<![\w:/.])(?:\/[\w.@+-]+){2,}\/?/g

/** A message in one line, without the names of the components in brackets at its beginning. */
const plain = (message: string): string =>
  message
    .replace(/^(?:\[[^\]]*\]\s*)+/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.;]+$/, '')
