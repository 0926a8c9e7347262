import { readFile } from 'node:fs/promises'
import pg from 'pg'
import type { PostgresAddress, PostgresHost } from './postgres-address.ts'

/** How long the end of a connection may take before its socket is destroyed. */
const MAX_END_MS = 2000
const KEEP_ALIVE_MS = 10_000

/** What differs between the users of connections. */
export interface LoginOptions extends Pick<pg.ClientConfig, 'types' | 'query_timeout'> {
  /** Called for each new connection, so that a password may change while the server runs. */
  readonly password: () => Promise<string | undefined>
}

/** Connects to a host and logs in. @throws the error of the driver */
export async function logIn(
  host: PostgresHost,
  address: PostgresAddress,
  options: LoginOptions,
): Promise<pg.Client> {
  const { sslMode } = address
  // A socket of the machine itself has no TLS.
  const isEncrypted = sslMode !== 'disable' && !host.host.startsWith('/')
  try {
    return await connected(host, address, options, isEncrypted)
  } catch (error) {
    const isWithoutTls = /does not support SSL/.test((error as Error).message)
    if (sslMode !== 'prefer' || !isWithoutTls) throw error
    return connected(host, address, options, false)
  }
}

/** Every setting is given, since the driver takes missing ones from the environment and from password files. */
async function connected(
  { host, port }: PostgresHost,
  address: PostgresAddress,
  { password, ...options }: LoginOptions,
  isEncrypted: boolean,
): Promise<pg.Client> {
  const client = new pg.Client({
    host,
    port,
    database: address.database,
    user: address.user,
    password: async () => (await password()) ?? '',
    application_name: address.applicationName,
    ssl: isEncrypted && (await tlsOptions(address)),
    connectionTimeoutMillis: address.connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...options,
  })
  // Without a listener, the end of the server would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function tlsOptions({ sslMode, sslRootCert }: PostgresAddress) {
  const ca = sslRootCert === undefined ? {} : { ca: await readFile(sslRootCert, 'utf8') }
  switch (sslMode) {
    case 'verify-full':
      return { rejectUnauthorized: true, ...ca }
    case 'verify-ca':
      return { rejectUnauthorized: true, checkServerIdentity: () => undefined, ...ca }
    default:
      return { rejectUnauthorized: false }
  }
}

/** Closes a connection. It never throws. */
export async function endOf(connection: pg.Client): Promise<void> {
  const timer = setTimeout(() => destroySocket(connection), MAX_END_MS)
  await connection.end().catch(() => undefined)
  clearTimeout(timer)
}

/** The types of the driver leave the socket out. */
export const destroySocket = (connection: pg.Client): void =>
  (connection as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
