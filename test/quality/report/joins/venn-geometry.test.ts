import { expect } from 'chai'
import fc from 'fast-check'
import { venn, type Circle, type SetSizes } from '../../../../src/quality/report/joins/venn-geometry.ts'

const ROOM = { width: 440, height: 220 }

/** The area that two circles share, summed in thin strips: independent of the formula under test. */
function sharedArea(one: Circle, other: Circle): number {
  const from = Math.max(one.x - one.radius, other.x - other.radius)
  const to = Math.min(one.x + one.radius, other.x + other.radius)
  if (to <= from) return 0
  const STRIPS = 20_000
  const half = ({ x, radius }: Circle, at: number): number =>
    Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2))
  let sum = 0
  for (let strip = 0; strip < STRIPS; strip++) {
    const at = from + ((strip + 0.5) * (to - from)) / STRIPS
    sum += Math.min(half(one, at), half(other, at))
  }
  return (2 * sum * (to - from)) / STRIPS
}

const area = ({ radius }: Circle): number => Math.PI * radius ** 2

const sizes = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([left, right, share]): SetSizes => ({
    left,
    right,
    common: Math.floor(Math.min(left, right) * share),
  }))

describe('the geometry of a Venn diagram', () => {
  it('draws areas within 0.5 % of the truth, unless it says that a part is enlarged', () => {
    fc.assert(
      fc.property(sizes, (sizes) => {
        const { left, right, enlarged } = venn(sizes, ROOM)
        fc.pre(enlarged.length === 0)
        const unit = area(left!) / sizes.left
        expect(area(right!) / (unit * sizes.right)).to.be.closeTo(1, 0.005)
        const shared = sharedArea(left!, right!)
        if (sizes.common === 0) expect(shared).to.equal(0)
        else expect(shared / (unit * sizes.common)).to.be.closeTo(1, 0.005)
      }),
    )
  })

  it('stays within its box, and shows every region that has values', () => {
    fc.assert(
      fc.property(sizes, (sizes) => {
        const { left, right } = venn(sizes, ROOM) as { left: Circle; right: Circle }
        const ends = [
          left.x - left.radius,
          right.x - right.radius,
          left.x + left.radius,
          right.x + right.radius,
        ]
        expect(Math.min(...ends)).to.be.at.least(-1e-6)
        expect(Math.max(...ends)).to.be.at.most(ROOM.width + 1e-6)
        expect(2 * Math.max(left.radius, right.radius)).to.be.at.most(ROOM.height + 1e-6)
        const distance = right.x - left.x
        expect(distance).to.be.at.least(0)
        const thickness = {
          common: left.radius + right.radius - distance,
          leftOnly: left.radius + distance - right.radius,
          rightOnly: right.radius + distance - left.radius,
        }
        if (sizes.common > 0) expect(thickness.common).to.be.at.least(4)
        else expect(thickness.common).to.be.below(0)
        if (sizes.left > sizes.common) expect(thickness.leftOnly).to.be.at.least(4)
        if (sizes.right > sizes.common) expect(thickness.rightOnly).to.be.at.least(4)
      }),
    )
  })

  it('draws equal sets as one circle', () => {
    const { left, right, enlarged } = venn({ left: 70, right: 70, common: 70 }, ROOM)
    expect(left).to.deep.equal(right)
    expect(enlarged).to.deep.equal([])
  })

  it('draws a set within another as a circle within the other', () => {
    for (const [sizes, inner, outer] of [
      [{ left: 100, right: 25, common: 25 }, 'right', 'left'],
      [{ left: 25, right: 100, common: 25 }, 'left', 'right'],
    ] as const) {
      const plan = venn(sizes, ROOM)
      const distance = plan.right!.x - plan.left!.x
      expect(plan[outer]!.radius / plan[inner]!.radius).to.be.closeTo(2, 1e-9)
      expect(distance).to.be.at.most(plan[outer]!.radius - plan[inner]!.radius)
      expect(plan.enlarged).to.deep.equal([])
    }
  })

  it('draws sets that do not meet apart, and nothing for an empty set', () => {
    const apart = venn({ left: 10, right: 10, common: 0 }, ROOM)
    expect(apart.right!.x - apart.left!.x).to.be.above(2 * apart.left!.radius)
    const single = venn({ left: 0, right: 10, common: 0 }, ROOM)
    expect(single.left).to.equal(undefined)
    expect(single.right).to.include({ x: ROOM.width / 2, y: ROOM.height / 2 })
    expect(venn({ left: 0, right: 0, common: 0 }, ROOM)).to.deep.equal({
      left: undefined,
      right: undefined,
      enlarged: [],
    })
  })

  it('enlarges regions that would be invisible, and says so', () => {
    const enlarged = (left: number, right: number, common: number) =>
      venn({ left, right, common }, ROOM).enlarged
    expect(enlarged(1_000_000, 3, 0)).to.deep.equal(['right'])
    expect(enlarged(1_000_000, 1_000_000, 1)).to.deep.equal(['common'])
    expect(enlarged(1_000_000, 999_999, 999_999)).to.deep.equal(['leftOnly'])
    expect(enlarged(1_000_000, 1_000_000, 999_999)).to.deep.equal(['leftOnly', 'rightOnly'])
    expect(enlarged(4, 1_000_000_000, 2)).to.deep.equal(['left'])
  })

  it('is exact for a small overlap of large circles', () => {
    const { left, right, enlarged } = venn({ left: 1e6, right: 1e6, common: 2e4 }, ROOM)
    expect(enlarged).to.deep.equal([])
    expect(sharedArea(left!, right!) / area(left!)).to.be.closeTo(0.02, 0.0001)
  })
})
