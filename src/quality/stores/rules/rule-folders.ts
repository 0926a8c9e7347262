import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../../platform/catalogue/catalogue.ts'
import type { NewRuleFolder, RuleFolder, RuleFolderChanges } from '../../model/rule-folder.ts'
import {
  RuleFolderNotEmpty,
  RuleFolderUnknown,
  TooManyRuleFolders,
  TooManyRulesInFolder,
} from '../../model/rule-folder-errors.ts'
import { foldedName } from '../shared/folded-name.ts'
import { intoRepository } from '../shared/into-repository.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { nextNumber } from '../shared/next-number.ts'
import { settingOf } from './rule-rows.ts'

/** Folders of one repository. */
export const MAX_FOLDERS = 1000

/** Rules of one folder. */
export const MAX_RULES = 10_000

const NAME: UniqueKey = { table: 'rule_folders', columns: ['repository_id', 'parent', 'folded_name'] }

/** Rows of one statement. */
const BATCH = 400

/** The rule folders of the catalogue. */
export class RuleFolderStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  find(repositoryId: number, number: number): Promise<RuleFolder | undefined> {
    return this.#lookups<RuleFolder & { repository_id: number }>('rule_folders')
      .where({ repository_id: repositoryId, number })
      .first('id', 'number', 'name')
  }

  /**
   * @returns the number of the new folder, or undefined if the name is taken
   * @throws RuleFolderUnknown if the folder that it is in does not exist, TooManyRuleFolders, RepositoryGone
   */
  insert({ repositoryId, parent, name, ...folder }: NewRuleFolder): Promise<number | undefined> {
    const insert = async (transaction: Knex.Transaction) => {
      const number = await nextNumber('last_rule_folder', repositoryId, transaction)
      if (parent !== 0) await lock(repositoryId, parent, transaction)
      const count = await countOf(transaction('rule_folders').where({ repository_id: repositoryId }))
      if (count >= MAX_FOLDERS) throw new TooManyRuleFolders(MAX_FOLDERS)
      const [inserted] = await transaction('rule_folders')
        .insert({
          repository_id: repositoryId,
          number,
          parent,
          name,
          folded_name: foldedName(name),
          description: folder.description,
          created_at: new Date().toISOString(),
          created_by: folder.createdBy,
        })
        .onConflict([...NAME.columns])
        .ignore()
        .returning<{ number: number }[]>('number')
      return inserted?.number
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  /** @returns 'changed', 'unknown', or 'taken' if another folder in the same folder has the name */
  async edit(
    repositoryId: number,
    number: number,
    { name, description }: RuleFolderChanges,
    user: string,
  ): Promise<'changed' | 'unknown' | 'taken'> {
    try {
      const changed = await this.#catalogue
        .knex('rule_folders')
        .where({ repository_id: repositoryId, number })
        .update({
          ...(name === undefined ? {} : { name, folded_name: foldedName(name) }),
          ...(description === undefined ? {} : { description }),
          edited_at: new Date().toISOString(),
          edited_by: user,
        })
      return changed > 0 ? 'changed' : 'unknown'
    } catch (error) {
      if (this.#catalogue.isUniqueViolation(error, NAME)) return 'taken'
      throw error
    }
  }

  /**
   * Deletes a folder that has no folders in it. Its rules stay.
   * @throws RuleFolderUnknown, RuleFolderNotEmpty
   */
  remove(repositoryId: number, number: number): Promise<void> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const { id, name } = await lock(repositoryId, number, transaction)
      const own = transaction('rule_folders').where({ repository_id: repositoryId, parent: number })
      const folders = await countOf(own)
      if (folders > 0) throw new RuleFolderNotEmpty(name, folders)
      await transaction('rule_folders').where({ id }).delete()
    })
  }

  /**
   * Puts rules into a folder. Rules that are in it, and rules that were deleted meanwhile, are left out.
   * @throws RuleFolderUnknown, TooManyRulesInFolder
   */
  addRules(repositoryId: number, number: number, ruleIds: readonly number[]): Promise<void> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const { id, name } = await lock(repositoryId, number, transaction)
      for (let from = 0; from < ruleIds.length; from += BATCH) {
        const present = await transaction('rules')
          .whereIn('id', ruleIds.slice(from, from + BATCH))
          .select<{ id: number }[]>('id')
        const rows = present.map((rule) => ({ folder_id: id, rule_id: rule.id }))
        if (rows.length > 0)
          await transaction('rule_folder_rules').insert(rows).onConflict(['folder_id', 'rule_id']).ignore()
      }
      const count = await countOf(transaction('rule_folder_rules').where({ folder_id: id }))
      if (count > MAX_RULES) throw new TooManyRulesInFolder(name, MAX_RULES)
    })
  }

  /**
   * Takes rules out of a folder.
   * @throws RuleFolderUnknown
   */
  removeRules(repositoryId: number, number: number, ruleIds: readonly number[]): Promise<void> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const { id } = await lock(repositoryId, number, transaction)
      for (let from = 0; from < ruleIds.length; from += BATCH)
        await transaction('rule_folder_rules')
          .where({ folder_id: id })
          .whereIn('rule_id', ruleIds.slice(from, from + BATCH))
          .delete()
    })
  }

  /** The rules of a folder that a run runs: enabled, mapped, and of entities with rows. */
  async runnable({ id }: Pick<RuleFolder, 'id'>): Promise<{ id: number; entityId: number }[]> {
    return this.#lookups('rule_folder_rules')
      .join('rules', 'rules.id', 'rule_folder_rules.rule_id')
      .join('entities', 'entities.id', 'rules.entity_id')
      .leftJoin('rule_rows as origin', 'origin.id', 'rules.origin_id')
      .where('rule_folder_rules.folder_id', id)
      .where('rules.is_mapped', true)
      .whereRaw(settingOf('enabled'))
      .whereNotNull('entities.held_name')
      .where('entities.generation', '>', 0)
      .orderBy('rules.id')
      .select<{ id: number; entityId: number }[]>({ id: 'rules.id', entityId: 'rules.entity_id' })
  }
}

/**
 * Finds a folder and locks it until the end of the transaction, so that it is not deleted meanwhile.
 * @throws RuleFolderUnknown
 */
async function lock(
  repositoryId: number,
  number: number,
  transaction: Knex.Transaction,
): Promise<Pick<RuleFolder, 'id' | 'name'>> {
  const own = transaction('rule_folders').where({ repository_id: repositoryId, number })
  const [locked] = await lockRows(own, transaction).returning<{ id: number; name: string }[]>(['id', 'name'])
  if (!locked) throw new RuleFolderUnknown(number)
  return locked
}

async function countOf(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count<{ count: number | string }[]>({ count: '*' })
  return Number(row?.count ?? 0)
}
