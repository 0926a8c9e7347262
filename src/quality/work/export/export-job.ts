import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from '../../../lib/full-disk.ts'
import type { FileSpace } from '../../../platform/file-space/file-space.ts'
import type { Finish, Job, JobContext, JobHandler } from '../../model/job.ts'
import { downloadPath } from '../../model/links.ts'
import { readOptions } from '../../listings/options.ts'
import type { ContentNames } from '../../stores/files/content-names.ts'
import type { ExportStore } from '../../stores/files/exports.ts'
import { convert } from './convert.ts'
import type { Remarks } from './convert-task.ts'
import type { ExportParams } from '../../services/files/export-params.ts'
import type { ListingSource } from '../../services/listings/listing-source.ts'
import type { Listings } from '../../services/listings/listings.ts'
import { EVERYTHING, writeRecords, type RecordsTask } from './write-records.ts'
import { exportParquet } from './export-parquet.ts'
import { ExportFailed, NoRoomForExport } from '../../model/errors.ts'

export interface ExportServices {
  readonly store: ExportStore
  readonly listings: Pick<Listings, 'use'>
  readonly names: ContentNames
  readonly space: FileSpace
  /** A job's own folder for temporary files. */
  readonly folderOf: (repositoryId: number, jobId: number) => string
}

interface Written {
  readonly count: number
  readonly remarks: Remarks
}

const NOTHING_SPECIAL: Remarks = { replaced: 0, cut: 0 }

/** The share of the progress for reading the records, if they are converted afterwards. */
const RECORDS_SHARE = 0.5

/**
 * Writes a listing to a file in a folder of its own, and puts the complete file into the space. A restarted job starts
 * again from the beginning, with another name, so a run that was cut off leaves at most a content without a row.
 */
export class ExportJob implements JobHandler<ExportParams> {
  readonly type = 'Export'
  readonly attempts = 3
  readonly #services: ExportServices

  constructor(services: ExportServices) {
    this.#services = services
  }

  async run({ id, params }: Job<ExportParams>, context: JobContext): Promise<Finish> {
    const { store, listings, names, space, folderOf } = this.#services
    const { exportId, repository, listing } = params
    const found = await store.name(exportId)
    if (found === undefined) throw new ExportFailed('The export was deleted before it was written.')
    const folder = folderOf(repository.id, id)
    context.progress(0, 'The records are being selected.')
    try {
      const { count, remarks } = await listings.use(
        repository,
        listing,
        params.options?.where,
        async (source) => {
          await rm(folder, { recursive: true, force: true })
          await mkdir(folder, { recursive: true })
          return this.#write(params, source, folder, context)
        },
      )
      const written = join(folder, TARGET)
      const { size } = await stat(written)
      const content = await names.next()
      await space.adopt({ kind: 'exports', repositoryId: repository.id, name: content }, written)
      context.progress(1, finalSentence(count, downloadPath(repository, found), remarks))
      return (transaction) => store.complete(exportId, { size, content }, transaction)
    } catch (error) {
      throw isFull(error) ? new NoRoomForExport(error) : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async abandoned(
    { params }: Job<ExportParams>,
    _end: unknown,
    transaction: Parameters<JobHandler['abandoned']>[2],
  ): Promise<void> {
    await this.#services.store.remove(params.exportId, transaction)
  }

  async #write(
    { filetype, encoding, unencodable, escapeFormulas, ...params }: ExportParams,
    source: ListingSource,
    folder: string,
    { signal, progress }: JobContext,
  ): Promise<Written> {
    const options = { ...readOptions(params.options), ...EVERYTHING }
    const names = source.plan(options).columns.map(({ distinctName }) => distinctName)
    const target = join(folder, TARGET)
    const isPlain = filetype === 'csv' && encoding === 'utf-8' && !escapeFormulas
    const share = isPlain || filetype === 'parquet' ? 1 : RECORDS_SHARE
    const task: RecordsTask = {
      source,
      options,
      folder,
      signal,
      tell: (count, total) => progress(share * partOf(count, total), progressSentence(count, total)),
    }
    if (filetype === 'parquet') {
      return { count: await exportParquet(task, target), remarks: NOTHING_SPECIAL }
    }
    if (isPlain) {
      return { count: await writeRecords(task, target, names), remarks: NOTHING_SPECIAL }
    }
    const rows = join(folder, 'records.csv')
    const count = await writeRecords(task, rows)
    const format = { filetype, encoding, unencodable, escapeFormulas }
    const remarks = await convert(
      { ...format, rows, count, target, names, view: source.view },
      signal,
      (done) => progress(share + (1 - share) * partOf(done, count), progressSentence(done, count)),
    )
    return { count, remarks }
  }
}

/** The name of the file in the temporary folder. */
const TARGET = 'export'

const partOf = (count: number, total: number | undefined): number =>
  total === undefined || total === 0 ? 0 : Math.min(count / total, 1)

const inWords = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

function progressSentence(count: number, total: number | undefined): string {
  if (total === undefined) return `${inWords(count, 'record')} are written so far.`
  return `${count.toLocaleString('en')} of ${inWords(total, 'record')} are written.`
}

function finalSentence(count: number, file: string, { replaced, cut }: Remarks): string {
  return [
    `${inWords(count, 'record')} ${count === 1 ? 'is' : 'are'} written to ${file}.`,
    ...(replaced > 0
      ? [`The encoding does not have ${inWords(replaced, 'character')}: each is replaced by a question mark.`]
      : []),
    ...(cut > 0
      ? [
          `${inWords(cut, 'text')} ${cut === 1 ? 'is' : 'are'} cut after the first 32,767 characters, the limit of a cell.`,
        ]
      : []),
  ].join(' ')
}
