import { createHash } from 'node:crypto'
import pg from 'pg'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import type { PostgresServer } from '../../../src/platform/catalogue/postgres-connect.ts'
import { PostgresCatalogue } from '../../../src/platform/catalogue/postgres.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { catalogueSuite, SILENT } from './catalogue-suite.ts'

let server: PostgresqlServer

/** A catalogue has a database of its own for each folder, so that a test can damage it. */
const databaseOf = (dataDir: string): string =>
  `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`

const addressOf = (dataDir: string): PostgresServer => ({
  address: readPostgresAddress(
    `postgres://${server.user}@127.0.0.1:${server.port}/${databaseOf(dataDir)}?lock_timeout=2000`,
  ),
  password: async () => server.password,
})

const makeDatabase = async (dataDir: string): Promise<void> => {
  const name = databaseOf(dataDir)
  const { rowCount } = await server.client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await server.client.query(`create database ${name}`)
}

catalogueSuite({
  name: 'PostgreSQL',
  start: async (context) => {
    server = await startPostgresql(context)
  },
  stop: () => server?.stop(),
  open: async (dataDir, migrations) => {
    if (!damaged.has(dataDir)) await makeDatabase(dataDir)
    return PostgresCatalogue.open(addressOf(dataDir), dataDir, migrations, SILENT)
  },
  damage: async (dataDir) => {
    damaged.add(dataDir)
    await server.client.query(`drop database ${databaseOf(dataDir)} with (force)`)
  },
  hold: async (dataDir) => {
    const holder = new pg.Client({
      host: server.socketFolder,
      port: server.port,
      user: server.user,
      database: databaseOf(dataDir),
    })
    await holder.connect()
    await holder.query('begin; lock table groundtruth.shelves in exclusive mode')
    return { release: () => holder.end() }
  },
  hurry: async ({ knex }) => void (await knex.raw('set lock_timeout = 20')),
})

const damaged = new Set<string>()
