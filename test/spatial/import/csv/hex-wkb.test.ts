import { expect } from 'chai'
import fc from 'fast-check'
import type { Geometry, Position } from 'geojson'
import { encodeGeometry } from '../../../../src/spatial/encodings/geojson-to-wkb.ts'
import { isHexWkb, readHexWkb } from '../../../../src/spatial/import/csv/hex-wkb.ts'
import { UnfitFeature } from '../../../../src/spatial/import/record.ts'

const number = fc.double({ min: -90, max: 90, noNaN: true, noDefaultInfinity: true })

/** Geometries of every type, whose positions have as many numbers. */
const geometries = (size: number) => {
  const position = fc.array(number, { minLength: size, maxLength: size }) as fc.Arbitrary<Position>
  const line = fc.array(position, { minLength: 2, maxLength: 4 })
  const many = <Part>(part: fc.Arbitrary<Part>) => fc.array(part, { minLength: 1, maxLength: 3 })
  const of = (type: string, coordinates: fc.Arbitrary<unknown>) =>
    coordinates.map((value) => ({ type, coordinates: value }) as Geometry)
  const simple = fc.oneof(
    of('Point', position),
    of('LineString', line),
    of('Polygon', many(line)),
    of('MultiPoint', many(position)),
    of('MultiLineString', many(line)),
    of('MultiPolygon', many(many(line))),
  )
  return fc.oneof(
    simple,
    many(simple).map((parts): Geometry => ({ type: 'GeometryCollection', geometries: parts })),
  )
}

/** The WKB of a geometry, without the header of GeoPackage: 8 bytes and an envelope of the size that the flags tell. */
function wkbOf(geometry: Geometry, hasZ: boolean): Buffer {
  const bytes = encodeGeometry(geometry, 4326, hasZ).blob
  return Buffer.from(bytes.subarray(8 + [0, 32, 48, 48, 64][(bytes[3]! >> 1) & 7]!))
}

describe('well-known binary in hexadecimal digits', () => {
  it('gives the geometry of every type that was written, to the last bit', () => {
    for (const size of [2, 3]) {
      fc.assert(
        fc.property(geometries(size), (geometry) => {
          const text = wkbOf(geometry, size === 3).toString('hex')
          expect(isHexWkb(text)).to.equal(true)
          expect(readHexWkb(text)).to.deep.equal(geometry)
        }),
      )
    }
  })

  it('is refused with a sentence wherever it is cut off', () => {
    fc.assert(
      fc.property(geometries(2), fc.nat(), (geometry, cut) => {
        const whole = wkbOf(geometry, false)
        // What is shorter than a point does not look like a geometry.
        const size = 21 + (cut % (whole.length - 20))
        fc.pre(size < whole.length)
        expect(() => readHexWkb(whole.subarray(0, size).toString('hex'))).to.throw(
          UnfitFeature,
          /ends too early/,
        )
      }),
    )
  })

  for (const [title, text, expected] of [
    ['both byte orders', '00000000013FF00000000000004000000000000000', [1, 2]],
    ['the system 4326', '0101000020E6100000000000000000F03F0000000000000040', [1, 2]],
    ['no known system', '010100002000000000000000000000F03F0000000000000040', [1, 2]],
    ['heights of EWKB', '0101000080000000000000F03F00000000000000400000000000000840', [1, 2, 3]],
    ['an empty point', '0101000000000000000000F87F000000000000F87F', []],
  ] as const) {
    it(`is read with ${title}`, () => {
      expect(readHexWkb(text)).to.deep.equal({ type: 'Point', coordinates: expected })
    })
  }

  for (const [title, text, reason] of [
    ['measures of EWKB', '0101000040000000000000F03F00000000000000400000000000000840', /measures/],
    ['measures of ISO', '01D1070000000000000000F03F00000000000000400000000000000840', /measures/],
    ['another system', '0101000020E8640000000000000000F03F0000000000000040', /reference system 25832/],
    ['an unknown type', '0163000000000000000000F03F0000000000000040', /unknown type code 99/],
  ] as const) {
    it(`is refused with ${title}`, () => {
      expect(() => readHexWkb(text)).to.throw(UnfitFeature, reason)
    })
  }

  it('is not taken for one if it is a number or too short', () => {
    for (const text of ['0101', '0012345678', 'POINT (1 2)', '0101000020E61000'])
      expect(isHexWkb(text)).to.equal(false)
  })
})
