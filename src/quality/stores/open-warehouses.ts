import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from '../../platform/logging.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import type { Warehouses } from '../model/warehouse/warehouse.ts'
import { catalogueId } from './owners/catalogue-id.ts'
import { RepositoryEngines } from './repository-engines.ts'
import { START_ENGINES, type StartEngines } from './start-warehouses.ts'
import { lakeSettings } from './trino/lake-settings.ts'
import { warehouseFolders } from './warehouse-folders.ts'

/** The engines of a process, and which repositories have which engine. */
export interface OpenEngines {
  readonly embedded: Warehouses
  /** Undefined if there is no WAREHOUSE_URL. */
  readonly trino: Warehouses | undefined
  readonly engines: RepositoryEngines
  /** The folder of the embedded warehouses. */
  readonly folder: string
}

/** The engine of new repositories. */
export const engineOfNew = ({ warehouseUrl }: Pick<Config, 'warehouseUrl'>): Engine =>
  warehouseUrl === undefined ? 'embedded' : 'trino'

/** Starts the engines that the configuration names. @throws OperatorError if one of them cannot be used */
export async function openEngines(
  { config, catalogue, logger }: { config: Config; catalogue: Catalogue; logger: Logger },
  settings: { readonly threads: number; readonly connections?: number },
  start: StartEngines = START_ENGINES,
): Promise<OpenEngines> {
  const folders = await warehouseFolders(config)
  const embedded = await start.embedded(
    { ...folders, memoryMb: config.warehouseMemoryMb, ...settings },
    logger,
  )
  try {
    const lake = lakeSettings(config, settings.connections)
    return {
      embedded,
      trino: lake && (await start.trino({ ...lake, owner: await catalogueId(catalogue) }, logger)),
      engines: new RepositoryEngines(catalogue),
      folder: folders.folder,
    }
  } catch (error) {
    await embedded.close()
    throw error
  }
}
