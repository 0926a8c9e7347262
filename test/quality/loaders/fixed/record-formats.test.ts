import { expect } from 'chai'
import fc from 'fast-check'
import { BadRecordLength } from '../../../../src/quality/loaders/errors.ts'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import type { RecordLayout } from '../../../../src/quality/loaders/fixed/layout.ts'
import type { RecordFormat } from '../../../../src/quality/loaders/fixed/record-formats/record-format.ts'
import { failureOf } from '../../../platform/support.ts'
import { inFull } from '../../../support/full.ts'
import { layoutOf } from '../cobol/layout-of.ts'
import { formatOf, readFixed } from './support/reading.ts'

const copybook = (text: string): Promise<RecordLayout> => layoutOf(text, { format: 'free' })
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

describe('Files of records with descriptor words', () => {
  const rowsOf = async (data: Buffer, more: Partial<FixedFormat>) => {
    const layout = await copybook('01 R. 05 A PIC X(2). 05 N PIC 9(1).')
    const read = await Promise.all(
      [[1], [3, 5], [1 << 20]].map((sizes) => readFixed(data, formatOf(layout, more), sizes)),
    )
    for (const { rows } of read) expect(rows).to.deep.equal(read[0]!.rows)
    expect(read[0]!.rejects).to.deep.equal([])
    return read[0]!.rows.map((row) => row.join(''))
  }
  const V = { recordFormat: 'V' } as const
  const VB = { recordFormat: 'VB' } as const

  it('have big-endian lengths that include the word, as on mainframes', async () => {
    expect(await rowsOf(hex('00070000 616231 00070000 636432'), V)).to.deep.equal(['ab1', 'cd2'])
  })

  it('may have little-endian lengths, in the first or in the last two bytes', async () => {
    const little = { ...V, rdwEndian: 'little' } as const
    expect(await rowsOf(hex('07000000 616231 07000000 636432'), little)).to.deep.equal(['ab1', 'cd2'])
    expect(await rowsOf(hex('00000700 616231 00000700 636432'), little)).to.deep.equal(['ab1', 'cd2'])
  })

  it('may have lengths that do not include the word, or differ otherwise', async () => {
    expect(await rowsOf(hex('00030000 616231'), { ...V, rdwAdjustment: 4 })).to.deep.equal(['ab1'])
    expect(await rowsOf(hex('00090000 616231'), { ...V, rdwAdjustment: -2 })).to.deep.equal(['ab1'])
    const little = { ...V, rdwEndian: 'little', rdwAdjustment: 4 } as const
    expect(await rowsOf(hex('03000000 616231 00000300 636432'), little)).to.deep.equal(['ab1', 'cd2'])
  })

  it('may be in blocks, whose words have an order and an adjustment of their own', async () => {
    const block = '00120000 00070000 616231 00070000 636432'
    expect(await rowsOf(hex(block + '000b0000 00070000 656633'), VB)).to.deep.equal(['ab1', 'cd2', 'ef3'])
    expect(await rowsOf(hex('80000012 00070000 616231 00070000 636432'), VB)).to.deep.equal(['ab1', 'cd2'])
    const little = { ...VB, rdwEndian: 'little' } as const
    const words = '07000000 616231 00000700 636432'
    for (const word of ['12000000', '00001200', '12000080'])
      expect(await rowsOf(hex(word + words), little), word).to.deep.equal(['ab1', 'cd2'])
    const mixed = { ...little, bdwEndian: 'big', bdwAdjustment: 4, rdwAdjustment: 0 } as const
    expect(await rowsOf(hex('000e0000' + words), mixed)).to.deep.equal(['ab1', 'cd2'])
    const uncounted = { ...VB, bdwAdjustment: 4, rdwAdjustment: 4 }
    expect(await rowsOf(hex('00070000 00030000 616231'), uncounted)).to.deep.equal(['ab1'])
  })

  it('end with a sentence that names the members to check', async () => {
    const failed = async (data: string, more: Partial<FixedFormat>) => {
      const error = await failureOf(() => rowsOf(hex(data), more))
      expect(error).to.be.instanceOf(BadRecordLength)
      return (error as Error).message
    }
    expect(await failed('00070007 616231', { ...V, rdwEndian: 'little' })).to.equal(
      'The record descriptor word at offset 0 is 00070007, which is no length of a record: check the record format, rdwEndian and rdwAdjustment.',
    )
    expect(await failed('00000003 616231', VB)).to.equal(
      'The block descriptor word at offset 0 is 00000003, which is no length of a record: check the record format, bdwEndian and bdwAdjustment.',
    )
    expect(await failed('00030000 616231', V)).to.include('is 00030000, which is no length')
  })
})

describe('Headers and trailers', () => {
  const person = () => copybook('01 R. 05 NAME PIC X(3). 05 AGE PIC 9(2).')
  const EDGES = { fileHeaderBytes: 5, fileTrailerBytes: 4 }
  const PARTS = { recordHeaderBytes: 2, recordTrailerBytes: 1 }

  it('of the file and of its records are not read', async () => {
    const layout = await person()
    for (const sizes of [[1], [2, 7], [100]]) {
      const whole = await readFixed(bytes('HEAD.Ada36Bob07TAIL'), formatOf(layout, EDGES), sizes)
      expect(whole.rows).to.deep.equal([
        ['Ada', '36'],
        ['Bob', '7'],
      ])
      const parts = formatOf(layout, { ...EDGES, ...PARTS })
      const { rows, rejects } = await readFixed(bytes('HEAD.01Ada36;02Bob07;03Eve2x;TAIL'), parts, sizes)
      expect(rows).to.deep.equal(whole.rows)
      expect(rejects).to.deep.equal([
        {
          reason: 'bad field',
          detail: 'The field AGE at offset 3 holds 32 78, which is no unsigned number of 2 digits.',
          ...{ line: 3, offset: 23, length: 5, raw: bytes('Eve2x') },
        },
      ])
    }
  })

  it('are part of the length of a record, and of the record in a line', async () => {
    const layout = await person()
    const words = formatOf(layout, { ...EDGES, ...PARTS, recordFormat: 'V' })
    const file = Buffer.concat([bytes('HEAD.'), hex('000c0000'), bytes('01Ada36;'), bytes('TAIL')])
    expect((await readFixed(file, words, [3])).rows).to.deep.equal([['Ada', '36']])
    const lines = formatOf(layout, { ...EDGES, ...PARTS, terminator: 'lf' })
    const text = await readFixed(bytes('HEAD\n01Ada36;\n02Bob;\n3\nTAIL'), lines, [2])
    // The bytes that a line does not have are blanks.
    expect(text.rows).to.deep.equal([
      ['Ada', '36'],
      ['Bob', null],
      [null, null],
    ])
    const blocks = formatOf(layout, { fileHeaderBytes: 3, recordFormat: 'VB', recordHeaderBytes: 1 })
    const block = Buffer.concat([bytes('HDR'), hex('000e0000 000a0000'), bytes('1Ada36')])
    expect((await readFixed(block, blocks, [1])).rows).to.deep.equal([['Ada', '36']])
  })

  it('leave a line end alone that is data of a binary field', async () => {
    const layout = await copybook('01 R. 05 N PIC 9(4) COMP. 05 A PIC X(2).')
    const format = formatOf(layout, { ...PARTS, terminator: 'lf' })
    const { rows } = await readFixed(bytes('..\n\x0aab;\n..\0\x07cd;\n'), format, [3])
    expect(rows).to.deep.equal([
      ['2570', 'ab'],
      ['7', 'cd'],
    ])
  })

  it('are part of the lengths that the sentences about a cut file name', async () => {
    const layout = await person()
    const format = formatOf(layout, { ...EDGES, ...PARTS })
    const { rows, rejects } = await readFixed(bytes('HEAD.01Ada36;02Bob07TAIL'), format, [4])
    expect(rows).to.deep.equal([['Ada', '36']])
    expect(rejects.map(({ reason, detail }) => [reason, detail])).to.deep.equal([
      [
        'wrong length',
        "The file has 15 bytes, which is no multiple of the record's 8 bytes: the last 7 bytes are no record.",
      ],
    ])
    const short = await failureOf(() => readFixed(bytes('HEAD.123'), format))
    expect(short).to.be.instanceOf(BadRecordLength)
    expect((short as Error).message).to.equal(
      'The file has 8 bytes, fewer than the 9 bytes of its header and trailer: correct fileHeaderBytes or fileTrailerBytes.',
    )
    expect((await readFixed(bytes('HEAD.TAIL'), format)).rows).to.deep.equal([])
  })
})

describe('Records with tables of varying length and without a length of their own', () => {
  const ORDER = `01 R. 05 ID PIC X(2). 05 N PIC 9(1). 05 L OCCURS 0 TO 3 DEPENDING ON N.
    10 C PIC X(1). 10 M PIC 9(1). 10 V PIC X(2) OCCURS 1 TO 2 DEPENDING ON M. 05 Z PIC X(1).`
  const read = async (data: Buffer, more: Partial<FixedFormat> = {}, sizes = [1]) =>
    readFixed(data, formatOf(await copybook(ORDER), { slides: true, ...more }), sizes)
  const row = (...values: (string | null)[]) => values.map((value) => value || null)

  it('are divided by their numbers of occurrences', async () => {
    const data = bytes('AA0zBB2x1aay2bbccyCC1q1ddz')
    for (const sizes of [[1], [4, 9], [1 << 20]]) {
      const { rows, rejects } = await read(data, {}, sizes)
      expect(rejects).to.deep.equal([])
      expect(rows).to.deep.equal([
        row('AA', '0', '', '', '', '', '', '', '', '', '', '', '', '', 'z'),
        row('BB', '2', 'x', '1', 'aa', '', 'y', '2', 'bb', 'cc', '', '', '', '', 'y'),
        row('CC', '1', 'q', '1', 'dd', '', '', '', '', '', '', '', '', '', 'z'),
      ])
    }
  })

  it('may have headers and trailers', async () => {
    const edges = { fileHeaderBytes: 1, fileTrailerBytes: 2, recordHeaderBytes: 2, recordTrailerBytes: 1 }
    const { rows, rejects } = await read(bytes('H..AA0z;..CC1q1ddz;TT'), edges)
    expect(rejects).to.deep.equal([])
    expect(rows.map(([id, n]) => [id, n])).to.deep.equal([
      ['AA', '0'],
      ['CC', '1'],
    ])
  })

  it('reject the rest of a file that ends within a record', async () => {
    for (const [rest, detail] of [
      ['CC1q1d', 'The last 6 bytes of the file are no record, which needs 8 bytes.'],
      ['CC', 'The last 2 bytes of the file are no record, which needs at least 3 bytes.'],
      ['CC2q', 'The last 4 bytes of the file are no record, which needs at least 5 bytes.'],
    ] as const) {
      const { rows, rejects } = await read(bytes(`AA0z${rest}`))
      expect(rows).to.have.length(1)
      expect(rejects.map((reject) => [reject.reason, reject.detail, reject.offset])).to.deep.equal([
        ['wrong length', detail, 4],
      ])
    }
  })

  it('end the load at a number that is out of range, because the next record is not found', async () => {
    const failure = await failureOf(() => read(bytes('AA0zBB7x1aa')))
    expect(failure).to.be.instanceOf(BadRecordLength)
    expect((failure as Error).message).to.equal(
      'The field N at offset 2 holds 37, which is no number of occurrences from 0 to 3. The length of the record at offset 4 depends on this number: check the copybook, the encoding and the record format.',
    )
  })

  it('may be lines, also with line ends in their binary fields', async () => {
    const layout = await copybook(
      '01 R. 05 N PIC 9(1). 05 B PIC 9(4) COMP OCCURS 0 TO 2 DEPENDING ON N. 05 Z PIC X(1).',
    )
    const data = bytes('2\x0a\x0a\0\x0az\n0y\n1\0\x0ax\n?\0\x07w\n')
    const { rows, rejects } = await readFixed(data, formatOf(layout, { terminator: 'lf', slides: true }), [3])
    expect(rows).to.deep.equal([
      ['2', '2570', '10', 'z'],
      ['0', null, null, 'y'],
      ['1', '10', null, 'x'],
    ])
    expect(rejects.map(({ reason }) => reason)).to.deep.equal(['bad field'])
  })
})

describe('The reader of records', () => {
  it('finds what a writer of its own has written, in each format and with all headers', async () => {
    const layout = await copybook(
      '01 R. 05 N PIC 9(1). 05 B PIC 9(4) COMP OCCURS 0 TO 5 DEPENDING ON N. 05 Z PIC X(2).',
    )
    const count = fc.integer({ min: 0, max: 5 })
    const numbers = count.chain((length) =>
      fc.array(fc.constantFrom(10, 2570, 0, 9999), { minLength: length, maxLength: length }),
    )
    const any = fc.record({
      records: fc.array(numbers, { maxLength: 12 }),
      recordFormat: fc.constantFrom<RecordFormat>('F', 'V', 'VB', 'GC0', 'GC3'),
      slides: fc.boolean(),
      isLine: fc.boolean(),
      ...{ rdwEndian: endian(), bdwEndian: endian(), isLast: fc.boolean() },
      ...{ rdwAdjustment: fc.integer({ min: -20, max: 4 }), bdwAdjustment: fc.integer({ min: -20, max: 4 }) },
      ...{ fileHeaderBytes: fc.nat(9), fileTrailerBytes: fc.nat(9) },
      ...{ recordHeaderBytes: fc.nat(3), recordTrailerBytes: fc.nat(3) },
      perBlock: fc.integer({ min: 1, max: 4 }),
      sizes: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(any, async (file) => {
        const { recordFormat, records, slides } = file
        const isLine = file.isLine && recordFormat === 'F'
        const parts = records.map((values) => {
          const table = Buffer.alloc(slides ? 2 * values.length : 10, 0x0a)
          values.forEach((value, index) => table.writeUInt16BE(value, 2 * index))
          const fields = Buffer.concat([bytes(String(values.length)), table, bytes('zz')])
          return Buffer.concat([
            Buffer.alloc(file.recordHeaderBytes, 0x23),
            fields,
            Buffer.alloc(file.recordTrailerBytes, 0x23),
          ])
        })
        const framed = parts.map((part) => Buffer.concat([wordBefore(part, file), part]))
        const blocks: Buffer[] = []
        for (let at = 0; at < framed.length; at += file.perBlock) {
          const block = Buffer.concat(framed.slice(at, at + file.perBlock))
          if (recordFormat === 'VB')
            blocks.push(descriptorWord(block.length, file.bdwEndian, file.bdwAdjustment, file.isLast))
          blocks.push(block)
        }
        const body = isLine ? parts.flatMap((part) => [part, bytes('\n')]) : blocks
        const data = Buffer.concat([
          Buffer.alloc(file.fileHeaderBytes, 0x23),
          ...body,
          Buffer.alloc(file.fileTrailerBytes, 0x23),
        ])
        const format = formatOf(layout, { ...file, terminator: isLine ? 'lf' : 'none' })
        const { rows, rejects } = await readFixed(data, format, file.sizes)
        expect(rejects.map(({ detail }) => detail)).to.deep.equal([])
        expect(rows).to.deep.equal(
          records.map((values) => [
            String(values.length),
            ...Array.from({ length: 5 }, (_, index) => values[index]?.toString() ?? null),
            'zz',
          ]),
        )
      }),
      { numRuns: inFull(20_000, 1000) },
    )
  })
})

describe('Bytes that are no such records', () => {
  it('are rejected records, or end the load with a sentence', async () => {
    const layout = await copybook(
      '01 R. 05 N PIC S9(1) COMP-3. 05 B PIC 9(2) COMP OCCURS 1 TO 4 DEPENDING ON N. 05 Z PIC Z9-.',
    )
    const any = fc.record({
      data: fc.array(fc.constantFrom(0, 1, 4, 8, 0x0a, 0x1c, 0x2c, 0x31, 0x80, 0xff), { maxLength: 80 }),
      format: fc.record({
        recordFormat: fc.constantFrom<RecordFormat>('F', 'V', 'VB', 'GC0', 'GC1', 'GC2', 'GC3', 'MF'),
        slides: fc.boolean(),
        ...{ rdwEndian: endian(), bdwEndian: endian() },
        ...{ rdwAdjustment: fc.integer({ min: -9, max: 9 }), bdwAdjustment: fc.integer({ min: -9, max: 9 }) },
        ...{ fileHeaderBytes: fc.nat(5), fileTrailerBytes: fc.nat(5) },
        ...{ recordHeaderBytes: fc.nat(5), recordTrailerBytes: fc.nat(5) },
      }),
      isLine: fc.boolean(),
      size: fc.integer({ min: 1, max: 90 }),
    })
    await fc.assert(
      fc.asyncProperty(any, async ({ data, format, isLine, size }) => {
        const terminator = isLine && format.recordFormat === 'F' ? 'lf' : 'none'
        try {
          const { rejects } = await readFixed(
            Buffer.from(data),
            formatOf(layout, { ...format, terminator }),
            [size],
            { recordBytes: 1000, rejectBytes: 10 },
          )
          for (const { detail } of rejects) expect(detail).to.match(/^The .*\.$/)
        } catch (error) {
          if (!(error instanceof BadRecordLength)) throw error
          expect(error.message).to.match(/^The .*[a-z]\.$|Bytes\.$/)
        }
      }),
      { numRuns: inFull(20_000, 1500) },
    )
  })
})

const endian = () => fc.constantFrom('big' as const, 'little' as const)

interface Words {
  readonly recordFormat: RecordFormat
  readonly rdwEndian: 'big' | 'little'
  readonly rdwAdjustment: number
  readonly isLast: boolean
}

function wordBefore(part: Buffer, { recordFormat, rdwEndian, rdwAdjustment, isLast }: Words): Buffer {
  const { length } = part
  if (recordFormat === 'F') return Buffer.alloc(0)
  if (recordFormat === 'GC3') return Buffer.of(length >> 8, length & 0xff)
  if (recordFormat === 'GC0') return Buffer.of(length >> 8, length & 0xff, 0, 0)
  return descriptorWord(length, rdwEndian, rdwAdjustment, isLast)
}

/** @param isLast true if a little-endian length is in the last two bytes */
function descriptorWord(
  length: number,
  order: 'big' | 'little',
  adjustment: number,
  isLast: boolean,
): Buffer {
  const counted = length + 4 - adjustment
  const [high, low] = [counted >> 8, counted & 0xff]
  if (order === 'big') return Buffer.of(high, low, 0, 0)
  return isLast ? Buffer.of(0, 0, low, high) : Buffer.of(low, high, 0, 0)
}
