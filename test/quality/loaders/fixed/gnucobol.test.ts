import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCopybook } from '../../../../src/quality/loaders/cobol/parse-copybook.ts'
import type { Column } from '../../../../src/quality/loaders/fixed/columns.ts'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import { needs } from '../../../support/tools.ts'
import { plainNumber, runProgram, type Written } from './support/gnucobol.ts'
import { formatOf, readFixed } from './support/reading.ts'

const RECORDS = 1000

describe('Files of GnuCOBOL', function () {
  let compiler: string
  let folder: string
  before(async function () {
    compiler = needs(this, 'cobc')
    folder = await mkdtemp(join(tmpdir(), 'gnucobol-'))
  })
  after(async () => {
    if (folder) await rm(folder, { recursive: true })
  })

  async function formatFor({ copybook }: Written, align: 'one' | 'two', more: Partial<FixedFormat>) {
    const layout = await parseCopybook(copybook, { file: 'copybook', align, upacked: false })
    return formatOf(layout, more)
  }

  /** Expects the decoded values to be what the program displayed. */
  async function expectSame(written: Written, format: FixedFormat): Promise<void> {
    const { rows, rejects } = await readFixed(written.bytes, format, [1000, 17, 4096])
    expect(rejects.map(({ detail }) => detail)).to.deep.equal([])
    expect(rows).to.have.length(RECORDS)
    expect(written.displayed).to.have.length(RECORDS)
    rows.forEach((row, index) => {
      const shown = written.displayed[index]!
      const expected = format.columns.map((column, at) => shownValue(column, shown[at]))
      expect(row).to.deep.equal(expected)
    })
  }

  const usages: readonly [string, readonly string[], 'one' | 'two', Partial<FixedFormat>][] = [
    ['big-endian', [], 'two', {}],
    ['little-endian', ['-fbinary-byteorder=native'], 'two', { byteOrder: 'little' }],
    ['with binary lengths 1--8', ['-fbinary-size=1--8'], 'one', {}],
    [
      'little-endian with binary lengths 1--8',
      ['-fbinary-size=1--8', '-fbinary-byteorder=native'],
      'one',
      { byteOrder: 'little' },
    ],
    ['with signs of EBCDIC', ['-fsign=EBCDIC'], 'two', {}],
  ]
  for (const [title, options, align, more] of usages) {
    it(`have the values that the program displays: all usages, ${title}`, async () => {
      const written = await runProgram(compiler, 'usages', folder, ['-fbinary-size=2-4-8', ...options])
      await expectSame(written, await formatFor(written, align, more))
    })
  }

  it('have the same values with texts, digits and signs in EBCDIC', async () => {
    const written = await runProgram(compiler, 'usages', folder, ['-fbinary-size=2-4-8', '-fsign=EBCDIC'])
    const format = await formatFor(written, 'two', { encoding: 'ebcdic' })
    const bytes = Buffer.from(written.bytes)
    const { maxLength } = format.layout
    for (let start = 0; start < bytes.length; start += maxLength) {
      for (const { item, offset, length } of format.columns) {
        const isText = ['text', 'zoned', 'edited'].includes(item.format.kind) && !item.name.startsWith('E-Y')
        if (!isText || item.name === 'E-MONTH' || item.name === 'E-DAY') continue
        for (let at = start + offset; at < start + offset + length; at++) bytes[at] = inEbcdic(bytes[at]!)
      }
    }
    await expectSame({ ...written, bytes }, format)
  })

  it('have the values that the program displays: native and floating-point numbers', async () => {
    const written = await runProgram(compiler, 'native', folder, ['-fbinary-byteorder=native'])
    await expectSame(written, await formatFor(written, 'two', { byteOrder: 'little' }))
  })

  const formats = { 0: 'GC0', 1: 'GC1', 2: 'GC2', 3: 'GC3', mf: 'MF' } as const
  for (const [value, recordFormat] of Object.entries(formats)) {
    it(`have records of variable length, COB_VARSEQ_FORMAT=${value}`, async () => {
      const written = await runProgram(compiler, 'varying', folder, [], { COB_VARSEQ_FORMAT: value })
      for (const slides of [true, false])
        await expectSame(written, await formatFor(written, 'two', { recordFormat, slides }))
    })
  }

  it('have records of variable length that IBM’s descriptor words divide', async () => {
    const written = await runProgram(compiler, 'varying', folder, [], { COB_VARSEQ_FORMAT: '0' })
    const { records, blocks } = withDescriptorWords(written.bytes)
    await expectSame({ ...written, bytes: records }, await formatFor(written, 'two', { recordFormat: 'V' }))
    await expectSame({ ...written, bytes: blocks }, await formatFor(written, 'two', { recordFormat: 'VB' }))
  })

  it('have lines, whose trailing blanks are cut', async () => {
    const written = await runProgram(compiler, 'lines', folder, [])
    expect(
      new Set(
        written.bytes
          .toString()
          .split('\n')
          .map(({ length }) => length),
      ).size,
    ).to.be.greaterThan(2)
    await expectSame(written, await formatFor(written, 'two', { terminator: 'lf' }))
    const bytes = Buffer.from(written.bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1')
    await expectSame({ ...written, bytes }, await formatFor(written, 'two', { terminator: 'crlf' }))
  })
})

/** A displayed value in the product's form. The program displays nothing for occurrences that do not exist. */
function shownValue(column: Column, shown: string | undefined): string | null {
  if (shown === undefined) return null
  const { format, isBlankWhenZero } = column.item
  if (format.kind === 'text') return (format.isRightJustified ? shown.trimStart() : shown.trimEnd()) || null
  if (format.kind === 'edited')
    return format.decimals === undefined ? shown.trim() : plainNumber(shown.replace(/CR$|DB$/, '-'))
  if (shown.trim() === '') return isBlankWhenZero ? '0' : null
  return format.kind === 'float' ? String(Number(shown)) : plainNumber(shown)
}

/** Consecutive characters, by the byte of the first one in EBCDIC. */
const RANGES: readonly (readonly [string, number])[] = [
  ['abcdefghi', 0x81],
  ['jklmnopqr', 0x91],
  ['stuvwxyz', 0xa2],
  ['ABCDEFGHI', 0xc1],
  ['JKLMNOPQR', 0xd1],
  ['STUVWXYZ', 0xe2],
  ['0123456789', 0xf0],
]
const MARKS: Readonly<Record<string, number>> = {
  ' ': 0x40,
  '.': 0x4b,
  '+': 0x4e,
  '-': 0x60,
  ',': 0x6b,
  '"': 0x7f,
  '{': 0xc0,
  '}': 0xd0,
}

/** The byte of a character in EBCDIC, where an overpunched zero is that of the zones C and D. */
function inEbcdic(byte: number): number {
  const character = String.fromCharCode(byte)
  const [characters, first] = RANGES.find(([each]) => each.includes(character)) ?? ['', 0]
  return MARKS[character] ?? first + characters.indexOf(character)
}

/** The records of a file with the lengths of GnuCOBOL as files of IBM: one after the other, and in blocks of ten. */
function withDescriptorWords(bytes: Buffer): { records: Buffer; blocks: Buffer } {
  const records: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt16BE(at)
    records.push(Buffer.concat([word(length + 4), bytes.subarray(at + 4, at + 4 + length)]))
    at += 4 + length
  }
  const blocks: Buffer[] = []
  for (let at = 0; at < records.length; at += 10) {
    const block = Buffer.concat(records.slice(at, at + 10))
    blocks.push(word(block.length + 4), block)
  }
  return { records: Buffer.concat(records), blocks: Buffer.concat(blocks) }
}

const word = (length: number): Buffer => Buffer.from([length >> 8, length & 0xff, 0, 0])
