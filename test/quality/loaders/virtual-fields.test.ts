import { expect } from 'chai'
import { columnNames } from '../../../src/quality/values/column-names.ts'
import { VirtualFields } from '../../../src/quality/loaders/virtual-fields.ts'
import { type FileRequest, FORMAT, LIMITS, readInChunks, REQUEST } from './reading.ts'

/** Reads a file with the header `A,B` and virtual columns `V0`, `V1`, …, in chunks of seven bytes. */
function read(
  content: string,
  expressions: readonly string[],
  mostCharacters = 1000,
  request: Partial<FileRequest> = {},
) {
  const columns = expressions.map((expression, i) => ({
    name: `V${i}`,
    description: '',
    expression,
    schemaLength: 1,
  }))
  return readInChunks(
    Buffer.from(content),
    {
      ...REQUEST,
      format: { ...FORMAT, header: true },
      ...request,
      virtualFields: (names, count) =>
        new VirtualFields(columns, columnNames(names, count), {
          mostCharacters,
          keepsEmpty: request.keepsEmpty ?? false,
        }),
    },
    7,
  )
}

describe('The virtual columns of a record', () => {
  it('are null after their total length reaches the limit', async () => {
    const { rows } = await read('A,B\nabcd,x\nab,x\nabcdefghijk,x\n', ['A', 'A || A', 'B'], 10)
    expect(rows).to.deep.equal([
      ['abcd', 'x', 'abcd', null, 'x'],
      ['ab', 'x', 'ab', 'abab', 'x'],
      ['abcdefghijk', 'x', null, null, 'x'],
    ])
  })

  it('begin a new piece where they do not fit into one that has rows, and make a larger one where they must', async () => {
    const { rows, numbers } = await read(
      'A,B\n1,x\n2,y\n3,z\n',
      ['A || """" || B || """"', '[V0] || [V0]'],
      1000,
      {
        pieceBytes: 70,
      },
    )
    expect(rows.map((row) => row[3])).to.deep.equal(['1"x"1"x"', '2"y"2"y"', '3"z"3"z"'])
    expect(numbers).to.deep.equal(['1', '2', '3'])
  })

  it('count towards the columns that a data set may have', async () => {
    const limits = { ...LIMITS, columns: 3 }
    expect((await read('A,B\n1,2\n', ['A'], 1000, { limits })).rows).to.have.length(1)
    expect((await read('A,B\n1,2\n', ['A', 'B'], 1000, { limits })).failure).to.equal('FileTooWide')
  })

  it('are null for an empty string, unless the source tells empty strings from null', async () => {
    const expressions = ['TRIM(A)', 'IS_NULL(V0)', 'B']
    const content = 'A,B\n  ,\n'
    expect((await read(content, expressions)).rows).to.deep.equal([['  ', null, null, '1', null]])
    const { rows, summary } = await read(content, expressions, 1000, { keepsEmpty: true })
    expect(rows).to.deep.equal([['  ', null, '', '0', null]])
    expect(summary!.columns[2]).to.deep.include({ minLength: 0, maxLength: 0 })
    expect(summary!.columns[2]!.types).to.include({ null: 0, blank: 1 })
  })

  it('are not computed for rejected records, nor without virtual columns', async () => {
    const found = await read('A,B\n1\n1,2\n', ['B'])
    expect(found.rows).to.deep.equal([['1', '2', '2']])
    expect(found.rejects).to.have.length(1)
    expect((await read('A,B\n', ['B'])).rows).to.deep.equal([])
  })
})
