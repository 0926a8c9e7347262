import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../platform/logging.ts'
import { InvalidData } from '../model/errors.ts'
import type { Removals } from '../jobs/removals.ts'
import type { Repository, RepositoryStore } from '../stores/repositories.ts'
import { RepositoryNameTaken, RepositoryUnknown } from '../model/errors.ts'

const MAX_DESCRIPTION = 1000

export function isRepositoryName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(name)
}

/** How often a server looks for what another process has created or deleted. */
const SWEEP_MS = 10_000

/** Something that holds work or files of a repository beside the catalogue. */
export interface RepositoryHolder {
  /** Lets go of a repository that is gone from the catalogue; also where it holds nothing of it. */
  release(repositoryId: number): Promise<void>
}

/** The folders of a repository: of what was uploaded, of the pieces of loads, and of what was exported. */
export function repositoryFolders(dataDir: string, repositoryId: number) {
  const root = join(dataDir, 'quality', String(repositoryId))
  return { root, files: join(root, 'files'), loads: join(root, 'loads'), exports: join(root, 'exports') }
}

/**
 * The repositories: rows of the catalogue, each with a folder `DATA_DIR/quality/<id>`. A row decides: it is written
 * before its folder is made and deleted before its folder goes, and `sweep` brings the folders in line with the rows
 * whatever happened in between, or was done by another process.
 */
export class Repositories {
  readonly #store: RepositoryStore
  readonly #dataDir: string
  readonly #holders: readonly RepositoryHolder[]
  readonly #removals: Removals
  readonly #logger: Logger
  #sweeping: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  /**
   * @param options.holders are told in turn when a repository has gone, before its folder goes
   * @param options.removals keeps folders that a running copy of the data needs
   * @param options.logger gets an audit line of every change
   */
  constructor(options: {
    store: RepositoryStore
    dataDir: string
    holders: readonly RepositoryHolder[]
    removals: Removals
    logger: Logger
  }) {
    this.#store = options.store
    this.#dataDir = options.dataDir
    this.#holders = options.holders
    this.#removals = options.removals
    this.#logger = options.logger
  }

  /** All of them, by name. */
  list(): Promise<Repository[]> {
    return this.#store.list()
  }

  /** @throws RepositoryUnknown */
  async find(name: string): Promise<Repository> {
    const repository = await this.#store.find(name)
    if (repository === undefined) throw new RepositoryUnknown(name)
    return repository
  }

  /**
   * @param description for everybody to read
   * @param createdBy name of a user
   * @throws InvalidData, RepositoryNameTaken (letter case aside)
   */
  async create(name: string, description: string, createdBy: string): Promise<Repository> {
    check(name, description)
    const id = await this.#store.insert({ name, description, createdBy })
    if (id === undefined) throw new RepositoryNameTaken(name)
    await this.#makeFolders(id)
    this.#logger.info(
      { audit: 'repository-created', repository: name, id, user: createdBy },
      'A repository was created.',
    )
    return { id, name, description }
  }

  /**
   * Deletes a repository with all that is in it: nobody finds it any more. What it leaves on disk goes by `sweep`,
   * which a server that was started does at once (`settled` waits for it).
   * @param deletedBy name of a user
   * @throws RepositoryUnknown
   */
  async remove(name: string, deletedBy: string): Promise<void> {
    const id = await this.#store.remove(name)
    if (id === undefined) throw new RepositoryUnknown(name)
    this.#logger.info(
      { audit: 'repository-deleted', repository: name, id, user: deletedBy },
      'A repository was deleted.',
    )
    if (this.#timer) this.#sweepInTurn()
  }

  /**
   * Makes this process the one that sweeps: now, after each removal, and now and then, since other processes create
   * and delete repositories too. Takes away what loads that were cut off have left. To be called before any load.
   */
  async start(): Promise<void> {
    await this.sweep()
    for (const { id } of await this.#store.list()) {
      // No load runs yet, and one that is taken up again starts anew.
      await rm(repositoryFolders(this.#dataDir, id).loads, { recursive: true, force: true })
      await this.#makeFolders(id)
    }
    this.#timer = setInterval(() => this.#sweepInTurn(), SWEEP_MS).unref()
  }

  /** Waits until what was deleted so far is gone from the disk. */
  settled(): Promise<void> {
    return this.#sweeping
  }

  close(): Promise<void> {
    clearInterval(this.#timer)
    return this.#sweeping
  }

  /**
   * Makes the folders of repositories that lack them, and removes those of repositories that are no more. Only for
   * the process that holds the lock of DATA_DIR: it may have files in them open.
   */
  async sweep(): Promise<void> {
    const root = join(this.#dataDir, 'quality')
    await mkdir(root, { recursive: true })
    // Folders first: one that is made for a new row in between would have no row otherwise.
    const folders = (await readdir(root)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
    const ids = new Set((await this.#store.list()).map(({ id }) => id))
    const known = new Set(folders)
    for (const id of folders) if (!ids.has(id)) await this.#release(id)
    for (const id of ids) if (!known.has(id)) await this.#makeFolders(id)
  }

  #sweepInTurn(): void {
    this.#sweeping = this.#sweeping
      .then(() => this.sweep())
      .catch((error: unknown) => {
        this.#logger.error(
          { err: error },
          'The files of a deleted repository could not be removed; the server will try again.',
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

function check(name: string, description: string): void {
  const faults = [
    ...(isRepositoryName(name)
      ? []
      : [{ pointer: '/name', detail: 'The name of a repository has 1 to 64 characters: letters, digits, _ and -.' }]),
    ...(description.length <= MAX_DESCRIPTION
      ? []
      : [{ pointer: '/description', detail: `A description has ${MAX_DESCRIPTION} characters at most.` }]),
  ]
  if (faults.length > 0) throw new InvalidData(faults)
}
