import { isAbsolute } from 'node:path'
import type { SslMode } from '../catalogue/postgres-address.ts'
import { LOOPBACK } from '../config/server.ts'
import { Fault } from '../settings.ts'

const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const

/** A coordinator of Trino, and where the product keeps its tables. */
export interface TrinoAddress {
  /** Scheme, host and port of the coordinator. */
  readonly origin: string
  readonly user: string
  readonly password: string | undefined
  /** A catalog of Iceberg. */
  readonly catalog: string
  /** Each repository has a schema of its own, named `<schema>_<id>`. */
  readonly schema: string
  /** As in the address of a catalogue in PostgreSQL. `disable` is HTTP. */
  readonly sslMode: Exclude<SslMode, 'prefer'>
  /** A file with certificates of authorities (PEM). */
  readonly sslRootCert: string | undefined
  /** Session properties of each query, by their names. */
  readonly session: ReadonlyMap<string, string>
  /** Client tags of each query. */
  readonly tags: readonly string[]
}

/** `trino://user:password@host:port/catalog/schema?options`. */
const ADDRESS = /^trino:\/\/(?:([^@/?#]*)@)?([^@/?#]*)\/([^/?#]+)\/([^/?#]+)(?:\?([^#]*))?$/
const EXAMPLE = 'trino://groundtruth@trino.example.org:8443/iceberg/groundtruth'

const OPTIONS = ['sslmode', 'sslrootcert', 'tags'] as const
const SESSION = 'session.'
const DEFAULT_PORTS = { http: 8080, https: 443 }

/**
 * Reads WAREHOUSE_URL.
 * @throws Fault, whose message repeats no password
 */
export function readTrinoAddress(text: string): TrinoAddress {
  const [, login, hostText, catalog, schema, query] = ADDRESS.exec(text) ?? []
  if (catalog === undefined || schema === undefined)
    throw new Fault(`but it must be an address such as ${EXAMPLE}`)
  const [user = '', ...rest] = (login ?? '').split(':')
  const { host, port } = readHost(hostText ?? '')
  const { options, session } = readOptions(query ?? '')
  const sslMode = readSslMode(options.get('sslmode'), host)
  const scheme = sslMode === 'disable' ? 'http' : 'https'
  const password = decoded(rest.join(':'))
  return {
    origin: new URL(`${scheme}://${host}:${port ?? DEFAULT_PORTS[scheme]}`).origin,
    user: readUser(decoded(user)),
    password: password === '' ? undefined : password,
    catalog: readName(decoded(catalog), 'catalog'),
    schema: readName(decoded(schema), 'schema'),
    sslMode,
    sslRootCert: readFile(options.get('sslrootcert')),
    session,
    tags: readTags(options.get('tags')),
  }
}

/** The address for the operator and the log, without the password. */
export const placeOfTrino = ({ origin, user, catalog, schema }: TrinoAddress): string =>
  `trino://${user}@${new URL(origin).host}/${catalog}/${schema}`

function readHost(text: string): { readonly host: string; readonly port: number | undefined } {
  const [, host = '', digits] = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(text) ?? []
  const port = digits === undefined ? undefined : Number(digits)
  if (!URL.canParse(`http://${host}`) || port === 0 || (port ?? 0) > 65_535)
    throw new Fault(`but "${text}" is not a host: write host or host:port, as in ${EXAMPLE}`)
  return { host, port }
}

function readOptions(query: string) {
  const options = new Map<string, string>()
  const session = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    const isOfSession = name.startsWith(SESSION)
    const target = isOfSession ? session : options
    const key = isOfSession ? name.slice(SESSION.length) : name
    if (
      isOfSession
        ? !/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$/.test(key)
        : !OPTIONS.some((known) => known === key)
    )
      throw new Fault(
        `but it has the option "${name}": write ${OPTIONS.join(', ')}, or session. and the name of a session property`,
      )
    if (target.has(key)) throw new Fault(`but it has the option "${name}" twice: write it once`)
    target.set(key, value)
  }
  return { options, session }
}

/** The user is sent in a header and, with a password, before a colon. */
function readUser(user: string): string {
  if (!/^[!-9;-~]{1,128}$/.test(user))
    throw new Fault(
      'but it needs a user of 1 to 128 characters of ASCII before the host, as in trino://user@host/catalog/schema',
    )
  return user
}

/** Trino has no names of catalogs and schemas in upper case. */
function readName(name: string, what: 'catalog' | 'schema'): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name))
    throw new Fault(
      `but its ${what} is "${name}": write 1 to 63 lower case letters, digits and underscores, with a letter first`,
    )
  return name
}

function readSslMode(text: string | undefined, host: string): TrinoAddress['sslMode'] {
  if (text === undefined) return LOOPBACK.test(host) ? 'disable' : 'verify-full'
  const mode = SSL_MODES.find((known) => known === text)
  if (mode === undefined) throw new Fault(`but its sslmode is "${text}": write ${SSL_MODES.join(', ')}`)
  return mode
}

function readFile(path: string | undefined): string | undefined {
  if (path !== undefined && !isAbsolute(path))
    throw new Fault(
      `but its sslrootcert is "${path}": write the absolute path of a file of certificates (PEM)`,
    )
  return path
}

function readTags(text: string | undefined): readonly string[] {
  const tags = (text ?? '').split(',').filter((tag) => tag !== '')
  const bad = tags.find((tag) => !/^[!-~]{1,64}$/.test(tag))
  if (bad !== undefined)
    throw new Fault(
      `but its tag "${bad}" is no client tag: write 1 to 64 characters of ASCII without blanks, several separated by commas`,
    )
  return tags
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Fault('but it has a "%" that begins no encoded character: write a percent sign as %25')
  }
}
