import { file, folders, signedCodes, type ValuesOf } from '../settings.ts'

/** The spatial service. */
export const SPATIAL = {
  spatialDirs: folders({
    name: 'SPATIAL_DIRS',
    fallback: '',
    description: 'Further folders of GeoPackages to publish, besides `DATA_DIR/spatial`.',
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
