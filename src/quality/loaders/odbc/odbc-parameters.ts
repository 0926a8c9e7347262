import { printable } from '../../../lib/text.ts'
import { InvalidSource } from '../errors.ts'

/** How to reach a database over ODBC. */
export interface OdbcParameters {
  /** The name of a data source of the server's odbc.ini; either this or `driver`. */
  readonly dsn: string | undefined
  /** The name of a driver of the server's odbcinst.ini. */
  readonly driver: string | undefined
  /** Attributes of the driver, such as `Server` and `Database`. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly user: string | undefined
  readonly password: string | undefined
}

const NAME = /^[A-Za-z][A-Za-z0-9_ -]{0,63}$/
const MAX_ATTRIBUTES = 64
const MAX_VALUE_LENGTH = 4096
/** Names of users are shorter in every database. MariaDB's driver crashed on a name of 20,000 characters. */
const MAX_USER_LENGTH = 256
const MAX_PASSWORD_LENGTH = 4096
/** Attributes that have their own parameters. */
const RESERVED: readonly string[] = [
  'dsn',
  'driver',
  'filedsn',
  'savefile',
  'uid',
  'user',
  'username',
  'pwd',
  'password',
]
/** A driver that composes a connection string of the user and the password would read further attributes after these. */
const SEPARATORS = /[;{}]/
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Checks the names of attributes, and that the values have neither control characters nor line ends. */
export function checkAttributes(
  attributes: OdbcParameters['attributes'],
  fail: (detail: string) => never,
): void {
  if (attributes.length > MAX_ATTRIBUTES) fail(`Write at most ${MAX_ATTRIBUTES} attributes.`)
  const given = new Set<string>()
  for (const [name, value] of attributes) {
    const key = name.toLowerCase()
    if (!NAME.test(name))
      fail(`${printable(name)} is not the name of an attribute; use letters, digits, blanks, _ and -.`)
    if (RESERVED.includes(key)) fail(`The attribute ${name} has a parameter of its own; use that one.`)
    if (given.has(key)) fail(`The attribute ${name} occurs twice; write it once.`)
    if (value.length > MAX_VALUE_LENGTH || /\p{Cc}/u.test(value))
      fail(`The value of ${name} must have at most ${MAX_VALUE_LENGTH} characters and no control characters.`)
    given.add(key)
  }
}

/** What is known of a driver about the user and the password that `SQLConnect` gives it. */
export interface LoginTraits {
  /** True if the driver is known to take every character as it is, and never as text of a connection string. */
  readonly isExact: boolean
  /** True if the driver takes UTF-16. The driver manager cuts characters beyond U+00FF to 8 bits for other drivers. */
  readonly isWide: boolean
}

/**
 * Checks a user and a password before a driver gets them. No message repeats a part of them.
 * @throws InvalidSource
 */
export function checkLogin({ user, password }: OdbcParameters, { isExact, isWide }: LoginTraits): void {
  for (const [what, value, maxLength] of [
    ['user', user, MAX_USER_LENGTH],
    ['password', password, MAX_PASSWORD_LENGTH],
  ] as const) {
    if (value === undefined) continue
    if (value.length > maxLength) refuse(`The ${what} must have at most ${maxLength} characters.`)
    if (/\p{Cc}|\p{Cs}/u.test(value)) refuse(`The ${what} must not contain control characters.`)
    if (!isWide && !PRINTABLE_ASCII.test(value))
      refuse(
        `The ODBC driver of this connection takes only characters of ASCII in the ${what}; give the user another one in the database.`,
      )
    if (!isExact && SEPARATORS.test(value))
      refuse(
        `The ODBC driver of this connection is not known to take the characters ; { and } in the ${what}; give the user another one in the database.`,
      )
  }
}

function refuse(detail: string): never {
  throw new InvalidSource([{ pointer: '/data/connectInfo', detail }])
}
