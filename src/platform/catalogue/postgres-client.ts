import type { Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import ColumnCompiler from 'knex/lib/dialects/postgres/schema/pg-columncompiler.js'
import pg from 'pg'
import { identifier } from '../../lib/sql-quotes.ts'
import { again } from './postgres-again.ts'
import type { PostgresAddress, PostgresHost } from './postgres-address.ts'
import { isLost, isOutdatedPlan, noteLost } from './postgres-errors.ts'
import { freeIds } from './postgres-functions.ts'
import { destroySocket, endOf, logIn } from './postgres-login.ts'
import { preparedName } from './postgres-prepared.ts'
import { storedText, textOf } from './postgres-texts.ts'

/** What a pool of connections needs. */
export interface PostgresLogin {
  readonly address: PostgresAddress
  /** Called for each new connection, so that a password may change while the server runs. */
  readonly password: () => Promise<string | undefined>
  /** `patient` connections may write and have no limits of time: for migrations and copies. */
  readonly use: 'requests' | 'reading' | 'patient'
}

interface Connection extends pg.Client {
  /** Why the pool must not use the connection again. */
  __knex__disposed?: unknown
}

interface Query {
  readonly sql: string
  readonly bindings?: readonly unknown[]
}

/** A server that stops in the middle of a transaction must not keep its locks. */
const IDLE_MS = 60_000
/** The statement timeout of the server comes first; this one is for a server that does not answer at all. */
const ANSWER_AFTER_MS = 5000

/** The ids of 100,000 rows are sorted in memory. */
const WORK_MEM = '16MB'

const { builtins } = pg.types
/** Integers, figures of `sum` and `avg`, and seconds are exact as numbers below 2^53. */
const NUMBERS: ReadonlySet<number> = new Set([builtins.INT8, builtins.NUMERIC])
const TEXTS: ReadonlySet<number> = new Set([builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR])

type Parse = (text: string) => unknown

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parse => {
    if (NUMBERS.has(oid)) return Number
    if (TEXTS.has(oid)) return textOf
    return pg.types.getTypeParser(oid, format) as Parse
  },
}

const loginOf = ({ config }: PostgresClient): PostgresLogin => config.connection as unknown as PostgresLogin

/** Columns hold what those of other catalogues hold: long integers, exact figures, and texts of any length. */
class CatalogueColumns extends ColumnCompiler {
  override increments(options?: { primaryKey?: boolean }): string {
    const table = this.tableCompiler.tableNameRaw
    const column = this.getColumnName()
    this.pushAdditional(function () {
      this.pushQuery(freeIds(table, column))
    })
    return super.increments(options).replace('serial', 'bigserial')
  }

  override json(): string {
    return TEXT
  }

  varchar(): string {
    return TEXT
  }
}

/** Ordered by code point, whatever the database is ordered by. */
const TEXT = 'text collate "C"'

Object.assign(CatalogueColumns.prototype, {
  integer: 'bigint',
  floating: 'double precision',
  text: TEXT,
})

/**
 * Knex's dialect for a catalogue in PostgreSQL.
 *
 * Knex makes the client of a transaction from the prototype without calling the constructor. So a method must not rely
 * on fields that the constructor sets, except `config`.
 */
export class PostgresCatalogueClient extends PostgresClient {
  override _driver(): unknown {
    return pg
  }

  override columnCompiler(...parts: unknown[]): unknown {
    return new CatalogueColumns(this, ...parts)
  }

  override async acquireRawConnection(): Promise<Connection> {
    try {
      return await connectToPrimary(loginOf(this))
    } catch (error) {
      throw noteLost(error)
    }
  }

  override async destroyRawConnection(connection: Connection): Promise<void> {
    await endOf(connection)
  }

  /**
   * Runs a transaction again if PostgreSQL has chosen it as a victim. Then its callback starts from the beginning, so a
   * callback may change nothing but the database and its own variables.
   */
  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    // A transaction within another one ends with it.
    if (outer || typeof container !== 'function' || loginOf(this).use === 'patient')
      return super.transaction(container, config, outer)
    // Without a callback, Knex gives a function that hands the transaction to the caller. It returns nothing.
    let isCallback = false
    const observed = (transaction: unknown): unknown => {
      const result = (container as (transaction: unknown) => unknown)(transaction)
      isCallback = typeof (result as PromiseLike<unknown> | undefined)?.then === 'function'
      return result
    }
    const run = () => super.transaction(observed, config, outer) as unknown as PromiseLike<unknown>
    return again(run, () => isCallback) as unknown as Knex.Transaction
  }

  /** A statement outside of transactions is a transaction of its own. */
  override _query(connection: Connection, query: Query): Promise<unknown> {
    const send = (): Promise<unknown> => this.sendOnce(connection, query)
    return this.transacting === true ? send() : again(send)
  }

  async sendOnce(connection: Connection, query: Query): Promise<unknown> {
    try {
      // A connection with outdated plans is not used again, except by the second attempt of its statement.
      const mayPrepare = loginOf(this).use !== 'patient' && connection.__knex__disposed === undefined
      const name = mayPrepare ? preparedName(query.sql) : undefined
      const bindings = query.bindings?.map(storedValue)
      return await super._query(connection, {
        ...query,
        bindings,
        ...(name !== undefined && { options: { name } }),
      })
    } catch (error) {
      if (isLost(noteLost(error))) {
        connection.__knex__disposed ??= error
        destroySocket(connection)
      }
      if (isOutdatedPlan(error)) connection.__knex__disposed ??= error
      throw error
    }
  }
}

const storedValue = (value: unknown): unknown => (typeof value === 'string' ? storedText(value) : value)

/** A host is a standby, which refuses writes. */
class StandbyError extends Error {
  constructor({ host, port }: PostgresHost) {
    super(`${host}:${port} is a standby.`)
  }
}

/** Connects to the first host that is no standby. @throws the error of the last host */
async function connectToPrimary(login: PostgresLogin): Promise<Connection> {
  let last: unknown
  for (const host of login.address.hosts) {
    try {
      return await connectTo(host, login)
    } catch (error) {
      last = error
    }
  }
  throw last
}

async function connectTo(host: PostgresHost, login: PostgresLogin): Promise<Connection> {
  const connection = await loggedIn(login, host)
  try {
    const { rows } = await connection.query<{ is_standby: boolean }>(sessionStatement(login))
    if (rows[0]?.is_standby) throw new StandbyError(host)
    return connection
  } catch (error) {
    await endOf(connection)
    throw error
  }
}

async function loggedIn(login: PostgresLogin, host: PostgresHost): Promise<Connection> {
  const { address, password, use } = login
  const { statementTimeoutMs } = address
  const client: Connection = await logIn(host, address, {
    password,
    types,
    ...(statementTimeoutMs > 0 &&
      use !== 'patient' && { query_timeout: statementTimeoutMs + ANSWER_AFTER_MS }),
  })
  client.on('error', (error) => (client.__knex__disposed ??= error))
  client.on('end', () => (client.__knex__disposed ??= new Error('The connection has ended.')))
  return client
}

/** One statement, so that a new connection costs one more round trip. */
function sessionStatement({ address, use }: PostgresLogin): string {
  const limit = (ms: number): string => (use === 'patient' ? '0' : String(ms))
  const settings = {
    search_path: identifier(address.schema),
    statement_timeout: limit(address.statementTimeoutMs),
    lock_timeout: limit(address.lockTimeoutMs),
    idle_in_transaction_session_timeout: limit(IDLE_MS),
    client_connection_check_interval: '5000',
    default_transaction_isolation: 'read committed',
    default_transaction_read_only: use === 'reading' ? 'on' : 'off',
    timezone: 'UTC',
    standard_conforming_strings: 'on',
    client_min_messages: 'warning',
    // The compilation of a query takes longer than the queries of a catalogue.
    jit: 'off',
    work_mem: WORK_MEM,
  }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, false)`,
  )
  return `select pg_is_in_recovery() as is_standby, ${calls.join(', ')}`
}
