import { literal, identifier } from '../../../lib/sql-quotes.ts'
import { QueryFailed, type Row, TableUnknown } from '../../model/warehouse/warehouse.ts'
import { droppedName, type HiddenTable, hiddenTable, ownerOf } from './hidden-names.ts'

/** Runs a statement with literals. @throws the errors of the port */
export type RunStatement = (sql: string, signal?: AbortSignal) => Promise<Row[]>

/** A name in double quotes, or a literal in single quotes. */
const QUOTED = /"((?:[^"]|"")*)"|'(?:[^']|'')*'/g

/** Concurrent statements. More would only wait for the catalogue of the lake. */
const AT_ONCE = 4

/** The tables in the schema of a repository. */
export class TrinoTables {
  readonly #run: RunStatement
  readonly #schema: string

  constructor(run: RunStatement, schema: string) {
    this.#run = run
    this.#schema = schema
  }

  /** Names of the tables of the warehouse, in the order of code points. */
  async visible(): Promise<string[]> {
    const { names } = await this.listed()
    return names.filter((name) => hiddenTable(name) === undefined && ownerOf(name) === undefined).sort()
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#run(`ALTER TABLE ${identifier(from)} RENAME TO ${identifier(to)}`)
  }

  /** Hides tables if they exist. Queries that run, and transactions that have begun, find their rows until the sweep. */
  async hide(tables: readonly string[]): Promise<void> {
    const { names, now } = await this.listed()
    const existing = new Set(names)
    const doomed = [...new Set(tables)].filter((name) => existing.has(name))
    await inParallel(doomed, (name) =>
      this.rename(name, droppedName(name, now)).catch((error: unknown) => this.#unlessGone(name, error)),
    )
  }

  /**
   * Another call may have hidden the table meanwhile. Trino then does not find it, or its catalog fails while it changes
   * the name, with an error that has no name of its own.
   */
  async #unlessGone(name: string, error: unknown): Promise<void> {
    if (error instanceof TableUnknown) return
    if (error instanceof QueryFailed && !(await this.listed()).names.includes(name)) return
    throw error
  }

  /** Deletes tables with their rows if they exist. */
  async delete(tables: readonly string[]): Promise<void> {
    await inParallel(tables, async (name) => {
      await this.#run(`DROP TABLE IF EXISTS ${identifier(name)}`)
    })
  }

  /**
   * A statement with the present names of tables that were dropped after a time, by the clock of Trino.
   * @param since by the clock of this server
   * @returns undefined if it names no such table
   */
  async withDropped(sql: string, since: number): Promise<string | undefined> {
    const { names } = await this.listed()
    const dropped = new Map<string, HiddenTable>()
    for (const hidden of names.map(hiddenTable)) {
      if (hidden?.kind !== 'dropped' || hidden.at < since - CLOCKS_DIFFER_MS) continue
      if ((dropped.get(hidden.name)?.at ?? 0) < hidden.at) dropped.set(hidden.name, hidden)
    }
    let isChanged = false
    const present = sql.replace(QUOTED, (part, name?: string) => {
      const hidden = name === undefined ? undefined : dropped.get(name)
      if (hidden === undefined) return part
      isChanged = true
      return identifier(hidden.table)
    })
    return isChanged ? present : undefined
  }

  /** Names of all tables, also of hidden ones, and the time by the clock of Trino in milliseconds since 1970. */
  async listed(): Promise<{ names: string[]; now: number }> {
    const rows = await this.#run(
      `SELECT cast(to_unixtime(current_timestamp) * 1000 AS bigint) AS now, table_name FROM (SELECT 1) LEFT JOIN information_schema.tables ON table_schema = ${literal(this.#schema)}`,
    )
    return {
      now: Number(rows[0]!['now']),
      names: rows.flatMap(({ table_name: name }) => (name === null ? [] : [name as string])),
    }
  }
}

/** The clocks of servers and of Trino may differ by so much. */
const CLOCKS_DIFFER_MS = 60_000

/** Does work on each item, some at a time. After a failure it waits for what has begun. @throws the first failure */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
