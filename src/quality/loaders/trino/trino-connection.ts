import { isIP } from 'node:net'
import { someOf } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type { Fail, GivenParameters, ParameterDescription } from '../connections/parameter-list.ts'
import type { WarehouseSchemas } from './warehouse-schemas.ts'

const SSL_MODES = ['disable', 'require', 'verify-full'] as const
/**
 * `disable`: HTTP without TLS, and so without a password or a token. `require`: TLS without a check of the certificate.
 * `verify-full` (the default): the certificate is checked, and its name.
 */
type SslMode = (typeof SSL_MODES)[number]

/** Where a cluster is and how it is reached. It can be sent between threads. */
export interface TrinoCluster {
  /** The name or the IP address of the coordinator, or of the gateway before it. */
  readonly host: string
  readonly port: number
  readonly sslMode: SslMode
  /** The catalog and the schema of names without them, in lower case. */
  readonly catalog: string | undefined
  readonly schema: string | undefined
}

/** Credentials. A token takes the place of a password, and tells the user too if none is given. */
export interface TrinoLogin {
  readonly user: string | undefined
  readonly password: string | undefined
  readonly token?: string | undefined
}

/** A cluster and the credentials for it. */
export interface TrinoConnection {
  readonly cluster: TrinoCluster
  readonly login: TrinoLogin
  /** The schemas of repositories, which are not read; undefined if no cluster has any. */
  readonly warehouses?: WarehouseSchemas | undefined
}

type Name = 'HOST' | 'PORT' | 'CATALOG' | 'SCHEMA' | 'SSLMODE'

/** The parameters of connections of the type `trino`, in the order in which they are written. */
export const TRINO_PARAMETERS: readonly ParameterDescription<Name>[] = [
  { name: 'HOST', humanName: 'Host', kind: 'text', isRequired: true },
  { name: 'PORT', humanName: 'Port', kind: 'text', isRequired: false },
  { name: 'CATALOG', humanName: 'Catalog', kind: 'text', isRequired: false },
  { name: 'SCHEMA', humanName: 'Schema', kind: 'text', isRequired: false },
  { name: 'SSLMODE', humanName: 'TLS mode', kind: 'text', isRequired: false },
]

const HOST = /^[\p{L}\p{N}]([\p{L}\p{N}_.-]{0,252})$/u
const MAX_NAME_LENGTH = 255
const [PORT_OF_HTTP, PORT_OF_HTTPS] = ['8080', '8443']

/**
 * Checks the parameters of a connection. An empty value counts as not given.
 * @param fail receives a sentence
 */
export function trinoCluster(given: GivenParameters, fail: Fail): TrinoCluster {
  const value = (name: Name): string | undefined => given.get(name) || undefined
  const host = value('HOST') ?? fail('The parameter HOST is missing; name the host of the coordinator.')
  if (!HOST.test(host) && isIP(host) === 0)
    fail(`HOST must be the name or the IP address of a host, without a port, but is ${printable(host)}.`)
  const sslMode = (value('SSLMODE') ?? 'verify-full').toLowerCase()
  if (!isSslMode(sslMode)) fail(`SSLMODE must be one of ${someOf(SSL_MODES)}, but is ${printable(sslMode)}.`)
  const port = value('PORT') ?? (sslMode === 'disable' ? PORT_OF_HTTP : PORT_OF_HTTPS)
  if (!/^[0-9]{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    fail(`PORT must be a number from 1 to 65535, but is ${printable(port)}.`)
  const name = (parameter: 'CATALOG' | 'SCHEMA'): string | undefined => {
    const text = value(parameter)
    if (text !== undefined && (/\p{Cc}|\p{Cs}/u.test(text) || text.length > MAX_NAME_LENGTH))
      fail(`${parameter} must have at most ${MAX_NAME_LENGTH} characters and no control characters.`)
    return text?.toLowerCase()
  }
  const [catalog, schema] = [name('CATALOG'), name('SCHEMA')]
  if (schema !== undefined && catalog === undefined)
    fail('SCHEMA needs CATALOG: name the catalog of the schema, or leave SCHEMA out.')
  return { host, port: Number(port), sslMode, catalog, schema }
}

const isSslMode = (text: string): text is SslMode => (SSL_MODES as readonly string[]).includes(text)

/** The origin of the addresses of a cluster, such as `https://trino.example.org:8443`, as URLs write it. */
export const originOf = ({ host, port, sslMode }: TrinoCluster): string =>
  new URL(`${sslMode === 'disable' ? 'http' : 'https'}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`)
    .origin

/** @returns a sentence if the login cannot be used for the cluster */
export function faultOfLogin({ cluster, login }: TrinoConnection): string | undefined {
  if (cluster.sslMode === 'disable' && (login.password !== undefined || login.token !== undefined))
    return 'A password or a token needs TLS: set SSLMODE of the connection to verify-full, or leave them out.'
  return undefined
}
