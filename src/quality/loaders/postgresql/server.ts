import { isIP } from 'node:net'
import { someOf } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type { Fail, GivenParameters, ParameterDescription } from '../connections/parameter-list.ts'

export const SSL_MODES = ['disable', 'prefer', 'require', 'verify-full'] as const
/**
 * As in PostgreSQL's own clients. `prefer` (the default): with TLS where the server has it. `require`: with TLS, without
 * a check of the certificate. `verify-full`: the certificate is checked, and its name.
 */
export type SslMode = (typeof SSL_MODES)[number]

/** Where a server is and how it is reached. It can be sent between threads. */
export interface PostgresqlServer {
  /** A host name or an IP address, not the folder of a socket. */
  readonly host: string
  readonly port: number
  readonly database: string
  /** The schema of names without one, as the catalogue stores it; undefined: as the server's search path says. */
  readonly schema: string | undefined
  readonly sslMode: SslMode
  /** Authorities in PEM that `verify-full` trusts; undefined: those of the system. */
  readonly authorities?: string | undefined
}

export interface Login {
  readonly user: string
  readonly password: string | undefined
}

/** Limits of time, in milliseconds. 0: no limit. */
export interface DatabaseTimeouts {
  /** Of connecting and the login. */
  readonly loginMs: number
  /** Of waiting for a lock that another session holds. */
  readonly lockMs: number
  /** Of a whole statement, with the time that its rows take to be loaded. */
  readonly statementMs: number
}

export const DEFAULT_TIMEOUTS: DatabaseTimeouts = { loginMs: 15_000, lockMs: 15_000, statementMs: 0 }

type Name = 'HOST' | 'PORT' | 'DATABASE' | 'SCHEMA' | 'SSLMODE'

/** The parameters of connections of the type `postgresql`, in the order in which they are written. */
export const POSTGRESQL_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { name: 'HOST', humanName: 'Host', kind: 'text', isRequired: true },
  { name: 'PORT', humanName: 'Port', kind: 'text', isRequired: false },
  { name: 'DATABASE', humanName: 'Database', kind: 'text', isRequired: true },
  { name: 'SCHEMA', humanName: 'Schema', kind: 'text', isRequired: false },
  { name: 'SSLMODE', humanName: 'TLS mode', kind: 'text', isRequired: false },
]

const HOST = /^[\p{L}\p{N}]([\p{L}\p{N}_.-]{0,252})$/u
const MAX_NAME_BYTES = 63

/**
 * Checks the parameters of a connection. An empty value counts as not given.
 * @param given the values by name; the caller refuses unknown names
 * @param fail receives a sentence
 */
export function postgresqlServer(given: GivenParameters, fail: Fail): PostgresqlServer {
  const value = (name: Name): string | undefined => {
    const text = given.get(name) ?? ''
    return text === '' ? undefined : text
  }
  const host = value('HOST') ?? fail('The parameter HOST is missing; name the host of the database.')
  // A path would be a socket, over which the database may trust this server's own user.
  if (!HOST.test(host) && isIP(host) === 0)
    fail(`HOST must be the name or the IP address of a host, without a port, but is ${printable(host)}.`)
  const port = value('PORT') ?? '5432'
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    fail(`PORT must be a number from 1 to 65535, but is ${printable(port)}.`)
  const sslMode = (value('SSLMODE') ?? 'prefer').toLowerCase()
  if (!isSslMode(sslMode)) fail(`SSLMODE must be one of ${someOf(SSL_MODES)}, but is ${printable(sslMode)}.`)
  const name = (parameter: 'DATABASE' | 'SCHEMA'): string | undefined => {
    const text = value(parameter)
    if (text !== undefined && (/\p{Cc}|\p{Cs}/u.test(text) || Buffer.byteLength(text) > MAX_NAME_BYTES))
      fail(`${parameter} must have at most ${MAX_NAME_BYTES} bytes and no control characters.`)
    return text
  }
  return {
    host,
    port: Number(port),
    database: name('DATABASE') ?? fail('The parameter DATABASE is missing; name the database on the server.'),
    schema: name('SCHEMA'),
    sslMode,
  }
}

const isSslMode = (text: string): text is SslMode => (SSL_MODES as readonly string[]).includes(text)
