import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Logger } from '../../platform/logging.ts'
import { mediaTypeOf, type ExportContent, type ExportFormat, type ExportParams } from './export-params.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { RepositoryRef } from '../model/links.ts'
import { readOptions } from '../listings/options.ts'
import { checkEncoding } from '../values/encodings.ts'
import type { Listings } from './listings.ts'
import type { ExportStore } from '../stores/exports.ts'
import { KeptFiles } from './kept-files.ts'
import { safeName } from '../model/file-names.ts'
import { ExportNotReady, ExportUnknown } from '../model/errors.ts'

/** What is exported, as what, and under which name. */
export interface ExportRequest extends ExportContent, ExportFormat {
  readonly filename: string
}

/** A file that can be downloaded. It never changes. */
export interface ExportedFile {
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly completedAt: Date
  /** Tells it from any other that had its name, or has it later. */
  readonly version: string
  /** The bytes from the first to the last one, both included. */
  read(first: number, last: number): AsyncIterable<Uint8Array>
}

export interface ExportsOptions {
  readonly store: ExportStore
  readonly jobs: Jobs
  readonly listings: Pick<Listings, 'use'>
  /** Folder of the exports of a repository. */
  readonly folderOf: (repositoryId: number) => string
  /** Days that an export can be downloaded. */
  readonly keptDays: number
  readonly logger: Logger
}

const CHUNK_BYTES = 1 << 18

/**
 * The files that listings are exported to. One exists by its row in the catalogue, which is made together with the
 * job that writes it; no name of a user becomes a path.
 */
export class Exports {
  readonly #options: ExportsOptions
  readonly #kept: KeptFiles

  constructor(options: ExportsOptions) {
    this.#options = options
    const { store, folderOf, keptDays, logger } = options
    this.#kept = new KeptFiles({
      name: 'Exports',
      folderOf,
      ids: (repositoryId) => store.completed(repositoryId),
      keptDays,
      expire: (before) => this.#expire(before),
      logger,
    })
  }

  /**
   * Schedules an export.
   * @returns its name, which is numbered where another export has that of the request
   * @throws EncodingNotSupported, ColumnUnknown, EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, QueueFull
   */
  async schedule(
    repository: RepositoryRef,
    { filename, listing, options, filetype, encoding, unencodable, escapeFormulas }: ExportRequest,
    user: string,
  ): Promise<{ readonly jobId: number; readonly name: string }> {
    const { store, jobs, listings } = this.#options
    checkEncoding(encoding)
    await listings.use(
      repository,
      listing,
      options?.where,
      async (source) => void source.plan(readOptions(options)),
    )
    const { id: repositoryId, name: repositoryName } = repository
    return store.transaction(async (transaction) => {
      const { id: exportId, name } = await store.add(
        {
          repositoryId,
          name: safeName(filename, 'export'),
          mediaType: mediaTypeOf({ filetype, encoding }),
          createdBy: user,
        },
        transaction,
      )
      const params: ExportParams = {
        exportId,
        repository: { id: repositoryId, name: repositoryName },
        listing,
        options,
        filetype,
        encoding,
        unencodable,
        escapeFormulas,
      }
      const jobId = await jobs.schedule(
        {
          repositoryId,
          type: 'Export',
          name: `Export ${name}`.slice(0, 255),
          entityIds: listing.entityId === undefined ? [] : [listing.entityId],
          params,
          createdBy: user,
          scheduledFor: undefined,
        },
        transaction,
      )
      await store.setJob(exportId, jobId, transaction)
      return { jobId, name }
    })
  }

  /** @throws ExportUnknown, ExportNotReady */
  async find(repositoryId: number, name: string): Promise<ExportedFile> {
    const found = await this.#options.store.find(repositoryId, name.normalize('NFC'))
    if (!found) throw new ExportUnknown(name)
    const { id, mediaType, jobId, content } = found
    if (!content) throw new ExportNotReady(name, jobId)
    const path = this.#kept.path(found)
    return {
      name: found.name,
      mediaType,
      ...content,
      version: `${id}-${content.completedAt.getTime().toString(36)}`,
      read: (first, last) => bytesOf(path, first, last, () => new ExportUnknown(name)),
    }
  }

  /** Deletes the exports that are old. Who is downloading one gets the rest of it. */
  expire(): Promise<void> {
    return this.#kept.expire()
  }

  async #expire(before: Date): Promise<void> {
    const { store, logger } = this.#options
    const old = await store.removeCompleted(before)
    for (const file of old) await rm(this.#kept.path(file), { force: true })
    if (old.length > 0) logger.info({ exports: old.length }, 'Expired exports were deleted.')
  }

  /**
   * Takes away what a crash has left, and lets exports expire from now on. To be called before any job runs.
   * @param repositoryIds of all repositories
   */
  start(repositoryIds: readonly number[]): Promise<void> {
    return this.#kept.start(repositoryIds)
  }

  close(): void {
    this.#kept.close()
  }
}

/** Opened when the first bytes are taken, so that nothing is left open where none are. */
async function* bytesOf(
  path: string,
  first: number,
  last: number,
  gone: () => Error,
): AsyncGenerator<Uint8Array> {
  if (last < first) return
  const stream = createReadStream(path, { start: first, end: last, highWaterMark: CHUNK_BYTES })
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (error) {
    // It has expired since it was found.
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? gone() : error
  }
}
