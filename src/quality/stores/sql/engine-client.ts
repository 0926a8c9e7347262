import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import { identifier } from '../../../lib/sql-quotes.ts'
import { QueryFailed, type Row, WarehouseUnavailable } from '../../model/warehouse/warehouse.ts'
import type { Answer, EngineConnection } from './engine-connection.ts'

/** Settings of the dialect in addition to Knex's own settings. */
export interface EngineClientConfig<Connection extends EngineConnection = EngineConnection>
  extends Knex.Config {
  /** Opens another connection to the warehouse. */
  readonly connect: () => Promise<Connection>
  readonly disconnect: (connection: Connection) => Promise<void>
  /** The domain error for an error of the engine. */
  readonly errorOf: (error: unknown) => Error
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
const releasedAgain = new WeakSet<EngineConnection>()

async function* singly(parts: AsyncIterable<Row[]>): AsyncGenerator<Row, void, undefined> {
  for await (const part of parts) yield* part
}

/**
 * What Knex's dialects of all engines have in common. The SQL is that of PostgreSQL, without the features that engines
 * lack: savepoints, `for update`, increments and adding keys by ALTER.
 *
 * It depends on internals of Knex, which `check-knex.ts` checks at the start.
 *
 * Knex makes the client of a transaction from the prototype without calling the constructor. So a method must not rely
 * on fields that the constructor sets, except `config`.
 */
export abstract class EngineClient<
  Connection extends EngineConnection = EngineConnection,
> extends PostgresClient {
  declare config: EngineClientConfig<Connection>

  /** The driver is the engine's own connection, so there is no module to load. */
  override _driver(): unknown {
    return {}
  }

  override acquireRawConnection(): Promise<Connection> {
    return this.config.connect()
  }

  override destroyRawConnection(connection: Connection): Promise<void> {
    return this.config.disconnect(connection)
  }

  override validateConnection(): boolean {
    return true
  }

  override async acquireConnection(): Promise<Connection> {
    try {
      return (await super.acquireConnection()) as Connection
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'KnexTimeoutError') throw this.config.errorOf(error)
      throw new WarehouseUnavailable('Too many queries run on this repository: try again later.', {
        cause: error,
      })
    }
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    if (!releasedAgain.delete(connection)) await this.release(connection)
  }

  /** Returns a connection to the pool. It is called once for each time that the connection was taken. */
  protected release(connection: Connection): Promise<void> {
    return super.releaseConnection(connection)
  }

  /** PostgreSQL's method parses an array index in names such as `a[1]`. Here the whole text is the name. */
  override wrapIdentifierImpl(value: string): string {
    return value === '*' ? value : identifier(value)
  }

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    if (outer) throw new QueryFailed('The engine has no nested transactions.')
    return super.transaction(container, config, outer)
  }

  /** Replaces Knex's method, which puts the statement with its values into every error message. */
  override async query(connection: Connection, query: Query | string): Promise<Query> {
    const asked = typeof query === 'string' ? { sql: query } : query
    asked.sql = this.positionBindings(asked.sql)
    asked.response = await connection.run(asked.sql, asked.bindings)
    return asked
  }

  /** Streams row by row. Prefer `Warehouse.read`, which is faster and takes a signal. */
  override async stream(connection: Connection, query: Query, stream: Transform): Promise<void> {
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

  override cancelQuery(connection: Connection): Promise<void> {
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
