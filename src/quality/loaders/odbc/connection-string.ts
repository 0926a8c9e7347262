import { printable } from '../../../lib/text.ts'
import { InvalidSource } from '../errors.ts'
import { dialectOfDriver } from './odbc-dialect.ts'

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
/** Attributes whose values no message may contain. */
const SECRET = /pass|pwd|secret|token|key/i
/** A value without these characters needs no braces. */
const NEEDS_BRACES = /[[\]{}(),;?*=!@]|^\s|\s$/

/**
 * The connection string. A value in braces cannot begin another attribute. Options of known drivers that make values
 * exact are added unless they are given.
 * @param driver the driver's name, also of a data source, to find its options
 * @throws InvalidSource
 */
export function connectionString(parameters: OdbcParameters, driver = parameters.driver): string {
  const { dsn, attributes, user, password } = parameters
  if ((dsn === undefined) === (parameters.driver === undefined))
    throw fault('Name either a data source (DSN) or a driver.')
  const given = checkAttributes(attributes, (detail) => {
    throw fault(detail)
  })
  const added = Object.entries(dialectOfDriver(driver).driverAttributes).filter(
    ([name]) => !given.has(name.toLowerCase()),
  )
  const pairs: [string, string | undefined][] = [
    ['DSN', dsn],
    ['DRIVER', parameters.driver],
    ...attributes.map(([name, value]): [string, string] => [name, value]),
    ...added,
    ['UID', user],
    ['PWD', password],
  ]
  return pairs
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${quoted(name, value)};`]))
    .join('')
}

/**
 * Checks the names and the values of attributes.
 * @returns the names in small letters
 */
export function checkAttributes(
  attributes: OdbcParameters['attributes'],
  fail: (detail: string) => never,
): ReadonlySet<string> {
  if (attributes.length > MAX_ATTRIBUTES) fail(`Write at most ${MAX_ATTRIBUTES} attributes.`)
  const given = new Set<string>()
  for (const [name, value] of attributes) {
    const key = name.toLowerCase()
    if (!NAME.test(name))
      fail(`${printable(name)} is not the name of an attribute; use letters, digits, blanks, _ and -.`)
    if (RESERVED.includes(key)) fail(`The attribute ${name} has a parameter of its own; use that one.`)
    if (given.has(key)) fail(`The attribute ${name} occurs twice; write it once.`)
    checkValue(name, value, fail)
    given.add(key)
  }
  return given
}

/** The values of the parameters that no message may contain. */
export const secretsOf = ({ attributes, password }: OdbcParameters): string[] => [
  ...(password === undefined ? [] : [password, password.replaceAll('}', '}}')]),
  ...attributes.filter(([name]) => SECRET.test(name)).map(([, value]) => value),
]

function quoted(name: string, value: string): string {
  checkValue(name, value, (detail) => {
    throw fault(detail)
  })
  return NEEDS_BRACES.test(value) ? `{${value.replaceAll('}', '}}')}}` : value
}

function checkValue(name: string, value: string, fail: (detail: string) => never): void {
  if (value.length > MAX_VALUE_LENGTH || /\p{Cc}/u.test(value))
    fail(`The value of ${name} must have at most ${MAX_VALUE_LENGTH} characters and no control characters.`)
}

const fault = (detail: string) => new InvalidSource([{ pointer: '/data/connectInfo', detail }])
