import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Length of a time as this schema keeps it: `2026-11-21T09:30:00.000Z`, which sorts as text. */
const TIME = 24

/**
 * The tables of the data-quality service. Ids are never reused. Times are text in UTC. Data that no query selects by
 * (the format of a source, the summary of a column) is JSON text.
 */
export const qualityMigration: Migration = {
  name: '002_quality',
  async up(knex) {
    await knex.schema.createTable('repositories', (table) => {
      table.increments('id')
      table.string('name', 64).notNullable().unique()
      table.text('description').notNullable()
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
    })
    // Names that differ only in letter case would be confused.
    await knex.schema.raw('CREATE UNIQUE INDEX repositories_folded_name ON repositories (lower(name))')
    await knex.schema.createTable('users', (table) => {
      table.increments('id')
      table.string('name', 128).notNullable().unique()
      // Null: the user signs in only through sessions.
      table.text('password_hash')
      // Administrator of the whole server, with all rights in every repository.
      table.boolean('is_administrator').notNullable()
      table.string('created_at', TIME).notNullable()
    })
    await knex.schema.raw('CREATE UNIQUE INDEX users_folded_name ON users (lower(name))')
    await knex.schema.createTable('roles', (table) => {
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      table.string('role', 16).notNullable()
      table.primary(['user_id', 'repository_id'])
    })
    await knex.schema.createTable('sessions', (table) => {
      // SHA-256 of the opaque id, in hexadecimal digits.
      table.string('id_hash', 64).primary()
      table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // The user's id in the directory. A session with this id is valid only together with it.
      table.string('sid', 256)
      table.string('created_at', TIME).notNullable()
      table.string('expires_at', TIME).notNullable()
      table.index('user_id')
    })
    await knex.schema.createTable('files', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      table.string('name', 255).notNullable()
      table.bigInteger('size').notNullable()
      table.string('sha256', 64).notNullable()
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      // When the file was uploaded or last needed by an entity: the start of its age.
      table.string('used_at', TIME).notNullable()
      table.unique(['repository_id', 'name'])
    })
    await knex.schema.createTable('entities', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      table.string('name', 128).notNullable()
      // The name while it is reserved; null after deletion was requested.
      table.string('held_name', 128)
      table.text('description').notNullable()
      table.string('state', 32).notNullable()
      // The request's source, connectInfo (without password) and sample, as JSON.
      table.json('source').notNullable()
      // The seed of `random` samples.
      table.integer('seed').notNullable()
      table.integer('file_id').references('files.id')
      table.integer('schema_file_id').references('files.id')
      // Generation of the served tables; 0 before the first load. A load takes `last_generation` + 1.
      table.integer('generation').notNullable().defaultTo(0)
      table.integer('last_generation').notNullable().defaultTo(0)
      table.bigInteger('loaded_rows').notNullable().defaultTo(0)
      table.bigInteger('loaded_values').notNullable().defaultTo(0)
      table.bigInteger('rejected_rows').notNullable().defaultTo(0)
      table.integer('record_min_len').notNullable().defaultTo(0)
      table.integer('record_max_len').notNullable().defaultTo(0)
      // The reason why the last load failed, as a sentence.
      table.text('failure')
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.string('loaded_at', TIME)
      table.string('loaded_by', 128)
      table.unique(['repository_id', 'held_name'])
    })
    await knex.schema.createTable('attributes', (table) => {
      table.integer('entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      table.integer('generation').notNullable()
      // From 1; the column of the rows' table is `c<attribute_id>`.
      table.integer('attribute_id').notNullable()
      table.string('name', 128).notNullable()
      table.string('human_name', 255).notNullable()
      // As declared by a DDL file.
      table.string('schema_type', 128)
      table.integer('schema_length')
      table.boolean('nullable').notNullable().defaultTo(true)
      table.string('inferred_type', 16).notNullable()
      // The reader's counts: ColumnSummary as JSON.
      table.text('summary').notNullable()
      table.primary(['entity_id', 'generation', 'attribute_id'])
    })
    await knex.schema.createTable('jobs', (table) => {
      table.increments('id')
      // Null for a job on the whole server, such as a backup.
      table.integer('repository_id').references('repositories.id').onDelete('CASCADE')
      table.string('type', 64).notNullable()
      table.string('name', 255).notNullable()
      // The entities of the job. Jobs that share an entity never run concurrently.
      table.integer('entity_id')
      table.integer('second_entity_id')
      table.text('params').notNullable()
      // Null for Immediate.
      table.string('scheduled_for', TIME)
      table.string('status', 16).notNullable()
      // From 0 to 1.
      table.float('progress').notNullable().defaultTo(0)
      table.text('message').notNullable()
      table.text('reason').notNullable()
      table.boolean('cancel_requested').notNullable().defaultTo(false)
      table.integer('attempts').notNullable().defaultTo(0)
      table.string('lease_owner', 64)
      table.string('lease_until', TIME)
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.string('started_at', TIME)
      table.string('ended_at', TIME)
      // From the last start to the end; null before the end, and for a job that never ran.
      table.bigInteger('run_ms')
      table.index(['status', 'id'])
      table.index(['repository_id', 'id'])
      // Number of running jobs of a repository.
      table.index(['repository_id', 'status'])
      // When a repository had its last turn.
      table.index(['repository_id', 'started_at'])
    })
  },
  async down(knex) {
    for (const table of [
      'jobs',
      'attributes',
      'entities',
      'files',
      'sessions',
      'roles',
      'users',
      'repositories',
    ]) {
      await knex.schema.dropTable(table)
    }
  },
}
