import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../platform/logging.ts'
import type { Removals } from '../jobs/removals.ts'
import type { EntityStore } from '../stores/entities.ts'
import type { Warehouses } from '../model/warehouse.ts'

/** By then, requests that read the catalogue before a reload and the old tables after it have ended. */
const GRACE_MS = 2000

/**
 * Drops the tables of a warehouse that the catalogue does not name: tables of replaced loads, and tables left by a
 * crash between the writes to the two stores.
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

  /** Sweeps a repository's warehouse after a delay. Calls during the delay are merged into one sweep. */
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

  /** Sweeps immediately. */
  async sweep(repositoryId: number): Promise<void> {
    await this.#removals.run(async () => {
      const warehouse = await this.#warehouses.open(repositoryId)
      // List the tables first: tables that are loaded later are then in neither list.
      const tables = await warehouse.tables()
      const needed = await this.#entities.tables(repositoryId)
      const old = tables.filter((table) => !needed.has(table))
      if (old.length > 0) await warehouse.drop(old)
    }, this.#abort.signal)
  }

  /** Waits for the running sweep. Delayed sweeps are left to the next start. */
  async close(): Promise<void> {
    this.#abort.abort()
    await Promise.all(this.#due.values())
  }
}
