import { expect } from 'chai'
import { BadRecordLength } from '../../../../src/quality/loaders/errors.ts'
import type { LayoutItem } from '../../../../src/quality/loaders/fixed/layout.ts'
import { dictionaryLayout } from '../../../../src/quality/loaders/vendor/dictionary-layout.ts'
import { layoutOf } from '../cobol/layout-of.ts'
import { group, item, layout, made, TEXT, zoned } from './support/layouts.ts'
import { formatOf, LIMITS, readFixed } from './support/reading.ts'

const packed = (digits: number, scale = 0) =>
  ({ kind: 'packed', isSigned: true, hasSign: true, digits, scale }) as const
const person = layout(item('NAME', TEXT, 4), item('AGE', zoned(2), 2))
const bytes = (text: string) => Buffer.from(text, 'latin1')
const withLength = (text: string) => Buffer.concat([Buffer.from([0, text.length + 4, 0, 0]), bytes(text)])

async function failure(data: Buffer, format: ReturnType<typeof formatOf>): Promise<string> {
  try {
    await readFixed(data, format)
  } catch (error) {
    expect(error).to.be.instanceOf(BadRecordLength)
    return (error as Error).message
  }
  throw new Error('The file was read without an error.')
}

describe('Fixed records', () => {
  it('rejects a record with a bad field, and names field, offset and bytes', async () => {
    const balance = layout(item('NAME', TEXT, 4), item('CUST-BALANCE', packed(5, 2), 3))
    const data = Buffer.concat([
      bytes('Ann '),
      Buffer.from('12345c', 'hex'),
      bytes('Bob '),
      Buffer.from('123a4c', 'hex'),
    ])
    const { rows, rejects } = await readFixed(data, formatOf(balance))
    expect(rows).to.deep.equal([['Ann', '123.45']])
    expect(rejects).to.deep.equal([
      {
        reason: 'bad field',
        detail: 'The field CUST-BALANCE at offset 4 holds 12 3A 4C, which is no packed number of 5 digits.',
        ...{ line: 2, offset: 7, length: 7, raw: data.subarray(7) },
      },
    ])
  })

  it('rejects an incomplete record at the end of a file, with both lengths', async () => {
    const { rows, rejects } = await readFixed(bytes('Ann 12Bob 34Eve'), formatOf(person))
    expect(rows).to.have.length(2)
    expect(rejects.map(({ reason, detail }) => [reason, detail])).to.deep.equal([
      [
        'wrong length',
        "The file has 15 bytes, which is no multiple of the record's 6 bytes: the last 3 bytes are no record.",
      ],
    ])
  })

  it('rejects undecodable text', async () => {
    const { rejects } = await readFixed(
      Buffer.from('41ff2020', 'hex'),
      formatOf(layout(item('A', TEXT, 4)), { encoding: 'ascii' }),
    )
    expect(rejects[0]).to.include({
      reason: 'undecodable',
      detail: 'The field A at offset 0 holds 41 FF 20 20, which is no text in ascii.',
    })
  })

  it('reads text of several bytes a character, and national text in its own encoding', async () => {
    const national = { kind: 'text', isNational: true, isRightJustified: false } as const
    const mixed = layout(item('A', TEXT, 6), item('N', national, 6))
    const data = Buffer.concat([Buffer.from('é☃ '), Buffer.from('3042' + '3000' + '0020', 'hex')])
    const { rows } = await readFixed(data, formatOf(mixed, { encoding: 'utf-8', national: 'unicode' }))
    expect(rows).to.deep.equal([['é☃', 'あ']])
    const broken = await readFixed(
      Buffer.concat([Buffer.from('aaaaaé').subarray(0, 6), Buffer.from('あああ', 'utf16le')]),
      formatOf(mixed, { encoding: 'utf-8' }),
    )
    expect(broken.rejects[0]!.reason).to.equal('undecodable')
  })

  it('reads text of double bytes between shift codes, and items of double bytes only', async () => {
    const record = await layoutOf(
      '01 R. 05 A PIC X(8). 05 G PIC G(3) DISPLAY-1. 05 N PIC N(2). 05 D PIC 9(3).',
      { format: 'free' },
    )
    const bytesOf = (...fields: string[]) => Buffer.from(fields.join('').replaceAll(' ', ''), 'hex')
    const japanese = bytesOf('c1 0e 4562 0f 40 c2 40', '4562 4566 4040', '3042 0020', 'f1f2f3')
    const { rows } = await readFixed(japanese, formatOf(record, { encoding: 'cp939' }))
    expect(rows).to.deep.equal([['A日 B', '日本', 'あ', '123']])
    // Without a page of double bytes, G is in the encoding of national items.
    const western = bytesOf('c1c2c3 40 40 40 40 40', '4562 4566 4040', '4562 0000', 'f1f2f3')
    const mixed = await readFixed(western, formatOf(record, { encoding: 'cp037', national: 'cp939' }))
    expect(mixed.rows).to.deep.equal([['ABC', '日本', '日', '123']])
    const cut = bytesOf('0e 4562 4566 45 0f 40', '4562 4566 4540', '3042 0020', 'f1f2f3')
    const { rejects } = await readFixed(cut, formatOf(record, { encoding: 'cp939' }))
    expect(rejects.map(({ reason, detail }) => [reason, detail])).to.deep.equal([
      ['undecodable', 'The field A at offset 0 holds 0E 45 62 45 66 45 0F 40, which is no text in cp939.'],
    ])
  })

  it('reads EBCDIC fields of the vendor format in the page of the source', async () => {
    const record = dictionaryLayout('RECORD IS R. FIELD IS A TYPE IS EBCDIC CHARACTER LENGTH IS 3.')
    const data = Buffer.from('adf1bd', 'hex')
    expect((await readFixed(data, formatOf(record, { encoding: 'cp1047' }))).rows).to.deep.equal([['[1]']])
    for (const encoding of ['ascii', 'ebcdic'])
      expect((await readFixed(data, formatOf(record, { encoding }))).rows).to.deep.equal([['Ý1]']])
  })

  it('shows the shortest text of a floating-point number, and rejects NaN and infinity', async () => {
    const data = Buffer.alloc(24)
    ;[0.1, -0, 16777216, 1e-45, Infinity, NaN].forEach((value, index) => data.writeFloatBE(value, 4 * index))
    const { rows, rejects } = await readFixed(data, formatOf(layout(item('F', { kind: 'float' }, 4))))
    expect(rows.flat()).to.deep.equal(['0.1', '0', '16777216', '1e-45'])
    expect(rejects).to.have.length(2)
  })

  it('pads a line that is too short with blanks, and rejects a line that is too long', async () => {
    const text = layout(item('AGE', zoned(2), 2), item('NAME', TEXT, 4))
    const lines = bytes('12Ann\n34\n\n56Beatrice\n78Eve')
    const { rows, rejects } = await readFixed(lines, formatOf(text, { terminator: 'lf' }), [1])
    expect(rows).to.deep.equal([
      ['12', 'Ann'],
      ['34', null],
      [null, null],
      ['78', 'Eve'],
    ])
    expect(rejects).to.have.length(1)
    expect(rejects[0]).to.include({ reason: 'wrong length', line: 4, offset: 10, length: 10 })
    expect(rejects[0]!.detail).to.equal('The record has 10 bytes where the layout has 6.')
  })

  it('keeps the start of a line that is longer than the limit, and continues after it', async () => {
    const lines = bytes(`${'x'.repeat(500)}\nab\n`)
    const limits = { recordBytes: 100, rejectBytes: 10 }
    const format = formatOf(layout(item('A', TEXT, 2)), { terminator: 'lf' })
    for (const size of [1, 7, 1000]) {
      const { rows, rejects } = await readFixed(lines, format, [size], limits)
      expect(rows).to.deep.equal([['ab']])
      expect(rejects).to.deep.equal([
        {
          reason: 'over-long',
          detail: 'The record is longer than 100 bytes.',
          ...{ line: 1, offset: 0, length: 500, raw: bytes('x'.repeat(10)) },
        },
      ])
    }
  })

  it('finds the end of a line after binary fields that contain a line end', async () => {
    const binary = layout(item('B', { kind: 'bytes' }, 2), item('A', TEXT, 2))
    const { rows } = await readFixed(bytes('\n\nab\n12cd\n'), formatOf(binary, { terminator: 'lf' }), [3])
    expect(rows).to.deep.equal([
      ['0A0A', 'ab'],
      ['3132', 'cd'],
    ])
  })

  it('ends with an error that has offset and length if a length is impossible', async () => {
    const format = formatOf(person, { recordFormat: 'V' })
    const first = withLength('Ann 12')
    expect(await failure(Buffer.concat([first, Buffer.alloc(10)]), format)).to.equal(
      'The record descriptor word at offset 10 is 00000000, which is no length of a record: check the record format, rdwEndian and rdwAdjustment.',
    )
    expect(await failure(Buffer.concat([first, withLength('Bob 34').subarray(0, 8)]), format)).to.equal(
      'The record at offset 10 needs 10 bytes with its length, but the file ends after 8 bytes: the file is cut off, or the record format is another one.',
    )
    expect(await failure(Buffer.from('7fffffff', 'hex'), { ...format, recordFormat: 'GC1' })).to.equal(
      `The record at offset 0 has a length of 2147483647 bytes, more than the limit of ${LIMITS.recordBytes} bytes: check the record format.`,
    )
    expect(await failure(bytes('no header'), { ...format, recordFormat: 'MF' })).to.match(/Micro Focus/)
  })

  it('rejects a record that is too short for its layout, and goes on with the next one', async () => {
    const data = Buffer.concat(['Ann 12', 'Bob', 'Eve 34'].map(withLength))
    const { rows, rejects } = await readFixed(data, formatOf(person, { recordFormat: 'V' }), [1])
    expect(rows).to.have.length(2)
    expect(rejects.map(({ detail }) => detail)).to.deep.equal([
      'The record has 3 bytes where the layout has 6.',
    ])
  })

  describe('with tables of varying length', () => {
    const counter = item('N', zoned(1), 1)(0) as LayoutItem
    const occurs = { min: 0, max: 3, dependingOn: counter }
    const cells = layout(
      made(counter),
      item('CELL', TEXT, 2, { occurs, stride: 2 }),
      group('G', [item('AFTER', TEXT, 1), item('AMOUNT', zoned(2), 2)]),
    )

    it('moves later fields for the number of occurrences, or reserves room for the maximum', async () => {
      const slid = Buffer.concat(['0x11', '2aabbx22', '3aabbccx33'].map(withLength))
      const rows = [
        ['0', null, null, null, 'x', '11'],
        ['2', 'aa', 'bb', null, 'x', '22'],
        ['3', 'aa', 'bb', 'cc', 'x', '33'],
      ]
      expect((await readFixed(slid, formatOf(cells, { recordFormat: 'V' }))).rows).to.deep.equal(rows)
      const fixed = bytes('0......x112aabb..x223aabbccx33')
      expect((await readFixed(fixed, formatOf(cells, { slides: false }))).rows).to.deep.equal(rows)
    })

    it('rejects a number of occurrences that is out of range, and a record that ends too early', async () => {
      const data = Buffer.concat(['4aabbccx11', '2aabbx', '?x11'].map(withLength))
      const { rows, rejects } = await readFixed(data, formatOf(cells, { recordFormat: 'V' }))
      expect(rows).to.deep.equal([])
      expect(rejects.map(({ reason, detail }) => [reason, detail])).to.deep.equal([
        ['bad field', 'The field N at offset 0 holds 34, which is no number of occurrences from 0 to 3.'],
        [
          'wrong length',
          'The record has 6 bytes and ends before the field AMOUNT does, which has 2 bytes at offset 6.',
        ],
        ['bad field', 'The field N at offset 0 holds 3F, which is no number of occurrences from 0 to 3.'],
      ])
    })
  })

  describe('with several views of the same bytes', () => {
    const code = item('CODE', zoned(3), 3)(0)
    const amount = item('AMOUNT', packed(5), 3, { redefines: code })(0)
    const views = layout(
      made(code),
      () => amount,
      () => item('REST', TEXT, 1)(3),
    )

    it('shows null in a view that the bytes do not fit', async () => {
      const data = Buffer.concat([bytes('123x'), Buffer.from('12345c', 'hex'), bytes('y')])
      const root = { ...views.root, length: 4, stride: 4 }
      const { rows } = await readFixed(data, formatOf({ root, minLength: 4, maxLength: 4 }))
      expect(rows).to.deep.equal([
        ['123', null, 'x'],
        [null, '12345', 'y'],
      ])
    })

    it('rejects a record whose bytes fit no view', async () => {
      const root = { ...views.root, length: 4, stride: 4 }
      const { rejects } = await readFixed(bytes('abcx'), formatOf({ root, minLength: 4, maxLength: 4 }))
      expect(rejects.map(({ detail }) => detail)).to.deep.equal([
        'The field CODE at offset 0 holds 61 62 63, which is no unsigned number of 3 digits.',
      ])
    })
  })
})
