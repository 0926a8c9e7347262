import { isAbsolute } from 'node:path'
import { LOOPBACK } from '../config/server.ts'
import { Fault } from '../settings.ts'

export const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
/**
 * `disable`: no TLS. `prefer`: TLS if the server has it. `require`: TLS without a check of the certificate. `verify-ca`:
 * the certificate is checked. `verify-full`: and its name.
 */
export type SslMode = (typeof SSL_MODES)[number]

export interface PostgresHost {
  /** A name, an address, or the absolute path of the folder of a socket. */
  readonly host: string
  readonly port: number
}

/** The database that holds the catalogue, and how it is reached. Times are in milliseconds; 0 is no limit. */
export interface PostgresAddress {
  /** In the order in which they are tried. */
  readonly hosts: readonly PostgresHost[]
  readonly user: string
  readonly password: string | undefined
  readonly database: string
  readonly schema: string
  readonly sslMode: SslMode
  /** A file with certificates of authorities (PEM). */
  readonly sslRootCert: string | undefined
  readonly applicationName: string
  readonly connectTimeoutMs: number
  readonly statementTimeoutMs: number
  readonly lockTimeoutMs: number
  /** Most connections for requests and jobs. */
  readonly connections: number
}

const DEFAULT_PORT = 5432
/** PostgreSQL shortens longer names. */
const MAX_NAME_BYTES = 63

const MILLISECONDS = { min: 0, max: 86_400_000 }
const OPTIONS = ['schema', 'sslmode', 'sslrootcert', 'application_name'] as const
const NUMBERS = {
  connect_timeout: { min: 100, max: 60_000, fallback: 3000 },
  statement_timeout: { ...MILLISECONDS, fallback: 30_000 },
  lock_timeout: { ...MILLISECONDS, fallback: 10_000 },
  connections: { min: 2, max: 500, fallback: 10 },
} as const
const KNOWN: readonly string[] = [...OPTIONS, ...Object.keys(NUMBERS)]

/** `postgres://user:password@host:port,host:port/database?options`. The host may be an encoded path of a folder. */
const ADDRESS = /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?([^@/?#]*)\/([^/?#]+)(?:\?([^#]*))?$/

/**
 * Reads an address of a catalogue in PostgreSQL.
 * @throws Fault, whose message repeats no password
 */
export function readPostgresAddress(text: string): PostgresAddress {
  const [, login, hostList, database, query] = ADDRESS.exec(text) ?? []
  if (database === undefined)
    throw new Fault(
      'but it must be an address such as postgres://groundtruth@db.example.org:5432/groundtruth?sslmode=verify-full',
    )
  const [user = '', ...rest] = (login ?? '').split(':')
  if (user === '')
    throw new Fault('but it has no user: write it before the host, as in postgres://user@host/database')
  const hosts = (hostList ?? '').split(',').map(readHost)
  const options = readOptions(query ?? '')
  const password = decoded(rest.join(':'))
  return {
    hosts,
    user: decoded(user),
    password: password === '' ? undefined : password,
    database: decoded(database),
    schema: readName(options.get('schema') ?? 'groundtruth', 'schema'),
    sslMode: readSslMode(options.get('sslmode'), hosts),
    sslRootCert: readFile(options.get('sslrootcert')),
    applicationName: readName(options.get('application_name') ?? 'groundtruth', 'application_name'),
    connectTimeoutMs: readNumber(options, 'connect_timeout'),
    statementTimeoutMs: readNumber(options, 'statement_timeout'),
    lockTimeoutMs: readNumber(options, 'lock_timeout'),
    connections: readNumber(options, 'connections'),
  }
}

/** The address for the operator and the log, without the password. */
export function placeOf({ hosts, database, schema, user }: PostgresAddress): string {
  const written = hosts.map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`)
  return `postgres://${user}@${written.join(',')}/${database}?schema=${schema}`
}

function readOptions(query: string): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    if (!KNOWN.includes(name)) throw new Fault(`but it has the option "${name}": write ${KNOWN.join(', ')}`)
    if (options.has(name)) throw new Fault(`but it has the option "${name}" twice: write it once`)
    options.set(name, value)
  }
  return options
}

function readHost(text: string): PostgresHost {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? []
  const host = decoded(bracketed ?? plain ?? '')
  const number = Number(port ?? DEFAULT_PORT)
  if (host === '' || number < 1 || number > 65_535)
    throw new Fault(
      `but "${text}" is not a host: write host or host:port, several separated by commas, or the folder of a socket as %2Fvar%2Frun%2Fpostgresql`,
    )
  return { host, port: number }
}

function readSslMode(text: string | undefined, hosts: readonly PostgresHost[]): SslMode {
  if (text === undefined)
    return hosts.every(({ host }) => isAbsolute(host) || LOOPBACK.test(host)) ? 'prefer' : 'verify-full'
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

function readName(name: string, option: string): string {
  if (name === '' || name.includes('\0') || Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw new Fault(`but its ${option} is "${name}": write a name of at most ${MAX_NAME_BYTES} bytes`)
  return name
}

function readNumber(options: ReadonlyMap<string, string>, name: keyof typeof NUMBERS): number {
  const { min, max, fallback } = NUMBERS[name]
  const text = options.get(name)
  if (text === undefined) return fallback
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new Fault(`but its ${name} is "${text}": write a whole number from ${min} to ${max}`)
  return value
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Fault('but it has a "%" that begins no encoded character: write a percent sign as %25')
  }
}
