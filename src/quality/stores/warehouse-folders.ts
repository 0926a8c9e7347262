import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { makeFolder } from '../../platform/data-dir.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import type { WarehouseSettings } from './start-warehouses.ts'

type Folders = Required<Pick<WarehouseSettings, 'folder' | 'workFolder'>>

/**
 * Makes the folder of warehouses, and the folder of the engine's own files.
 * @throws OperatorError if WAREHOUSE_DIR cannot be made
 */
export async function warehouseFolders({
  dataDir,
  warehouseDir,
}: Pick<Config, 'dataDir' | 'warehouseDir'>): Promise<Folders> {
  const workFolder = join(dataDir, 'quality')
  await makeFolder(workFolder)
  if (warehouseDir === undefined) return { folder: workFolder, workFolder }
  await makeFolder(warehouseDir).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `WAREHOUSE_DIR is ${warehouseDir}, which cannot be created (${error.code}). Set it to a folder that this user may write to.`,
      { cause: error },
    )
  })
  const isDefault = (await realpath(warehouseDir)) === (await realpath(workFolder))
  return { folder: isDefault ? workFolder : warehouseDir, workFolder }
}
