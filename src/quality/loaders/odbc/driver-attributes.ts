import { printable } from '../../../lib/text.ts'
import type { DialectName } from '../database/dialects/dialect.ts'
import { dialectOfDriver } from './odbc-dialect.ts'
import type { OdbcSettings } from './odbc-settings.ts'

/** Attributes that the operator allows connections to set, by the name of the driver in lower case. */
export type AllowedAttributes = ReadonlyMap<string, readonly string[]>

/** What the value of an attribute may be. */
interface ValueForm {
  readonly pattern: RegExp
  /** The rest of a sentence: "The value of Server must be …". */
  readonly words: string
}

interface KnownAttribute {
  readonly form: ValueForm
  /** Its key in odbc.ini, if it differs from its name in lower case. */
  readonly key?: string
}

const HOST: ValueForm = {
  // No path and no abstract name: over a local socket, the database would trust the server's own user.
  pattern: /^(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9])?|[0-9A-Fa-f:.]{2,45})$/,
  words: 'the name or the address of one host',
}
const NUMBER: ValueForm = { pattern: /^\d{1,9}$/, words: 'a whole number' }
const SWITCH: ValueForm = { pattern: /^[01]$/, words: '0 or 1' }
const WORD: ValueForm = { pattern: /^[A-Za-z0-9_-]{1,64}$/, words: 'one word of letters, digits, _ and -' }
/** No driver reads more than a name in these characters. */
const PLAIN: ValueForm = {
  pattern: /^[\p{L}\p{N}_./:-](?:[\p{L}\p{M}\p{N}_./: -]{0,253}[\p{L}\p{M}\p{N}_./:-])?$/u,
  words: 'at most 255 letters, digits and the characters _ . / : -, with blanks between them',
}

/**
 * Attributes of the known drivers that connections may set unless the operator lists others. None names a file, a library
 * or a statement.
 */
const KNOWN: { readonly [Name in DialectName]?: Readonly<Record<string, KnownAttribute>> } = {
  postgresql: {
    Server: { form: HOST, key: 'servername' },
    Servername: { form: HOST },
    Port: { form: NUMBER },
    Database: { form: PLAIN },
    SSLmode: { form: WORD },
    Fetch: { form: NUMBER },
    UseDeclareFetch: { form: SWITCH },
    MaxVarcharSize: { form: NUMBER },
    MaxLongVarcharSize: { form: NUMBER },
    TextAsLongVarchar: { form: SWITCH },
    UnknownsAsLongVarchar: { form: SWITCH },
    BoolsAsChar: { form: SWITCH },
  },
  mariadb: {
    Server: { form: HOST },
    Servername: { form: HOST, key: 'server' },
    Port: { form: NUMBER },
    Database: { form: PLAIN },
    CharSet: { form: WORD },
    ForceTLS: { form: SWITCH },
    SSLVerify: { form: SWITCH },
  },
}

/** Drivers that use a local socket, as the server's own user, if no host is given. */
const NEEDS_HOST: readonly DialectName[] = ['postgresql', 'mariadb']

const knownOf = (driver: string): Readonly<Record<string, KnownAttribute>> =>
  KNOWN[dialectOfDriver(driver).name] ?? {}

const knownAttribute = (driver: string, name: string): KnownAttribute | undefined =>
  Object.entries(knownOf(driver)).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1]

/** The key of an attribute in odbc.ini, in lower case. */
export const keyOfAttribute = (driver: string, name: string): string =>
  knownAttribute(driver, name)?.key ?? name.toLowerCase()

/** The first attribute of a connection that the operator does not allow, as a sentence. */
export function unlistedAttribute(
  { driver, attributes }: OdbcSettings,
  allowed: AllowedAttributes,
): string | undefined {
  if (driver === undefined) return undefined
  const names = allowed.get(driver.toLowerCase()) ?? Object.keys(knownOf(driver))
  const listed = new Set(names.map((name) => name.toLowerCase()))
  const [unlisted] = attributes.find(([name]) => !listed.has(name.toLowerCase())) ?? []
  if (unlisted === undefined) return undefined
  const others = names.length === 0 ? 'may not set any attribute' : `may set only ${names.join(', ')}`
  return `A connection of the driver ${printable(driver)} ${others}; remove the attribute ${unlisted}, or ask the operator of the server to list it in the setting ODBC_ATTRIBUTES.`
}

/** The first attribute whose value the driver is not known to take as a value only, as a sentence. */
export function wrongAttribute({ driver, attributes }: OdbcSettings): string | undefined {
  if (driver === undefined) return undefined
  const wrong = attributes.find(([name, value]) => !formOf(driver, name).pattern.test(value))
  if (wrong) return `The value of ${wrong[0]} must be ${formOf(driver, wrong[0]).words}; correct ATTRIBUTES.`
  const hasHost = attributes.some(([name]) => /^server(?:name)?$/i.test(name))
  return !hasHost && NEEDS_HOST.includes(dialectOfDriver(driver).name)
    ? 'The attribute Server is missing in ATTRIBUTES; name the host of the database.'
    : undefined
}

const formOf = (driver: string, name: string): ValueForm => knownAttribute(driver, name)?.form ?? PLAIN
