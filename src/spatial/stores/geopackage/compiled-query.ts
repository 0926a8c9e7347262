import type { Knex } from 'knex'
import { rowsOf, type SqliteConnection } from './prepared-statements.ts'

type Binding = Knex.Value

/**
 * A query that Knex builds once and that runs with different values. Building takes Knex longer than SQLite
 * takes to read ten features.
 */
export class CompiledQuery {
  readonly #db: Knex
  readonly #sql: string
  readonly #bindings: readonly ({ readonly slot: number } | { readonly constant: Binding })[]

  /**
   * @param count number of values per run
   * @param build builds the query, with a slot for each value
   */
  constructor(db: Knex, count: number, build: (slots: readonly number[]) => Knex.QueryBuilder) {
    this.#db = db
    // Numbers that do not occur in queries: Knex accepts only a number as a limit.
    const slots = Array.from({ length: count }, (_, index) => Number.MAX_SAFE_INTEGER - index)
    const indexOf = new Map<unknown, number>(slots.map((slot, index) => [slot, index]))
    const { sql, bindings } = build(slots).toSQL().toNative()
    this.#sql = withFixedPlan(sql)
    this.#bindings = bindings.map((constant) => {
      const slot = indexOf.get(constant)
      return slot === undefined ? { constant } : { slot }
    })
  }

  /** Runs on a connection of Knex's pool and collects the rows. */
  async run<Row>(values: readonly unknown[]): Promise<Row[]> {
    const client = this.#db.client as Knex.Client & { releaseConnection(connection: unknown): Promise<void> }
    const connection = (await client.acquireConnection()) as SqliteConnection
    try {
      const bindings = this.#bindings.map((binding) =>
        'slot' in binding ? values[binding.slot] : binding.constant,
      )
      return await rowsOf<Row>(connection, this.#sql, bindings)
    } finally {
      await client.releaseConnection(connection)
    }
  }
}

/**
 * SQLite compiles a statement again after each binding of a parameter that is the whole LIMIT, because it plans for
 * the number. It does not look into an expression. Quoted names may contain anything.
 */
const withFixedPlan = (sql: string): string =>
  sql.replace(/`[^`]*`|"[^"]*"|'[^']*'|\blimit \?/g, (piece) =>
    piece === 'limit ?' ? 'limit (? + 0)' : piece,
  )
