import { file, folders, signedCodes } from '../settings.ts'

/** The spatial service. */
export const SPATIAL = {
  spatialDirs: folders({
    name: 'SPATIAL_DIRS',
    fallback: '',
    description: 'Further folders of GeoPackages to publish, besides `DATA_DIR/spatial`.',
  }),
  spatialDatabases: file({
    name: 'SPATIAL_DATABASES',
    description:
      'File (YAML) of the PostGIS databases whose tables are published; see [Collections in PostGIS](postgis.md).',
  }),
  spatialSystems: signedCodes({
    name: 'SPATIAL_SYSTEMS',
    fallback: '',
    description:
      'Reference systems that every collection lists besides those that its extent decides (`+`), and that no collection lists except as its storage system (`-`), such as `+EPSG:25832,-EPSG:3395`.',
  }),
}
