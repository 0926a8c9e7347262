import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { SqliteCatalogue } from '../../../src/platform/catalogue/sqlite.ts'
import { breakCatalogue } from '../../support/broken-files.ts'
import { catalogueSuite, SILENT } from './catalogue-suite.ts'

const connect = (filename: string): Knex =>
  knex({
    client: 'sqlite3',
    connection: { filename },
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
  })

catalogueSuite({
  name: 'SQLite',
  open: (dataDir, migrations) => SqliteCatalogue.open(dataDir, migrations, SILENT),
  damage: breakCatalogue,
  hold: async (dataDir) => {
    const holder = connect(join(dataDir, 'catalogue.sqlite'))
    await holder.raw('begin immediate')
    return { release: () => holder.destroy() }
  },
  hurry: async ({ knex }) => void (await knex.raw('pragma busy_timeout = 20')),
})
