import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { ARCS_NOTE } from '../../../src/spatial/model/arc-steps.ts'
import { readGeometry } from '../../../src/spatial/encodings/read-geometry.ts'
import { toDegrees } from '../../../src/spatial/model/comparison.ts'
import type { PageQuery } from '../../../src/spatial/model/collection-store.ts'
import type { Geometry } from '../../../src/spatial/model/filter.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { readPage } from '../../../src/spatial/services/features.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { needs } from '../../support/tools.ts'
import { wkb } from '../encodings/wkb-bytes.ts'
import { temporaryFolder } from '../support/folders.ts'
import { handMade, type HandMade } from '../support/geopackages.ts'

const run = promisify(execFile)

/** Half of the circle of radius 5 around a place, above it; the middle position is far from the top. */
const half = (x: number, y: number): Buffer =>
  Buffer.concat([
    Buffer.from('47500001e6100000', 'hex'),
    wkb().head(8).count(3).doubles(x - 5, y, x - 4, y + 3, x + 5, y).end(),
  ]) // prettier-ignore

const halves = (...places: readonly [number, number][]): HandMade => ({
  name: 'halves',
  type: 'CIRCULARSTRING',
  sql: [
    'create table halves (fid integer primary key, geom circularstring)',
    ...places.map(([x, y]) => ['insert into halves (geom) values (?)', half(x, y)] as const),
  ],
})

describe('a layer with arcs', () => {
  const folder = temporaryFolder()
  const closing: { close(): Promise<void> }[] = []
  let made = 0
  after(() => Promise.all(closing.map((opened) => opened.close())))

  const opened = async (path: string): Promise<GeoPackage> => {
    const store = await GeoPackage.open(path)
    closing.push(store)
    return store
  }
  const keysOf = async (store: GeoPackage, query: Partial<PageQuery>): Promise<unknown[]> => {
    const keys: unknown[] = []
    for await (const batch of store.page(store.layers[0]!, { limit: 100, ...query }))
      keys.push(...batch.map(({ key }) => key))
    return keys
  }
  /** All geometries as they are stored, with lines for arcs. */
  const geometriesOf = async (store: GeoPackage): Promise<Geometry[]> => {
    const geometries: Geometry[] = []
    for await (const batch of store.page(store.layers[0]!, { limit: 10_000 }))
      geometries.push(...batch.map(({ geometry }) => readGeometry(geometry!)))
    return geometries
  }

  it('is served as lines, and its description says how exact they are', async () => {
    await handMade(folder.file('described.gpkg'), halves([10, 20]))
    const collections = await Collections.open([folder.path])
    closing.push(collections)
    expect(collections.problems()).to.deep.equal([])
    const collection = collections.find('described', 'halves')
    expect(collection).to.deep.include({ geometryKind: 'LineString', description: ARCS_NOTE })
  })

  it('has an extent and is found by the bulge of its arcs, by a bbox and by a filter', async () => {
    const path = folder.file(`halves-${made++}.gpkg`)
    await handMade(path, halves([10, 20], [30, 20]))
    const store = await opened(path)
    const [west, south, east, north] = store.layers[0]!.bbox!
    expect([west, south, east]).to.deep.equal([5, 20, 35])
    expect(north).to.be.within(24.99, 25)
    for (const [box, found] of [
      [[9.8, 24.9, 10.2, 25.5], [1]],
      [[29.8, 24.9, 30.2, 25.5], [2]],
      [[9, 21, 11, 23], []],
      [[9.8, 25.1, 10.2, 25.5], []],
    ] as const) {
      expect(await keysOf(store, { bbox: readBbox(box) }), box.join()).to.deep.equal(found)
      const collections = await Collections.open([folder.path])
      closing.push(collections)
      const collection = collections.find(path.slice(folder.path.length + 1, -'.gpkg'.length), 'halves')
      const page = await readPage(collection, {
        limit: 10,
        filter: `S_INTERSECTS(geom, BBOX(${box.join()}))`,
      })
      const keys: unknown[] = []
      for await (const batch of page.batches) keys.push(...batch.map(({ key }) => key))
      expect(keys, box.join()).to.deep.equal(found)
    }
  })

  describe('and GDAL', () => {
    let ogr2ogr: string
    before(function () {
      ogr2ogr = needs(this, 'ogr2ogr')
    })

    /** Writes geometries in well-known text to a GeoPackage with arcs and to one with GDAL's lines. */
    async function both(texts: readonly string[]): Promise<{ arcs: GeoPackage; lines: GeoPackage }> {
      const [csv, arcs, lines] = ['source.csv', 'arcs.gpkg', 'lines.gpkg'].map((end) =>
        folder.file(`${made}-${end}`),
      )
      made++
      await writeFile(csv!, `n,WKT\n${texts.map((text, n) => `${n},"${text}"\n`).join('')}`)
      const options = [
        '-a_srs',
        'EPSG:25832',
        '-nln',
        'arcs',
        '-oo',
        'KEEP_GEOM_COLUMNS=NO',
        '-nlt',
        'GEOMETRY',
      ]
      await run(ogr2ogr, ['-f', 'GPKG', arcs!, csv!, ...options])
      await run(ogr2ogr, ['-f', 'GPKG', lines!, arcs!, '-nlt', 'CONVERT_TO_LINEAR'])
      return { arcs: await opened(arcs!), lines: await opened(lines!) }
    }

    it('have the same positions for every type, with an accuracy of 1e-9', async function () {
      this.timeout(60_000)
      const texts = fc.sample(curve, 600)
      const { arcs, lines } = await both(texts)
      expect(arcs.layers[0]!.geometry).to.include({ hasArcs: true })
      expect(lines.layers[0]!.geometry).not.to.have.property('hasArcs')
      const [ours, theirs] = [await geometriesOf(arcs), await geometriesOf(lines)]
      expect(ours).to.have.length(texts.length)
      let compared = 0
      ours.forEach((geometry, at) => {
        const expected = theirs[at]!
        expect(geometry.type, texts[at]).to.equal(expected.type)
        const [found, wanted] = [numbersOf(geometry), numbersOf(expected)]
        expect(found.length, texts[at]).to.equal(wanted.length)
        const size = Math.max(...wanted.map(Math.abs))
        const far = found.filter((value, i) => !(Math.abs(value - wanted[i]!) <= 1e-9 * size))
        expect(far, texts[at]).to.deep.equal([])
        compared += found.length
      })
      expect(compared).to.be.above(20_000)
    })

    it('agree on circles, straight arcs and the least number of steps', async () => {
      const { arcs, lines } = await both([
        'CIRCULARSTRING (2 1, 0 1, 2 1)',
        'CIRCULARSTRING (0 0, 5 5, 10 10)',
        'CIRCULARSTRING (0 0, 10 10, 5 5)',
        'CIRCULARSTRING (0 0, 1 0.001, 2 0)',
        'CIRCULARSTRING (10 0, 9.99 0.4470, 9.96 0.8935)',
        'CIRCULARSTRING (0 0, 1 1, 2 0, 3 -1, 4 0, 4 0, 4 0)',
        'COMPOUNDCURVE ((0 0, 1 1), CIRCULARSTRING (1 1, 2 2, 3 1), (3 1, 3 0))',
        'CURVEPOLYGON (CIRCULARSTRING (0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 3 3, 3 1, 1 1))',
        'GEOMETRYCOLLECTION (CIRCULARSTRING (0 0, 1 1, 2 0), POINT (1 1))',
      ])
      const [ours, theirs] = [await geometriesOf(arcs), await geometriesOf(lines)]
      ours.forEach((geometry, at) => {
        const [found, wanted] = [numbersOf(geometry), numbersOf(theirs[at]!)]
        expect(found.length, String(at)).to.equal(wanted.length)
        found.forEach((value, i) => expect(value, `${at} ${i}`).to.be.closeTo(wanted[i]!, 1e-9))
      })
    })

    it('have the same positions in degrees: arcs become lines before they are transformed', async () => {
      const { arcs, lines } = await both(
        Array.from({ length: 50 }, (_, i) => {
          const [x, y, size] = [450_000 + 1000 * i, 5_500_000 + 2000 * i, 10 * (i + 1)]
          return `CIRCULARSTRING (${x} ${y}, ${x + size} ${y + 2 * size}, ${x + 3 * size} ${y})`
        }),
      )
      const degrees = async (store: GeoPackage): Promise<number[]> => {
        const numbers: number[] = []
        for await (const batch of store.page(store.layers[0]!, { limit: 100 }))
          for (const { geometry } of batch)
            numbers.push(...numbersOf(readGeometry(geometry!, toDegrees(store.layers[0]!.crs))))
        return numbers
      }
      const [ours, theirs] = [await degrees(arcs), await degrees(lines)]
      expect(ours).to.have.length(theirs.length)
      ours.forEach((value, at) => expect(value).to.be.closeTo(theirs[at]!, 1.1e-7))
    })

    it('find the same by a box, with the R*Tree that GDAL fills', async () => {
      const texts = Array.from({ length: 40 }, (_, i) => {
        const [x, y] = [500_000 + 20 * i, 5_600_000]
        return `CIRCULARSTRING (${x - 5} ${y}, ${x - 4} ${y + 3}, ${x + 5} ${y})`
      })
      const { arcs, lines } = await both(texts)
      expect(arcs.layers[0]!.index).to.include({ table: 'rtree_arcs_geom' })
      const bboxSystem = arcs.layers[0]!.crs.system!
      for (const [low, count] of [
        [5_600_004.9, 11],
        [5_600_001, 11],
        [5_600_005.1, 0],
      ] as const) {
        const bbox = readBbox([500_099, low, 500_301, low + 1], bboxSystem)
        const expected = await keysOf(lines, { bbox, bboxSystem: lines.layers[0]!.crs.system! })
        expect(expected).to.have.length(count)
        expect(await keysOf(arcs, { bbox, bboxSystem }), String(low)).to.deep.equal(expected)
      }
    })
  })
})

const numbersOf = (geometry: Geometry): number[] =>
  geometry.type === 'GeometryCollection'
    ? geometry.geometries.flatMap(numbersOf)
    : (geometry.coordinates as unknown[]).flat(3) as number[] // prettier-ignore

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
const place = fc.oneof(
  fc.tuple(number(-100, 100), number(-100, 100)),
  fc.tuple(number(3e5, 7e5), number(5e6, 6e6)),
)

/** The height of an arc over its chord, in lengths of the chord; negative to the left of it. */
const bow = fc.oneof(number(0.01, 0.95), number(-0.95, -0.01))

type Pair = readonly [number, number]
const write = (positions: readonly Pair[]): string => positions.map(([x, y]) => `${x} ${y}`).join(', ')

/** The position of an arc opposite to its chord: beside the middle of the chord. */
const middleOf = ([x0, y0]: Pair, [x1, y1]: Pair, bent: number): Pair => [
  (x0 + x1) / 2 + bent * (y1 - y0),
  (y0 + y1) / 2 - bent * (x1 - x0),
]

/** Positions around a place, none of which equals the one before. */
const stations = (least: number) =>
  fc
    .tuple(
      place,
      fc.array(fc.tuple(number(1, 100), number(-100, 100), bow), { minLength: least, maxLength: 5 }),
    )
    .map(([[x, y], steps]) => {
      const positions: { readonly at: Pair; readonly bent: number }[] = []
      let at: Pair = [x, y]
      for (const [dx, dy, bent] of steps) {
        at = [at[0] + dx, at[1] + dy]
        positions.push({ at, bent })
      }
      return positions
    })

type Stations = readonly { readonly at: Pair; readonly bent: number }[]

const arcsThrough = (positions: Stations): Pair[] =>
  positions.flatMap(({ at, bent }, i): Pair[] =>
    i === 0 ? [at] : [middleOf(positions[i - 1]!.at, at, bent), at],
  )

const circularString = stations(2).map((positions) => `CIRCULARSTRING (${write(arcsThrough(positions))})`)
const compoundCurve = fc.tuple(stations(4), fc.boolean()).map(([positions, startsStraight]) => {
  const [first, last] = [positions.slice(0, 2), positions.slice(1)]
  const [line, arcs] = startsStraight ? [first, last] : [last, first]
  const parts = [`(${write(line.map(({ at }) => at))})`, `CIRCULARSTRING (${write(arcsThrough(arcs))})`]
  return `COMPOUNDCURVE (${(startsStraight ? parts : parts.toReversed()).join(', ')})`
})
const curvePolygon = stations(3).map((positions) => {
  const closed = [...positions, positions[0]!]
  return `CURVEPOLYGON (CIRCULARSTRING (${write(arcsThrough(closed))}))`
})
const lineString = stations(2).map((positions) => `(${write(positions.map(({ at }) => at))})`)
const many = (of: fc.Arbitrary<string>) =>
  fc.array(of, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', '))
const multiCurve = many(fc.oneof(circularString, compoundCurve, lineString)).map(
  (parts) => `MULTICURVE (${parts})`,
)
const multiSurface = many(curvePolygon).map((parts) => `MULTISURFACE (${parts})`)
const curve = fc.oneof(circularString, compoundCurve, curvePolygon, multiCurve, multiSurface)
