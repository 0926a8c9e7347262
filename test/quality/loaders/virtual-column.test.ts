import { expect } from 'chai'
import { InvalidData } from '../../../src/quality/model/errors.ts'
import { readVirtualColumns } from '../../../src/quality/loaders/virtual-column.ts'

/** What is wrong with some texts: pointers and sentences. */
function faultsOf(...texts: readonly string[]): string[] {
  try {
    readVirtualColumns(texts)
    return []
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error
    return error.faults.map(({ pointer, detail }) => `${pointer} ${detail}`)
  }
}

describe('A virtual column in the form of a Tcl list', () => {
  const total = { name: 'TOTAL', description: 'What it costs', expression: 'Net + Tax', schemaLength: 100 }

  it('is read in braces as the source writes it, and without', () => {
    for (const text of [
      '{TOTAL TOTAL {} {What it costs} {Net + Tax} 100}',
      'TOTAL TOTAL {} {What it costs} {Net + Tax} 100',
      ' {TOTAL "TOTAL" "" "What it costs" Net\\ +\\ Tax 100} ',
    ])
      expect(readVirtualColumns([text]), text).to.deep.equal([total])
  })

  it('keeps quotes, backslashes and nested braces of an expression', () => {
    const read = (text: string) => readVirtualColumns([text])[0]!.expression
    expect(read('{A A {} {} {Name || " {" || x || "}"} 1}')).to.equal('Name || " {" || x || "}"')
    expect(read('{A A {} {} {x LIKE "a\\*b"} 1}')).to.equal('x LIKE "a\\*b"')
    expect(read("{A A {} {} {'Two Words'} 1}")).to.equal("'Two Words'")
  })

  it('may be named in any script, and may have a description of nothing', () => {
    expect(readVirtualColumns(['STRASSE_2 STRASSE_2 {} {} x 1', 'ÅR ÅR {} {} y 2'])).to.deep.equal([
      { name: 'STRASSE_2', description: '', expression: 'x', schemaLength: 1 },
      { name: 'ÅR', description: '', expression: 'y', schemaLength: 2 },
    ])
  })

  const FORM = '{NAME NAME {} {description} {expression} 100}'
  for (const [what, text, ...details] of [
    [
      'an open brace',
      '{A A {} {} {x 1}',
      `A virtual column is a Tcl list, ${FORM}. The brace that opens at character 1 is never closed.`,
    ],
    ['one element', 'Total', `A virtual column has six elements, ${FORM}; this one has 1.`],
    ['nothing', '', `A virtual column has six elements, ${FORM}; this one has 0.`],
    ['a seventh element', 'A A {} {} x 1 2', `A virtual column has six elements, ${FORM}; this one has 7.`],
    ['a third element', 'A A {x} {} x 1', 'The third element must be an empty pair of braces, {}.'],
    [
      'two names',
      'TOTAL SUM {} {} x 1',
      'The first two elements are the name, twice the same; write TOTAL TOTAL.',
    ],
    ['a human name', '{Net total} {Net total} {} {} x 1', 'Net total is not columnised; name it NET_TOTAL.'],
    [
      'no name',
      '{} {} {} {} x 1',
      'The name of a virtual column must consist of upper-case letters, digits and underscores.',
    ],
    [
      'a long name',
      `${'A'.repeat(101)} ${'A'.repeat(101)} {} {} x 1`,
      'The name of a virtual column must have at most 100 characters.',
    ],
    ...['0', '-1', '1.5', '1e3', 'x', '{}', '2147483648', ' {1 }'].map(
      (length) =>
        [
          `the schema length ${length}`,
          `A A {} {} x ${length}`,
          'The schema length must be a whole number from 1 to 2147483647; 100 is recommended.',
        ] as const,
    ),
  ] as const)
    it(`is refused with ${what}`, () =>
      expect(faultsOf(text)).to.deep.equal(details.map((detail) => `/options/columns/0 ${detail}`)))

  it('is refused with the place of each fault in its expression', () => {
    const faults = faultsOf('A A {} {} x 1', 'B B {} {} {x == 1 && y} 1')
    expect(faults).to.have.length(2)
    expect(faults[0]).to.match(/^\/options\/columns\/1 B: At character 3 of the expression: /)
    expect(faults[1]).to.match(/^\/options\/columns\/1 B: At character 8 of the expression: /)
  })

  it('is rejected under a name that occurs before, with all other faults', () => {
    expect(faultsOf('A A {} {} x 1', 'A B {z} {} y 0')).to.deep.equal([
      '/options/columns/1 The first two elements are the name, twice the same; write A A.',
      '/options/columns/1 There is a virtual column A already; choose another name.',
      '/options/columns/1 The third element must be an empty pair of braces, {}.',
      '/options/columns/1 The schema length must be a whole number from 1 to 2147483647; 100 is recommended.',
    ])
  })
})
