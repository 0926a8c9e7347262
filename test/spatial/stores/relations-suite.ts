import { expect } from 'chai'
import type { Geometry, Position } from 'geojson'
import { relationsByGeos, shapelyPython, type RelationsAnswer } from '../../../scripts/shapely/shapely.ts'
import { literalsIn } from '../../../src/spatial/crs/literal-positions.ts'
import { openSystem } from '../../../src/spatial/crs/systems.ts'
import {
  check,
  type Condition,
  type Expression,
  parseJson,
  parseText,
  printJson,
  printText,
} from '../../../src/spatial/cql2/index.ts'
import { demoFiles } from '../../../src/spatial/demo/layers.ts'
import { encodeFeature } from '../../../src/spatial/encodings/geojson.ts'
import { GeometryLimits } from '../../../src/spatial/encodings/geometry-limits.ts'
import type { CollectionStore, FeatureKey, PageQuery } from '../../../src/spatial/model/collection-store.ts'
import {
  CRS84,
  epsgUri,
  LON_LAT,
  type CoordinateSystem,
} from '../../../src/spatial/model/coordinate-system.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'
import { systemsOf } from '../../../src/spatial/services/reference-systems.ts'
import { inFull } from '../../support/full.ts'
import { lacks, needs } from '../../support/tools.ts'
import type { StoreKind } from './collection-store-suite.ts'
import { demoLayer, gridOf, partitionOf, type Sample } from './support/subdivisions.ts'

const RELATIONS = ['s_contains', 's_crosses', 's_disjoint', 's_equals', 's_intersects', 's_overlaps', 's_touches', 's_within'] as const // prettier-ignore

/** Longer filters are refused. */
const MAX_TEXT = 90_000

const samples: readonly Sample[] = [
  gridOf(4326, [7, 50], 0.01, 1),
  gridOf(25832, [600000, 5600000], 100, 2),
  gridOf(3857, [0, 0], 100, 3),
  gridOf(28992, [155000, 463000], 10, 4),
  gridOf(31467, [3513123, 5400000], 1000, 5),
  partitionOf(4326, [-100, 40, -95, 44], 6),
  partitionOf(2154, [600000, 6400000, 700000, 6500000], 7),
  partitionOf(32631, [0, 0, 1000, 1000], 8),
  partitionOf(4258, [10, 45, 11, 46], 9),
  partitionOf(27700, [400000, 300000, 400001, 300001], 10),
  demoLayer('us_states', demoFiles),
  demoLayer('countries', demoFiles),
]

type Corner = readonly [number, number]

/** One system in which the features of a sample are served. */
interface Served {
  readonly system: CoordinateSystem | undefined
  readonly keys: readonly FeatureKey[]
  readonly geometries: readonly Geometry[]
  /** Indices of the geometries that are literals. */
  readonly chosen: readonly number[]
  /** Boxes through positions of geometries, as rings; two corners in the order of the axes. */
  readonly boxes: readonly (readonly [Corner, Corner])[]
}

/**
 * Geometries of answers, and boxes through their positions, have the relations to the features of a store that GEOS
 * finds between the geometries of the answers.
 */
export function relationsSuite(kind: StoreKind): void {
  describe(`The relations of coinciding borders in ${kind.name}`, function () {
    this.timeout(1_800_000)
    const make = kind.prepare()
    const prepared: { readonly store: CollectionStore; readonly served: readonly Served[] }[] = []
    let answers: readonly RelationsAnswer[]
    before(async function () {
      needs(this, 'python')
      let python: string
      try {
        python = shapelyPython()
      } catch (error) {
        return lacks(this, `Shapely cannot be installed: ${(error as Error).message}`)
      }
      for (const [at, { code, features }] of samples.entries()) {
        const about = { name: 'areas', title: '', description: '', geometryType: 'GEOMETRY' } as const
        const rows = features().map((geometry) => ({ geometry, properties: {} }))
        const store = await make([{ ...about, columns: [], features: rows }], code)
        const served: Served[] = []
        prepared.push({ store, served })
        expect(store.problems).to.deep.equal([])
        for (const uri of chosenSystems(store, at)) served.push(await serve(store, uri, at))
      }
      const all = prepared.flatMap(({ served }) => served)
      // One process for all of them: to load Shapely takes as long as the relations.
      answers = await relationsByGeos(
        python,
        all.map(({ geometries, chosen, boxes }) => ({
          features: geometries,
          literals: [...chosen.map((at) => geometries[at]!), ...boxes.map(areaOf)],
        })),
      )
    })
    after(() => Promise.all(prepared.map(({ store }) => store.close())))

    samples.forEach(({ title }, at) => {
      it(`are those that GEOS finds in ${title}`, async () => {
        const { store, served } = prepared[at]!
        const before = prepared.slice(0, at).flatMap((one) => one.served).length
        for (const [number, one] of served.entries()) await compare(store, one, answers[before + number]!)
      })
    })
  })
}

/** Where positions of answers continue beyond an edge of the map, or the map has its origin. */
const edges: readonly Sample[] = [
  gridOf(3031, [-2.5e6, -2.5e6], 1e6, 11),
  gridOf(3832, [2.5e6, -2e6], 5e5, 12),
  gridOf(4326, [175, -20], 2, 13),
  gridOf(4326, [177.9999999, -20], 0.3, 14),
  ...[3857, 32631].map((code): Sample => ({
    title: `a point near the origin of EPSG:${code}`,
    code,
    features: () => [{ type: 'Point', coordinates: [5, 5] }],
  })),
]

/** A geometry of an answer equals its feature also where GEOS has no map to compare them on. */
export function copiesSuite(kind: StoreKind): void {
  describe(`A geometry of an answer of ${kind.name}`, function () {
    this.timeout(300_000)
    const make = kind.prepare()
    edges.forEach(({ title, code, features }, sample) => {
      it(`equals its feature: ${title}`, async () => {
        const about = { name: 'areas', title: '', description: '', geometryType: 'GEOMETRY' } as const
        const rows = features().map((geometry) => ({ geometry, properties: {} }))
        const store = await make([{ ...about, columns: [], features: rows }], code)
        expect(store.problems).to.deep.equal([])
        const mercators = [3857, 3395].map(epsgUri)
        for (const uri of new Set([...chosenSystems(store, sample), ...mercators])) {
          const { system, keys, geometries } = await serve(store, uri, sample)
          for (const [at, geometry] of geometries.entries()) {
            const filter = conditionOf(store, 's_equals', geometry, system, 'text')
            expect(await found(store, { filter, ...(system && { filterSystem: system }) }), uri).to.include(keys[at]) // prettier-ignore
          }
        }
        await store.close()
      })
    })
  })
}

/** The storage system and those of degrees; of the others all in the full run, otherwise one. */
function chosenSystems({ layers }: CollectionStore, sample: number): readonly string[] {
  const listed = systemsOf(layers[0]!)
  const stored = layers[0]!.crs.uri
  const always = [CRS84, epsgUri(4326), stored].filter((uri) => listed.includes(uri))
  const others = listed.filter((uri) => !always.includes(uri))
  return [...new Set([...always, ...inFull(others, [others[(sample * 5 + 1) % others.length]!])])]
}

async function serve(store: CollectionStore, uri: string, seed: number): Promise<Served> {
  const layer = store.layers[0]!
  const system = uri === CRS84 ? undefined : uri === layer.crs.system?.uri ? layer.crs.system : await openSystem(uri) // prettier-ignore
  const limits = GeometryLimits.of(layer, system)
  const [keys, geometries]: [FeatureKey[], Geometry[]] = [[], []]
  for await (const batch of store.page(layer, { limit: 1e4 })) {
    for (const row of batch) {
      const { geometry } = JSON.parse(encodeFeature(layer, row, undefined, system).toString()) as { geometry: Geometry | null } // prettier-ignore
      // On a Mercator map, a geometry that is clipped does not equal its feature.
      if (geometry === null || limits?.reachesBeyond(row.key, row.geometry!) === true) continue
      keys.push(row.key)
      geometries.push(geometry)
    }
  }
  const short = geometries.flatMap((geometry, at) => (JSON.stringify(geometry).length < MAX_TEXT ? [at] : []))
  const chosen = Array.from({ length: Math.min(short.length, inFull(15, 2)) }, (_, i) => short[(i * 7 + seed * 3) % short.length]!) // prettier-ignore
  const corners = short.map((at) => positionsOf(geometries[at]!))
  const boxes = Array.from({ length: short.length === 0 ? 0 : inFull(20, 3) }, (_, i) => {
    const [one, other] = [corners[(i * 5) % corners.length]!, corners[(i * 3 + 1) % corners.length]!]
    return [one[(i * 11) % one.length]!, i % 5 === 4 ? one[(i * 11) % one.length]! : other[(i * 13) % other.length]!] as const // prettier-ignore
  }).map(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => [[Math.min(x1, x2), Math.min(y1, y2)], [Math.max(x1, x2), Math.max(y1, y2)]] as const) // prettier-ignore
  return { system, keys, geometries, chosen: [...new Set(chosen)], boxes }
}

const positionsOf = (geometry: Geometry): Position[] =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.flatMap(positionsOf)
    : (JSON.stringify(geometry.coordinates).match(/\[[^[\]]+\]/g) ?? []).map(
        (text) => JSON.parse(text) as Position,
      )

/** A box without width or height is a line or a point. */
function areaOf([[x1, y1], [x2, y2]]: readonly [Corner, Corner]): Geometry {
  if (x1 === x2 && y1 === y2) return { type: 'Point', coordinates: [x1, y1] }
  if (x1 === x2 || y1 === y2) return { type: 'LineString', coordinates: [[x1, y1], [x2, y2]] } // prettier-ignore
  return { type: 'Polygon', coordinates: [[[x1, y1], [x2, y1], [x2, y2], [x1, y2], [x1, y1]]] } // prettier-ignore
}

async function compare(store: CollectionStore, served: Served, answer: RelationsAnswer): Promise<void> {
  const { system, keys, geometries, chosen, boxes } = served
  const valid = new Set(keys.filter((_, at) => answer.valid[at]))
  const find = (query: Omit<PageQuery, 'limit'>) => found(store, query)
  const about = system?.uri ?? CRS84
  for (const [number, at] of chosen.entries()) {
    const judged = answer.literals[number]!
    const own = geometries[at]!
    for (const encoding of ['text', 'JSON'] as const) {
      const of = (relation: (typeof RELATIONS)[number]) =>
        find({ filter: conditionOf(store, relation, own, system, encoding), ...(system && { filterSystem: system }) }) // prettier-ignore
      expect(await of('s_equals'), `${about}: ${JSON.stringify(own).slice(0, 200)}`).to.include(keys[at])
      if (!judged.valid) continue
      for (const relation of RELATIONS) {
        const expected = judged.relations[relation]!.map((index) => keys[index]!)
        const got = (await of(relation)).filter((key) => valid.has(key))
        expect(got, `${about}: ${relation} of feature ${keys[at]}, ${encoding}`).to.deep.equal(expected)
      }
    }
  }
  for (const [number, [low, high]] of boxes.entries()) {
    const expected = answer.literals[chosen.length + number]!.relations['s_intersects']!.map((index) => keys[index]!) // prettier-ignore
    const inSystem = { ...(system && { filterSystem: system }) }
    const bbox = readBbox([...low, ...high], system ?? LON_LAT)
    const box = { kind: 'bbox', bbox: [...low, ...high], at: 0 } as const
    for (const [title, query] of [
      ['bbox', { bbox, ...(system && { bboxSystem: system }) }],
      ['BBOX()', { filter: conditionOf(store, 's_intersects', box, system, 'text'), ...inSystem }],
      ['S_INTERSECTS', { filter: conditionOf(store, 's_intersects', areaOf([low, high]), system, 'JSON'), ...inSystem }], // prettier-ignore
    ] as const)
      expect((await find(query)).filter((key) => valid.has(key)), `${about}: ${title} ${[...low, ...high].join()}`).to.deep.equal(expected) // prettier-ignore
  }
}

async function found(store: CollectionStore, query: Omit<PageQuery, 'limit'>): Promise<FeatureKey[]> {
  const keys: FeatureKey[] = []
  for await (const batch of store.page(store.layers[0]!, { ...query, limit: 1e4, skipGeometry: true }))
    keys.push(...batch.map(({ key }) => key))
  return keys
}

/** A relation of the features to a literal, read from an encoding. */
function conditionOf(
  { layers: [layer] }: CollectionStore,
  op: (typeof RELATIONS)[number],
  literal: Geometry | Extract<Expression, { kind: 'bbox' }>,
  system: CoordinateSystem | undefined,
  encoding: 'text' | 'JSON',
): Condition {
  const shape: Expression = 'kind' in literal ? literal : { kind: 'geometry', geometry: literal, at: 0 }
  const tree: Expression = {
    kind: 'operation',
    op,
    args: [{ kind: 'property', property: 'geom', at: 0 }, shape],
    at: 0,
  }
  const parsed = encoding === 'text' ? parseText(printText(tree)) : parseJson(printJson(tree))
  if (parsed.faults !== undefined) throw new Error(parsed.faults.map(({ message }) => message).join(' '))
  const checked = check(parsed.value, layer!, literalsIn(layer!.crs, system))
  if (checked.faults !== undefined) throw new Error(checked.faults.map(({ message }) => message).join(' '))
  return checked.value
}
