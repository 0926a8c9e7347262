import { expect } from 'chai'
import fc from 'fast-check'
import { arcPositions, type ArcPosition } from '../../../src/spatial/encodings/arcs.ts'
import { geometryText } from '../../../src/spatial/encodings/wkb-to-geojson.ts'
import { extentOfGeometry } from '../../../src/spatial/encodings/extent-of-geometry.ts'
import { intersectsBbox } from '../../../src/spatial/encodings/intersects-box.ts'
import { readGeometry } from '../../../src/spatial/encodings/read-geometry.ts'
import { ARCS_NOTE } from '../../../src/spatial/model/arc-steps.ts'
import { UnreadableGeometry } from '../../../src/spatial/model/errors.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'
import { wkb, type WkbBytes } from './wkb-bytes.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** An arc by its circle: sweeps are degrees, negative for clockwise; `via` is the share of the sweep at its middle. */
const arc = fc.record({
  x: number(-1e6, 1e6),
  y: number(-1e6, 1e6),
  radius: number(1, 1e4),
  from: number(-180, 180),
  sweep: fc.oneof(number(1, 350), number(-350, -1)),
  via: number(0.2, 0.8),
  heights: fc.tuple(number(0, 100), number(0, 100)),
})

describe('an arc', () => {
  it('is lines whose ends are on its circle, in equal steps of at most 4.3 degrees', () => {
    fc.assert(
      fc.property(arc, ({ x, y, radius, from, sweep, via, heights: [low, high] }) => {
        const at = (share: number, z: number): ArcPosition => {
          const angle = ((from + sweep * share) * Math.PI) / 180
          return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]
        }
        const [start, middle, end] = [at(0, low), at(via, 50), at(1, high)]
        const positions = arcPositions(start, middle, end)
        expect(positions[0]).to.equal(start)
        expect(positions.at(-1)).to.equal(end)
        const steps = positions.length - 1
        expect(steps % 2).to.equal(1)
        expect(steps).to.be.at.least(7)
        expect(Math.abs(sweep) / steps).to.be.below(30 / 7 + 1e-6)
        positions.forEach(([px, py, z], step) => {
          const [ex, ey] = at(step / steps, 0)
          // Three positions within a degree determine the circle only so well.
          expect(Math.hypot(px - ex, py - ey)).to.be.below(1e-6 * radius + 1e-4)
          expect(z).to.be.closeTo(low + ((high - low) * step) / steps, 1e-9)
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('has the same positions when it is reversed, to the last bit', () => {
    fc.assert(
      fc.property(fc.array(number(-100, 100), { minLength: 9, maxLength: 9 }), (numbers) => {
        const [start, middle, end] = [0, 3, 6].map(
          (i) => numbers.slice(i, i + 3) as unknown as ArcPosition,
        ) as [ArcPosition, ArcPosition, ArcPosition]
        fc.pre(start[0] !== end[0] || start[1] !== end[1])
        expect(arcPositions(end, middle, start)).to.deep.equal(arcPositions(start, middle, end).toReversed())
      }),
      { numRuns: 1000 },
    )
  })

  it('is a circle where it ends at its start, and the three positions where they are on a line', () => {
    const circle = arcPositions([3, 0, 0], [1, 0, 0], [3, 0, 0])
    expect(circle).to.have.length(92)
    for (const [x, y] of circle) expect(Math.hypot(x - 2, y)).to.be.closeTo(1, 1e-12)
    expect(circle[1]![1]).to.be.above(0)
    for (const line of [
      [
        [0, 0, 1],
        [5, 5, 2],
        [10, 10, 3],
      ],
      [
        [0, 0, 0],
        [20, 0, 0],
        [10, 0, 0],
      ],
      [
        [1, 2, 0],
        [1, 2, 0],
        [1, 2, 0],
      ],
      [
        [1, 2, 0],
        [1, 2, 0],
        [5, 2, 0],
      ],
    ] as [ArcPosition, ArcPosition, ArcPosition][])
      // prettier-ignore
      expect(arcPositions(...line)).to.deep.equal(line)
  })

  it('keeps to its circle far from the origin of its system', () => {
    const [x, y] = [4_500_000, 5_800_000]
    const positions = arcPositions([x + 1, y, 0], [x, y + 1, 0], [x - 1, y, 0])
    for (const [px, py] of positions) expect(Math.hypot(px - x, py - y)).to.be.closeTo(1, 1e-8)
  })

  it('is described with its tolerance', () => {
    expect(ARCS_NOTE).to.equal(
      'Arcs are served as lines, in steps of at most 4.3 degrees. They deviate from the arc by at most 0.07 % of its radius.',
    )
  })
})

describe('a geometry with arcs', () => {
  /** A quarter of a circle around the origin from [10, 0], whose middle position is near its start. */
  const quarter = (bytes: WkbBytes) => bytes.head(8).count(3).doubles(10, 0, 8, 6, 0, 10)
  const line = (bytes: WkbBytes, ...positions: number[]) =>
    bytes
      .head(2)
      .count(positions.length / 2)
      .doubles(...positions)
  const QUARTER = arcPositions([10, 0, 0], [8, 6, 0], [0, 10, 0]).map(([x, y]) => [x, y])
  const parsed = (bytes: Buffer) => JSON.parse(geometryText(bytes)) as { type: string; coordinates: unknown }
  const slice = (bytes: WkbBytes) => line(quarter(bytes.head(9).count(2)), 0, 10, 0, 0, 10, 0)
  const SLICE = [...QUARTER, [0, 0], [10, 0]]

  it('is a line, a polygon, or several of them', () => {
    const cases: [Buffer, string, unknown][] = [
      [quarter(wkb()).end(), 'LineString', QUARTER],
      [slice(wkb()).end(), 'LineString', SLICE],
      [slice(wkb().head(10).count(1)).end(), 'Polygon', [SLICE]],
      [line(quarter(wkb().head(11).count(2)), 0, 0, 1, 1).end(), 'MultiLineString', [QUARTER, [[0, 0], [1, 1]]]], // prettier-ignore
      [
        slice(wkb().head(12).count(2).head(3).count(1).count(4).doubles(0, 0, 1, 0, 1, 1, 0, 0).head(10).count(1)).end(),
        'MultiPolygon',
        [[[[0, 0], [1, 0], [1, 1], [0, 0]]], [SLICE]],
      ], // prettier-ignore
    ]
    for (const [bytes, type, coordinates] of cases) {
      expect(parsed(bytes), type).to.deep.equal({ type, coordinates })
      expect(readGeometry(bytes), type).to.deep.equal({ type, coordinates })
    }
  })

  it('may be empty, in the other byte order, and have heights and measures', () => {
    for (const [type, name] of [
      [8, 'LineString'],
      [9, 'LineString'],
      [10, 'Polygon'],
      [11, 'MultiLineString'],
      [12, 'MultiPolygon'],
    ] as const)
      // prettier-ignore
      expect(parsed(wkb().head(type).count(0).end())).to.deep.equal({ type: name, coordinates: [] })
    expect(parsed(quarter(wkb({ littleEndian: false })).end()).coordinates).to.deep.equal(QUARTER)
    const high = [10, 0, 1, -5, 8, 6, 2, -5, 0, 10, 8, -5]
    for (const code of [3008, 0xc0000008]) {
      const { coordinates } = parsed(wkb().head(code).count(3).doubles(...high).end()) // prettier-ignore
      expect(coordinates).to.deep.equal(
        arcPositions([10, 0, 1], [8, 6, 2], [0, 10, 8]).map((position) => [...position]),
      )
    }
    const measured = wkb().head(2008).count(3).doubles(10, 0, 1, 8, 6, 2, 0, 10, 8)
    expect(parsed(measured.end()).coordinates).to.deep.equal(QUARTER)
  })

  it('may be a part of a collection, before and after others', () => {
    const mixed = quarter(wkb().head(7).count(3).head(1).doubles(1, 2)).head(1).doubles(3, 4).end()
    const { geometries } = JSON.parse(geometryText(mixed)) as { geometries: { coordinates: unknown }[] }
    expect(geometries.map(({ coordinates }) => coordinates)).to.deep.equal([[1, 2], QUARTER, [3, 4]])
  })

  it('bulges beyond its stored positions: the extent and a bbox know it', () => {
    // Half of a circle of radius 5 around [5, 0]; the envelope in its header is that of the stored positions.
    const half = wkb().head(8).count(3).doubles(0, 0, 1, 3, 10, 0).end()
    const header = Buffer.concat([
      Buffer.from('47500003e6100000', 'hex'),
      wkb().doubles(0, 10, 0, 3).end(),
      half,
    ])
    for (const bytes of [half, header]) {
      const [minX, maxX, minY, maxY] = extentOfGeometry(bytes)!
      expect([minX, maxX, minY]).to.deep.equal([0, 10, 0])
      // The highest position is at the middle of an arc, or half of a step from it.
      expect(maxY).to.be.within(5 * Math.cos((2.15 * Math.PI) / 180), 5)
      expect(intersectsBbox(bytes, readBbox([4.8, 4.9, 5.2, 5.2]))).to.equal(true)
      expect(intersectsBbox(bytes, readBbox([4.8, 5.01, 5.2, 5.2]))).to.equal(false)
      expect(intersectsBbox(bytes, readBbox([4, 1, 6, 3]))).to.equal(false)
    }
  })

  it('is refused with a reason where it is not whole', () => {
    const refused = (bytes: Buffer, reason: string) =>
      expect(() => geometryText(bytes)).to.throw(UnreadableGeometry, reason)
    refused(wkb().head(8).count(2).doubles(0, 0, 1, 1).end(), 'has 2 positions. It needs three')
    refused(wkb().head(8).count(4).doubles(0, 0, 1, 1, 2, 0, 3, 0).end(), 'has 4 positions')
    refused(wkb().head(8).count(3).doubles(0, 0, 1, NaN, 2, 0).end(), 'not a finite number')
    refused(quarter(wkb().head(5).count(1)).end(), 'A part of a MultiLineString is a CircularString')
    refused(wkb().head(11).count(1).head(1).doubles(1, 1).end(), 'has a Point as a part')
    refused(wkb().head(10).count(1).head(1008).count(0).end(), 'have heights, and others have none')
    refused(quarter(wkb()).end().subarray(0, -1), 'ends too early')
  })
})
