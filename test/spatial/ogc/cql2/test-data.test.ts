import { temporaryFolder } from '../../support/folders.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { naturalEarth } from './natural-earth.ts'
import { testDataSuite } from './test-data-suite.ts'

const folder = temporaryFolder()

testDataSuite('a GeoPackage', async () => {
  await writeGeoPackage(folder.file('ne110m4cql2.gpkg'), await naturalEarth())
  return { env: { SPATIAL_DIRS: folder.path }, group: 'ne110m4cql2' }
})
