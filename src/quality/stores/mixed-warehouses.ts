import type { ConnectionsInUse } from '../../platform/connections-in-use.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import type { WarehouseResources } from '../model/warehouse/machine-resources.ts'
import {
  type ExclusiveWarehouses,
  type Warehouse,
  type WarehouseCopies,
  type Warehouses,
  WarehouseUnavailable,
} from '../model/warehouse/warehouse.ts'
import type { RepositoryEngines } from './repository-engines.ts'

const NO_TRINO =
  'The rows of a repository are in Trino, and this server has no WAREHOUSE_URL: set it and WAREHOUSE_STORAGE.'

/** The warehouses of two engines: each repository has one of them. */
export class MixedWarehouses implements Warehouses {
  readonly resources?: WarehouseResources
  readonly copies?: WarehouseCopies
  /** Concerns the embedded engine only. */
  readonly exclusive?: ExclusiveWarehouses
  readonly #embedded: Warehouses
  readonly #trino: Warehouses | undefined
  readonly #engines: RepositoryEngines
  /** True as soon as a repository needed Trino in vain. */
  #isTrinoMissing = false

  /** @param trino undefined if the server has no WAREHOUSE_URL */
  constructor(embedded: Warehouses, trino: Warehouses | undefined, engines: RepositoryEngines) {
    this.#embedded = embedded
    this.#trino = trino
    this.#engines = engines
    const { resources, copies, exclusive } = embedded
    if (exclusive !== undefined) this.exclusive = exclusive
    if (resources !== undefined) this.resources = resources
    if (copies !== undefined)
      this.copies = {
        has: async (repositoryId) =>
          (await engines.find(repositoryId))?.engine !== 'trino' && copies.has(repositoryId),
        fileOf: (repositoryId) => copies.fileOf(repositoryId),
        copyTo: (repositoryId, path, signal) => copies.copyTo(repositoryId, path, signal),
      }
  }

  /** @throws WarehouseUnavailable also if the rows are in Trino and the server has no WAREHOUSE_URL */
  async open(repositoryId: number): Promise<Warehouse> {
    const place = await this.#engines.find(repositoryId)
    return this.#of(place?.engine ?? 'embedded').open(repositoryId)
  }

  problems(): readonly string[] {
    return [...(this.#isTrinoMissing ? [NO_TRINO] : []), ...(this.#trino?.problems?.() ?? [])]
  }

  connections(): readonly ConnectionsInUse[] {
    return [...this.#embedded.connections(), ...(this.#trino?.connections() ?? [])]
  }

  /** Also removes what an unfinished move has left in the other engine. */
  async remove(repositoryId: number): Promise<void> {
    const place = await this.#engines.find(repositoryId)
    // Without a row in the catalogue, each engine may have tables.
    const inTrino = place === undefined ? this.#trino : undefined
    const engines: readonly (Engine | undefined)[] = place ? [place.engine, place.leftIn] : ['embedded']
    for (const engine of new Set(engines)) if (engine) await this.#of(engine).remove(repositoryId)
    await inTrino?.remove(repositoryId)
    this.#engines.forget(repositoryId)
  }

  async close(): Promise<void> {
    await Promise.all([this.#embedded.close(), this.#trino?.close()])
  }

  #of(engine: Engine): Warehouses {
    if (engine === 'embedded') return this.#embedded
    if (this.#trino !== undefined) return this.#trino
    this.#isTrinoMissing = true
    throw new WarehouseUnavailable(
      'The rows of this repository are in Trino, and this server has no WAREHOUSE_URL. The operator must set it.',
    )
  }
}
