import { PostgisDatabase } from '../stores/postgis/database.ts'
import type { ConnectionsInUse } from '../../platform/connections-in-use.ts'
import { readEntries, type DatabaseEntry } from '../stores/postgis/entries.ts'
import type { PostgisTable } from '../stores/postgis/postgis-table.ts'

/** Interval between two looks at the tables of a database. */
const LOOK_MS = 30_000
/** The same while a database cannot be reached. */
const RETRY_MS = 5000

export interface DatabasesOptions {
  /** Milliseconds between two looks. */
  readonly lookMs?: number
  readonly retryMs?: number
}

/** The databases whose tables are published. Each is looked at again while the server runs. */
export class Databases {
  readonly #databases: readonly PostgisDatabase[]
  readonly #lookMs: number
  readonly #retryMs: number
  readonly #timers = new Map<PostgisDatabase, NodeJS.Timeout>()
  readonly #looks = new Set<Promise<void>>()
  #isClosed = false

  /**
   * Looks at each database once. One that cannot be reached is a problem, and is tried again.
   *
   * @param path the file that SPATIAL_DATABASES names
   * @throws OperatorError if it has a wrong entry
   */
  static async open(path: string, options: DatabasesOptions = {}): Promise<Databases> {
    const databases = new Databases(await readEntries(path), options)
    await Promise.all(databases.#databases.map((database) => databases.#look(database)))
    return databases
  }

  private constructor(
    entries: readonly DatabaseEntry[],
    { lookMs = LOOK_MS, retryMs = RETRY_MS }: DatabasesOptions,
  ) {
    this.#databases = entries.map((entry) => {
      const database: PostgisDatabase = new PostgisDatabase(entry, () => this.#plan(database))
      return database
    })
    this.#lookMs = lookMs
    this.#retryMs = retryMs
  }

  /** The tables as they were found last, those of earlier entries first. */
  get tables(): readonly PostgisTable[] {
    return this.#databases.flatMap(({ tables }) => tables)
  }

  get problems(): readonly string[] {
    return this.#databases.flatMap(({ problems }) => problems)
  }

  get hints(): readonly string[] {
    return this.#databases.flatMap(({ hints }) => hints)
  }

  get connections(): readonly ConnectionsInUse[] {
    return this.#databases.map(({ name, connections: { inUse, most } }) => ({
      database: `${name} of SPATIAL_DATABASES`,
      ...{ inUse, most },
    }))
  }

  /** Ends the looks and the connections. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#looks)
    await Promise.all(this.#databases.map((database) => database.close()))
  }

  async #look(database: PostgisDatabase): Promise<void> {
    const look = database.look()
    this.#looks.add(look)
    await look.finally(() => this.#looks.delete(look))
    this.#plan(database)
  }

  /** Looks at a database again after a while. */
  #plan(database: PostgisDatabase): void {
    if (this.#isClosed) return
    clearTimeout(this.#timers.get(database))
    const again = setTimeout(
      () => void this.#look(database),
      database.isReachable ? this.#lookMs : this.#retryMs,
    )
    this.#timers.set(database, again.unref())
  }
}
