import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { numberedName } from '../model/file-names.ts'
import { intoRepository } from './into-repository.ts'
import { lockRows } from './lock-rows.ts'
import { FileNeeded } from '../model/errors.ts'

/** A file that has come in. */
export interface NewFile {
  readonly repositoryId: number
  /** The name that it gets if no other file has it. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly createdBy: string
}

/** Where a file is: its content is named after the two ids. */
export interface StoredFile {
  readonly id: number
  readonly repositoryId: number
}

/** Names that are looked up at a time to find one that is free. */
const CANDIDATES = 100

/** The files of the catalogue. A file's row is what makes it exist. */
export class FileStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * Adds a file under the first free name.
   * @param publish puts the content in its place; where it fails there is no file
   * @returns the name
   * @throws RepositoryGone
   */
  add(file: NewFile, publish: (id: number) => Promise<void>): Promise<string> {
    const insert = async (transaction: Knex.Transaction) => {
      for (let { name } = file; ; name = await freeName(file, transaction)) {
        const now = new Date().toISOString()
        const [row] = await transaction('files')
          .insert({
            repository_id: file.repositoryId,
            name,
            size: file.size,
            sha256: file.sha256,
            created_at: now,
            created_by: file.createdBy,
            used_at: now,
          })
          .onConflict(['repository_id', 'name'])
          .ignore()
          .returning<{ id: number }[]>('id')
        // None where another file has the name.
        if (!row) continue
        await publish(row.id)
        return name
      }
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  async find(repositoryId: number, name: string): Promise<StoredFile | undefined> {
    const row = await this.#catalogue
      .knex('files')
      .where({ repository_id: repositoryId, name })
      .first<{ id: number } | undefined>('id')
    return row && { id: row.id, repositoryId }
  }

  /**
   * Takes a file out of the catalogue.
   * @returns the file, or undefined where there is none of this name
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
      // The entity is gone again, so the file may go too.
    }
  }

  /**
   * Takes the files out of the catalogue that no entity has needed since a time, and notes of the others that are
   * needed that they still are.
   */
  removeUnused(since: Date): Promise<StoredFile[]> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const needed = (column: string) => transaction('entities').whereNotNull(column).select(column)
      await transaction('files')
        .whereIn('id', needed('file_id'))
        .orWhereIn('id', needed('schema_file_id'))
        .update({ used_at: new Date().toISOString() })
      const unused = transaction('files').where('used_at', '<', since.toISOString())
      const rows = await lockRows(unused, transaction).returning<{ id: number; repository_id: number }[]>([
        'id',
        'repository_id',
      ])
      await unused.delete()
      return rows.map(({ id, repository_id }) => ({ id, repositoryId: repository_id }))
    })
  }

  /** Ids of all files of a repository. */
  async ids(repositoryId: number): Promise<Set<number>> {
    const rows = await this.#catalogue
      .knex('files')
      .where({ repository_id: repositoryId })
      .select<{ id: number }[]>('id')
    return new Set(rows.map(({ id }) => id))
  }
}

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
