import type { ContentKind, ContentPlace, FileSpace } from '../../../platform/file-space/file-space.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { Removals } from '../../jobs/removals.ts'
import type { ContentNames } from '../../stores/files/content-names.ts'

const DAY_MS = 86_400_000

/** Interval of the search for expired files. */
const RETENTION_MS = 3_600_000

/** A file that exists while its row is in the catalogue. */
export interface KeptFile {
  readonly repositoryId: number
  /** Name of its content. */
  readonly content: string
}

export interface KeptFilesOptions {
  /** In the plural, for the log: `Uploads`. */
  readonly name: string
  readonly kind: ContentKind
  readonly space: FileSpace
  readonly names: ContentNames
  /** The files whose contents have these names. */
  readonly named: (names: readonly string[]) => Promise<readonly KeptFile[]>
  /** Days that a file is kept. */
  readonly keptDays: number
  /** Deletes the files that were last used before a moment. */
  readonly expire: (before: Date) => Promise<void>
  /** A content that has lost its row may still be needed by a running copy. */
  readonly removals: Removals
  /** True if this server does the retention for all servers of the catalogue. */
  readonly hasDuty: () => Promise<boolean>
  readonly logger: Logger
}

/**
 * Files that exist by their rows in the catalogue, and expire. The content of a file has a random name, so user input
 * never becomes part of a path. A crash leaves at most contents without rows. In a space of this server alone, the next
 * start removes them. In other spaces another server may be about to write the row, so they are removed after a day.
 */
export class KeptFiles {
  readonly #options: KeptFilesOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: KeptFilesOptions) {
    this.#options = options
  }

  place({ repositoryId, content }: KeptFile): ContentPlace {
    return { kind: this.#options.kind, repositoryId, name: content }
  }

  /** Deletes the files that have expired. */
  expire(): Promise<void> {
    const { keptDays, expire } = this.#options
    return expire(new Date(Date.now() - keptDays * DAY_MS))
  }

  /** Removes contents without rows that are older than a day. */
  sweep(): Promise<void> {
    return this.#sweep(new Date(Date.now() - DAY_MS))
  }

  /** @param before removes only what was written before this time; undefined: everything without a row */
  async #sweep(before: Date | undefined): Promise<void> {
    const { space, names, removals } = this.#options
    // Another catalogue may have its contents in the space too.
    const isOwn = space.isPrivate ? () => true : await names.own()
    await removals.run(async () => {
      await this.#removeWithoutRows(({ name, modifiedAt }) => {
        return isOwn(name) && (before === undefined || modifiedAt < before)
      })
      if (before !== undefined) await space.removeUnfinished(before, isOwn)
    })
  }

  /** Removes contents without rows, and starts the retention. Call it before this process makes any file. */
  async start(): Promise<void> {
    const { name, space, logger } = this.#options
    if (space.isPrivate) await this.#sweep(undefined)
    await this.#retain()
    this.#timer = setInterval(() => {
      this.#retain().catch((error: unknown) =>
        logger.error(
          { err: error },
          `${name} could not be searched for expired files; the server will try again in an hour.`,
        ),
      )
    }, RETENTION_MS).unref()
  }

  /** Stops the retention. */
  close(): void {
    clearInterval(this.#timer)
  }

  async #retain(): Promise<void> {
    if (!(await this.#options.hasDuty())) return
    await this.expire()
    await this.sweep()
  }

  async #removeWithoutRows(
    isOld: (found: { readonly name: string; readonly modifiedAt: Date }) => boolean,
  ): Promise<void> {
    const { kind, space, named } = this.#options
    // The rows are read after the list, so a content that gets its row between the two is kept.
    for await (const found of space.list(kind)) {
      const old = found.filter(isOld)
      if (old.length === 0) continue
      const rows = await named(old.map(({ name }) => name))
      const known = new Set(rows.map(({ repositoryId, content }) => `${repositoryId}/${content}`))
      const leftovers = old.filter(({ repositoryId, name }) => !known.has(`${repositoryId}/${name}`))
      for (const leftover of leftovers) await space.remove(leftover)
    }
  }
}

/** Removes all contents of a deleted repository. */
export async function removeContents(
  space: FileSpace,
  names: ContentNames,
  repositoryId: number,
): Promise<void> {
  const isOwn = space.isPrivate ? () => true : await names.own()
  for (const kind of ['files', 'exports'] as const)
    for await (const found of space.list(kind, repositoryId))
      for (const content of found) if (isOwn(content.name)) await space.remove(content)
}
