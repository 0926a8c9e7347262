import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../platform/logging.ts'
import type { Removals } from '../jobs/removals.ts'
import type { EntityStore } from '../stores/entities.ts'
import type { Warehouses } from '../model/warehouse.ts'

/** Requests that read the catalogue before a reload, and the old tables after it, are over by then. */
const GRACE_MS = 2000

/**
 * Drops the tables of a warehouse that the catalogue does not name: those of replaced loads, and what a crash
 * between the two stores left behind.
 */
export class TableSweeper {
  readonly #entities: EntityStore
  readonly #warehouses: Warehouses
  readonly #removals: Removals
  readonly #logger: Logger
  readonly #abort = new AbortController()
  readonly #due = new Map<number, Promise<void>>()

  constructor(entities: EntityStore, warehouses: Warehouses, removals: Removals, logger: Logger) {
    this.#entities = entities
    this.#warehouses = warehouses
    this.#removals = removals
    this.#logger = logger
  }

  /** Sweeps a repository's warehouse a little later; calls until then are one. */
  soon(repositoryId: number): void {
    if (this.#due.has(repositoryId) || this.#abort.signal.aborted) return
    const swept = sleep(GRACE_MS, undefined, { signal: this.#abort.signal, ref: false })
      .then(() => {
        this.#due.delete(repositoryId)
        return this.sweep(repositoryId)
      })
      .catch((error: unknown) => {
        if (!this.#abort.signal.aborted)
          this.#logger.error(
            { err: error, repositoryId },
            'Old tables could not be dropped. The server drops them at its next start.',
          )
      })
    this.#due.set(repositoryId, swept)
  }

  /** Sweeps at once. */
  async sweep(repositoryId: number): Promise<void> {
    await this.#removals.run(async () => {
      const warehouse = await this.#warehouses.open(repositoryId)
      // The tables first: what is loaded after that is in neither list.
      const tables = await warehouse.tables()
      const needed = await this.#entities.tables(repositoryId)
      const old = tables.filter((table) => !needed.has(table))
      if (old.length > 0) await warehouse.drop(old)
    }, this.#abort.signal)
  }

  /** Waits for a sweep under way; what was put off is left to the next start. */
  async close(): Promise<void> {
    this.#abort.abort()
    await Promise.all(this.#due.values())
  }
}
