import { type NewLayer, writeGeoPackage } from '../../src/spatial/stores/geopackage/writer.ts'

export const MANY = 133

/** Writes a file of 133 collections, `collection_0` to `collection_132`, each of eight columns and three features. */
export const writeManyCollections = (path: string): Promise<void> =>
  writeGeoPackage(
    path,
    Array.from({ length: MANY }, (_, n): NewLayer => ({
      name: `collection_${n}`,
      title: `Collection ${n}`,
      description: '',
      geometryType: 'POINT',
      columns: Array.from({ length: 8 }, (__, column) => ({
        name: `property_${column}`,
        type: column % 2 ? 'TEXT' : 'INTEGER',
      })),
      features: [1, 2, 3].map((id) => ({
        id,
        geometry: { type: 'Point', coordinates: [id, n / 2] } as const,
        properties: { property_0: id * n, property_1: `text ${id}` },
      })),
    })),
  )
