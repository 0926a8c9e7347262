import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { Engine } from '../model/warehouse/engine.ts'

/** Where the rows of a repository are. */
export interface RowsPlace {
  readonly engine: Engine
  /** Another engine, which may have tables of an unfinished move. */
  readonly leftIn: Engine | undefined
}

/** The engines of repositories. They change while no server runs, so they are remembered. */
export class RepositoryEngines {
  readonly #knex: Knex
  readonly #known = new Map<number, RowsPlace>()

  constructor({ knex }: Pick<Catalogue, 'knex'>) {
    this.#knex = knex
  }

  /** @returns undefined if the catalogue has no row of the repository */
  async find(repositoryId: number): Promise<RowsPlace | undefined> {
    const known = this.#known.get(repositoryId)
    if (known !== undefined) return known
    const row = await this.#knex('repositories')
      .where({ id: repositoryId })
      .first<{ engine: Engine; left_in: Engine | null } | undefined>('engine', 'left_in')
    if (row === undefined) return undefined
    const place = { engine: row.engine, leftIn: row.left_in ?? undefined }
    this.#known.set(repositoryId, place)
    return place
  }

  /** Forgets a repository whose rows were removed. */
  forget(repositoryId: number): void {
    this.#known.delete(repositoryId)
  }

  /** The repositories that are not deleted whose rows are in an engine. */
  async of(engine: Engine): Promise<readonly number[]> {
    return this.#knex('repositories')
      .where({ engine })
      .whereNull('removed_at')
      .orderBy('id')
      .pluck<number[]>('id')
  }

  /** Records a change of the place of a repository's rows. */
  async write(repositoryId: number, { engine, leftIn }: RowsPlace): Promise<void> {
    await this.#knex('repositories')
      .where({ id: repositoryId })
      .update({ engine, left_in: leftIn ?? null })
    this.#known.delete(repositoryId)
  }
}
