import { expect } from 'chai'
import fc from 'fast-check'
import { InvalidParameter } from '../../../src/spatial/model/errors.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

const longitudes = (west: number, east: number): number[][] =>
  readBbox([west, 0, east, 1]).map(({ minX, maxX }) => [minX, maxX])

describe('a bbox parameter', () => {
  it('is refused unless it has four or six finite numbers', () => {
    for (const numbers of [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, NaN], [1, 2, 3, Infinity]])
      expect(() => readBbox(numbers)).to.throw(InvalidParameter, 'four numbers')
  })

  it('may be a point or a line, at a pole or on the antimeridian', () => {
    expect(readBbox([180, 90, 180, 90])).to.deep.equal([
      { minX: 180, minY: 90, maxX: 180, maxY: 90, minZ: -Infinity, maxZ: Infinity },
    ])
    expect(longitudes(-180, -180)).to.deep.equal([[-180, -180]])
    expect(longitudes(-180, 180)).to.deep.equal([[-180, 180]])
  })

  it('is two boxes where the west is above the east, with the heights in both', () => {
    expect(readBbox([170, -1, 5, -170, 1, 6])).to.deep.equal([
      { minX: 170, minY: -1, maxX: 180, maxY: 1, minZ: 5, maxZ: 6 },
      { minX: -180, minY: -1, maxX: -170, maxY: 1, minZ: 5, maxZ: 6 },
    ])
  })

  it('leads on around the Earth beyond 180 degrees', () => {
    const across = [[170, 180], [-180, -170]] // prettier-ignore
    expect(longitudes(170, 190)).to.deep.equal(across)
    expect(longitudes(-190, -170)).to.deep.equal(across)
    expect(longitudes(190, 200)).to.deep.equal([[-170, -160]])
    expect(longitudes(350, 370)).to.deep.equal([[-10, 10]])
    expect(longitudes(-270, 270)).to.deep.equal([[-180, 180]])
    expect(longitudes(0, 360)).to.deep.equal([[-180, 180]])
  })

  it('holds the same meridians whichever turn they are counted on', () => {
    const holds = (boxes: number[][], x: number): boolean =>
      boxes.some(([west = 0, east = 0]) => west <= x && x <= east)
    fc.assert(
      fc.property(
        fc.integer({ min: -179, max: 179 }),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -179, max: 179 }),
        (west, width, turns, x) => {
          const east = (x - west + 360) % 360
          const boxes = longitudes(west + 360 * turns, west + width + 360 * turns)
          expect(holds(boxes, x)).to.equal(east <= width)
        },
      ),
    )
  })
})
