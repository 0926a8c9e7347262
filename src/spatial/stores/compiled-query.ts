import type { Knex } from 'knex'

type Binding = Knex.Value

/** What takes the place of a request's values while a query is built. */
export type Slots<Name extends string> = Readonly<Record<Name, number>>

/**
 * A query that Knex built once and that runs with other values each time. Building takes Knex longer than
 * SQLite takes to answer for ten features.
 */
export class CompiledQuery<Name extends string> {
  readonly #db: Knex
  readonly #sql: string
  readonly #bindings: readonly (Name | { readonly constant: Binding })[]

  /** @param build makes the query, with a slot of its own for every value that a run brings along */
  constructor(db: Knex, names: readonly Name[], build: (slots: Slots<Name>) => Knex.QueryBuilder) {
    this.#db = db
    // Numbers that no query has a reason to contain, for Knex takes nothing but a number as a limit.
    const slots = names.map((name, index) => [name, Number.MAX_SAFE_INTEGER - index] as const)
    const nameOf = new Map<unknown, Name>(slots.map(([name, slot]) => [slot, name]))
    const { sql, bindings } = build(Object.fromEntries(slots) as Slots<Name>)
      .toSQL()
      .toNative()
    this.#sql = sql
    this.#bindings = bindings.map((binding) => nameOf.get(binding) ?? { constant: binding })
  }

  /** Runs on a connection of Knex's pool and collects the rows. */
  async run<Row>(values: Readonly<Record<Name, number | string>>): Promise<Row[]> {
    const client = this.#db.client as Knex.Client & { releaseConnection(connection: unknown): Promise<void> }
    const connection = (await client.acquireConnection()) as SqliteConnection
    try {
      const bindings = this.#bindings.map((binding) =>
        typeof binding === 'string' ? values[binding] : binding.constant,
      )
      return await new Promise<Row[]>((resolve, reject) => {
        connection.all(this.#sql, bindings, (error, rows) => {
          if (error) reject(error)
          else resolve(rows as Row[])
        })
      })
    } finally {
      await client.releaseConnection(connection)
    }
  }
}

/** The part of sqlite3's connection that is used here. */
interface SqliteConnection {
  all(sql: string, bindings: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void
}
