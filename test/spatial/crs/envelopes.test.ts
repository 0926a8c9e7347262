import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry, Position } from 'geojson'
import { intersectsBbox } from '../../../src/spatial/encodings/intersects-box.ts'
import { OutsideSystem } from '../../../src/spatial/model/errors.ts'
import type { FeatureRow, Layer, PageQuery } from '../../../src/spatial/model/collection-store.ts'
import type { NewFeature } from '../../../src/spatial/stores/geopackage/writer.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../support/folders.ts'
import { writeProjected } from '../support/projected-package.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'
import type { Bbox } from '../../../src/spatial/model/bbox.ts'
import { openSystem } from '../../../src/spatial/crs/systems.ts'
import { comparedBbox } from '../../../src/spatial/stores/shared/area.ts'
import { epsgUri, type CoordinateSystem } from '../../../src/spatial/model/coordinate-system.ts'

interface Stored {
  readonly title: string
  readonly code: number
  /** Where features lie, in stored coordinates. */
  readonly area: readonly [number, number, number, number]
  /** Width of the widest features. */
  readonly widest: number
}

const systems: readonly Stored[] = [
  { title: 'around the north pole', code: 3413, area: [-4e6, -4e6, 4e6, 4e6], widest: 1.5e6 },
  { title: 'around the south pole', code: 3031, area: [-3e6, -3e6, 3e6, 3e6], widest: 2e4 },
  { title: 'of the whole web map', code: 3857, area: [-20037508, -2e7, 20037508, 2e7], widest: 4e6 },
  { title: 'across the antimeridian', code: 3832, area: [-5e6, -8e6, 9e6, 8e6], widest: 3e6 },
  { title: 'beside the antimeridian', code: 32660, area: [1e5, 1e5, 9e5, 9e6], widest: 2e5 },
  { title: 'of a continent, oblique', code: 3035, area: [9e5, 9e5, 7.4e6, 5.5e6], widest: 1e6 },
  { title: 'of a country, conical', code: 2154, area: [1e5, 6e6, 1.3e6, 7.1e6], widest: 3e5 },
  {
    title: 'of a country, in small features',
    code: 5514,
    area: [-9e5, -1.33e6, -4.3e5, -9.4e5],
    widest: 500,
  },
  { title: 'in feet', code: 2263, area: [9.1e5, 1.2e5, 1.07e6, 2.8e5], widest: 5e4 },
  { title: 'counted to the south and west', code: 2053, area: [-1.2e5, 2.4e6, 1e5, 3.5e6], widest: 1e5 },
  { title: 'in degrees on another datum', code: 4277, area: [-8, 49.8, 2, 61], widest: 2 },
  { title: 'in degrees from 0 to 360', code: 4326, area: [0, -89, 360, 89], widest: 30 },
]

const featuresPerSystem = 150

/** Points, lines and polygons of all sizes up to the widest, in a few of which the borders cross. */
function featuresOf({ area: [minX, minY, maxX, maxY], widest }: Stored): fc.Arbitrary<NewFeature[]> {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  const shape = fc.constantFrom('Point', 'LineString', 'Polygon', 'MultiPoint')
  return fc.array(
    fc
      .tuple(
        shape,
        fraction,
        fraction,
        fraction,
        fc.array(fc.tuple(fraction, fraction), { minLength: 3, maxLength: 5 }),
      )
      .map(([type, x, y, size, offsets]): NewFeature => {
        const extent = widest * size ** 3
        const positions = offsets.map(([dx, dy]): Position => [
          Math.min(maxX, minX + x * (maxX - minX) + dx * extent),
          Math.min(maxY, minY + y * (maxY - minY) + dy * extent),
        ])
        return { geometry: geometryOf(type, positions), properties: {} }
      }),
    { minLength: featuresPerSystem, maxLength: featuresPerSystem },
  )
}

function geometryOf(
  type: 'Point' | 'LineString' | 'Polygon' | 'MultiPoint',
  positions: Position[],
): Geometry {
  switch (type) {
    case 'Point':
      return { type, coordinates: positions[0] as Position }
    case 'Polygon':
      return { type, coordinates: [[...positions, positions[0] as Position]] }
    default:
      return { type, coordinates: positions }
  }
}

/** Boxes of all sizes, with borders at the poles and the antimeridian, without width or height, and across it. */
function boxNear([west, south, end, north]: readonly [number, number, number, number]): fc.Arbitrary<
  number[]
> {
  const east = end < west ? end + 360 : end
  const between = (min: number, max: number): fc.Arbitrary<number> =>
    fc.oneof(
      { weight: 6, arbitrary: fc.double({ min, max, noNaN: true }) },
      { weight: 1, arbitrary: fc.constantFrom(min, max) },
    )
  const width = fc.oneof(fc.constant(0), between(0, 3), between(0, 90))
  const near = fc
    .tuple(between(west - 5, east + 5), between(south, north), width, width)
    .map(([x, y, w, h]) => [x, y, x + w, Math.min(90, y + h)])
  const anywhere = fc
    .tuple(between(-180, 180), between(-90, 90), between(-180, 180), between(-90, 90))
    .map(([x1, y1, x2, y2]) => [x1, Math.min(y1, y2), x2, Math.max(y1, y2)])
  return fc.oneof({ weight: 8, arbitrary: near }, { weight: 2, arbitrary: anywhere })
}

const shapes = {
  name: 'shapes',
  title: 'Shapes',
  description: '',
  geometryType: 'GEOMETRY',
  columns: [],
} as const

async function all(store: GeoPackage, query: PageQuery): Promise<FeatureRow[]> {
  const found: FeatureRow[] = []
  for await (const batch of store.page(store.layers[0]!, query)) found.push(...batch)
  return found
}

/** The test of every feature, without an index. */
function meets(layer: Layer, bbox: Bbox, system?: CoordinateSystem): (row: FeatureRow) => boolean {
  const { rounded, map } = comparedBbox(layer, bbox, system)
  return ({ geometry }) => {
    try {
      return intersectsBbox(geometry!, rounded, map)
    } catch (error) {
      if (error instanceof OutsideSystem) return false
      throw error
    }
  }
}

describe('a bbox on stored envelopes', () => {
  const folder = temporaryFolder()
  const opened: GeoPackage[] = []
  after(() => Promise.all(opened.map((store) => store.close())))

  async function layerOf(code: number, features: NewFeature[]): Promise<GeoPackage> {
    const path = folder.file(`${code}-${opened.length}.gpkg`)
    await writeProjected(path, { code }, { ...shapes, features })
    const store = await GeoPackage.open(path)
    expect(store.problems).to.deep.equal([])
    opened.push(store)
    return store
  }

  for (const stored of systems) {
    it(`finds what looking at every feature finds ${stored.title}`, async () => {
      const [features] = fc.sample(featuresOf(stored), { numRuns: 1, seed: stored.code }) as [NewFeature[]]
      const store = await layerOf(stored.code, features)
      const layer = store.layers[0]!
      const { bbox } = layer
      const rows = await all(store, { limit: featuresPerSystem })
      await fc.assert(
        fc.asyncProperty(boxNear(bbox!), async (numbers) => {
          const asked = readBbox(numbers)
          const expected = rows.filter(meets(layer, asked))
          const found = await all(store, { limit: featuresPerSystem, bbox: asked })
          expect(found.map(({ key }) => key)).to.deep.equal(expected.map(({ key }) => key))
        }),
        // Every try asks the file: to look for a smaller example takes minutes.
        { numRuns: 100, endOnFailure: true, seed: stored.code },
      )
    })
  }

  for (const stored of systems) {
    it(`finds what looking at every feature finds ${stored.title}, for a bbox in another system`, async () => {
      const [features] = fc.sample(featuresOf(stored), { numRuns: 1, seed: stored.code }) as [NewFeature[]]
      const store = await layerOf(stored.code, features)
      const layer = store.layers[0]!
      const { bbox } = layer
      const rows = await all(store, { limit: featuresPerSystem })
      const others = await Promise.all([3857, 3395, 25832, 2154].map((code) => openSystem(epsgUri(code))))
      await fc.assert(
        fc.asyncProperty(boxNear(bbox!), fc.constantFrom(...others), async ([x1, y1, x2, y2], system) => {
          const corners = [
            { x: x1!, y: y1! },
            { x: x2!, y: y2! },
          ]
          for (const corner of corners) system.fromLonLat(corner)
          const [first, second] = corners as [{ x: number; y: number }, { x: number; y: number }]
          fc.pre(Number.isFinite(first.x + first.y + second.x + second.y))
          const asked = readBbox(
            [
              Math.min(first.x, second.x),
              Math.min(first.y, second.y),
              Math.max(first.x, second.x),
              Math.max(first.y, second.y),
            ],
            system,
          )
          const expected = rows.filter(meets(layer, asked, system))
          const found = await all(store, { limit: featuresPerSystem, bbox: asked, bboxSystem: system })
          expect(found.map(({ key }) => key)).to.deep.equal(expected.map(({ key }) => key))
        }),
        { numRuns: 30, endOnFailure: true, seed: stored.code },
      )
    })

    it(`finds what looking at every feature finds ${stored.title}, for a bbox in its own system`, async () => {
      const [features] = fc.sample(featuresOf(stored), { numRuns: 1, seed: stored.code }) as [NewFeature[]]
      const store = await layerOf(stored.code, features)
      const { system } = store.layers[0]!.crs
      // Longitudes up to 360 are those of EPSG:4326, which is served as longitude and latitude.
      if (system === undefined) return expect(stored.code).to.equal(4326)
      const rows = await all(store, { limit: featuresPerSystem })
      const [minX, minY, maxX, maxY] = stored.area
      await fc.assert(
        fc.asyncProperty(
          fc.double({ min: minX, max: maxX, noNaN: true }),
          fc.double({ min: minY, max: maxY, noNaN: true }),
          fc.double({ min: 0, max: stored.widest, noNaN: true }),
          async (x, y, width) => {
            const corners = system.isNorthFirst ? [y, x, y + width, x + width] : [x, y, x + width, y + width]
            const asked = readBbox(corners, system)
            const expected = rows.filter(meets(store.layers[0]!, asked, system))
            const found = await all(store, { limit: featuresPerSystem, bbox: asked, bboxSystem: system })
            expect(found.map(({ key }) => key)).to.deep.equal(expected.map(({ key }) => key))
          },
        ),
        { numRuns: 50, endOnFailure: true, seed: stored.code },
      )
      return undefined
    })
  }

  it('finds an edge where it bends out of the envelope of its ends', async () => {
    for (const [code, ends] of [
      [3035, [[2e6, 3e6], [6.5e6, 3e6]]], // prettier-ignore
      [25832, [[2e5, 9e6], [8e5, 9e6]]], // prettier-ignore
      [3413, [[1e6, 1.2e6], [1e6, -1.2e6]]], // prettier-ignore
    ] as const) {
      const store = await layerOf(code, [
        { geometry: { type: 'LineString', coordinates: ends.map((end) => [...end]) }, properties: {} },
        { geometry: { type: 'Point', coordinates: [4.5e6, 6e6] }, properties: {} },
        { geometry: { type: 'Point', coordinates: [-3e6, -1e6] }, properties: {} },
      ])
      const [from, to] = ends.map(([x, y]) => {
        const position = { x, y }
        store.layers[0]!.crs.projection!.toLonLat(position)
        return position
      }) as [{ x: number; y: number }, { x: number; y: number }]
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
      const box = readBbox([x - 0.01, y - 0.01, x + 0.01, y + 0.01])
      expect((await all(store, { limit: 9, bbox: box })).map(({ key }) => key)).to.deep.equal([1])
    }
  })

  it('looks hardly further than the box where features are small', async () => {
    const store = await layerOf(5514, [
      { geometry: { type: 'LineString', coordinates: [[-7e5, -1.1e6], [-6.998e5, -1.1e6]] }, properties: {} }, // prettier-ignore
      { geometry: { type: 'Point', coordinates: [-5e5, -1.2e6] }, properties: {} },
    ])
    const [box] = readBbox([15.5, 49.5, 15.51, 49.51])
    const [envelope] = store.layers[0]!.crs.projection!.envelopesOf(box!)!
    // 0.01 degrees are 723 metres by 1113 here, and the map is turned by 7 degrees.
    expect(envelope!.maxX - envelope!.minX).to.be.within(820, 900)
    expect(envelope!.maxY - envelope!.minY).to.be.within(1170, 1240)
  })

  it('looks nowhere for a box that is far from the layer', async () => {
    const store = await layerOf(5514, [{ geometry: { type: 'Point', coordinates: [-7e5, -1.1e6] }, properties: {} }]) // prettier-ignore
    expect(store.layers[0]!.crs.projection!.envelopesOf(readBbox([100, 0, 110, 10])[0]!)).to.deep.equal([])
    expect(await all(store, { limit: 9, bbox: readBbox([100, 0, 110, 10]) })).to.deep.equal([])
  })
})
