import type { Surroundings } from '../../service-module.ts'
import { type Owners, OWNS_ALL } from '../model/warehouse/owners.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { MixedWarehouses } from '../stores/mixed-warehouses.ts'
import { openEngines } from '../stores/open-warehouses.ts'
import { folderId } from '../stores/owners/folder-id.ts'
import { mixedOwners } from '../stores/owners/mixed-owners.ts'
import { OwnedWarehouses } from '../stores/owners/owned-warehouses.ts'
import { OwnerStore } from '../stores/owners/owner-store.ts'
import { WarehouseOwners } from '../stores/owners/warehouse-owners.ts'
import type { RepositoryEngines } from '../stores/repository-engines.ts'
import type { StartEngines } from '../stores/start-warehouses.ts'

export interface WarehouseServices {
  readonly warehouses: Warehouses
  readonly engines: RepositoryEngines
  readonly owners: Owners
  /** The folder of all embedded warehouses. */
  readonly warehouseFolder: string
  /** Undefined if this server owns all warehouses. Otherwise calls back when it becomes the owner of one. */
  readonly onOwned: ((call: (repositoryId: number) => void) => void) | undefined
}

/** Starts the engines, and finds out which embedded warehouses it may open. */
export async function wireWarehouses(
  surroundings: Surroundings,
  start: StartEngines,
  settings: {
    readonly threads: number
    readonly connections: number
    /** True while requests wait for their turn. */
    readonly isBusy: () => boolean
  },
): Promise<{ readonly services: WarehouseServices; readonly leave: () => Promise<void> }> {
  const { catalogue, cluster, logger } = surroundings
  const { isBusy, ...sizes } = settings
  const { embedded, trino, engines, folder } = await openEngines(surroundings, sizes, start)
  const { exclusive } = embedded
  const shared = { engines, warehouseFolder: folder }
  if (exclusive === undefined || !cluster.isShared)
    return {
      services: {
        ...shared,
        warehouses: new MixedWarehouses(embedded, trino, engines),
        owners: OWNS_ALL,
        onOwned: undefined,
      },
      leave: async () => undefined,
    }
  const owners = await WarehouseOwners.start({
    cluster,
    store: new OwnerStore(catalogue),
    engine: exclusive,
    folderId: await folderId(folder),
    isBusy,
    logger,
  })
  return {
    services: {
      ...shared,
      warehouses: new MixedWarehouses(new OwnedWarehouses(embedded, exclusive, owners), trino, engines),
      owners: mixedOwners(owners, engines),
      onOwned: (call) => owners.onOwned(call),
    },
    leave: () => owners.leave(),
  }
}
