import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConnectionsInUse, connectionsInUse } from '../../../platform/connections-in-use.ts'
import type { Logger } from '../../../platform/logging.ts'
import {
  type WarehouseCopies,
  type WarehouseResources,
  type Warehouses,
  type WarehousesMemory,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import { DuckDbWarehouse } from './duckdb-warehouse.ts'
import { DuckDbEngine, type EngineSettings } from './engine.ts'

const closed = (): WarehouseUnavailable =>
  new WarehouseUnavailable('The warehouses are closed because the server is stopping.')

const fileOf = (repositoryId: number): string => join(String(repositoryId), 'warehouse.duckdb')

const isRepository = (name: string): boolean => /^[1-9]\d*$/.test(name)

/** Bytes of a file; 0 if it is missing. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** The warehouses of a server in DuckDB files, `<folder>/<repositoryId>/warehouse.duckdb`. */
export class DuckDbWarehouses implements Warehouses {
  readonly resources: WarehouseResources = { memory: () => this.#memory(), sizes: () => this.#sizes() }
  readonly copies: WarehouseCopies = {
    fileOf,
    copyTo: async (repositoryId, path, signal) => (await this.open(repositoryId)).copyTo(path, signal),
  }
  readonly #engine: DuckDbEngine
  readonly #settings: EngineSettings
  readonly #logger: Logger
  readonly #open = new Map<number, Promise<DuckDbWarehouse>>()
  readonly #opened = new Map<number, DuckDbWarehouse>()
  /** Running removals. The next opening waits for them. */
  readonly #removals = new Map<number, Promise<void>>()
  #closed = false

  private constructor(engine: DuckDbEngine, settings: EngineSettings, logger: Logger) {
    this.#engine = engine
    this.#settings = settings
    this.#logger = logger
  }

  /** Starts the engine. Files are opened on demand. Call it once per folder and process. */
  static async start(settings: EngineSettings, logger: Logger): Promise<DuckDbWarehouses> {
    return new DuckDbWarehouses(await DuckDbEngine.start(settings), settings, logger)
  }

  open(repositoryId: number): Promise<DuckDbWarehouse> {
    if (this.#closed) return Promise.reject(closed())
    const open = this.#open.get(repositoryId)
    if (open !== undefined) return open
    const opening = this.#opening(repositoryId)
    this.#open.set(repositoryId, opening)
    // A failed opening may succeed the next time.
    opening.catch(() => this.#open.delete(repositoryId))
    return opening
  }

  connections(): readonly ConnectionsInUse[] {
    return Array.from(this.#opened, ([repositoryId, { knex }]) =>
      connectionsInUse(`repository ${repositoryId}`, knex),
    )
  }

  async remove(repositoryId: number): Promise<void> {
    if (this.#closed) throw closed()
    const removal = this.#removed(repositoryId)
    this.#removals.set(repositoryId, removal)
    try {
      await removal
    } finally {
      this.#removals.delete(repositoryId)
    }
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await Promise.allSettled(this.#removals.values())
    // A warehouse that failed to open has nothing to close. Its caller has received the error.
    const open = (await Promise.allSettled(this.#open.values())).filter(
      (opening) => opening.status === 'fulfilled',
    )
    const ends = await Promise.allSettled(open.map((opening) => opening.value.close()))
    this.#engine.close()
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }

  async #opening(repositoryId: number): Promise<DuckDbWarehouse> {
    await this.#removals.get(repositoryId)
    const path = this.#pathOf(repositoryId)
    await mkdir(join(path, '..'), { recursive: true })
    const warehouse = await DuckDbWarehouse.open({
      engine: this.#engine,
      catalog: `repository_${repositoryId}`,
      path,
      threads: this.#settings.threads,
      connections: this.#settings.connections,
      memoryMb: this.#settings.memoryMb,
      logger: this.#logger,
    })
    this.#opened.set(repositoryId, warehouse)
    return warehouse
  }

  async #removed(repositoryId: number): Promise<void> {
    const open = this.#open.get(repositoryId)
    this.#open.delete(repositoryId)
    const [opened] = await Promise.allSettled([open])
    this.#opened.delete(repositoryId)
    if (opened?.status === 'fulfilled') await opened.value?.close()
    const path = this.#pathOf(repositoryId)
    await rm(path, { force: true })
    await rm(`${path}.wal`, { force: true })
  }

  async #memory(): Promise<WarehousesMemory> {
    return this.#closed ? { bytes: 0, spilledBytes: 0 } : this.#engine.memory()
  }

  async #sizes(): Promise<ReadonlyMap<number, number>> {
    const names = await readdir(this.#settings.folder)
    const sizes = names.filter(isRepository).map(async (name) => {
      const path = this.#pathOf(Number(name))
      return [Number(name), (await sizeOf(path)) + (await sizeOf(`${path}.wal`))] as const
    })
    return new Map(await Promise.all(sizes))
  }

  #pathOf(repositoryId: number): string {
    return join(this.#settings.folder, fileOf(repositoryId))
  }
}
