import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** The webhooks of repositories, and the events that wait for them. */
export const webhooksMigration: Migration = {
  name: '013_quality_webhooks',
  async up(knex) {
    await knex.schema.alterTable('repositories', (table) => {
      // The last number. Numbers are never reused.
      table.integer('last_webhook').notNullable().defaultTo(0)
    })
    await knex.schema.createTable('webhooks', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // Counts from 1 in the repository.
      table.integer('number').notNullable()
      table.text('url').notNullable()
      table.text('origin').notNullable()
      table.text('description').notNullable()
      // Names separated by blanks; empty for all events.
      table.text('events').notNullable()
      // Encrypted.
      table.text('secret').notNullable()
      // Failed attempts after the last delivery.
      table.integer('failures').notNullable().defaultTo(0)
      // The next attempt, if an event waits.
      table.string('due_at', TIME).notNullable()
      table.string('delivered_at', TIME)
      table.string('failed_at', TIME)
      // What was wrong with the last attempt; empty if it delivered its event.
      table.text('error').notNullable().defaultTo('')
      // Events that were deleted without a delivery.
      table.integer('dropped').notNullable().defaultTo(0)
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.string('edited_at', TIME)
      table.string('edited_by', 128)
      table.unique(['repository_id', 'number'])
      table.index('due_at')
    })
    await knex.schema.createTable('webhook_events', (table) => {
      // The order of the deliveries.
      table.increments('id')
      table.integer('webhook_id').notNullable().references('webhooks.id').onDelete('CASCADE')
      table.string('event_id', 36).notNullable()
      table.string('event', 16).notNullable()
      table.text('body').notNullable()
      table.string('created_at', TIME).notNullable()
      table.index(['webhook_id', 'id'])
    })
  },
  async down(knex) {
    for (const table of ['webhook_events', 'webhooks']) await knex.schema.dropTable(table)
    await knex.schema.alterTable('repositories', (table) => table.dropColumn('last_webhook'))
  },
}
