import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry, Position } from 'geojson'
import { openSystem } from '../../../src/spatial/crs/systems.ts'
import { lonLatBoxes } from '../../../src/spatial/crs/lon-lat-boxes.ts'
import { encodeGeometry } from '../../../src/spatial/encodings/geojson-to-wkb.ts'
import { ProjectedBbox } from '../../../src/spatial/encodings/projected-box.ts'
import { epsgUri, LON_LAT, type CoordinateSystem } from '../../../src/spatial/model/coordinate-system.ts'
import type { Bbox } from '../../../src/spatial/model/bbox.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

/** For one edge of up to 360 degrees; the most that was seen is 583. */
const MAX_TRANSFORMATIONS = 5000

const open = (code: number): Promise<CoordinateSystem> => openSystem(epsgUri(code))

const bytes = (geometry: Geometry, hasZ = false): Uint8Array => encodeGeometry(geometry, 4326, hasZ).blob

const meets = (system: CoordinateSystem, bbox: Bbox, geometry: Geometry): boolean =>
  new ProjectedBbox(bbox, system).meets(bytes(geometry), undefined)

function positionIn(system: CoordinateSystem, [x, y]: readonly [number, number]): readonly [number, number] {
  const place = { x, y }
  system.fromLonLat(place)
  return [place.x, place.y]
}

/** A box of a width around a place, in the unit of the system. */
function around(
  system: CoordinateSystem,
  place: readonly [number, number],
  width: number,
  height = width,
): Bbox {
  const [x, y] = positionIn(system, place)
  return readBbox([x - width / 2, y - height / 2, x + width / 2, y + height / 2], system)
}

const line = (...coordinates: Position[]): Geometry => ({ type: 'LineString', coordinates })

describe('a bbox in another reference system', () => {
  it('follows a parallel as the curve that it is on the map', async () => {
    // On the map of France the parallel between these ends hangs 130 km below the straight line.
    const lambert = await open(2154)
    const parallel = line([-5, 48], [11, 48])
    for (const longitude of [-4, 0, 3, 8])
      expect(meets(lambert, around(lambert, [longitude, 48], 1), parallel), String(longitude)).to.equal(true)
    const [west, east] = [positionIn(lambert, [-5, 48]), positionIn(lambert, [11, 48])]
    const chord = [(west[0] + east[0]) / 2, (west[1] + east[1]) / 2] as const
    const box = (half: number): Bbox =>
      readBbox([chord[0] - half, chord[1] - half, chord[0] + half, chord[1] + half], lambert)
    expect(meets(lambert, box(1000), parallel)).to.equal(false)
    expect(meets(lambert, box(200_000), parallel)).to.equal(true)
  })

  it('is exact within two millimetres beside an edge of a hundred kilometres', async () => {
    for (const code of [25832, 2154, 3395, 27700]) {
      const system = await open(code)
      const edge = line([8, 50], [9.4, 50.5])
      const [x, y] = positionIn(system, [8.7, 50.25])
      for (const [distance, expected] of [
        [0.003, false],
        [-0.0005, true],
      ] as const) {
        // The lower left of the box is at this distance above the edge, which climbs to the right.
        const box = readBbox([x - 1, y + distance + 1e-4, x, y + 1], system)
        expect(meets(system, box, edge), `${code} ${distance}`).to.equal(expected)
      }
    }
  })

  it('agrees with dense positions along edges', async () => {
    for (const code of [3857, 3395, 25832, 27700, 2154, 26915]) {
      const system = await open(code)
      const degrees = fc.double({ min: 0, max: 1, noNaN: true })
      const area =
        code === 26915
          ? [-100, 30, -86, 60]
          : code > 3000 && code < 4000
            ? [-170, -70, 170, 70]
            : [-12, 40, 20, 65]
      const [west, south, east, north] = area as [number, number, number, number]
      const place = fc
        .tuple(degrees, degrees)
        .map(([x, y]): [number, number] => [west + x * (east - west), south + y * (north - south)])
      fc.assert(
        fc.property(place, place, place, fc.constantFrom(1e3, 5e4, 6e5), (from, to, centre, width) => {
          const bbox = around(system, centre, width)
          const dense = Array.from({ length: 2001 }, (_, i) =>
            positionIn(system, [
              from[0] + ((to[0] - from[0]) * i) / 2000,
              from[1] + ((to[1] - from[1]) * i) / 2000,
            ]),
          )
          const found = meets(system, bbox, line(from, to))
          const [box] = bbox
          const inside = (margin: number) =>
            dense.some(
              ([x, y]) =>
                x >= box!.minX - margin &&
                x <= box!.maxX + margin &&
                y >= box!.minY - margin &&
                y <= box!.maxY + margin,
            )
          if (inside(-0.01)) expect(found).to.equal(true)
          // Between two dense positions the edge can come closer by half of their distance.
          const step = Math.max(
            ...dense.slice(1).map(([x, y], i) => Math.hypot(x - dense[i]![0], y - dense[i]![1])),
          )
          if (!inside(step)) expect(found).to.equal(false)
        }),
        { numRuns: 60 },
      )
    }
  })

  it('lies inside of a polygon without touching its border, or in its hole', async () => {
    const ring = (size: number): Position[] =>
      [[-size, -size], [size, -size], [size, size], [-size, size], [-size, -size]].map(([x, y]) => [10 + x!, 50 + y!]) // prettier-ignore
    const polygon: Geometry = { type: 'Polygon', coordinates: [ring(5), ring(1)] }
    for (const code of [3857, 25832, 2154]) {
      const system = await open(code)
      expect(meets(system, around(system, [13, 50], 1000), polygon)).to.equal(true)
      expect(meets(system, around(system, [10, 50], 1000), polygon)).to.equal(false)
      expect(meets(system, around(system, [17, 50], 1000), polygon)).to.equal(false)
      expect(meets(system, around(system, [10, 50], 3e6), polygon)).to.equal(true)
    }
  })

  it('may have no width, and agrees with the rounded positions of answers', async () => {
    for (const code of [3857, 3395, 25832, 27700, 2154, 26910]) {
      const system = await open(code)
      fc.assert(
        fc.property(
          fc.double({ min: -30, max: 30, noNaN: true }),
          fc.double({ min: 10, max: 70, noNaN: true }),
          (longitude, latitude) => {
            const [x, y] = positionIn(system, [longitude, latitude]).map((value) => Number(value.toFixed(3))) as [number, number] // prettier-ignore
            const geometry: Geometry = { type: 'Point', coordinates: [longitude, latitude] }
            expect(meets(system, readBbox([x, y, x, y], system), geometry)).to.equal(true)
            expect(meets(system, readBbox([x + 0.002, y, x + 1, y], system), geometry)).to.equal(false)
          },
        ),
        { numRuns: 50 },
      )
    }
  })

  it('crosses the antimeridian where the map repeats, and nowhere else', async () => {
    const mercator = await open(3857)
    const east: Geometry = { type: 'Point', coordinates: [179, 10] }
    const west: Geometry = { type: 'Point', coordinates: [-179, 10] }
    const middle: Geometry = { type: 'Point', coordinates: [0, 10] }
    const [from] = positionIn(mercator, [178, 0])
    const [to] = positionIn(mercator, [-178, 0])
    for (const numbers of [
      [from, 0, to, 5e6],
      [from, 0, from + 4 * 111_319.49, 5e6],
    ]) {
      const bbox = readBbox(numbers, mercator)
      expect(bbox).to.have.length(2)
      expect(meets(mercator, bbox, east)).to.equal(true)
      expect(meets(mercator, bbox, west)).to.equal(true)
      expect(meets(mercator, bbox, middle)).to.equal(false)
    }
    expect(readBbox([5e5, 0, 4e5, 1], await open(25832))).to.deep.equal([])
  })

  it('with heights selects by the range of heights too', async () => {
    const system = await open(25832)
    const [x, y] = positionIn(system, [9, 50])
    const geometry = bytes({ type: 'Point', coordinates: [9, 50, 200] }, true)
    for (const [lowest, expected] of [
      [100, true],
      [201, false],
    ] as const) {
      const bbox = readBbox([x - 1, y - 1, lowest, x + 1, y + 1, 300], system)
      expect(new ProjectedBbox(bbox, system).meets(geometry, undefined), String(lowest)).to.equal(expected)
    }
  })

  it('finds nothing beyond the map, and does not fail', async () => {
    for (const code of [3857, 25832, 27700, 2154]) {
      const system = await open(code)
      const far = readBbox([1e12, 1e12, 2e12, 2e12], { ...system, turn: undefined as never })
      for (const geometry of [line([-170, -80], [170, 80]), line([0, 90], [90, -90])] as const)
        expect(meets(system, far, geometry)).to.equal(false)
    }
  })

  it('takes few transformations for an edge, wherever it runs', async () => {
    for (const code of [3857, 3395, 25832, 27700, 2154, 26910]) {
      const system = await open(code)
      let transformed = 0
      const counting: CoordinateSystem = {
        ...system,
        uri: system.uri,
        isNorthFirst: false,
        decimals: 3,
        toLonLat: (place) => system.toLonLat(place),
        fromLonLat: (place) => {
          // Thrown at once: millions of transformations would block the test.
          if (++transformed > MAX_TRANSFORMATIONS) throw new Error('Too many transformations.')
          system.fromLonLat(place)
        },
      }
      // A transverse Mercator map ends around the places that are a quarter of a turn from its middle.
      const singular = [-81, 99, -92, 88, -33, 147].flatMap((longitude) => [
        line([longitude - 4, 0], [longitude + 4, 0]),
        line([longitude, -4], [longitude, 4]),
        line([longitude - 1, -1], [longitude + 1, 1]),
        line([longitude, 0], [longitude + 0.1, 0]),
      ])
      const lines = [
        ...singular,
        line([-180, 0], [180, 0]),
        line([0, -90], [0, 90]),
        line([-180, -90], [180, 90]),
      ]
      const boxes = [
        [0, 0, 0, 0],
        [-1e9, -1e9, -1e8, 1e9],
        [1e7, -1e7, 2e7, 1e7],
        [5e5, 5e6, 5e5 + 1, 5e6 + 1],
        [-3e7, -3e7, 3e7, 3e7],
        [1e15, 1e15, 1e16, 1e16],
      ].map((numbers) => readBbox(numbers, { ...LON_LAT, turn: 1e300 }))
      for (const geometry of lines) {
        for (const bbox of boxes) {
          transformed = 0
          meets(counting, bbox, geometry)
          expect(transformed).to.be.above(0)
        }
      }
    }
  })

  it('is searched for in an area of degrees that contains all of it, and hardly more', async () => {
    for (const code of [3857, 3395, 25832, 27700, 2154, 26910]) {
      const system = await open(code)
      const [longitude, latitude] = code === 26910 ? [-123, 45] : [3, 52]
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 2e6, noNaN: true }),
          fc.double({ min: 0, max: 2e6, noNaN: true }),
          (width, height) => {
            const [box] = around(system, [longitude, latitude], width, height)
            const found = lonLatBoxes(system, box!)
            for (let i = 0; i <= 40; i++) {
              for (let k = 0; k <= 40; k++) {
                const place = {
                  x: box!.minX + ((box!.maxX - box!.minX) * i) / 40,
                  y: box!.minY + ((box!.maxY - box!.minY) * k) / 40,
                }
                system.toLonLat(place)
                expect(
                  found.some(
                    ({ minX, minY, maxX, maxY }) =>
                      place.x >= minX && place.x <= maxX && place.y >= minY && place.y <= maxY,
                  ),
                ).to.equal(true)
              }
            }
            const [{ minX, maxX }] = found as [Bbox[number]]
            expect(maxX - minX).to.be.at.most(1e-6 + (width * 2 + height / 2) / 50_000)
          },
        ),
        { numRuns: 10 },
      )
    }
  })
})
