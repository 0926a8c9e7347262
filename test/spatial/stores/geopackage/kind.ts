import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { writeProjected } from '../../support/projected-package.ts'
import { temporaryFolder } from '../../support/folders.ts'
import type { StoreKind } from '../collection-store-suite.ts'

export const GEOPACKAGE: StoreKind = {
  name: 'GeoPackage',
  prepare: () => {
    const folder = temporaryFolder()
    let count = 0
    return async (layers, code = 4326) => {
      const path = folder.file(`made-${++count}.gpkg`)
      const [layer] = layers
      if (code === 4326 || layer === undefined) await writeGeoPackage(path, layers)
      else await writeProjected(path, { code }, layer)
      return GeoPackage.open(path)
    }
  },
}
