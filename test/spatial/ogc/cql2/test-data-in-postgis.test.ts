import { writeFile } from 'node:fs/promises'
import { temporaryFolder } from '../../support/folders.ts'
import { makeSchema, withPostgis, writeTable } from '../../support/postgis.ts'
import { naturalEarth } from './natural-earth.ts'
import { testDataSuite } from './test-data-suite.ts'

describe('CQL2 in PostGIS', () => {
  const folder = temporaryFolder()
  const postgis = withPostgis()

  testDataSuite('PostGIS', async () => {
    const schema = 'ne110m4cql2'
    await makeSchema(postgis(), schema)
    for (const layer of await naturalEarth()) await writeTable(postgis(), schema, layer)
    const file = folder.file('databases.yaml')
    await writeFile(file, `gis: { url: '${postgis().url}', tables: [${schema}.*] }`)
    return { env: { SPATIAL_DATABASES: file }, group: schema }
  })
})
