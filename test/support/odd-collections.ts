import { join } from 'node:path'
import type { Geometry } from 'geojson'
import { createAttributeTable } from '../../src/spatial/stores/geopackage/schema.ts'
import {
  writeGeoPackage,
  type NewFeature,
  type NewLayer,
} from '../../src/spatial/stores/geopackage/writer.ts'
import { change } from '../spatial/support/geopackages.ts'

/** The collections of {@link writeOddCollections}, by their ids. */
export const oddCollections = ['odd/Wege & Straßen 1', 'odd/events', 'odd/mixed', 'odd/notes'] as const

/** The one of them that is an attribute table: its features have no geometry. */
export const oddTable = 'odd/notes'

/** An event, or what is left of one: every third lacks something. */
function event(number: number): NewFeature {
  const whole = number % 3 !== 0
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10)
  return {
    geometry: number === 24 ? null : { type: 'Point', coordinates: [number - 13, 50 + number / 10] },
    properties: {
      name: `Event ${number} – "größer" & schöner`,
      amount: whole ? number * 1_000_000_007 : null,
      ratio: whole ? number / 8 : null,
      open: whole ? number % 2 === 0 : null,
      day: number === 24 ? null : day,
      moment: whole ? `${day}T12:30:00.000Z` : null,
    },
  }
}

const mixed: readonly (Geometry | null)[] = [
  { type: 'Point', coordinates: [0, 0] },
  {
    type: 'LineString',
    coordinates: [
      [170, 60],
      [180, 62],
    ],
  },
  {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
      [
        [2, 2],
        [2, 4],
        [4, 4],
        [4, 2],
        [2, 2],
      ],
    ],
  },
  {
    type: 'MultiPoint',
    coordinates: [
      [-180, -90],
      [180, 90],
    ],
  },
  { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [-70.5, -33.25] }] },
  null,
]

const description = 'Made for tests'

/** The layers of {@link writeOddCollections} whose features may have geometries. */
export const oddLayers = (): readonly NewLayer[] => [
  {
    name: 'events',
    title: 'Events',
    description,
    geometryType: 'POINT',
    columns: [
      { name: 'name', type: 'TEXT' },
      { name: 'amount', type: 'INTEGER' },
      { name: 'ratio', type: 'REAL' },
      { name: 'open', type: 'BOOLEAN' },
      { name: 'day', type: 'DATE' },
      { name: 'moment', type: 'DATETIME' },
    ],
    features: Array.from({ length: 25 }, (_, index) => event(index + 1)),
  },
  {
    name: 'mixed',
    title: 'All kinds of geometry',
    description,
    geometryType: 'GEOMETRY',
    columns: [{ name: 'size in m²', type: 'REAL' }],
    features: mixed.map((geometry, index) => ({ geometry, properties: { 'size in m²': index / 4 } })),
  },
  {
    name: 'Wege & Straßen 1',
    title: 'Wege & Straßen',
    description,
    geometryType: 'LINESTRING',
    columns: [{ name: 'Name', type: 'TEXT' }],
    features: Array.from({ length: 12 }, (_, index) => ({
      geometry: {
        type: 'LineString',
        coordinates: [
          [index, 45],
          [index + 1, 46],
        ],
      },
      properties: { Name: `Weg ${index + 1}` },
    })),
  },
]

/** The attribute table of {@link writeOddCollections}, whose rows are numbered from 1. */
export const oddNotes = {
  name: 'notes',
  title: 'Notes',
  description,
  columns: [
    { name: 'text', type: 'TEXT' },
    { name: 'day', type: 'DATE' },
    { name: 'weight', type: 'REAL' },
  ],
  rows: Array.from({ length: 12 }, (_, index) => ({
    text: index === 0 ? null : `Note ${index + 1}`,
    day: index === 5 ? null : `2020-01-${String(index + 1).padStart(2, '0')}`,
    weight: index / 4,
  })),
} as const

/**
 * Writes `odd.gpkg`, with what real files have and tidy ones lack: every type of column, nulls in all of
 * them, features without geometry or time, several kinds of geometry in one layer, an attribute table, a name with blanks,
 * an ampersand and an umlaut.
 *
 * @param folder of the server's data
 */
export async function writeOddCollections(folder: string): Promise<void> {
  const path = join(folder, 'odd.gpkg')
  await writeGeoPackage(path, oddLayers())
  await change(path, async (db) => {
    const { name, title, description, columns, rows } = oddNotes
    await createAttributeTable(db, { name, title, description, key: 'fid', columns })
    await db(name).insert(rows)
  })
}
