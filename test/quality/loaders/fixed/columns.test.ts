import { expect } from 'chai'
import { FileTooWide } from '../../../../src/quality/loaders/errors.ts'
import { columnsOf } from '../../../../src/quality/loaders/fixed/columns.ts'
import { layoutOf } from '../cobol/layout-of.ts'

const columns = async (text: string, redefines: 'all' | 'first' = 'all', limit = 100) =>
  columnsOf(await layoutOf(text, { format: 'free' }), { redefines, limit })

describe('columnsOf', () => {
  it('numbers the elements of tables in the order of the record', async () => {
    const found = await columns('01 R. 05 T OCCURS 2. 10 A PIC X. 10 B PIC 99 OCCURS 2. 05 C PIC X.')
    expect(found.map(({ name, offset }) => `${name} ${offset}`)).to.deep.equal([
      'A_1 0',
      'B_1_1 1',
      'B_1_2 3',
      'A_2 5',
      'B_2_1 6',
      'B_2_2 8',
      'C 10',
    ])
  })

  it('names items by as many groups as make the name unique', async () => {
    const found = await columns(
      '01 R. 05 ID PIC X. 05 H. 10 A. 15 CITY PIC X. 05 W. 10 A. 15 CITY PIC X. 05 B. 10 city PIC X. 10 D PIC X. 10 D PIC X.',
    )
    expect(found.map(({ name }) => name)).to.deep.equal([
      'ID',
      'H_A_CITY',
      'W_A_CITY',
      'B_city',
      'R_B_D',
      'R_B_D',
    ])
  })

  it('leaves out fillers, and views if only the first description counts', async () => {
    const text =
      '01 R. 05 A PIC X(2). 05 FILLER REDEFINES A. 10 B PIC X. 10 FILLER PIC X. 05 PIC X. 01 S. 05 A PIC X.'
    expect((await columns(text)).map(({ name, offset }) => `${name} ${offset}`)).to.deep.equal([
      'R_A 0',
      'B 0',
      'S_A 0',
    ])
    expect((await columns(text, 'first')).map(({ name }) => name)).to.deep.equal(['A'])
  })

  it('tells where the counter of each table lies', async () => {
    const found = await columns(
      '01 R. 05 N PIC 9. 05 T OCCURS 0 TO 2 DEPENDING ON N. 10 M PIC 9. 10 E PIC X OCCURS 1 TO 2 DEPENDING ON M.',
    )
    const last = found.at(-1)!
    expect(last.name).to.equal('E_2_2')
    expect(last.occurrences.map(({ index, counterOffset }) => [index, counterOffset])).to.deep.equal([
      [2, 0],
      [2, 4],
    ])
  })

  it('rejects more columns than the limit without making them', async () => {
    const error = await columns('01 R. 05 T OCCURS 1000. 10 A PIC X OCCURS 1000.').catch(
      (reason: unknown) => reason,
    )
    expect(error).to.be.instanceOf(FileTooWide)
    expect((error as FileTooWide).message).to.include('1000000 columns')
  })
})
