import { expect } from 'chai'
import { formatOf, readFixed } from '../fixed/support/reading.ts'
import { itemOf, layoutOf, messageOf, placesOf } from './layout-of.ts'

/** What some compilers, or converters of files, take, and GnuCOBOL does not. */
describe('copybooks of further dialects', () => {
  const free = (text: string) => placesOf(text, { format: 'free' })

  it('give binary items of more than 18 digits the fewest bytes that hold them with a sign', async () => {
    const lengths: Readonly<Record<string, number>> = {
      ...{ 'S9(18)': 8, '9(19)': 9, 'S9(20)': 9, '9(17)V99': 9, 'S9(21)': 9, 'S9(22)': 10 },
      ...{ '9(18)V9(10)': 12, 'S9(31)': 13, '9(37)': 16, 'S9(38)': 16 },
    }
    for (const [picture, length] of Object.entries(lengths))
      for (const usage of ['COMP', 'BINARY', 'COMP-5'])
        expect(`${picture} ${(await itemOf(`PIC ${picture} ${usage}`)).length}`).to.equal(
          `${picture} ${length}`,
        )
  })

  it('have signed items by SIGN without S, but not by SIGN of a group', async () => {
    expect((await itemOf('PIC 99V99 SIGN IS LEADING SEPARATE')).format).to.include({
      ...{ sign: 'separate leading', digits: 4 },
    })
    expect(await itemOf('PIC 99V99 SIGN TRAILING SEPARATE')).to.include({
      ...{ length: 5, declaration: '99V99 SIGN TRAILING SEPARATE' },
    })
    expect((await itemOf('PIC 9(3) TRAILING')).format).to.include({ sign: 'trailing' })
    expect(await free('01 R. 05 G SIGN TRAILING SEPARATE. 10 A PIC 9(3). 10 B PIC S9(3).')).to.deep.equal([
      ...['R 0 7', 'G 0 7', 'A 0 3', 'B 3 4'],
    ])
  })

  it('have items of one group with different levels', async () => {
    expect(await free('01 R. 05 A. 10 B PIC X. 07 C PIC XX. 03 D. 09 E PIC X. 04 F PIC X.')).to.deep.equal([
      ...['R 0 5', 'A 0 3', 'B 0 1', 'C 1 2', 'D 3 2', 'E 3 1', 'F 4 1'],
    ])
    expect(await messageOf('05 A PIC X.\n01 B PIC X.', { format: 'free' })).to.match(/^2:1 Level 01 does not/)
  })

  it('have no period at their end, and clauses and words that do not matter', async () => {
    expect(await free('01 R. 05 A PIC X(2) VOLATILE. 05 B POINTER-32. 05 C PIC X')).to.deep.equal([
      ...['R 0 7', 'A 0 2', 'B 2 4', 'C 6 1'],
    ])
    expect(await free("01 R. 05 A PIC X OCCURS 2 VALUES 'A' SPACE 'B'. 05 C PIC X.")).to.deep.equal([
      ...['R 0 3', 'A 0 1 x2', 'C 2 1'],
    ])
  })

  it('say what is wrong with a constant', async () => {
    const message = (text: string) => messageOf(text, { format: 'free' })
    expect(await message('78 N VALUE A + 1.')).to.match(/^1:12 Found A instead of the literal/)
    expect(await message('78 VALUE 1.')).to.match(/^1:4 Found VALUE instead of the name of a constant/)
    expect(await message('01 R. 05 A PIC 9X(LEN).')).to.match(/^1:19 LEN is no constant/)
    expect(await message("78 N VALUE 'A'. 01 R. 05 A PIC X(N).")).to.match(/^1:34 N is no constant/)
    expect(await message("78 N VALUE 'A'. 01 R. 05 A PIC X OCCURS N.")).to.match(
      /Found N instead of a number/,
    )
  })

  it('have numbers whose point is stored, in each place of the sign', async () => {
    const read = async (clauses: string, encoding: string, ...records: Buffer[]) => {
      const layout = await layoutOf(`01 R. 05 A ${clauses}.`, { format: 'free' })
      const { rows, rejects } = await readFixed(Buffer.concat(records), formatOf(layout, { encoding }))
      return [...rows.map(([value]) => value), ...rejects.map(({ reason }) => reason)]
    }
    const ascii = (text: string) => Buffer.from(text, 'latin1')
    expect(
      await read(
        ...(['PIC S9(3).99', 'ascii'] as const),
        ...['305.0}', '001.2L', '000.0p', '784.49', '      ', '000.00'].map(ascii),
        ...['3 5.00', '30550L', ' 05.00', '   .  ', '305,00'].map(ascii),
      ),
    ).to.deep.equal([
      ...['-305.00', '-1.23', '0.00', '784.49', null, '0.00'],
      ...Array.from({ length: 5 }, () => 'bad field'),
    ])
    const ebcdic = Buffer.from('f3f0f54bf0d3', 'hex')
    expect(await read('PIC S9(3).99', 'ebcdic', ebcdic)).to.deep.equal(['-305.03'])
    expect(await read('PIC S9.9 SIGN LEADING SEPARATE', 'ascii', ascii('-1.5+2.0'))).to.deep.equal([
      '-1.5',
      '2.0',
    ])
    expect(await read('PIC S9.9 SIGN TRAILING SEPARATE', 'ascii', ascii('1.5-2.0+'))).to.deep.equal([
      '-1.5',
      '2.0',
    ])
    expect(await read('PIC S.99 SIGN LEADING', 'ascii', ascii('.p1.12'))).to.deep.equal(['-0.01', '0.12'])
  })

  it('have tables that depend on a text of digits', async () => {
    const layout = await layoutOf(
      '01 R. 05 N PIC X(2). 05 T PIC X OCCURS 0 TO 20 DEPENDING ON N. 05 E PIC X.',
      { format: 'free' },
    )
    const records = ['2 ABZ', '01AZ ', '1EABZ', 'A AB '].map((text) => Buffer.from(text))
    const bytes = Buffer.concat(
      records.flatMap((record) => [Buffer.from([0, record.length + 4, 0, 0]), record]),
    )
    const { rows, rejects } = await readFixed(bytes, formatOf(layout, { recordFormat: 'V' }))
    expect(rows.map((row) => [...row.slice(1, 4), row.at(-1)])).to.deep.equal([
      ['A', 'B', null, 'Z'],
      ['A', null, null, 'Z'],
    ])
    expect(rejects.map(({ detail }) => detail)).to.have.length(2)
    expect(rejects[0]!.detail).to.match(/\bN\b/)
  })
})
