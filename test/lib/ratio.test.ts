import { expect } from 'chai'
import fc from 'fast-check'
import { ratioOf } from '../../src/lib/ratio.ts'

describe('ratioOf', () => {
  it('is the quotient of doubles, which is the nearest double, for whole numbers that doubles hold', () => {
    const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER })
    fc.assert(
      fc.property(whole, whole, (dividend, divisor) => {
        expect(ratioOf(BigInt(dividend), BigInt(divisor + 1))).to.equal(dividend / (divisor + 1))
      }),
    )
  })

  it('is the nearest double for whole numbers of any size', () => {
    const large = 10n ** 400n
    expect(ratioOf(large, 3n * large)).to.equal(1 / 3)
    expect(ratioOf(large * 10n, large * 4n)).to.equal(2.5)
    // Between two doubles, the even one is nearest, unless a remainder decides.
    expect(ratioOf(2n ** 54n + 2n, 1n)).to.equal(2 ** 54)
    expect(ratioOf((2n ** 54n + 2n) * large + 1n, large)).to.equal(2 ** 54 + 4)
    expect(ratioOf(0n, large)).to.equal(0)
  })
})
