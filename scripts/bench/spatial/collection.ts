import type { Polygon, Point } from 'geojson'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import knex from 'knex'
import { join } from 'node:path'
import {
  writeGeoPackage,
  type NewFeature,
  type NewLayer,
} from '../../../src/spatial/stores/geopackage/writer.ts'
import { ROOT } from '../../inputs.mjs'
import { Random } from '../random.ts'

/** To be raised with every change of the features, so that no older file is taken for the same. */
const VERSION = 2
const SEED = 20_261_121

const CATEGORIES = ['farm', 'forest', 'harbour', 'house', 'mine', 'park', 'school', 'works'] as const
const SYLLABLES = [
  'ba',
  'dor',
  'el',
  'fin',
  'gra',
  'ho',
  'ka',
  'lun',
  'mar',
  'ne',
  'os',
  'ri',
  'sten',
  'wick',
]
const TOWNS = 2000
/** Columns with an index; the others are found by a scan. */
const INDEXED = ['height', 'changed'] as const
/** How many values the attribute `code` has. */
export const CODES = 1000

/** A DATA_DIR that holds the collection and nothing else. */
export interface BenchData {
  readonly dataDir: string
  /** The GeoPackage itself. */
  readonly path: string
  readonly features: number
}

/** The published id of the collection. */
export const COLLECTION = 'synthetic/features'

/**
 * The synthetic collection: half points, half polygons of 5 to 50 corners, half of all of them crowded around
 * towns; ten attributes. Written by our own writer where it is not there from an earlier run.
 */
export async function benchData(features: number): Promise<BenchData> {
  const dataDir = join(ROOT, '.cache', 'bench', 'spatial', `${features}-features-v${VERSION}`)
  const path = join(dataDir, 'spatial', 'synthetic.gpkg')
  if (!existsSync(path)) {
    await mkdir(join(dataDir, 'spatial'), { recursive: true })
    console.error(`Writing ${features} features; they are kept for the next run.`)
    const partial = `${path}.partial`
    await rm(partial, { force: true })
    await writeGeoPackage(partial, [syntheticLayer(features)])
    await addIndexes(partial)
    await rename(partial, path)
  }
  // Demo data would be made otherwise, while the bench measures.
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  return { dataDir, path, features }
}

async function addIndexes(path: string): Promise<void> {
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  try {
    for (const column of INDEXED)
      await db.schema.alterTable('features', (table) => void table.index(column, `features_${column}`))
  } finally {
    await db.destroy()
  }
}

function syntheticLayer(features: number): NewLayer {
  return {
    name: 'features',
    title: 'Synthetic features',
    description: `${features} features made from the seed ${SEED}.`,
    geometryType: 'GEOMETRY',
    columns: [
      { name: 'name', type: 'TEXT' },
      { name: 'code', type: 'TEXT' },
      { name: 'category', type: 'TEXT' },
      { name: 'note', type: 'TEXT' },
      { name: 'population', type: 'INTEGER' },
      { name: 'floors', type: 'INTEGER' },
      { name: 'height', type: 'REAL' },
      { name: 'active', type: 'BOOLEAN' },
      { name: 'built', type: 'DATE' },
      { name: 'changed', type: 'DATETIME' },
    ],
    features: syntheticFeatures(features),
  }
}

/** The features one after the other; the first of a larger collection are those of a smaller one. */
export function* syntheticFeatures(count: number): Generator<NewFeature, void, void> {
  const random = new Random(SEED)
  const towns = Array.from(
    { length: TOWNS },
    () => [random.between(-170, 170), random.between(-70, 75)] as const,
  )
  for (let number = 0; number < count; number++) {
    const town = number % 4 < 2 ? random.pick(towns) : undefined
    const [x, y] = town
      ? [town[0] + random.around() * 0.5, town[1] + random.around() * 0.5]
      : [random.between(-179, 179), random.between(-84, 84)]
    yield {
      geometry: number % 2 === 0 ? { type: 'Point', coordinates: position(x, y) } : polygon(random, x, y),
      properties: {
        name: capital(word(random, 2)) + ' ' + capital(word(random, 3)),
        code: codeOf(random.whole(0, CODES - 1)),
        category: random.pick(CATEGORIES),
        note: random.unit() < 0.3 ? null : `Seen from the “${word(random, 2)}” of ${word(random, 4)}.`,
        population: Math.floor(random.unit() ** 4 * 2_000_000),
        floors: random.whole(0, 40),
        height: Math.round(random.between(0, 300) * 100) / 100,
        active: random.unit() < 0.8,
        built: new Date(random.between(-3e12, 1.7e12)).toISOString().slice(0, 10),
        changed: new Date(Math.floor(random.between(1.5e12, 1.7e12) / 1000) * 1000)
          .toISOString()
          .replace('.000Z', 'Z'),
      },
    }
  }
}

/** One of the values of the attribute `code`. */
export const codeOf = (number: number): string => `K-${String(number).padStart(4, '0')}`

/** A ring around a place whose corners lie at growing angles, so that it never crosses itself. */
function polygon(random: Random, x: number, y: number): Polygon {
  const corners = random.whole(5, 50)
  const size = random.between(0.001, 0.02)
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + random.unit() * 0.8) / corners) * 2 * Math.PI
    const radius = size * random.between(0.6, 1)
    return position(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  })
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] }
}

/** Seven decimals, as they are written in an answer. */
const position = (x: number, y: number): Point['coordinates'] => [
  Math.round(x * 1e7) / 1e7,
  Math.round(y * 1e7) / 1e7,
]

const word = (random: Random, syllables: number): string =>
  Array.from({ length: syllables }, () => random.pick(SYLLABLES)).join('')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
