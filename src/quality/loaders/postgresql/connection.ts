import { connect as connectSocket } from 'node:net'
import pg from 'pg'
import { readingError, type FailureContext } from './failures.ts'
import type { Login, PostgresqlServer } from './server.ts'

export interface ConnectionRequest extends FailureContext {
  readonly login: Login
}

/** How long the end of a connection or a cancellation may take before its socket is destroyed. */
const MAX_END_MS = 2000
const KEEP_ALIVE_MS = 30_000
const CANCEL_REQUEST_CODE = 80_877_102

/** A session that is logged in and inside a read-only transaction, whose texts are exact. */
export class PostgresqlConnection {
  readonly client: pg.Client
  readonly #context: FailureContext

  private constructor(client: pg.Client, context: FailureContext) {
    this.client = client
    this.#context = context
  }

  /** @throws ReadingError */
  static async open(request: ConnectionRequest): Promise<PostgresqlConnection> {
    const client = await loggedIn(request)
    const connection = new PostgresqlConnection(client, request)
    try {
      await client.query(sessionStatements(request).join('; '))
      return connection
    } catch (error) {
      await connection.end()
      throw readingError(error, request)
    }
  }

  /** Runs a statement and returns its rows, with texts as values. @throws ReadingError */
  async rows<Row>(text: string, values: readonly (string | null)[] = []): Promise<Row[]> {
    try {
      return (await this.client.query<Row & object>(text, [...values])).rows
    } catch (error) {
      throw this.failure(error)
    }
  }

  failure(error: unknown) {
    return readingError(error, this.#context)
  }

  /** Asks the server to end the statement that runs. It does not wait for the end, and never throws. */
  async cancel(): Promise<void> {
    // The types of `pg` leave out the key that the server sent at the login.
    const { processID, secretKey } = this.client as unknown as { processID: number; secretKey: number }
    const { host, port } = this.#context.server
    const packet = Buffer.alloc(16)
    packet.writeInt32BE(packet.length, 0)
    packet.writeInt32BE(CANCEL_REQUEST_CODE, 4)
    packet.writeInt32BE(processID, 8)
    packet.writeInt32BE(secretKey, 12)
    await new Promise<void>((resolve) => {
      const socket = connectSocket({ host, port })
      socket.setTimeout(MAX_END_MS, () => socket.destroy())
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
      // The server closes the socket as soon as it has passed the request on.
      socket.resume()
      socket.write(packet)
    })
  }

  /** Closes the connection. It never throws. */
  async end(): Promise<void> {
    const ended = this.client.end().catch(() => undefined)
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, MAX_END_MS)))
    await Promise.race([ended, limit])
    clearTimeout(timer)
  }
}

async function loggedIn(request: ConnectionRequest): Promise<pg.Client> {
  const { server } = request
  const first = clientFor(request, server.sslMode !== 'disable')
  try {
    await first.connect()
    return first
  } catch (error) {
    const isWithoutTls = /does not support SSL/.test((error as Error).message)
    if (server.sslMode !== 'prefer' || !isWithoutTls) throw readingError(error, request)
  }
  const second = clientFor(request, false)
  try {
    await second.connect()
    return second
  } catch (error) {
    throw readingError(error, request)
  }
}

/** Every setting is given, since `pg` takes missing ones from the environment and from password files. */
function clientFor({ server, login, timeouts }: ConnectionRequest, isEncrypted: boolean): pg.Client {
  const client = new pg.Client({
    host: server.host,
    port: server.port,
    database: server.database,
    user: login.user,
    password: () => login.password ?? '',
    application_name: 'groundtruth',
    ssl: isEncrypted && tlsOptions(server),
    connectionTimeoutMillis: timeouts.loginMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: () => (text: string) => text },
  })
  // The statement that runs, or the next one, fails too; without a listener the process would end.
  client.on('error', () => undefined)
  return client
}

const tlsOptions = ({ sslMode, authorities }: PostgresqlServer) =>
  sslMode === 'verify-full' ? { rejectUnauthorized: true, ca: authorities } : { rejectUnauthorized: false }

/** All settings end with the transaction, so that they suit connection poolers too. */
function sessionStatements({ server, timeouts }: ConnectionRequest): string[] {
  const first = server.schema === undefined ? undefined : pg.escapeLiteral(pg.escapeIdentifier(server.schema))
  const path =
    first === undefined
      ? []
      : [`select set_config('search_path', ${first} || ', ' || current_setting('search_path'), true)`]
  return [
    'begin isolation level repeatable read read only',
    ...path,
    "set local client_encoding = 'UTF8'",
    'set local standard_conforming_strings = on',
    'set local extra_float_digits = 3',
    "set local datestyle = 'ISO, YMD'",
    "set local intervalstyle = 'postgres'",
    "set local timezone = 'UTC'",
    "set local bytea_output = 'hex'",
    `set local lock_timeout = ${timeouts.lockMs}`,
    `set local statement_timeout = ${timeouts.statementMs}`,
    // A server whose client is gone ends long statements then. Versions before 14 do not have it.
    `select set_config(name, '5000', true) from pg_catalog.pg_settings where name = 'client_connection_check_interval'`,
  ]
}
