import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { settingOf } from './rule-rows.ts'
import { lockRepository } from '../shared/into-repository.ts'
import type { Priority, PriorityChanges, PriorityTexts } from '../../model/priority.ts'

/** The priorities of the catalogue. */
export class PriorityStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** The priorities of a repository, by number. */
  async list(repositoryId: number): Promise<Priority[]> {
    const rows = await this.#lookups('priorities')
      .where('priorities.repository_id', repositoryId)
      .orderBy('priority')
      .select<(PriorityRow & { is_used: boolean | number })[]>(
        'priorities.*',
        this.#lookups.raw('exists ? as is_used', [rulesWithPriority(this.#lookups)]),
      )
    return rows.map((row) => ({ ...textsOf(row), isUsed: Boolean(row.is_used) }))
  }

  /**
   * Adds a priority. It replaces a priority with the same number.
   * @throws RepositoryGone
   */
  async put(repositoryId: number, priority: PriorityTexts): Promise<void> {
    const { knex } = this.#catalogue
    await knex.transaction(async (transaction) => {
      await lockRepository(repositoryId, transaction)
      await overwrite(repositoryId, priority, transaction)
    })
  }

  /**
   * Changes a priority. If its number changes, it replaces a priority with the new number.
   * @returns the new number, or undefined if the priority does not exist
   */
  edit(repositoryId: number, id: number, changes: PriorityChanges): Promise<number | undefined> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      // Two edits onto each other would lock the rows in different orders.
      await lockRepository(repositoryId, transaction)
      const { id: to = id, name, description } = changes
      const [row] = await transaction<PriorityRow>('priorities')
        .where({ repository_id: repositoryId, priority: id })
        // The update includes the number, so that it writes something if nothing changes.
        .update({
          priority: id,
          ...(name === undefined ? {} : { name }),
          ...(description === undefined ? {} : { description }),
        })
        .returning('*')
      if (!row) return undefined
      if (to === id) return id
      await transaction('priorities').where({ repository_id: repositoryId, priority: id }).delete()
      await overwrite(repositoryId, { ...textsOf(row), id: to }, transaction)
      return to
    })
  }

  /** @returns false if the priority does not exist */
  async remove(repositoryId: number, id: number): Promise<boolean> {
    const removed = await this.#catalogue
      .knex('priorities')
      .where({ repository_id: repositoryId, priority: id })
      .delete()
    return removed > 0
  }
}

/** Rules with the priority of the outer query. Rules of entities in deletion do not count. */
const rulesWithPriority = (knex: Knex): Knex.QueryBuilder =>
  knex('rules')
    .leftJoin('rule_rows as origin', 'origin.id', 'rules.origin_id')
    .leftJoin('entities', 'entities.id', 'rules.entity_id')
    .whereRaw(
      `rules.repository_id = priorities.repository_id and ${settingOf('priority')} = priorities.priority`,
    )
    .whereRaw('(rules.entity_id is null or entities.held_name is not null)')
    .select('rules.id')

async function overwrite(
  repositoryId: number,
  { id, name, description }: PriorityTexts,
  database: Knex,
): Promise<void> {
  await database<PriorityRow>('priorities')
    .insert({ repository_id: repositoryId, priority: id, name, description })
    .onConflict(['repository_id', 'priority'])
    .merge(['name', 'description'])
}

interface PriorityRow {
  repository_id: number
  priority: number
  name: string
  description: string
}

function textsOf({ priority, name, description }: PriorityRow): PriorityTexts {
  return { id: priority, name, description }
}
