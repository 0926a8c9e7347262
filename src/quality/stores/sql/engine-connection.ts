import type { Row } from '../../model/warehouse/warehouse.ts'

/** The result of a statement, with the PostgreSQL driver's property names for Knex. */
export interface Answer {
  /** The kind of the statement in capitals, such as `SELECT`. */
  readonly command: string
  readonly rows: Row[]
  /** Number of rows that were returned or changed. */
  readonly rowCount: number
}

/** A query with the values of its placeholders, in the form of its engine. */
export interface BoundQuery {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

/** A connection to a warehouse, as Knex's client of the engine uses it. Its errors are those of the port. */
export interface EngineConnection {
  /** Runs one statement and collects its rows. */
  run(sql: string, bindings?: readonly unknown[], signal?: AbortSignal): Promise<Answer>
  /** Runs queries one after the other on one snapshot of the tables and yields their rows on demand. */
  stream(queries: readonly BoundQuery[], signal?: AbortSignal): AsyncGenerator<Row[], void, undefined>
  /** Stops the running statement or stream, if any. Its caller gets QueryCancelled. */
  cancel(): Promise<void>
  /** Stops the running statement and closes. Later calls throw WarehouseUnavailable. */
  end(): Promise<void>
}
