import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { temporaryFolder } from '../../support/folders.ts'
import type { StoreKind } from '../collection-store-suite.ts'

export const GEOPACKAGE: StoreKind = {
  name: 'GeoPackage',
  prepare: () => {
    const folder = temporaryFolder()
    let count = 0
    return async (layers) => {
      const path = folder.file(`made-${++count}.gpkg`)
      await writeGeoPackage(path, layers)
      return GeoPackage.open(path)
    }
  },
}
