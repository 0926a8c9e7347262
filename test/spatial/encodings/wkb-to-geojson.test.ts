import { expect } from 'chai'
import fc from 'fast-check'
import { encodeGeometry } from '../../../src/spatial/encodings/geojson-to-wkb.ts'
import { geometryText } from '../../../src/spatial/encodings/wkb-to-geojson.ts'
import { UnreadableGeometry } from '../../../src/spatial/model/errors.ts'
import { geometry } from './geometries.ts'
import { wkb } from './wkb-bytes.ts'

const parsed = (bytes: Buffer): unknown => JSON.parse(geometryText(bytes))
const square = [0, 0, 4, 0, 4, 4, 0, 0]
const squareText = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
]

describe('WKB to GeoJSON', () => {
  for (const littleEndian of [true, false]) {
    const order = littleEndian ? 'little-endian' : 'big-endian'
    const bytes = () => wkb({ littleEndian })

    it(`reads every type of geometry in ${order} bytes`, () => {
      const point = bytes().head(1).doubles(7.5, -3.25).end()
      const line = bytes().head(2).count(2).doubles(1, 2, 3, 4).end()
      const polygon = bytes()
        .head(3)
        .count(1)
        .count(4)
        .doubles(...square)
        .end()
      const multi = (code: number, part: Buffer) => bytes().head(code).count(2).bytes(part).bytes(part).end()
      const lineText = [
        [1, 2],
        [3, 4],
      ]
      expect(parsed(point)).to.deep.equal({ type: 'Point', coordinates: [7.5, -3.25] })
      expect(parsed(line)).to.deep.equal({ type: 'LineString', coordinates: lineText })
      expect(parsed(polygon)).to.deep.equal({ type: 'Polygon', coordinates: [squareText] })
      expect(parsed(multi(4, point))).to.deep.equal({
        type: 'MultiPoint',
        coordinates: [
          [7.5, -3.25],
          [7.5, -3.25],
        ],
      })
      expect(parsed(multi(5, line))).to.deep.equal({
        type: 'MultiLineString',
        coordinates: [lineText, lineText],
      })
      expect(parsed(multi(6, polygon))).to.deep.equal({
        type: 'MultiPolygon',
        coordinates: [[squareText], [squareText]],
      })
      expect(parsed(bytes().head(7).count(2).bytes(point).bytes(line).end())).to.deep.equal({
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [7.5, -3.25] },
          { type: 'LineString', coordinates: lineText },
        ],
      })
    })

    it(`keeps heights and drops measures in ${order} bytes, by the codes of ISO and of EWKB`, () => {
      const withHeight = { type: 'Point', coordinates: [1, 2, 3] }
      const without = { type: 'Point', coordinates: [1, 2] }
      expect(parsed(bytes().head(1001).doubles(1, 2, 3).end())).to.deep.equal(withHeight)
      expect(parsed(bytes().head(2001).doubles(1, 2, 9).end())).to.deep.equal(without)
      expect(parsed(bytes().head(3001).doubles(1, 2, 3, 9).end())).to.deep.equal(withHeight)
      expect(parsed(bytes().head(0x80000001).doubles(1, 2, 3).end())).to.deep.equal(withHeight)
      expect(parsed(bytes().head(0x40000001).doubles(1, 2, 9).end())).to.deep.equal(without)
      expect(parsed(bytes().head(0xe0000001).count(4326).doubles(1, 2, 3, 9).end())).to.deep.equal(withHeight)
    })
  }

  it('reads parts whose byte order differs from that of the whole', () => {
    const part = wkb({ littleEndian: false }).head(1).doubles(1, 2).end()
    const whole = wkb().head(4).count(2).bytes(part).bytes(wkb().head(1).doubles(3, 4).end()).end()
    expect(parsed(whole)).to.deep.equal({
      type: 'MultiPoint',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    })
  })

  it('skips the header of a GeoPackage geometry, whatever its envelope and byte order', () => {
    const point = wkb({ littleEndian: false }).head(1).doubles(1, 2).end()
    for (const [kind, doubles] of [
      [0, 0],
      [1, 4],
      [2, 6],
      [3, 6],
      [4, 8],
    ] as const) {
      for (const order of [0, 1]) {
        const header = Buffer.concat([
          Buffer.from('GP'),
          Buffer.of(0, (kind << 1) | order),
          Buffer.alloc(4 + doubles * 8),
        ])
        expect(parsed(Buffer.concat([header, point]))).to.deep.equal({ type: 'Point', coordinates: [1, 2] })
      }
    }
  })

  it('writes empty geometries with empty coordinates', () => {
    expect(geometryText(wkb().head(1).doubles(NaN, NaN).end())).to.equal('{"type":"Point","coordinates":[]}')
    expect(geometryText(wkb().head(2).count(0).end())).to.equal('{"type":"LineString","coordinates":[]}')
    expect(geometryText(wkb().head(3).count(0).end())).to.equal('{"type":"Polygon","coordinates":[]}')
    expect(geometryText(wkb().head(6).count(0).end())).to.equal('{"type":"MultiPolygon","coordinates":[]}')
    expect(geometryText(wkb().head(7).count(0).end())).to.equal(
      '{"type":"GeometryCollection","geometries":[]}',
    )
    const oneEmpty = wkb().head(4).count(2).head(1).doubles(NaN, NaN).head(1).doubles(1, 2).end()
    expect(geometryText(oneEmpty)).to.equal('{"type":"MultiPoint","coordinates":[[1,2]]}')
  })

  it('writes coordinates in the fewest digits, without a negative zero', () => {
    const text = (...values: number[]) =>
      geometryText(
        wkb()
          .head(1)
          .doubles(...values)
          .end(),
      ).slice(30, -1)
    expect(text(0.1 + 0.2, -0)).to.equal('[0.30000000000000004,0]')
    expect(text(1e-7, -1e-9)).to.equal('[0.0000001,-0.000000001]')
    expect(text(-179.99999999, 12.3456789)).to.equal('[-179.99999999,12.3456789]')
    expect(text(-1e-13, 5e-324)).to.equal('[-1e-13,5e-324]')
    expect(text(1e21, -6378137.123)).to.equal('[1e+21,-6378137.123]')
    expect(text(999999999.999, 0.001)).to.equal('[999999999.999,0.001]')
    expect(text(-1e-7, 100)).to.equal('[-0.0000001,100]')
  })

  it('writes every coordinate with the digits of its shortest decimal number', () => {
    const decimal = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 14 }))
      .map(([digits, decimals]) => Number(`${digits}e-${decimals}`))
    const rounded = fc
      .tuple(fc.double({ min: -1e8, max: 1e8, noNaN: true }), fc.integer({ min: 0, max: 12 }))
      .map(([value, decimals]) => Number(value.toFixed(decimals)))
    const any = fc.double({ noNaN: true, noDefaultInfinity: true })
    const degrees = fc.double({ min: -215, max: 215, noNaN: true })
    fc.assert(
      fc.property(fc.oneof(decimal, rounded, degrees, any), (value) => {
        const text = geometryText(wkb().head(1).doubles(value, 0).end())
        const written = /\[(.*),0\]/.exec(text)![1]!
        expect(Number(written)).to.equal(value + 0)
        // JavaScript writes the fewest digits (ECMA-262, Number::toString).
        const digitsOf = (number: string) =>
          number
            .replace(/e.*/, '')
            .replace(/[-.]/g, '')
            .replace(/^0+|0+$/g, '')
        expect(digitsOf(written)).to.equal(digitsOf(String(value)))
      }),
      { numRuns: 5000 },
    )
  })

  it('reads back what the writer encodes, for any geometry', () => {
    fc.assert(
      fc.property(geometry, (original) => {
        expect(parsed(encodeGeometry(original, 4326).blob)).to.deep.equal(original)
      }),
      { numRuns: 500 },
    )
  })

  it('names the type of a geometry that it refuses', () => {
    expect(() => geometryText(wkb().head(16).count(0).end())).to.throw(UnreadableGeometry, 'TIN')
    expect(() => geometryText(wkb().head(1017).count(0).end())).to.throw(UnreadableGeometry, 'Triangle')
    expect(() => geometryText(wkb().head(99).end())).to.throw(UnreadableGeometry, '99')
    const misplaced = wkb().head(6).count(1).head(1).doubles(1, 2).end()
    expect(() => geometryText(misplaced)).to.throw(UnreadableGeometry, 'A part of a MultiPolygon is a Point')
  })

  it('refuses bytes that end early, wherever they are cut, without reading beyond them', () => {
    fc.assert(
      fc.property(
        geometry,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (original, share) => {
          const { blob } = encodeGeometry(original, 4326)
          const cut = blob.subarray(0, Math.floor(blob.length * share))
          expect(() => geometryText(cut)).to.throw(UnreadableGeometry)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('returns a text or a known fault for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, asHeader) => {
        if (asHeader) bytes.set([0x47, 0x50].slice(0, bytes.length))
        try {
          JSON.parse(geometryText(bytes))
        } catch (error) {
          expect(error).to.be.instanceOf(UnreadableGeometry)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('rejects counts beyond the bytes, non-finite coordinates and unlimited nesting', () => {
    expect(() => geometryText(wkb().head(2).count(0xffffffff).end())).to.throw(UnreadableGeometry)
    expect(() => geometryText(wkb().head(2).count(1).doubles(1, Infinity).end())).to.throw(UnreadableGeometry)
    const nested = wkb()
    for (let depth = 0; depth < 1000; depth++) nested.head(7).count(1)
    expect(() => geometryText(nested.end())).to.throw(UnreadableGeometry, 'nested collections')
  })
})
