import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { numberedName } from '../../model/file-names.ts'
import { foldedName } from '../shared/folded-name.ts'
import { lockRepository } from '../shared/into-repository.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { contentNameOf, idsIn } from './content-names.ts'

/** An export to be written. */
export interface NewExport {
  readonly repositoryId: number
  /** The preferred name, used if no other export has it. */
  readonly name: string
  readonly mediaType: string
  readonly createdBy: string
}

/** An export, and the name of its content. */
export interface ExportRef {
  readonly id: number
  readonly repositoryId: number
  readonly content: string
}

export interface StoredExport extends ExportRef {
  readonly name: string
  readonly mediaType: string
  /** The number of the job that writes it. Undefined if the job has been deleted. */
  readonly jobNumber: number | undefined
  /** Undefined until its job has ended. */
  readonly completed: { readonly size: number; readonly completedAt: Date } | undefined
}

interface Row {
  id: number
  repository_id: number
  name: string
  media_type: string
  job_number: number | null
  content: string | null
  size: number | string | null
  completed_at: string | null
}

/** Names that one query checks to find a free name. */
const CANDIDATES = 100

/** The exports of the catalogue. The command adds the row, and the row is completed when the file exists. */
export class ExportStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /**
   * Adds an export under the first free name.
   * @throws RepositoryGone
   */
  async add(
    { repositoryId, name: wanted, mediaType, createdBy }: NewExport,
    transaction: Knex.Transaction,
  ): Promise<{ readonly id: number; readonly name: string }> {
    await lockRepository(repositoryId, transaction)
    for (let name = wanted; ; name = await freeName(repositoryId, wanted, transaction)) {
      const [row] = await transaction('exports')
        .insert({
          repository_id: repositoryId,
          name,
          folded_name: foldedName(name),
          media_type: mediaType,
          created_at: new Date().toISOString(),
          created_by: createdBy,
        })
        .onConflict(['repository_id', 'folded_name'])
        .ignore()
        .returning<{ id: number }[]>('id')
      // No row is returned if another export has the name.
      if (row) return { id: row.id, name }
    }
  }

  /** Records which job writes an export. */
  async setJob(id: number, jobId: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('exports').where({ id }).update({ job_id: jobId })
  }

  async find(repositoryId: number, name: string): Promise<StoredExport | undefined> {
    const row = await this.#catalogue
      .knex('exports')
      .leftJoin('jobs', 'jobs.id', 'exports.job_id')
      .where({ 'exports.repository_id': repositoryId, 'exports.name': name })
      .first<Row | undefined>('exports.*', 'jobs.number as job_number')
    return row && exportOf(row)
  }

  /** The name for the download of an export; undefined if the export was deleted. */
  async name(id: number): Promise<string | undefined> {
    const row = await this.#catalogue
      .knex('exports')
      .where({ id })
      .first<{ name: string } | undefined>('name')
    return row?.name
  }

  /** Completes an export, so that it can be downloaded. */
  async complete(
    id: number,
    { size, content }: { readonly size: number; readonly content: string },
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction('exports')
      .where({ id })
      .update({ size, content, completed_at: new Date().toISOString() })
  }

  async remove(id: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('exports').where({ id }).delete()
  }

  /** Removes exports from the catalogue that were completed before a time. */
  removeCompleted(before: Date): Promise<ExportRef[]> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const old = transaction('exports').where('completed_at', '<', before.toISOString())
      const rows = await lockRows(old, transaction).returning<RefRow[]>(['id', 'repository_id', 'content'])
      await old.delete()
      return rows.map(refOf)
    })
  }

  /** The completed exports whose contents have names, of any repository. */
  async named(names: readonly string[]): Promise<ExportRef[]> {
    const rows = await this.#catalogue
      .knex('exports')
      .whereNotNull('completed_at')
      .where((named) => {
        void named
          .whereIn('content', names)
          .orWhere((old) => void old.whereNull('content').whereIn('id', idsIn(names)))
      })
      .select<RefRow[]>('id', 'repository_id', 'content')
    return rows.map(refOf)
  }
}

type RefRow = Pick<Row, 'id' | 'repository_id' | 'content'>

const refOf = (row: RefRow): ExportRef => ({
  id: row.id,
  repositoryId: row.repository_id,
  content: contentNameOf(row),
})

async function freeName(repositoryId: number, name: string, transaction: Knex.Transaction): Promise<string> {
  for (let first = 1; ; first += CANDIDATES) {
    const candidates = Array.from({ length: CANDIDATES }, (_, i) => numberedName(name, first + i))
    const rows = await transaction('exports')
      .where({ repository_id: repositoryId })
      .whereIn('folded_name', candidates.map(foldedName))
      .select<{ folded_name: string }[]>('folded_name')
    const taken = new Set(rows.map((row) => row.folded_name))
    const free = candidates.find((candidate) => !taken.has(foldedName(candidate)))
    if (free !== undefined) return free
  }
}

const exportOf = (row: Row): StoredExport => ({
  ...refOf(row),
  name: row.name,
  mediaType: row.media_type,
  jobNumber: row.job_number ?? undefined,
  completed:
    row.size === null || row.completed_at === null
      ? undefined
      : { size: Number(row.size), completedAt: new Date(row.completed_at) },
})
