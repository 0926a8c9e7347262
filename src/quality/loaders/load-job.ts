import { mkdir, rm, stat } from 'node:fs/promises'
import type { Finish, Job, JobContext, JobHandler } from '../jobs/job.ts'
import { formatOf, type EntitySource } from '../services/entity-source.ts'
import type { SourceFiles } from '../services/source-files.ts'
import type { EntityStore, LoadedEntity } from '../stores/entities.ts'
import { rejectsTable, rowsTable } from '../stores/load-tables.ts'
import type { Piece, Warehouses } from '../stores/warehouse.ts'
import { attributesOf, readDeclaration } from './attributes.ts'
import type { ColumnDefinition } from './ddl.ts'
import { LoadFailed } from './load-failed.ts'
import { readDelimited } from './read-delimited.ts'
import type { ReadEvent, ReadLimits, ReadRequest, ReadSummary } from './reading.ts'
import { parseSample } from './sample.ts'

/** What a load job is told. */
export interface LoadParams {
  readonly source: EntitySource
  readonly seed: number
}

/** What loading works with. */
export interface LoadServices {
  readonly entities: EntityStore
  readonly warehouses: Warehouses
  readonly sources: SourceFiles
  readonly limits: ReadLimits
  /** Folder of a load's own, for its pieces. */
  readonly folderOf: (repositoryId: number, jobId: number) => string
  /** Told that a repository's warehouse may hold tables that nothing needs any more. */
  readonly sweep: (repositoryId: number) => void
}

/** The share of the judged records that may be rejected where the request does not say how many. */
const DEFAULT_REJECTED_SHARE = 0.1

/** Reading is all but the last of the way; the rest is for the transaction that brings the rows in. */
const READ_SHARE = 0.98

/**
 * Loads an entity's source into a new pair of tables and makes them the ones that are served: first in the
 * warehouse, all or nothing, then in the catalogue together with the end of the job. Begun again, it starts anew
 * with the next generation; tables of a try that was cut off are dropped by the sweeper.
 */
export class LoadJob implements JobHandler<LoadParams> {
  readonly type = 'Load'
  readonly attempts = 3
  readonly #services: LoadServices

  constructor(services: LoadServices) {
    this.#services = services
  }

  async run(job: Job<LoadParams>, context: JobContext): Promise<Finish> {
    const { entities, warehouses, sources, sweep } = this.#services
    const entityId = job.entityIds[0]!
    const repositoryId = job.repositoryId!
    const { source } = job.params
    const entity = await entities.get(entityId)
    if (!entity || entity.state === 'Delete Requested') throw new LoadFailed('The entity was deleted.')
    context.progress(0, 'The source file is being opened.')
    const file = await sources.find(repositoryId, source)
    const declared = (await readDeclaration(repositoryId, source, sources))?.columns
    const { size } = await stat(file.path)
    const generation = await entities.beginLoad(entityId)
    const folder = this.#services.folderOf(repositoryId, job.id)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    try {
      const events = readDelimited(this.#request(job.params, file.path, folder, declared), context.signal)
      const reading = new Reading(events[Symbol.asyncIterator](), source, (bytes) =>
        context.progress((READ_SHARE * bytes) / Math.max(size, 1), progressSentence(bytes, size)),
      )
      const { names, count } = await reading.columns()
      const warehouse = await warehouses.open(repositoryId)
      await warehouse.load(
        {
          rows: rowsTable(entityId, generation),
          rejects: rejectsTable(entityId, generation),
          columns: count,
        },
        reading.pieces(),
        context.signal,
      )
      const summary = reading.summary()
      const loaded: LoadedEntity = {
        generation,
        rows: summary.rows,
        values: valuesOf(summary),
        rejected: summary.rejected,
        recordMinLength: summary.recordMinLength,
        recordMaxLength: summary.recordMaxLength,
        source: { ...source, terminator: summary.terminator },
        attributes: attributesOf(names, declared, summary),
        loadedBy: job.createdBy,
      }
      return async (transaction) => {
        await entities.finishLoad(entityId, loaded, transaction)
        sweep(repositoryId)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async abandoned(
    job: Job<LoadParams>,
    { reason }: Parameters<JobHandler['abandoned']>[1],
    transaction: Parameters<JobHandler['abandoned']>[2],
  ): Promise<void> {
    await this.#services.entities.failLoad(job.entityIds[0]!, reason, transaction)
    this.#services.sweep(job.repositoryId!)
  }

  #request(
    { source, seed }: LoadParams,
    path: string,
    folder: string,
    declared: readonly ColumnDefinition[] | undefined,
  ): ReadRequest {
    return {
      path,
      folder,
      format: formatOf(source),
      columnCount: declared?.length,
      sample: parseSample(source.sample, seed),
      limits: this.#services.limits,
      maxRejected: source.maxRejected,
    }
  }
}

/** The reader's events, taken apart: first the columns, then the pieces, then the summary. */
class Reading {
  readonly #events: AsyncIterator<ReadEvent>
  readonly #source: EntitySource
  readonly #onBytes: (bytes: number) => void
  #summary: ReadSummary | undefined

  constructor(events: AsyncIterator<ReadEvent>, source: EntitySource, onBytes: (bytes: number) => void) {
    this.#events = events
    this.#source = source
    this.#onBytes = onBytes
  }

  async columns(): Promise<Extract<ReadEvent, { kind: 'columns' }>> {
    const value = await this.#next()
    if (value.kind !== 'columns') throw new Error('The reader did not begin with the columns.')
    if (value.count === 0)
      throw new LoadFailed('The file holds no line, so there is nothing that tells its columns.')
    return value
  }

  /** @throws LoadFailed where too much was rejected: inside the transaction of the load, which undoes it */
  async *pieces(): AsyncGenerator<Piece> {
    try {
      for (;;) {
        const value = await this.#next()
        if (value.kind === 'end') {
          this.#summary = value.summary
          return checkRejected(value.summary, this.#source.maxRejected)
        }
        if (value.kind === 'columns') throw new Error('The reader told the columns twice.')
        this.#onBytes(value.bytesRead)
        if (value.kind !== 'progress') yield value
      }
    } finally {
      await this.#events.return?.()
    }
  }

  async #next(): Promise<ReadEvent> {
    const next = (await this.#events.next()) as IteratorResult<ReadEvent, undefined>
    if (next.done) throw new Error('The reader ended without a summary.')
    return next.value
  }

  summary(): ReadSummary {
    if (!this.#summary) throw new Error('The load ended before the reader did.')
    return this.#summary
  }
}

function checkRejected({ judged, rejected }: ReadSummary, maxRejected: number | undefined): void {
  const allowed = maxRejected ?? Math.floor(judged * DEFAULT_REJECTED_SHARE)
  if (rejected <= allowed) return
  throw new LoadFailed(
    `${rejected} of ${judged} records do not fit, and ${allowed} may: look at a preview, mend the format or the file, or allow more by maxRejected.`,
  )
}

/** Values that are there: a field that is empty is none. */
function valuesOf({ rows, columns }: ReadSummary): number {
  return columns.reduce((sum, { types }) => sum + rows - types.null, 0)
}

const MEGABYTE = 1_000_000

function progressSentence(bytes: number, size: number): string {
  const megabytes = (count: number): string => (count / MEGABYTE).toFixed(1)
  return `${megabytes(bytes)} of ${megabytes(size)} MB of the file are read.`
}
