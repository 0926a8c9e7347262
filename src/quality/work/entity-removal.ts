import type { Removals } from '../jobs/removals.ts'
import type { Finish, Job, JobContext, JobHandler } from '../model/job.ts'
import type { EntityStore } from '../stores/entities/entities.ts'
import { isTableOf } from '../model/warehouse/load-tables.ts'
import type { WarehouseDisk } from '../model/warehouse/machine-resources.ts'
import { type Warehouses, WarehouseUnavailable } from '../model/warehouse/warehouse.ts'

/**
 * Removes the rows of a deleted entity from the warehouse, then the entity from the catalogue, in portions: nobody sees
 * it any more. A job that starts again removes the rest.
 */
export class EntityRemoval implements JobHandler<object> {
  readonly type = 'Delete Entity'
  readonly attempts = 10
  readonly isCleanUp = true
  readonly #entities: EntityStore
  readonly #warehouses: Warehouses
  readonly #removals: Removals
  readonly #sweep: (repositoryId: number) => void

  constructor(
    entities: EntityStore,
    warehouses: Warehouses,
    removals: Removals,
    sweep: (repositoryId: number) => void,
  ) {
    this.#entities = entities
    this.#warehouses = warehouses
    this.#removals = removals
    this.#sweep = sweep
  }

  async run(job: Job<object>, context: JobContext): Promise<Finish> {
    const entityId = job.entityIds[0]!
    context.progress(0, 'The rows are being dropped.')
    const warehouse = await this.#warehouses.open(job.repositoryId!)
    const tables = (await warehouse.tables()).filter((table) => isTableOf(table, entityId))
    await this.#removals.run(() => warehouse.drop(tables), context.signal)
    if (warehouse.disk !== undefined) await returnSpace(warehouse.disk, context)
    await this.#entities.removeContent(entityId, context.commit)
    return async (transaction) => {
      await this.#entities.remove(entityId, transaction)
      // The indexes of joins are named after the entity on their left side.
      this.#sweep(job.repositoryId!)
    }
  }

  /** The entity stays hidden, and its deletion stays requested. */
  async abandoned(): Promise<void> {}
}

/** With less free space on the disk, the space within the file of the warehouse is returned to it. */
const SHORT_BYTES = 1_000_000_000

/**
 * Compacts the warehouse if the disk has little space, less than the file has, and enough for the copy. The file keeps
 * the space of dropped tables, and the next load could use it for its rows, but not for its temporary files.
 */
async function returnSpace(disk: WarehouseDisk, { signal, progress }: JobContext): Promise<void> {
  const { bytes, freeBytes, availableBytes } = await disk.usage()
  if (availableBytes >= Math.min(SHORT_BYTES, freeBytes) || bytes - freeBytes > availableBytes) return
  progress(0.5, 'The space of the rows is being returned to the disk.')
  await disk.compact(signal).catch((error: unknown) => {
    // Queries never paused. The space remains in the file, for the rows of the next load.
    if (!(error instanceof WarehouseUnavailable)) throw error
  })
}
