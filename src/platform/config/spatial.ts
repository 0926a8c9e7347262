import { folders } from '../settings.ts'

/** The spatial service. */
export const SPATIAL = {
  spatialDirs: folders({
    name: 'SPATIAL_DIRS',
    fallback: '',
    description: 'Further folders of GeoPackages to publish, besides `DATA_DIR/spatial`.',
  }),
}
