import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import PostgresClient from 'knex/lib/dialects/postgres/index.js'
import type { ReadWriteLock } from '../../../lib/read-write-lock.ts'
import { QueryFailed, type Row, WarehouseUnavailable } from '../../model/warehouse.ts'
import type { Answer, WarehouseConnection } from './connection.ts'
import { domainErrorOf } from './errors.ts'

/** What the dialect is configured with beside Knex's own settings. */
export interface DuckDbConfig extends Knex.Config {
  /** Opens one more connection to the warehouse. */
  readonly connect: () => Promise<WarehouseConnection>
  readonly disconnect: (connection: WarehouseConnection) => Promise<void>
  /** Read by every query; written while the file is exchanged. */
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

/** Connections whose next release is one of two: Knex releases the connection of a stream twice. */
const releasedAgain = new WeakSet<WarehouseConnection>()

async function* singly(parts: AsyncIterable<Row[]>): AsyncGenerator<Row, void, undefined> {
  for await (const part of parts) yield* part
}

/**
 * Knex's dialect for DuckDB: the SQL is PostgreSQL's, as far as DuckDB has it. It has no savepoints, no
 * `for update`, no increments and no keys by ALTER.
 *
 * What it builds on is no public interface of Knex: `check-packages.ts` checks it at the start.
 *
 * Knex makes the client of a transaction from the prototype alone, so that no method may rely on a field that a
 * constructor sets, other than `config`.
 */
export class DuckDbClient extends PostgresClient {
  declare config: DuckDbConfig

  /** The driver is the engine's own connection: there is no module to load. */
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

  /** PostgreSQL's reads an array index out of names such as `a[1]`; names of users are names as a whole. */
  override wrapIdentifierImpl(value: string): string {
    return value === '*' ? value : `"${value.replaceAll('"', '""')}"`
  }

  override transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction {
    if (outer) throw new QueryFailed('DuckDB has no nested transactions.')
    return super.transaction(container, config, outer)
  }

  /** Not by Knex's own, which writes the statement with its values into the message of every error. */
  override async query(connection: WarehouseConnection, query: Query | string): Promise<Query> {
    const asked = typeof query === 'string' ? { sql: query } : query
    asked.sql = this.positionBindings(asked.sql)
    asked.response = await connection.run(asked.sql, asked.bindings)
    return asked
  }

  /** Streams row by row. `Warehouse.read` is faster, takes a signal, and is to be preferred. */
  override async stream(connection: WarehouseConnection, query: Query, stream: Transform): Promise<void> {
    if (this.transacting !== true) releasedAgain.add(connection)
    const closed = new Promise((resolve) => stream.once('close', resolve))
    const parts = connection.stream([
      { sql: this.positionBindings(query.sql), bindings: query.bindings ?? [] },
    ])
    try {
      await pipeline(Readable.from(singly(parts)), stream)
    } finally {
      // Where the reader has gone early, the connection is free when the transaction has ended.
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
