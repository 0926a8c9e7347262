import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../platform/logging.ts'
import type { Removals } from '../jobs/removals.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import { neededWith } from '../model/warehouse/load-tables.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'

/** By then, requests that read the catalogue before a reload and the old tables after it have ended. */
const GRACE_MS = 2000

/** The sweeps of one repository. */
interface Sweeps {
  /** Aborted when the repository has been deleted, or the server stops. */
  readonly abort: AbortController
  /** True if a sweep waits for the end of its delay. */
  isDue: boolean
  /** Settled when all sweeps so far have ended. */
  last: Promise<void>
}

/**
 * Drops the tables of a warehouse that the catalogue does not name: tables of replaced loads, and tables left by a
 * crash between the writes to the two stores.
 */
export class TableSweeper {
  readonly #entities: Pick<EntityStore, 'tables'>
  readonly #warehouses: Pick<Warehouses, 'open'>
  readonly #removals: Removals
  readonly #logger: Logger
  readonly #sweeps = new Map<number, Sweeps>()
  #closed = false

  constructor(
    entities: Pick<EntityStore, 'tables'>,
    warehouses: Pick<Warehouses, 'open'>,
    removals: Removals,
    logger: Logger,
  ) {
    this.#entities = entities
    this.#warehouses = warehouses
    this.#removals = removals
    this.#logger = logger
  }

  /**
   * Sweeps a repository's warehouse after a delay. Calls during the delay are merged into one sweep. Does nothing if
   * the repository has been released.
   */
  soon(repositoryId: number): void {
    const sweeps = this.#sweepsOf(repositoryId)
    const { signal } = sweeps.abort
    if (sweeps.isDue || this.#closed || signal.aborted) return
    sweeps.isDue = true
    sweeps.last = sweeps.last
      .then(() => sleep(GRACE_MS, undefined, { signal, ref: false }))
      .then(() => {
        sweeps.isDue = false
        return this.sweep(repositoryId, signal)
      })
      .catch((error: unknown) => {
        sweeps.isDue = false
        if (!signal.aborted)
          this.#logger.error(
            { err: error, repositoryId },
            'Old tables could not be dropped. The server drops them at its next start.',
          )
      })
  }

  /** Sweeps immediately. */
  async sweep(repositoryId: number, signal?: AbortSignal): Promise<void> {
    await this.#removals.run(async () => {
      const warehouse = await this.#warehouses.open(repositoryId)
      // List the tables first: tables that are loaded later are then in neither list.
      const tables = await warehouse.tables()
      const needed = await this.#entities.tables(repositoryId)
      const old = tables.filter((table) => !needed.has(neededWith(table)))
      if (old.length > 0) await warehouse.drop(old)
    }, signal)
  }

  /**
   * Waits for the running sweep of a deleted repository. No sweep of it starts any more: a sweep would make its
   * warehouse anew.
   */
  async release(repositoryId: number): Promise<void> {
    const sweeps = this.#sweepsOf(repositoryId)
    sweeps.abort.abort()
    await sweeps.last
  }

  /** Waits for the running sweeps. Delayed sweeps are left to the next start. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#sweeps.keys()].map((repositoryId) => this.release(repositoryId)))
  }

  #sweepsOf(repositoryId: number): Sweeps {
    const known = this.#sweeps.get(repositoryId)
    if (known !== undefined) return known
    const sweeps = { abort: new AbortController(), isDue: false, last: Promise.resolve() }
    this.#sweeps.set(repositoryId, sweeps)
    return sweeps
  }
}
