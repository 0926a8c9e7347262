import type pg from 'pg'
import { startPostgresql, type PostgresqlServer } from '../../support/postgresql-server.ts'
import { needs } from '../../support/tools.ts'
import { PostgisDatabase } from '../../../src/spatial/stores/postgis/database.ts'
import { readPattern } from '../../../src/spatial/stores/postgis/table-patterns.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { identifier, literal } from '../../../src/lib/sql-quotes.ts'
import type { NewLayer } from '../../../src/spatial/stores/geopackage/writer.ts'

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
export async function makeSchema(
  { sql }: Pick<PostgisUnderTest, 'sql'>,
  schema: string,
  role = 'reader',
): Promise<void> {
  await sql(`create schema ${identifier(schema)}`)
  await sql(`grant usage on schema ${identifier(schema)} to ${role}`)
  await sql(`alter default privileges in schema ${identifier(schema)} grant select on tables to ${role}`)
}

const TYPES = {
  TEXT: 'text',
  INTEGER: 'bigint',
  REAL: 'double precision',
  BOOLEAN: 'boolean',
  DATE: 'date',
  DATETIME: 'timestamp with time zone',
  JSON: 'jsonb',
} as const

/** Writes a layer as a table of a schema. @param code EPSG code of its coordinates */
export async function writeTable(
  postgis: Pick<PostgisUnderTest, 'sql'>,
  schema: string,
  layer: NewLayer,
  code = 4326,
): Promise<void> {
  const { name, title, description, geometryType, columns } = layer
  const table = `${identifier(schema)}.${identifier(name)}`
  const declared = columns.map((column) => `${identifier(column.name)} ${TYPES[column.type]}`)
  await postgis.sql(
    `create table ${table} (${['fid bigint primary key', ...declared, `geom geometry(${geometryType}, ${code})`].join(', ')})`,
  )
  await postgis.sql(`comment on table ${table} is ${literal(`${title}\n${description}`)}`)
  const rows: (string | null)[][] = []
  for await (const { id, geometry, properties } of layer.features) {
    const values = columns.map((column) => properties[column.name] ?? null)
    rows.push([
      String(id ?? rows.length + 1),
      ...values.map((value) => (value === null ? null : String(value))),
      geometry && JSON.stringify(geometry),
    ])
  }
  const cells = columns.map((column, at) => `cast(c${at} as ${TYPES[column.type]})`)
  const names = ['fid', ...columns.map((_, at) => `c${at}`), 'geom']
  await postgis.sql(
    `insert into ${table} select ${['cast(fid as bigint)', ...cells, `ST_SetSRID(ST_GeomFromGeoJSON(geom), ${code})`].join(', ')}
     from unnest(${names.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as given (${names.join(', ')})`,
    names.map((_, at) => rows.map((row) => row[at])),
  )
  await postgis.sql(`create index on ${table} using gist (geom)`)
  await postgis.sql(`analyze ${table}`)
}
