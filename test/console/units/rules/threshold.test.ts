import { expect } from 'chai'
import { consequenceOf } from '../../../../src/console/rules/threshold.ts'

describe('The consequence of a threshold', () => {
  it('is that the rule passes if the share reaches the threshold, also where doubles would not', () => {
    // 99.9 * 1000 is 99900.00000000001 as a double.
    expect(consequenceOf(999, 1000, '99.9')).to.deep.equal({ isPassed: true, missing: 0 })
    expect(consequenceOf(998, 1000, '99.9')).to.deep.equal({ isPassed: false, missing: 1 })
    expect(consequenceOf(0, 7, '0')).to.deep.equal({ isPassed: true, missing: 0 })
  })

  it('tells how many more rows would have to pass', () => {
    expect(consequenceOf(8720, 10_000, '95')).to.deep.equal({ isPassed: false, missing: 780 })
    expect(consequenceOf(2, 3, '66.7')).to.deep.equal({ isPassed: false, missing: 1 })
    expect(consequenceOf(2, 3, '66.6')).to.deep.equal({ isPassed: true, missing: 0 })
  })

  it('is unknown for what is no percentage, and without rows', () => {
    for (const text of ['', 'abc', '-1', '100.01', '1e2', '5.'])
      expect(consequenceOf(1, 2, text), text).to.equal(undefined)
    expect(consequenceOf(0, 0, '50')).to.equal(undefined)
  })
})
