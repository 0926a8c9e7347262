import { expect } from 'chai'
import fc from 'fast-check'
import { compile } from '../../../../src/spatial/cql2/index.ts'
import { slabsOf } from '../../../../src/spatial/stores/shared/filters/slabs.ts'
import { checked, featureOf, geometryOf } from '../../cql2/support/filters.ts'

const position = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
/** Rings may cross themselves: their slabs contain them too. */
const ring = fc
  .uniqueArray(position, { minLength: 9, maxLength: 20, selector: String })
  .map((all) => [...all, all[0]!].map(([x, y]) => `${x} ${y}`).join(', '))
const literal = fc.oneof(
  ring.map((positions) => `POLYGON((${positions}))`),
  ring.map((positions) => `LINESTRING(${positions})`),
)

describe('The slabs of a literal', () => {
  it('meet every position that the literal meets', async () => {
    await fc.assert(
      fc.asyncProperty(literal, position, async (wkt, [x, y]) => {
        const filter = checked(`S_INTERSECTS(geom, ${wkt})`)
        const slabs = slabsOf(filter)
        const isFound =
          slabs === undefined ||
          slabs.some(({ minX, minY, maxX, maxY }) => minX <= x && x <= maxX && minY <= y && y <= maxY)
        const predicate = await compile(filter)
        const isMet = predicate(featureOf({}, geometryOf(`POINT(${x} ${y})`))) === true
        expect(isFound || !isMet, `${wkt} and ${x} ${y}`).to.equal(true)
      }),
      { numRuns: 500 },
    )
  })

  it('are smaller than its envelope', () => {
    const corners = Array.from({ length: 40 }, (_, at) => [Math.cos(at / 6.25), Math.sin(at / 6.25)])
    const slabs = slabsOf(
      checked(`S_WITHIN(geom, LINESTRING(${corners.map((c) => c.join(' ')).join(', ')}))`),
    )!
    const area = slabs.reduce((sum, { minX, minY, maxX, maxY }) => sum + (maxX - minX) * (maxY - minY), 0)
    expect(area).to.be.within(Math.PI, 3.8)
  })

  it('are unknown where features may lie elsewhere', () => {
    const wide = 'LINESTRING(0 0, 1 1, 2 1, 3 2, 4 1, 5 2, 6 1, 7 2, 8 1)'
    expect(slabsOf(checked(`S_INTERSECTS(geom, ${wide})`))).to.have.length(8)
    expect(slabsOf(checked(`S_INTERSECTS(geom, ${wide}) AND geom IS NOT NULL`))).to.have.length(8)
    expect(slabsOf(checked(`S_DISJOINT(geom, ${wide})`))).to.equal(undefined)
    expect(slabsOf(checked(`NOT S_INTERSECTS(geom, ${wide})`))).to.equal(undefined)
    expect(slabsOf(checked(`S_INTERSECTS(geom, ${wide}) OR geom IS NULL`))).to.equal(undefined)
  })
})
