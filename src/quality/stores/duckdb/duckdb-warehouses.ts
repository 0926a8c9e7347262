import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ConnectionsInUse, connectionsInUse } from '../../../platform/connections-in-use.ts'
import type { Logger } from '../../../platform/logging.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import { exists, removeIfEmpty } from '../../../lib/files.ts'
import type { WarehouseResources, WarehousesMemory } from '../../model/warehouse/machine-resources.ts'
import {
  type ExclusiveWarehouses,
  type WarehouseCopies,
  type Warehouses,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import { DuckDbWarehouse } from './duckdb-warehouse.ts'
import { DuckDbEngine, type EngineSettings } from './engine.ts'

const closed = (): WarehouseUnavailable =>
  new WarehouseUnavailable('The warehouses are closed because the server is stopping.')

const fileOf = (repositoryId: number): string => join(String(repositoryId), 'warehouse.duckdb')

const isRepository = (name: string): boolean => /^[1-9]\d*$/.test(name)

/** The repositories that have a warehouse in a folder. */
async function repositoriesIn(folder: string): Promise<number[]> {
  const ids: number[] = []
  for (const name of (await readdir(folder)).filter(isRepository))
    if (await exists(join(folder, fileOf(Number(name))))) ids.push(Number(name))
  return ids
}

/** Warehouses that the operator forgot to move would be missing, and new empty ones would hide it. */
async function refuseForgotten({ folder, workFolder = folder }: EngineSettings): Promise<void> {
  const [first] = workFolder === folder ? [] : await repositoriesIn(workFolder)
  if (first === undefined) return
  throw new OperatorError(
    `WAREHOUSE_DIR is ${folder}, but ${workFolder} has the rows of repositories. Move each file such as ${join(workFolder, fileOf(first))} to the same place below WAREHOUSE_DIR, here ${join(folder, fileOf(first))}; or leave WAREHOUSE_DIR out.`,
  )
}

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
    has: async () => true,
    fileOf,
    copyTo: async (repositoryId, path, signal) => (await this.open(repositoryId)).copyTo(path, signal),
  }
  readonly exclusive: ExclusiveWarehouses = {
    existing: () => repositoriesIn(this.#settings.folder),
    exists: (repositoryId) => exists(this.#pathOf(repositoryId)),
    isInUse: (repositoryId) => this.#isInUse(repositoryId),
    close: (repositoryId) => this.#closeOne(repositoryId),
    closeAll: () => this.#closeAll(),
  }
  readonly #engine: DuckDbEngine
  readonly #settings: EngineSettings
  readonly #logger: Logger
  readonly #open = new Map<number, Promise<DuckDbWarehouse>>()
  readonly #opened = new Map<number, DuckDbWarehouse>()
  /** Warehouses that are being closed or removed. The next opening waits for it. */
  readonly #ends = new Map<number, Promise<void>>()
  #closed = false
  #closing: Promise<void> | undefined

  private constructor(engine: DuckDbEngine, settings: EngineSettings, logger: Logger) {
    this.#engine = engine
    this.#settings = settings
    this.#logger = logger
  }

  /**
   * Starts the engine. Files are opened on demand. Call it once per folder and process.
   * @throws OperatorError if warehouses are left in the other folder
   */
  static async start(settings: EngineSettings, logger: Logger): Promise<DuckDbWarehouses> {
    await refuseForgotten(settings)
    return new DuckDbWarehouses(await DuckDbEngine.start(settings), settings, logger)
  }

  open(repositoryId: number): Promise<DuckDbWarehouse> {
    if (this.#closed) return Promise.reject(closed())
    const open = this.#open.get(repositoryId)
    if (open !== undefined) return open
    const opening = this.#opening(repositoryId)
    this.#open.set(repositoryId, opening)
    // A failed opening may succeed the next time.
    opening.catch(() => {
      if (this.#open.get(repositoryId) === opening) this.#open.delete(repositoryId)
    })
    return opening
  }

  connections(): readonly ConnectionsInUse[] {
    return Array.from(this.#opened, ([repositoryId, { knex }]) =>
      connectionsInUse(`repository ${repositoryId}`, knex),
    )
  }

  async remove(repositoryId: number): Promise<void> {
    if (this.#closed) throw closed()
    await this.#end(repositoryId, async () => {
      const path = this.#pathOf(repositoryId)
      await rm(path, { force: true })
      await rm(`${path}.wal`, { force: true })
      await removeIfEmpty(dirname(path))
    })
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#ends.values())
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
    await this.#ends.get(repositoryId)
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

  async #closeOne(repositoryId: number): Promise<void> {
    if (this.#closing !== undefined) return this.#closing
    await this.#end(repositoryId, async () => undefined)
  }

  async #closeAll(): Promise<void> {
    if (this.#closing !== undefined) return this.#closing
    await Promise.all([...this.#open.keys()].map((repositoryId) => this.#closeOne(repositoryId)))
    await Promise.all(this.#ends.values())
  }

  /** Closes a warehouse and does work before it can be opened again. Ends of one warehouse follow each other. */
  async #end(repositoryId: number, work: () => Promise<void>): Promise<void> {
    const before = this.#ends.get(repositoryId)
    const open = this.#open.get(repositoryId)
    this.#open.delete(repositoryId)
    const end = this.#ended(repositoryId, open, before).then(work)
    this.#ends.set(repositoryId, end)
    try {
      await end
    } finally {
      if (this.#ends.get(repositoryId) === end) this.#ends.delete(repositoryId)
    }
  }

  async #ended(
    repositoryId: number,
    open: Promise<DuckDbWarehouse> | undefined,
    before: Promise<void> | undefined,
  ): Promise<void> {
    // Its caller gets its error.
    await before?.catch(() => undefined)
    const [opened] = await Promise.allSettled([open])
    this.#opened.delete(repositoryId)
    if (opened?.status === 'fulfilled') await opened.value?.close()
  }

  #isInUse(repositoryId: number): boolean {
    const warehouse = this.#opened.get(repositoryId)
    return warehouse !== undefined && connectionsInUse('', warehouse.knex).inUse > 0
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
