import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TABLES = ['jobs', 'webhook_events']

/** The traces of the requests that scheduled jobs, and so caused events. */
export const tracesMigration: Migration = {
  name: '028_quality_traces',
  async up(knex) {
    for (const table of TABLES)
      await knex.schema.alterTable(table, (altered) => {
        // The headers of W3C Trace Context; null for those of earlier versions and of commands.
        altered.text('traceparent')
        altered.text('tracestate')
      })
  },
  async down(knex) {
    for (const table of TABLES)
      await knex.schema.alterTable(table, (altered) => altered.dropColumns('traceparent', 'tracestate'))
  },
}
