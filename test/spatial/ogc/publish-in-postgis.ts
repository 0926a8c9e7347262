import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { demoFiles } from '../../../src/spatial/demo/layers.ts'
import { oddLayers, oddNotes } from '../../support/odd-collections.ts'
import { makeSchema, writeTable, type PostgisUnderTest } from '../support/postgis.ts'

const PASSWORD = 'reader'

let made: Promise<string> | undefined

/**
 * Writes a file for SPATIAL_DATABASES that publishes the demo data and the odd collections. Their database is on the
 * server of TEST_CATALOGUE; it is made once in a process.
 *
 * @param folder of the file
 * @returns its path
 */
export async function publishInPostgis(folder: string): Promise<string> {
  made ??= makeDatabase()
  const path = join(folder, 'databases.yaml')
  await writeFile(path, `gis: { url: '${await made}', tables: [boundaries.*, places.*, odd.*] }`)
  return path
}

/** @returns its address, for a role that may only read */
async function makeDatabase(): Promise<string> {
  const url = new URL(process.env['TEST_CATALOGUE']!)
  const name = `features_${process.pid}`
  const reader = `${name}_reader`
  await connected(url, async ({ sql }) => {
    await sql(`create database ${name}`)
    await sql(`create role ${reader} login password '${PASSWORD}'`)
  })
  url.pathname = name
  await connected(url, async (database) => {
    await database.sql('create extension postgis')
    for (const { name: file, layers } of demoFiles) {
      const schema = file.replace('.gpkg', '')
      await makeSchema(database, schema, reader)
      for (const layer of layers()) await writeTable(database, schema, layer)
    }
    await makeSchema(database, 'odd', reader)
    for (const layer of oddLayers()) await writeTable(database, 'odd', layer)
    await writeNotes(database)
  })
  url.username = reader
  url.password = PASSWORD
  return url.href
}

async function connected(
  url: URL,
  use: (database: Pick<PostgisUnderTest, 'sql'>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await use({ sql: (text, values = []) => client.query(text, [...values]) })
  } finally {
    await client.end()
  }
}

async function writeNotes({ sql }: Pick<PostgisUnderTest, 'sql'>): Promise<void> {
  const { name, title, description, rows } = oddNotes
  const table = `odd.${name}`
  await sql(`create table ${table} (fid integer primary key, text text, day date, weight double precision)`)
  await sql(`comment on table ${table} is '${title}\n${description}'`)
  for (const [at, { text, day, weight }] of rows.entries())
    await sql(`insert into ${table} values ($1, $2, $3, $4)`, [at + 1, text, day, weight])
}
