import type { StartTrino } from '../../../src/quality/stores/start-warehouses.ts'
import { startLackingWarehouses } from './lacking-warehouses.ts'

/**
 * Stands in for a cluster of Trino in tests of what a server does with two engines: the embedded engine, without
 * capabilities and without owners, on the storage of the lake. The storage must contain DATA_DIR, because the embedded
 * engine reads pieces below its own folder only.
 */
export const startLakeStandIn: StartTrino = async ({ storage, memoryMb }, logger) => {
  if (storage.kind !== 'folder') throw new Error('The storage is no folder.')
  const warehouses = await startLackingWarehouses({ folder: storage.path, memoryMb, threads: 2 }, logger)
  return new Proxy(warehouses, {
    get: (target, name) => {
      const member = name === 'exclusive' ? undefined : (Reflect.get(target, name, target) as unknown)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
}

/** The settings of a server whose new repositories are in the stand-in. @param storage a folder that contains DATA_DIR */
export const lakeEnv = (storage: string) => ({
  WAREHOUSE_URL: 'trino://test@127.0.0.1:9/iceberg/test',
  WAREHOUSE_STORAGE: storage,
})
