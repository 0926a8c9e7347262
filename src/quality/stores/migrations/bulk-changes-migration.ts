import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** What a bulk change does to a rule. Each is a column with the id of the bulk change. */
const MARKS = ['added_in', 'removed_in', 'freed_in'] as const

/** The columns of rules that readers see as they are. */
const PLAIN = [
  ...[
    'id',
    'repository_id',
    'entity_id',
    'library_entity_id',
    'number',
    'attribute_id',
    'name',
    'folded_name',
  ],
  ...['description', 'expression', 'filter_expression', 'group_expression', 'group_limit'],
  ...['aggregate_expression', 'aggregate_method', 'threshold_of', 'enabled', 'threshold', 'priority'],
  ...['index_control', 'index_threshold', 'keyword_ids', 'keywords', 'version', 'created_at', 'created_by'],
  ...['edited_at', 'edited_by', 'run_id', 'missing_names'],
]

const UNDECIDED = '(select id from bulk_changes)'
const IS_FREED = `rule.freed_in is not null and rule.freed_in not in ${UNDECIDED}`

/**
 * Bulk changes of rules, which are made in portions and seen whole (`services/rules/bulk-changes.ts`).
 *
 * The rows of rules are in `rule_rows`, and readers read the view `rules`. A row names the bulk change that adds it,
 * removes it, or makes it independent of its library rule. A bulk change has a row in `bulk_changes` until it is
 * decided. So the view shows neither the rows of a change that is not decided, nor those that a decided change removed.
 * A later step that adds a column to `rule_rows` must create the view anew.
 */
export const bulkChangesMigration: Migration = {
  name: '020_quality_bulk_changes',
  async up(knex) {
    await knex.schema.createTable('bulk_changes', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // What no other bulk change may change, such as `library entity 7`.
      table.string('claim', 64).notNullable().unique()
      table.string('owner', 36).notNullable()
      // Without a renewal until then, another process undoes the change.
      table.string('lease_until', TIME).notNullable()
      table.index('repository_id')
    })
    await knex.schema.renameTable('rules', 'rule_rows')
    await knex.schema.alterTable('rule_rows', (table) => {
      for (const mark of MARKS) table.integer(mark)
    })
    for (const mark of MARKS)
      await knex.schema.raw(`CREATE INDEX rule_rows_${mark} ON rule_rows (${mark}) WHERE ${mark} IS NOT NULL`)
    for (const table of ['library_entities', 'repositories'])
      await knex.schema.alterTable(table, (altered) => {
        // When it was deleted. Its rows are removed afterwards, in portions.
        altered.string('removed_at', TIME)
      })
    for (const [table, column] of UNINDEXED)
      await knex.schema.alterTable(table, (altered) => {
        altered.index(column)
      })
    await knex.schema.raw(
      `CREATE VIEW rules AS SELECT ${PLAIN.map((column) => `rule.${column}`).join(', ')},
        (CASE WHEN ${IS_FREED} THEN NULL ELSE rule.library_rule_id END) AS library_rule_id,
        rule.library_rule_id AS origin_id,
        (CASE WHEN ${IS_FREED} THEN TRUE ELSE rule.is_mapped END) AS is_mapped
      FROM rule_rows AS rule
      WHERE (rule.added_in IS NULL OR rule.added_in NOT IN ${UNDECIDED})
        AND (rule.removed_in IS NULL OR rule.removed_in IN ${UNDECIDED})`,
    )
  },
  async down(knex) {
    await finish(knex)
    await knex.schema.raw('DROP VIEW rules')
    for (const [table, column] of UNINDEXED)
      await knex.schema.alterTable(table, (altered) => {
        altered.dropIndex(column)
      })
    for (const table of ['library_entities', 'repositories'])
      await knex.schema.alterTable(table, (altered) => altered.dropColumn('removed_at'))
    for (const mark of MARKS) await knex.schema.raw(`DROP INDEX rule_rows_${mark}`)
    await knex.schema.alterTable('rule_rows', (table) => table.dropColumns(...MARKS))
    await knex.schema.renameTable('rule_rows', 'rules')
    await knex.schema.dropTable('bulk_changes')
  },
}

/** Columns that name rows of other tables. Without an index, each deletion of such a row reads the whole table. */
const UNINDEXED = [
  ['rule_rows', 'run_id'],
  ['roles', 'repository_id'],
  ['entities', 'file_id'],
  ['entities', 'schema_file_id'],
] as const

/** An older version shows all rows. */
async function finish(knex: Knex): Promise<void> {
  await knex('repositories').whereNotNull('removed_at').delete()
  await knex('rule_rows').whereIn('added_in', knex('bulk_changes').select('id')).delete()
  await knex('rule_rows')
    .whereNotNull('freed_in')
    .whereNotIn('freed_in', knex('bulk_changes').select('id'))
    .update({ library_rule_id: null, is_mapped: true })
  await knex('rule_rows')
    .whereNotNull('removed_in')
    .whereNotIn('removed_in', knex('bulk_changes').select('id'))
    .delete()
  await knex('library_entities').whereNotNull('removed_at').delete()
}
