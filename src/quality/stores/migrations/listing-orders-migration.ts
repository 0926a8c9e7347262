import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/**
 * Indexes by which listings of many rows are read in their order and counted, without the rows themselves. After the columns
 * of the order they have those of the conditions of the listings.
 */
const INDEXES = {
  rule_rows_listed:
    'rule_rows (repository_id, coalesce(entity_id, 0), attribute_id, number, library_entity_id, entity_id, added_in, removed_in, id)',
  joins_listed:
    'joins (repository_id, left_entity_id, left_attributes, right_entity_id, right_attributes, sequence, status, job_id, id)',
  // Entities in deletion, which hide their rules and joins.
  entities_hidden: 'entities (id) WHERE held_name IS NULL',
}

export const listingOrdersMigration: Migration = {
  name: '029_quality_listing_orders',
  async up(knex) {
    for (const [name, columns] of Object.entries(INDEXES))
      await knex.schema.raw(`CREATE INDEX ${name} ON ${columns}`)
  },
  async down(knex) {
    for (const name of Object.keys(INDEXES)) await knex.schema.raw(`DROP INDEX ${name}`)
  },
}
