import { randomBytes } from 'node:crypto'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Names of the contents of files and exports, which are unique over all servers and catalogues. */
export const contentsMigration: Migration = {
  name: '024_quality_contents',
  async up(knex) {
    for (const name of ['files', 'exports'])
      await knex.schema.alterTable(name, (table) => {
        // Null for contents of older versions, which are named by the id of the row, and for unfinished exports.
        table.string('content', 64)
        table.index('content')
      })
    await knex.schema.createTable('content_tags', (table) => {
      // Begins the names of all contents of this catalogue.
      table.string('tag', 16).primary()
    })
    await knex('content_tags').insert({ tag: randomBytes(4).toString('hex') })
  },
  async down(knex) {
    await knex.schema.dropTable('content_tags')
    for (const name of ['files', 'exports'])
      await knex.schema.alterTable(name, (table) => {
        table.dropIndex('content')
        table.dropColumn('content')
      })
  },
}
