import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { numberedName } from '../../model/file-names.ts'
import { lockRepository } from '../shared/into-repository.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { FileNeeded } from '../../model/errors.ts'
import { contentNameOf, idsIn } from './content-names.ts'

/** An uploaded file. */
export interface NewFile {
  readonly repositoryId: number
  /** The preferred name, used if no other file has it. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly createdBy: string
  /** Name of its content, which is in its place. */
  readonly content: string
}

/** A file, and the name of its content. */
export interface StoredFile {
  readonly id: number
  readonly repositoryId: number
  readonly content: string
}

/** A file with what is known of its bytes. */
export interface FoundFile extends StoredFile {
  readonly size: number
  readonly sha256: string
}

type Row = Pick<StoredFile, 'id'> & { repository_id: number; content: string | null }

/** Names that one query checks to find a free name. */
const CANDIDATES = 100

/** The files of the catalogue. A file exists exactly if it has a row. */
export class FileStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * Adds a file under the first free name.
   * @returns the name
   * @throws RepositoryGone
   */
  add(file: NewFile): Promise<string> {
    const insert = async (transaction: Knex.Transaction) => {
      await lockRepository(file.repositoryId, transaction)
      for (let { name } = file; ; name = await freeName(file, transaction)) {
        const now = new Date().toISOString()
        const [row] = await transaction('files')
          .insert({
            repository_id: file.repositoryId,
            name,
            content: file.content,
            size: file.size,
            sha256: file.sha256,
            created_at: now,
            created_by: file.createdBy,
            used_at: now,
          })
          .onConflict(['repository_id', 'name'])
          .ignore()
          .returning<{ id: number }[]>('id')
        // No row is returned if another file has the name.
        if (row) return name
      }
    }
    return this.#catalogue.knex.transaction(insert)
  }

  async find(repositoryId: number, name: string): Promise<FoundFile | undefined> {
    const row = await this.#catalogue
      .knex('files')
      .where({ repository_id: repositoryId, name })
      .first<(Row & { size: number | string; sha256: string }) | undefined>('*')
    return row && { ...fileOf(row), size: Number(row.size), sha256: row.sha256 }
  }

  /**
   * Removes a file from the catalogue.
   * @returns the file, or undefined if no file has this name
   * @throws FileNeeded
   */
  async remove(repositoryId: number, name: string): Promise<StoredFile | undefined> {
    const { knex } = this.#catalogue
    for (;;) {
      const file = await this.find(repositoryId, name)
      if (!file) return undefined
      const { id } = file
      try {
        return (await knex('files').where({ id }).delete()) > 0 ? file : undefined
      } catch (error) {
        if (!this.#catalogue.isReferenceViolation(error)) throw error
      }
      const entity = await knex('entities')
        .where({ file_id: id })
        .orWhere({ schema_file_id: id })
        .first<{ name: string } | undefined>('name')
      if (entity) throw new FileNeeded(name, entity.name)
      // The entity has been deleted since, so the file can be deleted too.
    }
  }

  /**
   * Removes files from the catalogue that no entity has needed since a time. Updates the time of files that are still
   * needed.
   */
  removeUnused(since: Date): Promise<StoredFile[]> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const needed = (column: string) => transaction('entities').whereNotNull(column).select(column)
      await transaction('files')
        .whereIn('id', needed('file_id'))
        .orWhereIn('id', needed('schema_file_id'))
        .update({ used_at: new Date().toISOString() })
      const unused = transaction('files').where('used_at', '<', since.toISOString())
      const rows = await lockRows(unused, transaction).returning<Row[]>(['id', 'repository_id', 'content'])
      await unused.delete()
      return rows.map(fileOf)
    })
  }

  /** The files whose contents have names, of any repository. */
  async named(names: readonly string[]): Promise<StoredFile[]> {
    const rows = await this.#catalogue
      .knex('files')
      .whereIn('content', names)
      .orWhere((old) => void old.whereNull('content').whereIn('id', idsIn(names)))
      .select<Row[]>('id', 'repository_id', 'content')
    return rows.map(fileOf)
  }
}

const fileOf = (row: Row): StoredFile => ({
  id: row.id,
  repositoryId: row.repository_id,
  content: contentNameOf(row),
})

async function freeName({ repositoryId, name }: NewFile, transaction: Knex.Transaction): Promise<string> {
  for (let first = 1; ; first += CANDIDATES) {
    const candidates = Array.from({ length: CANDIDATES }, (_, i) => numberedName(name, first + i))
    const rows = await transaction('files')
      .where({ repository_id: repositoryId })
      .whereIn('name', candidates)
      .select<{ name: string }[]>('name')
    const taken = new Set(rows.map((row) => row.name))
    const free = candidates.find((candidate) => !taken.has(candidate))
    if (free !== undefined) return free
  }
}
