import type { Knex } from 'knex'
import type { Catalogue, Transaction } from '../../../platform/catalogue/catalogue.ts'
import { entityOf, type Entity, type EntityRow } from '../../model/entity.ts'
import type { Rule } from '../../model/rule.ts'
import { ruleOf, ruleRows, type RuleRow } from './rule-rows.ts'

/** A rule with the ids of its keywords as a request gives them. */
export interface StoredRule extends Rule {
  readonly keywords: string
}

/** The rules of whole entities, for their export and import as files. */
export class RuleCodeStore {
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /** Runs work that reads one state of the catalogue. */
  snapshot<T>(work: (snapshot: Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.snapshot(work)
  }

  /** The entities of a repository that are not being deleted, in the order of their numbers. */
  async entities(repositoryId: number): Promise<Entity[]> {
    const rows = await this.#catalogue
      .knex<EntityRow>('entities')
      .where({ repository_id: repositoryId })
      .whereNotNull('held_name')
      .orderBy('number')
    return rows.map(entityOf)
  }

  /**
   * Blocks changes of the rules of entities until the transaction ends. Its first statement.
   * @returns false if an entity has been deleted
   */
  async lock(entityIds: readonly number[], transaction: Transaction): Promise<boolean> {
    for (const id of entityIds) {
      const found = await transaction('entities')
        .where({ id })
        .whereNotNull('held_name')
        .update({ last_rule: transaction.ref('last_rule') })
      if (found === 0) return false
    }
    return true
  }

  /** The rules of an entity, in the order of their numbers. */
  async rules(entityId: number, database: Knex = this.#catalogue.knex): Promise<StoredRule[]> {
    const rows = await ruleRows(database)
      .where('rules.entity_id', entityId)
      .orderBy('rules.number')
      .then<(RuleRow & { keyword_ids: string })[]>((found: (RuleRow & { keyword_ids: string })[]) => found)
    return rows.map((row) => ({ ...ruleOf(row), keywords: row.keyword_ids }))
  }
}
