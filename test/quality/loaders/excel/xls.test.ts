import { expect } from 'chai'
import { OtherFormat, SourceBroken } from '../../../../src/quality/loaders/errors.ts'
import { failure, readWorkbook, rowsOf, sheetsOfWorkbook } from './read-excel.ts'
import {
  BEGIN_WORKBOOK,
  type BiffRecord,
  bytesOf,
  compound,
  double,
  EOF,
  text,
  u16,
  u32,
  u8,
  workbook,
  xls,
} from './xls.ts'

/** Cells of a sheet; rows and columns from 0, format 0. */
const number = (row: number, column: number, value: number, format = 0): BiffRecord => [
  0x203,
  u16(row, column, format),
  double(value),
]
const rk = (row: number, column: number, value: number, format = 0): BiffRecord => [
  0x27e,
  u16(row, column, format),
  u32(value),
]
const shared = (row: number, column: number, index: number): BiffRecord => [
  0xfd,
  u16(row, column, 0),
  u32(index),
]
const strings = (...values: readonly Buffer[]): BiffRecord => [
  0xfc,
  u32(values.length, values.length),
  ...values,
]
/** The result of a formula that is no number: its kind and its value. */
const formula = (row: number, column: number, kind: number, value = 0): BiffRecord => [
  0x06,
  u16(row, column, 0),
  u8(kind, 0, value, 0, 0, 0, 0xff, 0xff),
  Buffer.alloc(8),
]

const formats = (...codes: readonly string[]): BiffRecord[] => [
  ...codes.map((code, i): BiffRecord => [0x41e, u16(164 + i), text(code)]),
  [0xe0, u16(0, 0)],
  ...codes.map((_, i): BiffRecord => [0xe0, u16(0, 164 + i)]),
  [0xe0, u16(0, 14)],
]

const fault = async (bytes: Buffer): Promise<string> => {
  const error = await failure(readWorkbook(bytes))
  expect(error, error.stack).to.satisfy(
    (found: Error) => found instanceof SourceBroken || found instanceof OtherFormat,
  )
  return error.message
}

describe('A workbook of Excel 97 to 2003', () => {
  it('has numbers in each of their forms', async () => {
    const cells = [
      number(0, 0, 1.1),
      rk(0, 1, (25 << 2) | 2),
      rk(0, 2, ((-1234 << 2) | 3) >>> 0),
      rk(0, 3, 0x3ff80000),
      rk(0, 4, 0x405ec001),
      [0xbd, u16(0, 5), u16(0), u32((7 << 2) | 2), u16(0), u32(0x40000000), u16(6)],
      [0x06, u16(0, 7, 0), double(-0.5), Buffer.alloc(8)],
      number(0, 8, 1e21),
      number(0, 9, 12345678901234567000),
    ] as const
    expect(await rowsOf(xls([{ cells }]))).to.deep.equal([
      ['1.1', '25', '-12.34', '1.5', '1.23', '7', '2', '-0.5', '1E+21', '12345678901234567000'],
    ])
  })

  it('has dates and times by the formats of its cells, in both systems', async () => {
    const globals = formats('yyyy-mm-dd hh:mm', '[h]:mm:ss', 'h:mm', '0.00')
    const cells = [
      number(0, 0, 45322.5, 1),
      number(0, 1, 1.25, 2),
      number(0, 2, 0.75, 3),
      number(0, 3, 45322, 4),
      rk(0, 4, (45322 << 2) | 2, 5),
      number(0, 5, 60, 5),
    ]
    expect(await rowsOf(xls([{ cells }], globals))).to.deep.equal([
      ['2024-01-31 12:00:00', '30:00:00', '18:00:00', '45322', '2024-01-31', '1900-02-29'],
    ])
    expect((await rowsOf(xls([{ cells }], [...globals, [0x22, u16(1)]])))[0]![4]).to.equal('2028-02-01')
  })

  it('has texts, which may be shared, rich, or cut by the end of a record', async () => {
    const long = 'é'.repeat(3000) + '€'.repeat(3000)
    const wide = Buffer.from('€'.repeat(3000), 'utf16le')
    const sst: BiffRecord[] = [
      strings(
        text('plain'),
        text('日本😀'),
        Buffer.concat([u16(4), u8(0x0c), u16(1), u32(6), Buffer.from('rich'), Buffer.alloc(4 + 6)]),
        Buffer.concat([u16(6000), u8(0), Buffer.from('é'.repeat(3000), 'latin1')]),
      ),
      [0x3c, u8(1), wide],
    ]
    const cells: BiffRecord[] = [
      ...[0, 1, 2, 3].map((index) => shared(0, index, index)),
      [0x204, u16(1, 0, 0), text('label')],
      formula(1, 1, 0),
      [0x207, text('result')],
      formula(1, 2, 0),
      [0x4bc, Buffer.alloc(10)],
      [0x207, text('of a shared formula')],
      formula(1, 3, 3),
    ]
    // The number of strings in the first record is that of all.
    expect(await rowsOf(xls([{ cells }], sst))).to.deep.equal([
      ['plain', '日本😀', 'rich', long],
      ['label', 'result', 'of a shared formula', null],
    ])
  })

  it('has booleans and errors', async () => {
    const cells: BiffRecord[] = [
      [0x205, u16(0, 0, 0), u8(1, 0)],
      [0x205, u16(0, 1, 0), u8(0x2a, 1)],
      formula(0, 2, 1, 0),
      formula(0, 3, 2, 7),
      number(0, 4, 1),
    ]
    expect(await rowsOf(xls([{ cells }]))).to.deep.equal([['true', null, 'false', null, '1']])
    const { rejects } = await readWorkbook(
      xls([
        {
          cells: [
            number(0, 0, 1),
            number(0, 4, 1),
            ...cells
              .slice(1)
              .map(([type, place, ...rest]): BiffRecord => [
                type,
                Buffer.concat([u16(1), place!.subarray(2)]),
                ...rest,
              ]),
          ],
        },
      ]),
      { errors: 'reject' },
    )
    expect(rejects.map(({ detail }) => detail)).to.deep.equal(['The cell B2 has the error #N/A.'])
  })

  it('has its cells in any order', async () => {
    const cells = [number(2, 1, 5), number(0, 0, 1), number(2, 0, 4), number(0, 1, 2), number(1, 0, 3)]
    expect(await rowsOf(xls([{ cells }]))).to.deep.equal([
      ['1', '2'],
      ['3', null],
      ['4', '5'],
    ])
  })

  it('has sheets with states; charts and macros are none', async () => {
    const sheet = (name: string, state: number, type = 0) => ({ name, state, type, cells: [number(3, 2, 1)] })
    const bytes = xls([sheet('Chart', 0, 2), sheet('Größe', 1), sheet('日本', 2), sheet('Shown', 0)])
    expect(await sheetsOfWorkbook(bytes)).to.deep.equal([
      { name: 'Größe', state: 'hidden', range: 'C4' },
      { name: '日本', state: 'veryHidden', range: 'C4' },
      { name: 'Shown', state: 'visible', range: 'C4' },
    ])
    expect((await readWorkbook(bytes)).names).to.deep.equal(['1'])
  })

  it('leaves out the records of charts within a sheet', async () => {
    const chart: BiffRecord[] = [[0x809, u16(0x600, 0x20, 0, 0), u32(0, 0)], number(0, 0, 9), EOF]
    expect(await rowsOf(xls([{ cells: [number(0, 0, 1), ...chart, number(1, 0, 2)] }]))).to.deep.equal([
      ['1'],
      ['2'],
    ])
  })

  it('may be large or small', async () => {
    const cells = Array.from({ length: 2000 }, (_, row) => number(row, 0, row / 4))
    const rows = await rowsOf(xls([{ cells }]))
    expect(rows).to.have.length(2000)
    expect(rows.at(-1)).to.deep.equal(['499.75'])
    // More sectors than the header of the file can list.
    const long = Array.from({ length: 4000 }, (_, row): BiffRecord => {
      return [0x204, u16(row, 0, 0), text(`${row} ${'x'.repeat(8000)}`)]
    })
    const bytes = xls([{ cells: long }])
    expect(bytes.length).to.be.greaterThan(30_000_000)
    const texts = await rowsOf(bytes)
    expect(texts.map(([value]) => value!.split(' ')[0])).to.deep.equal(long.map((_, row) => String(row)))
  })

  it('is refused if it is protected, older, or something else', async () => {
    expect(
      await fault(compound({ EncryptedPackage: Buffer.alloc(5000), EncryptionInfo: Buffer.alloc(100) })),
    ).to.contain('protected by a password')
    expect(await fault(xls([], [[0x2f, Buffer.alloc(6)]]))).to.contain('protected by a password')
    expect(await fault(compound({ Book: Buffer.alloc(100) }))).to.contain('older than that of Excel 97')
    expect(await fault(compound({ Workbook: bytesOf([[0x809, u16(0x500, 5, 0, 0)]]) }))).to.contain(
      'older than that of Excel 97',
    )
    expect(await fault(compound({ WordDocument: Buffer.alloc(100) }))).to.contain('no workbook')
  })

  it('is refused if it is damaged', async () => {
    const good = xls([{ cells: [number(0, 0, 1)] }])
    expect(await fault(good.subarray(0, 600))).to.contain('its end is missing')
    expect(await fault(good.subarray(0, 100))).to.contain('its end is missing')
    const wrong = (at: number, value: number) => {
      const bytes = Buffer.from(good)
      bytes.writeUInt32LE(value, at)
      return fault(bytes)
    }
    expect(await wrong(30, 0xffffff)).to.contain('its header is wrong')
    expect(await wrong(48, 0x1000)).to.contain('one of its streams is broken')
    expect(await wrong(68, 5)).to.match(/has no end|end is missing/)
    expect(await wrong(76, 0x10000)).to.contain('its end is missing')
    // A chain of sectors that goes round.
    const round = Buffer.from(xls([{ cells: Array.from({ length: 2000 }, (_, row) => number(row, 0, row)) }]))
    round.writeUInt32LE(0, round.indexOf(u32(1, 2, 3, 4, 5, 6)) + 4)
    expect(await fault(round)).to.be.a('string')
    const stream = (...records: BiffRecord[]) => compound({ Workbook: bytesOf(records) })
    expect(await fault(stream([0x1234]))).to.contain('no beginning')
    expect(
      await fault(compound({ Workbook: Buffer.concat([bytesOf([BEGIN_WORKBOOK]), u16(0x85, 9000)]) })),
    ).to.contain('cut off')
    expect(await fault(stream(BEGIN_WORKBOOK, [0x85, u32(9_999_999), u8(0, 0, 1, 0, 0x41)], EOF))).to.contain(
      'no beginning',
    )
    expect(await fault(stream(BEGIN_WORKBOOK, [0x85, u8(0)], EOF))).to.contain('too short')
    expect(await fault(xls([{ cells: [shared(0, 0, 3)] }], [strings(text('a'))]))).to.contain(
      'a text that is missing',
    )
    expect(await fault(xls([{ cells: [number(0, 300, 3)] }]))).to.contain('beyond column 256')
    expect(await fault(xls([{ cells: [[0x203, u16(0, 0)]] }]))).to.contain('too short')
    expect(await fault(xls([], [[0xfc, u32(9, 9), text('a')]]))).to.contain('one of its texts is cut off')
    expect(await fault(xls([], [[0xfc, u32(1, 1), u16(9), u8(0), u8(65)]]))).to.contain(
      'one of its texts is cut off',
    )
    const [head] = [workbook([{ cells: [number(0, 0, 1)] }])]
    expect(await fault(compound({ Workbook: head.subarray(0, head.length - 4) }))).to.contain(
      'the end of one of its sheets',
    )
  })
})
