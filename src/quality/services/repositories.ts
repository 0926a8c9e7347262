import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../platform/logging.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import { InvalidData } from '../model/errors.ts'
import type { Removals } from '../jobs/removals.ts'
import type { Repository, RepositoryStore } from '../stores/repositories.ts'
import { RepositoryNameTaken, RepositoryUnknown } from '../model/errors.ts'

const MAX_DESCRIPTION = 1000

export function isRepositoryName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(name)
}

/** Interval of the search for repositories that another process has created or deleted. */
const SWEEP_MS = 10_000

/** A service that holds work or files of a repository in addition to its row in the catalogue. */
export interface RepositoryHolder {
  /**
   * Releases a repository that was deleted from the catalogue. It may be called for a repository that the service
   * does not hold.
   */
  release(repositoryId: number): Promise<void>
}

/** The folders of a repository: for uploads, for the pieces of loads, and for exports. */
export function repositoryFolders(dataDir: string, repositoryId: number) {
  const root = join(dataDir, 'quality', String(repositoryId))
  return { root, files: join(root, 'files'), loads: join(root, 'loads'), exports: join(root, 'exports') }
}

/**
 * The repositories: rows of the catalogue, each with a folder `DATA_DIR/quality/<id>`. The row decides: it is written
 * before its folder is made, and marked as deleted before its folder is removed. `sweep` brings the folders in line with the
 * rows after a crash, or after a change by another process.
 */
export class Repositories {
  readonly #store: RepositoryStore
  readonly #dataDir: string
  readonly #holders: readonly RepositoryHolder[]
  readonly #removals: Removals
  readonly #logger: Logger
  readonly #warehouseFolder: string
  readonly #hasDuty: () => Promise<boolean>
  readonly #engine: Engine
  readonly #closing = new AbortController()
  #sweeping: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  /**
   * @param options.holders released in turn when a repository has been deleted, before its folder is removed
   * @param options.removals delays the removal of folders that a running copy of the data needs
   * @param options.warehouseFolder the folder of all warehouses, whose owners may have died before they removed them
   * @param options.engine the engine of the rows of new repositories
   * @param options.hasDuty true if this server removes records for all servers of the catalogue
   */
  constructor(options: {
    store: RepositoryStore
    dataDir: string
    holders: readonly RepositoryHolder[]
    removals: Removals
    warehouseFolder: string
    hasDuty: () => Promise<boolean>
    engine: Engine
    logger: Logger
  }) {
    this.#store = options.store
    this.#dataDir = options.dataDir
    this.#holders = options.holders
    this.#removals = options.removals
    this.#warehouseFolder = options.warehouseFolder
    this.#hasDuty = options.hasDuty
    this.#engine = options.engine
    this.#logger = options.logger
  }

  /** All repositories, by name. */
  list(): Promise<Repository[]> {
    return this.#store.list()
  }

  /** The engines of the rows of repositories, by the ids of the repositories. */
  engines(): Promise<ReadonlyMap<number, Engine>> {
    return this.#store.engines()
  }

  /** @throws RepositoryUnknown */
  async find(name: string): Promise<Repository> {
    const repository = await this.#store.find(name)
    if (repository === undefined) throw new RepositoryUnknown(name)
    return repository
  }

  /**
   * @param description visible to every caller
   * @param createdBy name of a user
   * @throws InvalidData, RepositoryNameTaken (names are compared without letter case)
   */
  async create(name: string, description: string, createdBy: string): Promise<Repository> {
    check(name, description)
    const id = await this.#store.insert({ name, description, createdBy, engine: this.#engine })
    if (id === undefined) throw new RepositoryNameTaken(name)
    await this.#makeFolders(id)
    return { id, name, description }
  }

  /**
   * Deletes a repository with all its contents. It cannot be found from then on. `sweep` removes its files from the
   * disk and its records from the catalogue; a running server sweeps at once (`settled` waits for it).
   * @throws RepositoryUnknown
   */
  async remove(name: string): Promise<void> {
    const id = await this.#store.remove(name)
    if (id === undefined) throw new RepositoryUnknown(name)
    if (this.#timer) this.#sweepInTurn()
  }

  /**
   * Starts the sweeps of this process: now, after each removal, and at intervals, since other processes create and
   * delete repositories too. Removes the files of interrupted loads. Call it before any load.
   */
  async start(): Promise<void> {
    await this.#sweepFolders()
    for (const { id } of await this.#store.list()) {
      // No load runs yet, and an interrupted load starts again from the beginning.
      await rm(repositoryFolders(this.#dataDir, id).loads, { recursive: true, force: true })
      await this.#makeFolders(id)
    }
    this.#timer = setInterval(() => this.#sweepInTurn(), SWEEP_MS).unref()
    this.#sweepInTurn()
  }

  /** Waits until everything deleted so far has been removed from the disk. */
  settled(): Promise<void> {
    return this.#sweeping
  }

  close(): Promise<void> {
    clearInterval(this.#timer)
    this.#closing.abort()
    return this.#sweeping
  }

  /**
   * Makes the missing folders of repositories, and removes the folders and then the records of deleted repositories.
   * Only for the process that holds the lock of DATA_DIR: it may have files in these folders open.
   * @param signal stops it between two portions
   */
  async sweep(signal?: AbortSignal): Promise<void> {
    await this.#sweepFolders()
    if (!(await this.#hasDuty())) return
    for (const id of await this.#store.removed()) await this.#store.removeContent(id, signal)
  }

  async #sweepFolders(): Promise<void> {
    const root = join(this.#dataDir, 'quality')
    await mkdir(root, { recursive: true })
    // List the folders first. Otherwise the folder of a repository that is created between the two reads would seem
    // to have no row.
    const folders = await foldersIn(root)
    const warehouses = root === this.#warehouseFolder ? [] : await foldersIn(this.#warehouseFolder)
    const ids = new Set((await this.#store.list()).map(({ id }) => id))
    const known = new Set(folders)
    for (const id of new Set([...folders, ...warehouses])) if (!ids.has(id)) await this.#release(id)
    for (const id of ids) if (!known.has(id)) await this.#makeFolders(id)
  }

  #sweepInTurn(): void {
    this.#sweeping = this.#sweeping
      .then(() => this.sweep(this.#closing.signal))
      .catch((error: unknown) => {
        if (this.#closing.signal.aborted) return
        this.#logger.error(
          { err: error },
          'The files and records of a deleted repository could not be removed; the server will try again.',
        )
      })
  }

  async #release(id: number): Promise<void> {
    for (const holder of this.#holders) await holder.release(id)
    const { root } = repositoryFolders(this.#dataDir, id)
    await this.#removals.run(() => rm(root, { recursive: true, force: true }))
  }

  async #makeFolders(id: number): Promise<void> {
    const { files, loads, exports } = repositoryFolders(this.#dataDir, id)
    for (const folder of [files, loads, exports]) await mkdir(folder, { recursive: true })
  }
}

/** The numbers of the repositories that have a folder in a folder. */
const foldersIn = async (root: string): Promise<number[]> =>
  (await readdir(root)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number)

function check(name: string, description: string): void {
  const faults = [
    ...(isRepositoryName(name)
      ? []
      : [
          {
            pointer: '/name',
            detail: 'The name of a repository has 1 to 64 characters: letters, digits, _ and -.',
          },
        ]),
    ...(description.length <= MAX_DESCRIPTION
      ? []
      : [{ pointer: '/description', detail: `A description has ${MAX_DESCRIPTION} characters at most.` }]),
  ]
  if (faults.length > 0) throw new InvalidData(faults)
}
