import type { Knex } from 'knex'
import { deleteInPortions, PORTION_ROWS, type Portions } from '../shared/portions.ts'
import { inheritedSettings } from './rule-rows.ts'

/** What a bulk change does to a rule, as a column of `rule_rows` with the id of the bulk change. */
export type RuleMark = 'removed_in' | 'freed_in'

/** In place of a bulk change that is decided, for removals that need no portions. */
export const DECIDED = 0

/** Rules whose rows and runs are removed together. */
const RULES = 200

/** Rows with the mark of a bulk change that is decided. */
export const withDecided = (mark: RuleMark, database: Knex): Knex.QueryBuilder =>
  database('rule_rows').whereNotNull(mark).whereNotIn(mark, database('bulk_changes').select('id'))

/** Marks rules. Rules that are removed already are left out. */
export async function markRules(
  mark: RuleMark,
  change: number,
  ids: readonly number[],
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('rule_rows')
    .whereIn('id', transaction('rules').whereIn('id', ids).select('id'))
    .update({ [mark]: change })
}

/**
 * Deletes rows of rules and their runs in portions.
 * @param rows all rows to delete
 */
export async function deleteRules(
  portions: Portions,
  rows: (database: Knex) => Knex.QueryBuilder,
): Promise<void> {
  // Derived rules first: the foreign key deletes those of a library rule together with it, in one statement.
  for (const isOfEntity of [true, false])
    for (;;) {
      const own = rows(portions.database).limit(RULES)
      void (isOfEntity ? own.whereNotNull('entity_id') : own.whereNull('entity_id'))
      const ids = await own.pluck<number[]>('id')
      if (ids.length === 0) break
      await deleteInPortions(
        portions,
        (database) => database('rule_runs').whereIn('rule_id', ids),
        'rule_runs',
      )
      await portions.commit(async (transaction) => {
        await transaction('rule_rows').whereIn('id', ids).delete()
      })
    }
}

/** Deletes the rules that decided changes removed, and makes those independent that they freed. */
export async function settleRules(portions: Portions): Promise<void> {
  const { database, commit } = portions
  for (;;) {
    const ids = await withDecided('freed_in', database).limit(PORTION_ROWS).pluck<number[]>('id')
    if (ids.length === 0) break
    await commit((transaction) => settleFreed(ids, transaction))
  }
  await deleteRules(portions, (own) => withDecided('removed_in', own))
}

/** Makes those of the rules independent that a decided change freed. A writer of a rule calls it first. */
export async function settleFreed(ids: readonly number[], transaction: Knex.Transaction): Promise<void> {
  await withDecided('freed_in', transaction)
    .whereIn('id', ids)
    .update({ ...inheritedSettings(transaction), library_rule_id: null, is_mapped: true, freed_in: null })
}

/**
 * Frees the names of rules that decided changes removed. A writer of names calls it first.
 * @param owner the condition of the entity or library entity
 */
export async function freeNames(
  owner: Readonly<Record<string, number>>,
  foldedNames: readonly string[],
  transaction: Knex.Transaction,
): Promise<void> {
  await withDecided('removed_in', transaction)
    .where(owner)
    .whereIn('folded_name', foldedNames)
    // A name has no line ends.
    .update({ folded_name: transaction.raw("'\n' || id") })
}
