import { expect } from 'chai'
import fc from 'fast-check'
import { binsBetween, type BinUnit, edgeOf, MAX_BINS } from '../../../src/quality/values/bins.ts'

const edgesBetween = (min: number, max: number, unit: BinUnit): number[] => {
  const edges = binsBetween(min, max, unit)
  return Array.from({ length: edges.bins + 1 }, (_, bin) => edgeOf(edges, bin))
}

describe('The bins of a histogram', () => {
  it('have a width of 1, 2 or 5 times a power of ten, and edges that are multiples of it', () => {
    expect(edgesBetween(0.07, 0.93, 'number')).to.deep.equal(
      [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
    ) // prettier-ignore
    expect(edgesBetween(-3, 12, 'number'))
      .to.have.length(16)
      .and.include.members([-3, 0, 12])
    expect(edgesBetween(0, 100, 'whole')).to.deep.equal(Array.from({ length: 21 }, (_, at) => at * 5))
    expect(edgesBetween(1234, 98_765, 'whole')).to.deep.equal(
      Array.from({ length: 21 }, (_, at) => at * 5000),
    )
  })

  it('give each of few whole numbers a bin of its own', () => {
    expect(edgesBetween(3, 6, 'whole')).to.deep.equal([3, 4, 5, 6, 7])
    expect(edgesBetween(1, 20, 'whole')).to.have.length(21)
    expect(edgesBetween(1, 21, 'whole')).to.have.length(12)
    expect(edgesBetween(7, 7, 'whole')).to.deep.equal([7, 8])
    expect(edgesBetween(7.5, 7.5, 'number')).to.deep.equal([7, 8])
  })

  it('are of whole seconds, minutes, hours and days where they are of time', () => {
    const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
    expect(edgesBetween(0, 86_399, 'seconds')).to.deep.equal(
      Array.from({ length: 13 }, (_, at) => at * 2 * HOUR),
    )
    expect(edgesBetween(10 * HOUR, 10 * HOUR + 59 * MINUTE, 'seconds')[1]).to.equal(10 * HOUR + 5 * MINUTE)
    expect(edgesBetween(0, 3 * DAY, 'days')).to.deep.equal([0, DAY, 2 * DAY, 3 * DAY, 4 * DAY])
    expect(edgesBetween(0, 300 * DAY, 'days')[1]).to.equal(20 * DAY)
  })

  it('are 1 to 20, apart, of one width, and hold all numbers, of whatever size', () => {
    const ends = fc.tuple(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    )
    const near = fc
      .double({ min: -1e15, max: 1e15, noNaN: true })
      .map((x) => [x, x + 2 ** -3] as [number, number])
    fc.assert(
      fc.property(
        fc.oneof(ends, near),
        fc.constantFrom<BinUnit[]>('number', 'whole', 'seconds', 'days'),
        (pair, unit) => {
          const [min, max] = [Math.min(...pair), Math.max(...pair)]
          const edges = edgesBetween(min, max, unit)
          expect(edges.length - 1).to.be.within(1, MAX_BINS)
          expect(edges[0]).to.be.at.most(min)
          if (edges.length > 2) expect(edges.at(-1)).to.be.at.least(max)
          if (edges.length > 2)
            for (const [at, edge] of edges.entries()) if (at > 0) expect(edge).to.be.above(edges[at - 1]!)
        },
      ),
    )
  })
})
