import type { ConnectionsInUse } from '../../../platform/connections-in-use.ts'
import type { WarehouseResources } from '../../model/warehouse/machine-resources.ts'
import {
  type ExclusiveWarehouses,
  type Warehouse,
  type WarehouseCopies,
  type Warehouses,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import type { WarehouseOwners } from './warehouse-owners.ts'

/** The warehouses of a server among others. It opens those that it owns. */
export class OwnedWarehouses implements Warehouses {
  readonly exclusive: ExclusiveWarehouses
  readonly resources?: WarehouseResources
  readonly copies?: WarehouseCopies
  readonly #engine: Warehouses
  readonly #owners: WarehouseOwners

  constructor(engine: Warehouses, exclusive: ExclusiveWarehouses, owners: WarehouseOwners) {
    this.#engine = engine
    this.#owners = owners
    const { resources, copies } = engine
    this.exclusive = exclusive
    if (resources !== undefined)
      this.resources = {
        memory: () => resources.memory(),
        // Each server counts its own: servers may share the folder.
        sizes: async () => new Map([...(await resources.sizes())].filter(([id]) => owners.has(id))),
      }
    if (copies !== undefined)
      this.copies = {
        has: (repositoryId) => copies.has(repositoryId),
        fileOf: (repositoryId) => copies.fileOf(repositoryId),
        copyTo: async (repositoryId, path, signal) => {
          await owners.own(repositoryId)
          const end = owners.keep(repositoryId)
          try {
            await copies.copyTo(repositoryId, path, signal)
          } finally {
            end()
          }
        },
      }
  }

  /** @throws WarehouseUnavailable also if another server owns the warehouse, or if the lease of this one has ended */
  async open(repositoryId: number): Promise<Warehouse> {
    await this.#owners.own(repositoryId)
    // Nothing may come between this check and the call.
    if (!this.#owners.has(repositoryId))
      throw new WarehouseUnavailable('This server has just given the repository up; try again later.')
    return this.#engine.open(repositoryId)
  }

  connections(): readonly ConnectionsInUse[] {
    return this.#engine.connections()
  }

  /** Deletes the rows if this server owns them or can become their owner. Otherwise their owner does it. */
  async remove(repositoryId: number): Promise<void> {
    if ((await this.#owners.locate(repositoryId)).at !== 'here') return
    await this.#engine.remove(repositoryId)
    await this.#owners.discard(repositoryId)
  }

  close(): Promise<void> {
    return this.#engine.close()
  }
}
