/** The parts of Knex's client for PostgreSQL that dialects use. The package has no types for them. */
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
    /** Sends a statement whose placeholders are numbered. */
    _query(connection: unknown, query: unknown): Promise<unknown>
    stream(connection: unknown, query: unknown, stream: unknown): Promise<void>
    processResponse(query: unknown, runner: unknown): unknown
    cancelQuery(connection: unknown): Promise<void>
    columnCompiler(...parts: unknown[]): unknown
    queryCompiler(builder: unknown, formatter: unknown): unknown
  }
}

declare module 'knex/lib/dialects/postgres/schema/pg-columncompiler.js' {
  /** Writes the definition of a column. Each type of a column is a method, or a text for its prototype. */
  export default class ColumnCompiler {
    readonly tableCompiler: { readonly tableNameRaw: string }
    constructor(...parts: unknown[])
    getColumnName(): string
    increments(options?: { primaryKey?: boolean }): string
    json(): string
    /** Adds statements that run after that of the table. `this` of the work is the compiler. */
    pushAdditional(work: (this: { pushQuery(sql: string): void }) => void): void
  }
}

declare module 'knex/lib/dialects/postgres/query/pg-querycompiler.js' {
  /** Writes a query, part by part. */
  export default class QueryCompiler {
    /** The parts that a query has once. */
    readonly single: { readonly limit?: unknown; readonly offset?: unknown }
    constructor(client: unknown, builder: unknown, formatter: unknown)
    limit(): string
    offset(): string
    /** A relation of WITH. */
    withWrapped(relation: object): string
  }
}
