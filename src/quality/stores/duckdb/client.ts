import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import type { ReadWriteLock } from '../../../lib/read-write-lock.ts'
import { QueryFailed, type Row, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import type { Answer, WarehouseConnection } from './connection.ts'
import { domainErrorOf } from './errors.ts'
import { identifier } from '../../../lib/sql-quotes.ts'

/** Settings of the dialect in addition to Knex's own settings. */
export interface DuckDbConfig extends Knex.Config {
  /** Opens another connection to the warehouse. */
  readonly connect: () => Promise<WarehouseConnection>
  readonly disconnect: (connection: WarehouseConnection) => Promise<void>
  /** Every query holds it for reading; an exchange of the file holds it for writing. */
  readonly fileLock: ReadWriteLock
}

interface Query {
  sql: string
  readonly bindings?: readonly unknown[]
  readonly method?: string
  readonly output?: (this: unknown, answer: Answer) => unknown
  readonly pluck?: string
  readonly returning?: unknown
  response?: Answer
}

/** Connections whose next release must be ignored, because Knex releases the connection of a stream twice. */
const releasedAgain = new WeakSet<WarehouseConnection>()

/** A name in double quotes, a literal in single quotes, or a placeholder. */
const QUOTED_OR_PLACEHOLDER = /"[^"]*"|'[^']*'|\?/g

async function* singly(parts: AsyncIterable<Row[]>): AsyncGenerator<Row, void, undefined> {
  for await (const part of parts) yield* part
}

/**
 * Knex's dialect for DuckDB. The SQL is that of PostgreSQL, without the features that DuckDB lacks: savepoints,
 * `for update`, increments and adding keys by ALTER.
 *
 * It depends on internals of Knex, which `check-packages.ts` checks at the start.
 *
 * Knex makes the client of a transaction from the prototype without calling the constructor. So a method must not rely
 * on fields that the constructor sets, except `config`.
 */
export class DuckDbClient extends PostgresClient {
  declare config: DuckDbConfig

  /** The driver is the engine's own connection, so there is no module to load. */
  override _driver(): unknown {
    return {}
  }

  override acquireRawConnection(): Promise<WarehouseConnection> {
    return this.config.connect()
  }

  override destroyRawConnection(connection: WarehouseConnection): Promise<void> {
    return this.config.disconnect(connection)
  }

  override validateConnection(): boolean {
    return true
  }

  override async acquireConnection(): Promise<WarehouseConnection> {
    await this.config.fileLock.acquireRead()
    try {
      return (await super.acquireConnection()) as WarehouseConnection
    } catch (error) {
      this.config.fileLock.releaseRead()
      if (!(error instanceof Error) || error.name !== 'KnexTimeoutError') throw domainErrorOf(error)
      throw new WarehouseUnavailable('Too many queries run on this repository: try again later.', {
        cause: error,
      })
    }
  }

  override async releaseConnection(connection: WarehouseConnection): Promise<void> {
    if (releasedAgain.delete(connection)) return
    await super.releaseConnection(connection)
    this.config.fileLock.releaseRead()
  }

  /** PostgreSQL's method parses an array index in names such as `a[1]`. Here the whole text is the name. */
  override wrapIdentifierImpl(value: string): string {
    return value === '*' ? value : identifier(value)
  }

  /** PostgreSQL's method reads a `?` in a name or literal as a placeholder, and removes a backslash before it. */
  override positionBindings(sql: string): string {
    let count = 0
    return sql.replace(QUOTED_OR_PLACEHOLDER, (part) => (part === '?' ? `$${++count}` : part))
  }

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    if (outer) throw new QueryFailed('DuckDB has no nested transactions.')
    return super.transaction(container, config, outer)
  }

  /** Replaces Knex's method, which puts the statement with its values into every error message. */
  override async query(connection: WarehouseConnection, query: Query | string): Promise<Query> {
    const asked = typeof query === 'string' ? { sql: query } : query
    asked.sql = this.positionBindings(asked.sql)
    asked.response = await connection.run(asked.sql, asked.bindings)
    return asked
  }

  /** Streams row by row. Prefer `Warehouse.read`, which is faster and takes a signal. */
  override async stream(connection: WarehouseConnection, query: Query, stream: Transform): Promise<void> {
    if (this.transacting !== true) releasedAgain.add(connection)
    const closed = new Promise((resolve) => stream.once('close', resolve))
    const parts = connection.stream([
      { sql: this.positionBindings(query.sql), bindings: query.bindings ?? [] },
    ])
    try {
      await pipeline(Readable.from(singly(parts)), stream)
    } finally {
      // If the reader leaves early, the connection is free when the transaction has ended.
      await parts.return()
      await closed
    }
  }

  override cancelQuery(connection: WarehouseConnection): Promise<void> {
    return connection.cancel()
  }

  override processResponse(query: Query, runner: unknown): unknown {
    const answer = query.response as Answer
    if (query.output) return query.output.call(runner, answer)
    if (query.method === 'raw') return answer
    if (query.method === 'first') return answer.rows[0]
    if (query.method === 'pluck') return answer.rows.map((row) => row[query.pluck as string])
    if (answer.command === 'SELECT' || query.returning) return answer.rows
    return answer.rowCount
  }
}
