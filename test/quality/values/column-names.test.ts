import { expect } from 'chai'
import fc from 'fast-check'
import { columnNames } from '../../../src/quality/values/column-names.ts'

const human = (...names: string[]) =>
  columnNames(names, names.length).map(({ humanisedName }) => humanisedName)
const columnised = (...names: string[]) => columnNames(names, names.length).map((name) => name.columnisedName)

describe('names of columns', () => {
  it('are those of the file, and its upper-case letters, digits and underscores', () => {
    expect(columnNames(['Account Name', 'größe (cm)', '数量', '% of total', 'a-b_c'], 5)).to.deep.equal([
      { humanisedName: 'Account Name', columnisedName: 'ACCOUNT_NAME' },
      { humanisedName: 'größe (cm)', columnisedName: 'GRÖSSE_CM' },
      { humanisedName: '数量', columnisedName: '数量' },
      { humanisedName: '% of total', columnisedName: 'OF_TOTAL' },
      { humanisedName: 'a-b_c', columnisedName: 'A_B_C' },
    ])
  })

  it('are numbers if the file has no names', () => {
    expect(columnNames(undefined, 2)).to.deep.equal([
      { humanisedName: 'Column 1', columnisedName: 'COLUMN_1' },
      { humanisedName: 'Column 2', columnisedName: 'COLUMN_2' },
    ])
    expect(human('a', ' \u00a0', '')).to.deep.equal(['a', 'Column 2', 'Column 3'])
    expect(columnised('%', '€')).to.deep.equal(['COLUMN_1', 'COLUMN_2'])
  })

  it('get a number if another column has the name in any letter case, but never the name of a third column', () => {
    expect(human('Name', 'NAME', 'name', 'Name (2)')).to.deep.equal([
      'Name',
      'NAME (3)',
      'name (4)',
      'Name (2)',
    ])
    expect(columnised('a b', 'a-b', 'A_B_2')).to.deep.equal(['A_B', 'A_B_3', 'A_B_2'])
    expect(human('', 'Column 1')).to.deep.equal(['Column 1', 'Column 1 (2)'])
  })

  it('have no control characters and at most 100 characters', () => {
    expect(human('first\r\nline', ' a\u0000b\t')).to.deep.equal(['first line', 'a b'])
    expect(human('𝄞'.repeat(200))).to.deep.equal(['𝄞'.repeat(100)])
  })

  it('are unique for any file', () => {
    const name = fc.oneof(
      fc.constantFrom('a', 'A', 'a (2)', 'A_2', 'ß', 'SS', '', 'Column 1', 'ı', 'I'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const all = columnNames(names, names.length)
        for (const of of ['humanisedName', 'columnisedName'] as const) {
          expect(new Set(all.map((one) => one[of].toUpperCase())).size).to.equal(names.length)
          expect(new Set(all.map((one) => one[of].toLowerCase())).size).to.equal(names.length)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('are found in no time for 100,000 columns of one name', () => {
    const names = columnNames(new Array<string>(100_000).fill('x'), 100_000)
    expect(names.at(-1)).to.deep.equal({ humanisedName: 'x (100000)', columnisedName: 'X_100000' })
  })
})
