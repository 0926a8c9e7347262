import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidSource } from '../errors.ts'
import { keyOfAttribute } from './driver-attributes.ts'
import { readIni } from './odbc-ini.ts'
import { dialectOfDriver } from './odbc-dialect.ts'
import type { OdbcParameters } from './odbc-parameters.ts'

/** The name of the data source that this process writes for itself. */
const OWN_NAME = 'groundtruth-connection'
const OWN_FILE = 'own-odbc.ini'
const COPY = 'odbc.ini'

/**
 * Lets the driver manager read the file that ODBCINI names. It ignores a file that this process may not write, although
 * it only reads it, so such a file is copied into the folder of this process.
 * @returns removes the copy; to be called after the driver has connected
 */
export function readableOdbcIni(): () => void {
  const path = process.env['ODBCINI']
  if (path === undefined || may(path, constants.W_OK) || !may(path, constants.R_OK)) return () => undefined
  const copy = join(process.cwd(), COPY)
  writeFileSync(copy, readFileSync(path), { mode: 0o600 })
  process.env['ODBCINI'] = copy
  return () => rmSync(copy, { force: true })
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

/** A data source to connect to by its name. */
export interface DataSource {
  readonly name: string
  /** Removes what was written for it. The driver has read it by then. */
  readonly remove: () => void
}

/**
 * The data source of a connection, so that the user and the password go to `SQLConnect`, which takes them apart from
 * everything else. A driver with attributes, and a data source whose driver needs options for exact values, get an
 * odbc.ini of their own in the folder of this process. Values of the operator's data source are repeated there.
 * @param driver the driver's name, also of a data source
 * @throws InvalidSource
 */
export function dataSourceOf(
  { dsn, driver: named, attributes }: Pick<OdbcParameters, 'dsn' | 'driver' | 'attributes'>,
  driver: string | undefined,
): DataSource {
  if ((dsn === undefined) === (named === undefined))
    throw fault('Name either a data source (DSN) or a driver.')
  const options = Object.entries(dialectOfDriver(driver).driverAttributes)
  if (dsn !== undefined && options.length === 0) return { name: dsn, remove: () => undefined }
  const values = new Map(
    dsn === undefined ? optionsOf(options) : [...readIni('odbc.ini', dsn), ...optionsOf(options)],
  )
  if (named !== undefined) {
    values.set('driver', named)
    for (const [name, value] of attributes) values.set(keyOfAttribute(named, name), value)
  }
  for (const [key, value] of values)
    if (/[\r\n\0]/.test(key + value))
      throw fault('A parameter of the connection contains a line end; remove it.')
  const path = join(process.cwd(), OWN_FILE)
  const lines = Array.from(values, ([key, value]) => `${key}=${value}\n`)
  writeFileSync(path, `[${OWN_NAME}]\n${lines.join('')}`, { mode: 0o600 })
  process.env['ODBCINI'] = path
  return { name: OWN_NAME, remove: () => rmSync(path, { force: true }) }
}

const optionsOf = (options: readonly (readonly [string, string])[]) =>
  options.map(([name, value]) => [name.toLowerCase(), value] as const)

const fault = (detail: string) => new InvalidSource([{ pointer: '/data/connectInfo', detail }])
