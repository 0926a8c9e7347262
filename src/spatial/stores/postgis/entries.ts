import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { OperatorError } from '../../../platform/operator-error.ts'
import { readPostgresAddress, type PostgresAddress } from '../../../platform/catalogue/postgres-address.ts'
import { Fault } from '../../../platform/settings.ts'
import { readPattern, type TablePattern } from './table-patterns.ts'

/** A database whose tables are published. */
export interface DatabaseEntry {
  /** Its name in the file, for messages. */
  readonly name: string
  readonly address: PostgresAddress
  /** The file is read for each new connection, so that the password may change. */
  readonly password: () => Promise<string | undefined>
  readonly tables: readonly TablePattern[]
  /** Columns of keys by `schema.table`. */
  readonly keys: ReadonlyMap<string, readonly string[]>
}

const MEMBERS = ['url', 'passwordFile', 'tables', 'keys'] as const
const MAX_ENTRIES = 100

/**
 * Reads the file that SPATIAL_DATABASES names: entries by names of their own.
 *
 * @throws OperatorError with a sentence about the first fault, which repeats no password
 */
export async function readEntries(path: string): Promise<readonly DatabaseEntry[]> {
  const refuse = (text: string): never => {
    throw new OperatorError(`SPATIAL_DATABASES: the file ${path} ${text}`)
  }
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    return refuse(`can't be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`)
  }
  const document = parseDocument(text, { uniqueKeys: true })
  const [fault] = document.errors
  if (fault !== undefined) return refuse(`is not YAML: ${fault.message.split('\n')[0]}`)
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 0 })
  } catch {
    return refuse('has an alias (*), which it may not have: write each value where it belongs.')
  }
  if (!isRecord(content))
    return refuse('must contain entries by name, such as "gis:" with the members url and tables.')
  const entries = Object.entries(content)
  if (entries.length > MAX_ENTRIES) return refuse(`may have at most ${MAX_ENTRIES} entries.`)
  const found: DatabaseEntry[] = []
  for (const [name, entry] of entries)
    try {
      found.push(await readEntry(name, entry, dirname(path)))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return refuse(`has a wrong entry "${name}": ${error.message}.`)
    }
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function readEntry(name: string, entry: unknown, folder: string): Promise<DatabaseEntry> {
  if (!isRecord(entry)) throw new Fault(`write its members ${MEMBERS.join(', ')}`)
  const unknown = Object.keys(entry).find((member) => !(MEMBERS as readonly string[]).includes(member))
  if (unknown !== undefined) throw new Fault(`it has the member "${unknown}": write ${MEMBERS.join(', ')}`)
  const { url, passwordFile, tables, keys } = entry
  if (typeof url !== 'string') throw new Fault('write its "url", such as postgres://user@host/database')
  const address = readUrl(url)
  if (passwordFile !== undefined && typeof passwordFile !== 'string')
    throw new Fault('its "passwordFile" must be the path of a file')
  if (passwordFile !== undefined && address.password !== undefined)
    throw new Fault('it has a password in its "url" and a "passwordFile": leave one of them out')
  const password = passwordOf(address, passwordFile === undefined ? undefined : resolve(folder, passwordFile))
  await password()
  if (address.sslRootCert !== undefined) await readCertificates(address.sslRootCert)
  return {
    name,
    address,
    password,
    tables: textsOf(tables, 'tables').map(readPattern),
    keys: readKeys(keys),
  }
}

function readUrl(url: string): PostgresAddress {
  if (/[?&]schema=/.test(url))
    throw new Fault('its "url" has the option "schema": name schemas under "tables"')
  try {
    return readPostgresAddress(url)
  } catch (error) {
    if (error instanceof Fault) throw new Fault(`its "url" is given, ${error.message}`)
    throw error
  }
}

/** @throws Fault by its result */
const passwordOf =
  ({ password }: PostgresAddress, file: string | undefined) =>
  async (): Promise<string | undefined> => {
    if (file === undefined) return password
    const text = await readText(file, 'passwordFile')
    return text.replace(/\r?\n$/, '')
  }

async function readCertificates(file: string): Promise<void> {
  await readText(file, 'sslrootcert')
}

/** @throws Fault */
async function readText(file: string, member: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = REASONS[code ?? ''] ?? `can't be read (${code ?? String(error)})`
    throw new Fault(`its "${member}" names ${file}, which ${reason}`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'this server may not read',
}

function textsOf(value: unknown, member: string): readonly string[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every((item): item is string => typeof item === 'string'))
    throw new Fault(`its "${member}" must be a list of texts`)
  return value
}

function readKeys(keys: unknown): ReadonlyMap<string, readonly string[]> {
  if (keys === undefined) return new Map()
  if (!isRecord(keys)) throw new Fault('its "keys" must name lists of columns by schema.table')
  return new Map(
    Object.entries(keys).map(([table, columns]) => {
      const names = textsOf(typeof columns === 'string' ? [columns] : columns, `keys of ${table}`)
      if (names.length === 0) throw new Fault(`its "keys" name no column of "${table}"`)
      return [table, names]
    }),
  )
}
