import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../../platform/logging.ts'

const DAY_MS = 86_400_000

/** Interval of the search for expired files. */
const EXPIRY_MS = 3_600_000

/** A file that exists while its row is in the catalogue. */
export interface KeptFile {
  readonly id: number
  readonly repositoryId: number
}

export interface KeptFilesOptions {
  /** In the plural, for the log: `Uploads`. */
  readonly name: string
  /** Absolute folder of the files of a repository. */
  readonly folderOf: (repositoryId: number) => string
  /** Ids of the files of a repository that exist. */
  readonly ids: (repositoryId: number) => Promise<ReadonlySet<number>>
  /** Days that a file is kept. */
  readonly keptDays: number
  /** Deletes the files that were last used before a moment. */
  readonly expire: (before: Date) => Promise<void>
  readonly logger: Logger
}

/**
 * Files that exist by their rows in the catalogue, and expire. The content of a file is named after the ids of its
 * repository and of the file, so user input never becomes part of a path. A crash leaves at most content without a
 * row, which the next start removes.
 */
export class KeptFiles {
  readonly #options: KeptFilesOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: KeptFilesOptions) {
    this.#options = options
  }

  /** Absolute. */
  folder(repositoryId: number): string {
    return this.#options.folderOf(repositoryId)
  }

  /** Absolute path of the content of a file. */
  path({ id, repositoryId }: KeptFile): string {
    return join(this.folder(repositoryId), String(id))
  }

  /** Deletes the files that have expired. */
  expire(): Promise<void> {
    const { keptDays, expire } = this.#options
    return expire(new Date(Date.now() - keptDays * DAY_MS))
  }

  /** Removes content without a row, and starts the expiry of files. Call it before any file is made. */
  async start(repositoryIds: readonly number[]): Promise<void> {
    const { name, logger } = this.#options
    for (const repositoryId of repositoryIds) await this.#sweep(repositoryId)
    await this.expire()
    this.#timer = setInterval(() => {
      this.expire().catch((error: unknown) =>
        logger.error(
          { err: error },
          `${name} could not be searched for expired files; the server will try again in an hour.`,
        ),
      )
    }, EXPIRY_MS).unref()
  }

  /** Stops the expiry of files. */
  close(): void {
    clearInterval(this.#timer)
  }

  async #sweep(repositoryId: number): Promise<void> {
    const folder = this.folder(repositoryId)
    await mkdir(folder, { recursive: true })
    const names = await readdir(folder)
    const known = await this.#options.ids(repositoryId)
    const leftovers = names.filter((name) => !known.has(Number(name)))
    for (const name of leftovers) await rm(join(folder, name), { recursive: true, force: true })
  }
}
