import { file, fileUrl, folders, signedCodes, type ValuesOf } from '../settings.ts'

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
  collectionAccess: file({
    name: 'COLLECTION_ACCESS',
    description:
      'YAML file that says which collections a workspace may read. By default, every workspace reads all collections.',
  }),
  mapStyle: fileUrl({
    name: 'MAP_STYLE',
    description:
      'The URL of a style of MapLibre, for the maps of the spatial service. Browsers load it and its data, which must be at the same host. By default, maps show countries and cities that the program contains.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export const spatialFaults = ({
  auth,
  collectionAccess,
}: ValuesOf<typeof SPATIAL> & { readonly auth: string }): string[] =>
  auth === 'none' && collectionAccess !== undefined
    ? [
        'COLLECTION_ACCESS is set, but AUTH is none, so that requests have no workspace. Leave out one of them.',
      ]
    : []
