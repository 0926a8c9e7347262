import type { Knex } from 'knex'
import { foldedName } from '../shared/folded-name.ts'
import { freeNames } from './rule-removals.ts'

/** Rules of one insert statement. */
export const ADDED_AT_ONCE = 200

/** The entity or library entity of rules. */
export type RuleOwner =
  | { readonly repositoryId: number; readonly entityId: number }
  | { readonly repositoryId: number; readonly libraryEntityId: number }

/** A new rule as a row: the columns of its definition. */
export interface RuleToAdd {
  readonly number: number
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
}

/** A rule that was added. */
export interface AddedRule {
  readonly id: number
  readonly number: number
}

export const ownerColumns = (owner: RuleOwner): Readonly<Record<string, number>> =>
  'entityId' in owner ? { entity_id: owner.entityId } : { library_entity_id: owner.libraryEntityId }

/**
 * Reserves numbers for new rules. Numbers are never reused.
 * @returns the first number; undefined if the owner is deleted
 */
export async function reserveRuleNumbers(
  owner: RuleOwner,
  count: number,
  transaction: Knex.Transaction,
): Promise<number | undefined> {
  const isEntity = 'entityId' in owner
  const owners = transaction(isEntity ? 'entities' : 'library_entities').where({
    id: isEntity ? owner.entityId : owner.libraryEntityId,
  })
  void (isEntity ? owners.whereNotNull('held_name') : owners.whereNull('removed_at'))
  const [counted] = await owners.increment('last_rule', count).returning<{ last_rule: number }[]>('last_rule')
  return counted && counted.last_rule - count + 1
}

/**
 * Adds rules to an owner. A rule whose name another rule of the owner has is left out.
 * @param rules at most ADDED_AT_ONCE
 * @param change the bulk change that shows them; undefined to show them at the end of the transaction
 */
export async function addRules(
  owner: RuleOwner,
  rules: readonly RuleToAdd[],
  user: string,
  transaction: Knex.Transaction,
  change?: number,
): Promise<AddedRule[]> {
  const names = rules.map(({ name }) => foldedName(name))
  await freeNames(ownerColumns(owner), names, transaction)
  const created = { created_at: new Date().toISOString(), created_by: user }
  return transaction('rule_rows')
    .insert(
      rules.map(({ number, columns }) => ({
        repository_id: owner.repositoryId,
        ...ownerColumns(owner),
        number,
        attribute_id: 0,
        ...columns,
        ...created,
        added_in: change ?? null,
      })),
    )
    .onConflict([...Object.keys(ownerColumns(owner)), 'folded_name'])
    .ignore()
    .returning<AddedRule[]>(['id', 'number'])
}

/** The names that the rules of an owner have, folded. */
export async function takenRuleNames(owner: RuleOwner, database: Knex): Promise<Set<string>> {
  const names = await database('rules').where(ownerColumns(owner)).pluck<string[]>('folded_name')
  return new Set(names)
}
