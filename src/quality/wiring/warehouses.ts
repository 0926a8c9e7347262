import type { Surroundings } from '../../service-module.ts'
import { type Owners, OWNS_ALL } from '../model/warehouse/owners.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { folderId } from '../stores/owners/folder-id.ts'
import { OwnedWarehouses } from '../stores/owners/owned-warehouses.ts'
import { OwnerStore } from '../stores/owners/owner-store.ts'
import { WarehouseOwners } from '../stores/owners/warehouse-owners.ts'
import type { StartWarehouses } from '../stores/start-warehouses.ts'
import { warehouseFolders } from '../stores/warehouse-folders.ts'

export interface WarehouseServices {
  readonly warehouses: Warehouses
  readonly owners: Owners
  /** The folder of all warehouses. */
  readonly warehouseFolder: string
  /** Undefined if this server owns all warehouses. Otherwise calls back when it becomes the owner of one. */
  readonly onOwned: ((call: (repositoryId: number) => void) => void) | undefined
}

/** Starts the engine, and finds out which warehouses it may open. */
export async function wireWarehouses(
  { config, catalogue, cluster, logger }: Surroundings,
  start: StartWarehouses,
  settings: {
    readonly threads: number
    readonly connections: number
    /** True while requests wait for their turn. */
    readonly isBusy: () => boolean
  },
): Promise<{ readonly services: WarehouseServices; readonly leave: () => Promise<void> }> {
  const { threads, connections, isBusy } = settings
  const folders = await warehouseFolders(config)
  const engine = await start({ ...folders, memoryMb: config.warehouseMemoryMb, threads, connections }, logger)
  const { exclusive } = engine
  const warehouseFolder = folders.folder
  if (exclusive === undefined || !cluster.isShared)
    return {
      services: { warehouses: engine, owners: OWNS_ALL, warehouseFolder, onOwned: undefined },
      leave: async () => undefined,
    }
  const owners = await WarehouseOwners.start({
    cluster,
    store: new OwnerStore(catalogue),
    engine: exclusive,
    folderId: await folderId(warehouseFolder),
    isBusy,
    logger,
  })
  return {
    services: {
      warehouses: new OwnedWarehouses(engine, exclusive, owners),
      owners,
      warehouseFolder,
      onOwned: (call) => owners.onOwned(call),
    },
    leave: () => owners.leave(),
  }
}
