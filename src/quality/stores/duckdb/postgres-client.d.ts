/** The part of Knex's client for PostgreSQL that the dialect uses. The package has no types for it. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex'

  export default class PostgresClient {
    readonly config: Knex.Config
    /** True if this is the client of a transaction, which shares only the prototype with its parent. */
    readonly transacting?: boolean
    constructor(config: Knex.Config)
    _driver(): unknown
    acquireRawConnection(): Promise<unknown>
    destroyRawConnection(connection: unknown): Promise<void>
    validateConnection(connection: unknown): boolean
    acquireConnection(): Promise<unknown>
    releaseConnection(connection: unknown): Promise<void>
    wrapIdentifierImpl(value: string): string
    positionBindings(sql: string): string
    transaction(container: unknown, config: unknown, outer: unknown): Knex.Transaction
    query(connection: unknown, query: unknown): Promise<unknown>
    stream(connection: unknown, query: unknown, stream: unknown): Promise<void>
    processResponse(query: unknown, runner: unknown): unknown
    cancelQuery(connection: unknown): Promise<void>
  }
}
