import type { Migration } from '../catalogue/catalogue.ts'

/** The table of API keys. Times are ISO 8601 in UTC. Of a secret only the SHA-256 in base64url is stored. */
export const apiKeysMigration: Migration = {
  name: '001_api_keys',
  async up(database) {
    await database.schema.createTable('api_keys', (table) => {
      table.string('key', 64).primary()
      table.string('secret_hash', 64).notNullable()
      table.text('workspace_id').notNullable()
      table.text('scopes').notNullable()
      table.text('name')
      table.integer('rate_limit')
      table.string('created_at', 24).notNullable()
      table.string('expires_at', 24)
      table.string('revoked_at', 24)
    })
  },
  async down(database) {
    await database.schema.dropTable('api_keys')
  },
}
