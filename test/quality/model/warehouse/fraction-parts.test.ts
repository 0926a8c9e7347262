import { expect } from 'chai'
import {
  partsFor,
  quotientOfSum,
  sumOfParts,
} from '../../../../src/quality/model/warehouse/fraction-parts.ts'

/** The parts of a fraction, as engines cut them. */
const cut = (fraction: number, { bits, count }: { bits: number; count: number }): number[] => {
  const parts: number[] = []
  let rest = fraction * 2 ** bits
  for (let at = 0; at < count; at++) {
    parts.push(Math.floor(rest))
    rest = (rest - Math.floor(rest)) * 2 ** bits
  }
  return parts
}

describe('The parts of fractions', () => {
  it('have sums that signed numbers of 64 bits hold, up to a thousand thousand million rows', () => {
    for (const rows of [1, 2, 60, 1023, 1024, 1_000_000, 10 ** 9, 10 ** 12]) {
      const parts = partsFor(rows)
      expect(BigInt(rows) << BigInt(parts.bits) <= 2n ** 62n, `${rows} rows`).to.equal(true)
      expect(parts.bits * parts.count).to.be.at.least(80)
    }
  })

  it('have the mean of the fractions, whatever the order of the rows', () => {
    const fractions = [0.1, 0.7, 1, 0, 2 ** -60, 1 / 3, 0.1]
    const parts = partsFor(fractions.length)
    const mean = (rows: readonly number[]): number => {
      const sums = Array<bigint>(parts.count).fill(0n)
      for (const row of rows) cut(row, parts).forEach((part, at) => (sums[at]! += BigInt(part)))
      return quotientOfSum(sumOfParts(sums, parts), rows.length, parts)
    }
    expect(mean(fractions)).to.equal(mean(fractions.toReversed()))
    expect(mean(fractions)).to.be.closeTo(
      fractions.reduce((sum, one) => sum + one, 0) / fractions.length,
      1e-16,
    )
    expect(mean([2 ** -60, 2 ** -60])).to.equal(2 ** -60)
  })
})
