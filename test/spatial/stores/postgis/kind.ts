import { identifier, literal } from '../../../../src/lib/sql-quotes.ts'
import type { CollectionStore } from '../../../../src/spatial/model/collection-store.ts'
import type { NewLayer } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { makeSchema, openDatabase, withPostgis, type PostgisUnderTest } from '../../support/postgis.ts'
import type { StoreKind } from '../collection-store-suite.ts'

const TYPES = {
  TEXT: 'text',
  INTEGER: 'bigint',
  REAL: 'double precision',
  BOOLEAN: 'boolean',
  DATE: 'date',
  DATETIME: 'timestamp with time zone',
  JSON: 'jsonb',
} as const

/** Writes a layer as a table of a schema. */
async function writeTable(
  postgis: PostgisUnderTest,
  schema: string,
  layer: NewLayer,
  code: number,
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

export const POSTGIS: StoreKind = {
  name: 'PostGIS',
  prepare: () => {
    const postgis = withPostgis()
    let count = 0
    return async (layers, code = 4326): Promise<CollectionStore> => {
      const schema = `made_${++count}`
      await makeSchema(postgis(), schema)
      for (const layer of layers) await writeTable(postgis(), schema, layer, code)
      const database = await openDatabase(postgis().url, [`${schema}.*`])
      const [table] = database.tables
      if (table === undefined) throw new Error(database.problems.join(' '))
      const close = async (): Promise<void> => {
        await table.close()
        await database.close()
      }
      return new Proxy(table, { get: (target, name) => (name === 'close' ? close : bind(target, name)) })
    }
  },
}

function bind(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
}
