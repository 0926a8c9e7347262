import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../../lib/files.ts'
import type { Config } from '../../platform/config.ts'
import { makeFolder } from '../../platform/data-dir.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import type { WarehouseSettings } from './start-warehouses.ts'

/** The name of a warehouse's file, in the folder of its repository. */
const FILE = 'warehouse.duckdb'

/**
 * Makes the folder of warehouses and the folder of the engine's own files.
 * @throws OperatorError if WAREHOUSE_DIR cannot be made, or if DATA_DIR still has warehouses that are not in it
 */
export async function warehouseFolders({
  dataDir,
  warehouseDir,
}: Pick<Config, 'dataDir' | 'warehouseDir'>): Promise<
  Required<Pick<WarehouseSettings, 'folder' | 'workFolder'>>
> {
  const workFolder = join(dataDir, 'quality')
  await makeFolder(workFolder)
  if (warehouseDir === undefined) return { folder: workFolder, workFolder }
  await makeFolder(warehouseDir).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `WAREHOUSE_DIR is ${warehouseDir}, which cannot be created (${error.code}). Set it to a folder that this user may write to.`,
      { cause: error },
    )
  })
  if ((await realpath(warehouseDir)) === (await realpath(workFolder)))
    return { folder: workFolder, workFolder }
  const forgotten: string[] = []
  for (const name of await readdir(workFolder))
    if (await exists(join(workFolder, name, FILE))) forgotten.push(name)
  if (forgotten.length > 0)
    throw new OperatorError(
      `WAREHOUSE_DIR is ${warehouseDir}, but ${workFolder} has the rows of repositories (${forgotten.slice(0, 5).join(', ')}${forgotten.length > 5 ? ' and others' : ''}). Move each file ${join(workFolder, forgotten[0]!, FILE)} to ${join(warehouseDir, forgotten[0]!, FILE)}, or leave WAREHOUSE_DIR out.`,
    )
  return { folder: warehouseDir, workFolder }
}
