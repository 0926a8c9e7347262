import { expect } from 'chai'
import fc from 'fast-check'
import { chooseRows, compareRows } from '../../../../src/console/relations/compare-rows.ts'

describe('rows side by side', () => {
  const marks = (...texts: string[]): boolean[] =>
    compareRows(
      ['city'],
      texts.map((text) => [text]),
    )[0]!.cells.map(({ isMarked }) => isMarked)

  it('mark what most rows do not have', () => {
    expect(marks('Wien', 'Vienna', 'Vienna')).to.deep.equal([true, false, false])
  })

  it('mark all values if none is that of most rows', () => {
    expect(marks('Graz', 'Linz')).to.deep.equal([true, true])
    expect(marks('a', 'a', 'b', 'b')).to.deep.equal([true, true, true, true])
  })

  it('mark nothing where all rows are equal', () => {
    const [equal] = compareRows(['line'], [['1'], ['1']])
    expect(equal).to.deep.equal({
      name: 'line',
      differs: false,
      cells: [
        { text: '1', isMarked: false },
        { text: '1', isMarked: false },
      ],
    })
  })
})

describe('the choice of rows that are shown', () => {
  const small = Array.from({ length: 24 }, (_, at) => ({ row: String(at + 1), right: 'Small' }))

  it('has the exceptions first, and then as many others as there is room for', () => {
    const candidates = [...small, { row: '99', right: 'Medium' }]
    expect(chooseRows(candidates, 4)).to.deep.equal(['99', '1', '2', '3'])
  })

  it('has a row of as many values as there is room for, and as many rows as there can be', () => {
    const candidate = fc.record({ row: fc.uuid(), right: fc.constantFrom('a', 'b', 'c', 'd', '') })
    fc.assert(
      fc.property(
        fc.uniqueArray(candidate, { selector: ({ row }) => row }),
        fc.integer({ min: 1, max: 9 }),
        (candidates, max) => {
          const chosen = chooseRows(candidates, max)
          expect(new Set(chosen).size).to.equal(chosen.length)
          expect(chosen.length).to.equal(Math.min(max, candidates.length))
          const valueOf = new Map(candidates.map(({ row, right }) => [row, right]))
          const values = new Set(valueOf.values())
          expect(new Set(chosen.map((row) => valueOf.get(row))).size).to.equal(Math.min(max, values.size))
        },
      ),
    )
  })
})
