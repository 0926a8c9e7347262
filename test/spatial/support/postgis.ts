import type pg from 'pg'
import { startPostgresql, type PostgresqlServer } from '../../support/postgresql-server.ts'
import { needs } from '../../support/tools.ts'
import { PostgisDatabase } from '../../../src/spatial/stores/postgis/database.ts'
import { readPattern } from '../../../src/spatial/stores/postgis/table-patterns.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { identifier } from '../../../src/lib/sql-quotes.ts'

/** A server with PostGIS for the tests of a suite. */
export interface PostgisUnderTest {
  readonly server: PostgresqlServer
  /** Runs SQL as the superuser. */
  readonly sql: (
    text: string,
    values?: readonly unknown[],
  ) => Promise<pg.QueryResult<Record<string, unknown>>>
  /** The address of the database for a role that may only read. */
  readonly url: string
}

/** Starts a server before the tests of a suite, with a role `reader` that may read what it is granted. */
export function withPostgis(settings: Readonly<Record<string, string>> = {}): () => PostgisUnderTest {
  let found: PostgisUnderTest | undefined
  before(async function () {
    this.timeout(120_000)
    needs(this, 'postgis')
    const server = await startPostgresql(this, { jit: 'off', ...settings })
    const sql: PostgisUnderTest['sql'] = (text, values = []) => server.client.query(text, [...values])
    await sql('create extension postgis')
    await sql(`create role reader login password 'reader'`)
    found = { server, sql, url: `postgres://reader:reader@127.0.0.1:${server.port}/${server.database}` }
  })
  after(() => found?.server.stop())
  return () => found!
}

/** Opens the tables that patterns name, as an entry of SPATIAL_DATABASES does. */
export async function openDatabase(
  url: string,
  tables: readonly string[],
  keys: Readonly<Record<string, readonly string[]>> = {},
): Promise<PostgisDatabase> {
  const address = readPostgresAddress(url)
  const database = new PostgisDatabase({
    name: 'gis',
    address,
    password: async () => address.password,
    tables: tables.map(readPattern),
    keys: new Map(Object.entries(keys)),
  })
  await database.look()
  return database
}

/** Makes a schema that the role may read, with what is made in it later. */
export async function makeSchema({ sql }: PostgisUnderTest, schema: string): Promise<void> {
  await sql(`create schema ${identifier(schema)}`)
  await sql(`grant usage on schema ${identifier(schema)} to reader`)
  await sql(`alter default privileges in schema ${identifier(schema)} grant select on tables to reader`)
}
