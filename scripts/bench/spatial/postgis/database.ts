import type { Point, Polygon } from 'geojson'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchPostgresql, type PostgresqlServer } from '../../../../test/support/postgresql-server.ts'
import { findTool } from '../../../../test/support/tools.ts'
import { syntheticFeatures } from '../collection.ts'

/** The table, in the schema `synthetic`. It has the columns of the GeoPackage. */
const TABLE = `
  CREATE EXTENSION postgis;
  CREATE SCHEMA synthetic;
  CREATE TABLE synthetic.features (
    fid bigint PRIMARY KEY, geom geometry(Geometry, 4326),
    name text, code text, category text, note text, population bigint, floors bigint, height double precision,
    active boolean, built date, changed timestamptz)`

const INDEXES = `
  CREATE INDEX ON synthetic.features USING gist (geom);
  CREATE INDEX ON synthetic.features (height);
  CREATE INDEX ON synthetic.features (changed);
  ANALYZE synthetic.features`

/** A PostgreSQL server with the synthetic features in the table `synthetic.features`. */
export async function startPostgis(features: number): Promise<{ server: PostgresqlServer; url: string }> {
  const program = findTool('postgres')
  if (program === undefined) throw new Error('PostgreSQL is missing (Debian: postgresql-15-postgis-3).')
  const server = await launchPostgresql(program, { shared_buffers: '1GB', jit: 'off' })
  try {
    const { user, password, host, port, database, client } = server
    await client.query(TABLE)
    console.error(`Loading ${features} features into PostGIS.`)
    await loadFeatures(server, features)
    await client.query(INDEXES)
    return { server, url: `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}` }
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function loadFeatures(server: PostgresqlServer, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-postgis-'))
  try {
    const path = join(folder, 'features.txt')
    const file = createWriteStream(path)
    let fid = 0
    for (const { geometry, properties } of syntheticFeatures(count)) {
      const fields = [++fid, textOf(geometry as Point | Polygon), ...Object.values(properties)]
      if (!file.write(`${fields.map(field).join('\t')}\n`)) await once(file, 'drain')
    }
    file.end()
    await once(file, 'close')
    server.run('psql', ['-q', '-c', `\\copy synthetic.features FROM '${path}'`])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A value in the text format of COPY. The synthetic texts have no characters to escape. */
const field = (value: string | number | boolean | null): string => (value === null ? '\\N' : String(value))

/** A point or a polygon in EWKT. */
const textOf = (geometry: Point | Polygon): string =>
  geometry.type === 'Point'
    ? `SRID=4326;POINT(${geometry.coordinates.join(' ')})`
    : `SRID=4326;POLYGON(${geometry.coordinates.map((ring) => `(${ring.map((at) => at.join(' ')).join()})`).join()})`
