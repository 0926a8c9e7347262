import { expect } from 'chai'
import fc from 'fast-check'
import {
  groupsOf,
  majorityOf,
  textOfValues,
  valuesOfText,
  type CountedValues,
} from '../../../../src/console/relations/value-groups.ts'

const pair = (left: string | null, right: string | null, rows: number): CountedValues => ({
  left: [left],
  right,
  rows,
})

const CONFLICTS = [
  pair('1010', 'Vienna', 2),
  pair('1010', 'Wien', 1),
  pair('4020', 'Graz', 1),
  pair('4020', 'Linz', 1),
  pair(null, 'Basel', 1),
  pair(null, 'Bern', 1),
]

describe('the groups of conflicts and duplicates', () => {
  it('have the right values of a left value, with their rows', () => {
    const groups = groupsOf(CONFLICTS, true)
    expect(groups.map(({ left, rows, isWhole }) => [left, rows, isWhole])).to.deep.equal([
      [['1010'], 3, true],
      [['4020'], 2, true],
      [[null], 2, true],
    ])
    expect(groups[0]!.rights).to.deep.equal([
      { value: 'Vienna', rows: 2 },
      { value: 'Wien', rows: 1 },
    ])
  })

  it('tell null from the empty text', () => {
    const groups = groupsOf(
      [pair(null, 'a', 1), pair(null, 'b', 1), pair('', 'a', 1), pair('', 'b', 1)],
      true,
    )
    expect(groups.map(({ left }) => left)).to.deep.equal([[null], ['']])
  })

  it('leave out a group whose other right values were not read, unless it is the only one', () => {
    expect(groupsOf(CONFLICTS.slice(0, 3), false).map(({ left }) => left)).to.deep.equal([['1010']])
    expect(groupsOf(CONFLICTS.slice(0, 1), false)).to.deep.equal([
      { left: ['1010'], rights: [{ value: 'Vienna', rows: 2 }], rows: 2, isWhole: false },
    ])
  })

  it('are the records of a key, each of which is whole', () => {
    const records = ['a', 'b'].map((value) => ({ left: [value, '1'], right: undefined, rows: 2 }))
    expect(groupsOf(records, false)).to.deep.equal([
      { left: ['a', '1'], rights: [], rows: 2, isWhole: true },
      { left: ['b', '1'], rights: [], rows: 2, isWhole: true },
    ])
  })

  it('are corrected by the value of most rows, but not by null, nor if it is unknown or not alone', () => {
    const [vienna, graz] = groupsOf(CONFLICTS, true)
    expect(majorityOf(vienna!)).to.equal('Vienna')
    expect(majorityOf(graz!)).to.equal(undefined)
    expect(majorityOf({ ...vienna!, isWhole: false })).to.equal(undefined)
    const [empty] = groupsOf([pair('8010', null, 5), pair('8010', 'Graz', 1)], true)
    expect(majorityOf(empty!)).to.equal(undefined)
  })
})

describe('values in an address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string({ unit: 'binary' }))), (values) => {
        expect(valuesOfText(textOfValues(values), values.length)).to.deep.equal(values)
      }),
    )
  })

  it('are refused if somebody has changed them to something else', () => {
    for (const text of [undefined, '', '[', '{}', '"a"', '[1]', '["a","b"]', '[]', '[["a"]]'])
      expect(valuesOfText(text, 1), text).to.equal(undefined)
  })
})
