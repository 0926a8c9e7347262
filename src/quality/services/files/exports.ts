import { ContentGone, type ContentPlace, type FileSpace } from '../../../platform/file-space/file-space.ts'
import type { Logger } from '../../../platform/logging.ts'
import { mediaTypeOf, type ExportContent, type ExportFormat, type ExportParams } from './export-params.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { RepositoryRef } from '../../model/links.ts'
import { entityOf, type ExportableName } from '../../listings/registry.ts'
import { readOptions } from '../../listings/options.ts'
import { checkEncoding } from '../../values/encodings.ts'
import type { Listings } from '../listings/listings.ts'
import type { ExportStore } from '../../stores/files/exports.ts'
import type { JobIds } from '../../model/job.ts'
import type { Entities } from '../entities/entities.ts'
import { KeptFiles, type KeptFilesOptions } from './kept-files.ts'
import type { Removals } from '../../jobs/removals.ts'
import type { ContentNames } from '../../stores/files/content-names.ts'
import { safeName } from '../../model/file-names.ts'
import { ExportNotReady, ExportUnknown } from '../../model/errors.ts'

/** The content, the format and the name of an export. */
export interface ExportRequest<Name extends ExportableName> extends ExportContent<Name>, ExportFormat {
  readonly filename: string
}

/** A file that can be downloaded. Its content never changes. */
export interface ExportedFile {
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly completedAt: Date
  /** Differs from the version of every other export with the same name, earlier or later. */
  readonly version: string
  /** The bytes from the first to the last offset, both inclusive. */
  read(first: number, last: number): AsyncIterable<Uint8Array>
}

export interface ExportsOptions {
  readonly store: ExportStore
  readonly jobs: Jobs
  readonly entities: Pick<Entities, 'find'>
  readonly listings: Pick<Listings, 'use'>
  readonly names: ContentNames
  readonly space: FileSpace
  /** Days that an export remains available. */
  readonly keptDays: number
  readonly removals: Removals
  readonly hasDuty: KeptFilesOptions['hasDuty']
  readonly logger: Logger
}

/**
 * The files that listings are exported to. An export exists while its row is in the catalogue; the row is made
 * together with the job that writes the file. User input never becomes part of a path.
 */
export class Exports {
  readonly #options: ExportsOptions
  readonly #kept: KeptFiles

  constructor(options: ExportsOptions) {
    this.#options = options
    const { store, names, space, keptDays, removals, hasDuty, logger } = options
    this.#kept = new KeptFiles({
      name: 'Exports',
      kind: 'exports',
      space,
      names,
      named: (contents) => store.named(contents),
      keptDays,
      expire: (before) => this.#expire(before),
      removals,
      hasDuty,
      logger,
    })
  }

  /**
   * Schedules an export.
   * @returns its name, with a number if another export has the requested name
   * @throws EncodingUnknown, ColumnUnknown, EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, QueueFull
   */
  async schedule<Name extends ExportableName>(
    repository: RepositoryRef,
    { filename, listing, options, filetype, encoding, unencodable, escapeFormulas }: ExportRequest<Name>,
    user: string,
  ): Promise<{ readonly job: JobIds; readonly name: string }> {
    const { store, jobs, entities, listings } = this.#options
    checkEncoding(encoding)
    await listings.use(
      repository,
      listing,
      options?.where,
      async (source) => void source.plan(readOptions(options)),
    )
    const { id: repositoryId, name: repositoryName } = repository
    const number = entityOf(listing)
    const entity = number === undefined ? undefined : await entities.find(repositoryId, number)
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
      const params: ExportParams<Name> = {
        exportId,
        repository: { id: repositoryId, name: repositoryName },
        listing,
        options,
        filetype,
        encoding,
        unencodable,
        escapeFormulas,
      }
      const job = await jobs.schedule(
        {
          repositoryId,
          type: 'Export',
          name: `Export ${name}`.slice(0, 255),
          entityIds: entity ? [entity.id] : [],
          params,
          createdBy: user,
          scheduledFor: undefined,
        },
        transaction,
      )
      await store.setJob(exportId, job.id, transaction)
      return { job, name }
    })
  }

  /** @throws ExportUnknown, ExportNotReady */
  async find(repositoryId: number, name: string): Promise<ExportedFile> {
    const found = await this.#options.store.find(repositoryId, name.normalize('NFC'))
    if (!found) throw new ExportUnknown(name)
    const { id, mediaType, jobNumber, completed } = found
    if (!completed) throw new ExportNotReady(name, jobNumber)
    const place = this.#kept.place(found)
    return {
      name: found.name,
      mediaType,
      ...completed,
      version: `${id}-${completed.completedAt.getTime().toString(36)}`,
      read: (first, last) => this.#bytes(place, first, last, name),
    }
  }

  /** Deletes expired exports. Downloads in progress complete. */
  expire(): Promise<void> {
    return this.#kept.expire()
  }

  async #expire(before: Date): Promise<void> {
    const { store, space, logger } = this.#options
    const old = await store.removeCompleted(before)
    for (const file of old) await space.remove(this.#kept.place(file))
    if (old.length > 0) logger.info({ exports: old.length }, 'Expired exports were deleted.')
  }

  /** Removes contents that a crash left behind. */
  sweep(): Promise<void> {
    return this.#kept.sweep()
  }

  /** Removes what a crash left behind, and starts the retention. Call it before any job runs. */
  start(): Promise<void> {
    return this.#kept.start()
  }

  close(): void {
    this.#kept.close()
  }

  async *#bytes(place: ContentPlace, first: number, last: number, name: string): AsyncGenerator<Uint8Array> {
    try {
      yield* this.#options.space.read(place, first, last)
    } catch (error) {
      // The file has expired since it was found.
      throw error instanceof ContentGone ? new ExportUnknown(name) : error
    }
  }
}
