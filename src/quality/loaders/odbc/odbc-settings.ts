import { printable } from '../../../lib/text.ts'
import {
  type Fail,
  type GivenParameters,
  listOf,
  type ParameterDescription,
} from '../connections/parameter-list.ts'
import { checkAttributes, type OdbcParameters } from './odbc-parameters.ts'

/** Where a database is: a data source of the server's odbc.ini, or a driver with its attributes. */
export type OdbcSettings = Pick<OdbcParameters, 'dsn' | 'driver' | 'attributes'>

type Name = 'DSN' | 'DRIVER' | 'ATTRIBUTES'

const DSN = { name: 'DSN', humanName: 'Data source name', kind: 'text' } as const
const DRIVER = { name: 'DRIVER', humanName: 'Driver', kind: 'text' } as const
const ATTRIBUTES = { name: 'ATTRIBUTES', humanName: 'Attributes', kind: 'list', isRequired: false } as const

/** Of the type `odbc`: a data source that the operator has configured. */
export const DSN_PARAMETERS: readonly ParameterDescription<Name>[] = [{ ...DSN, isRequired: true }]

/** Of the type `generic`: a driver with its attributes. */
export const DRIVER_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { ...DRIVER, isRequired: true },
  ATTRIBUTES,
]

/** Of the types `oracle` and `db2`: either of both. */
export const ODBC_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { ...DSN, isRequired: false },
  { ...DRIVER, isRequired: false },
  ATTRIBUTES,
]

const MAX_NAME_LENGTH = 255
/** Everyone who may read the repository sees the parameters. */
const SECRET = /pass|pwd|secret|token/i

/**
 * Checks the parameters of a database that is reached over ODBC. The attributes are a Tcl list of names and values, such
 * as `Server db.example.org Database sales`.
 */
export function readOdbcSettings(given: GivenParameters, fail: Fail): OdbcSettings {
  const name = (parameter: Name): string | undefined => {
    const text = given.get(parameter) ?? ''
    if (text.length > MAX_NAME_LENGTH || /[\p{Cc};{}=]/u.test(text))
      fail(`${parameter} must have at most ${MAX_NAME_LENGTH} characters, and none of ; { } =.`)
    return text === '' ? undefined : text
  }
  const [dsn, driver] = [name('DSN'), name('DRIVER')]
  if ((dsn === undefined) === (driver === undefined))
    fail('Name either a data source in DSN, or a driver in DRIVER with its ATTRIBUTES.')
  const attributes = attributesOf(given.get('ATTRIBUTES') ?? '', fail)
  // They would replace those of the data source, which the operator chose.
  if (dsn !== undefined && attributes.length > 0)
    fail('A data source has its attributes in odbc.ini; leave ATTRIBUTES out, or name a driver.')
  return { dsn, driver, attributes }
}

function attributesOf(text: string, fail: Fail): OdbcSettings['attributes'] {
  const words = listOf(text, fail)
  if (words.length % 2 === 1) fail('ATTRIBUTES must have a value after each name.')
  const attributes = Array.from({ length: words.length / 2 }, (_, index): [string, string] => [
    words[2 * index]!,
    words[2 * index + 1]!,
  ])
  checkAttributes(attributes, fail)
  const secret = attributes.find(([name]) => SECRET.test(name))
  if (secret)
    fail(
      `The attribute ${printable(secret[0])} looks like a secret, and ATTRIBUTES are shown to readers; give the password in "password" instead.`,
    )
  return attributes
}
