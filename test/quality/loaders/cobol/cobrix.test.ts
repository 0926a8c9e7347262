import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from 'mocha'
import {
  type Cobrix,
  type CobrixFile,
  CobrixMissing,
  type CobrixRow,
  installCobrix,
  readByCobrix,
} from '../../../../scripts/cobrix/cobrix.ts'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import { randomOf } from '../../../support/random.ts'
import { lacks, needs } from '../../../support/tools.ts'
import { formatOf, readFixed } from '../fixed/support/reading.ts'
import { runProgram } from '../fixed/support/gnucobol.ts'
import { layoutOf } from './layout-of.ts'
import { encodedRecord } from './record-encoder.ts'

const RECORDS = 300

/** A file for both readers. */
interface Case {
  readonly title: string
  readonly copybook: string
  readonly bytes: Buffer
  readonly format: Partial<FixedFormat>
  /** Of Cobrix, for the same meaning. */
  readonly options: Readonly<Record<string, string>>
}

const COMMON = { string_trimming_policy: 'right', floating_point_format: 'IEEE754' }

const NUMBERS = `       01  R.
           05  ID           PIC 9(5).
${[1, 4, 5, 9, 10, 18, 19, 20, 28, 37]
  .flatMap((digits) => [
    `           05  B${digits}       PIC 9(${digits}) COMP.`,
    `           05  SB${digits}      PIC S9(${digits}) BINARY.`,
    `           05  P${digits}       PIC 9(${digits}) COMP-3.`,
    `           05  SP${digits}      PIC S9(${digits}) COMP-3.`,
    `           05  Z${digits}       PIC 9(${digits}).`,
    `           05  SZ${digits}      PIC S9(${digits}).`,
  ])
  .join('\n')}
`

const DECIMALS = `       01  R.
           05  A1           PIC S9(5)V99.
           05  A2           PIC S9(5)V99 SIGN LEADING.
           05  A3           PIC S9(5)V99 SIGN IS LEADING SEPARATE.
           05  A4           PIC S9(5)V99 SIGN TRAILING SEPARATE.
           05  A5           PIC 99V99 SIGN IS LEADING SEPARATE.
           05  A6           PIC S9(3).99.
           05  A7           PIC S9(5).9(4).
           05  B1           PIC S9(7)V9(3) COMP-3.
           05  B2           PIC 9(13)V99 COMP-3.
           05  B3           PIC SV9(5) COMP-3.
           05  C1           PIC S9V9(7) BINARY.
           05  C2           PIC 9(18)V9(10) COMP.
           05  D1           PIC S9(3)PPP COMP.
           05  D2           PIC 9(5)PPP COMP-3.
           05  E1           COMP-2.
           05  T1           PIC X(12).
           05  T2           PIC A(3).
`

const TABLES = `       01  R.
           05  ID           PIC 9(4).
           05  T-LINE OCCURS 3.
               10  T-ITEM   PIC X(5).
               10  T-PRICE    PIC S9(3)V99 COMP-3 OCCURS 2.
           05  V-BOTH       PIC X(6).
           05  V-NUM REDEFINES V-BOTH.
               10  N1       PIC 9(3).
               10  N2       PIC X(3).
           05  V-COUNT       PIC 9(1).
           05  D-LAST OCCURS 0 TO 4 DEPENDING ON V-COUNT.
               10  L1       PIC S9(4) COMP.
`

const PRINTED = `       01  R.
           05  E-TRAILING   PIC Z(8)-.
           05  E-POINT      PIC 9(6).99-.
           05  E-LEADING    PIC +9(8).
           05  P-UNSET      PIC S9(5) COMP-3.
`

describe('Files beside Cobrix', function () {
  // The first time, Spark is installed.
  this.timeout(1_800_000)
  let cobrix: Cobrix
  let folder: string
  let cobc: string
  before(async function () {
    cobc = needs(this, 'cobc')
    cobrix = await installed(this)
    folder = await mkdtemp(join(tmpdir(), 'cobrix-'))
  })
  after(async () => {
    if (folder) await rm(folder, { recursive: true })
  })

  it('have the same values in all records', async () => {
    const random = randomOf(5)
    const cases: Case[] = []
    for (const [title, copybook] of Object.entries({ numbers: NUMBERS, decimals: DECIMALS })) {
      const layout = await layoutOf(copybook)
      const { columns } = formatOf(layout)
      const records = Array.from({ length: RECORDS }, () => encodedRecord(columns, layout.maxLength, random))
      cases.push({
        title,
        copybook,
        bytes: Buffer.concat(records),
        format: { encoding: 'ebcdic', floats: 'ieee_big' },
        options: COMMON,
      })
    }
    cases.push(...(await tables(random)), await printed(), await gnucobol())
    const files: CobrixFile[] = []
    for (const { title, copybook, bytes, options } of cases) {
      const path = join(folder, `${title}.dat`)
      await writeFile(path, bytes)
      files.push({ copybook, path, options })
    }
    const theirs = await readByCobrix(cobrix, files)
    for (const [index, file] of cases.entries()) {
      const ours = await readByUs(file)
      expect(ours.length, file.title).to.equal(RECORDS)
      expect(theirs[index]!.length, file.title).to.equal(RECORDS)
      ours.forEach((row, at) =>
        expect(row, `${file.title} ${at}`).to.deep.equal(inNames(row, theirs[index]![at]!)),
      )
    }
  })

  /** Records whose last table depends on an item, in several formats. */
  async function tables(random: () => number): Promise<Case[]> {
    const layout = await layoutOf(TABLES)
    const { columns } = formatOf(layout)
    const records = Array.from({ length: RECORDS }, () => {
      const record = encodedRecord(columns, layout.maxLength, random)
      const count = Math.floor(random() * 5)
      record[layout.minLength - 1] = 0xf0 + count
      return record.subarray(0, layout.minLength + 2 * count)
    })
    const big = (length: number) => Buffer.of(length >> 8, length & 255, 0, 0)
    const words = records.map((record) => Buffer.concat([big(record.length + 4), record]))
    const blocks: Buffer[] = []
    for (let at = 0; at < words.length; at += 7) {
      const block = Buffer.concat(words.slice(at, at + 7))
      blocks.push(big(block.length + 4), block)
    }
    const edge = Buffer.from('edges of a file')
    const padded = records.map((record) =>
      Buffer.concat([record, Buffer.alloc(layout.maxLength - record.length, 0x40)]),
    )
    const fixed = { ...COMMON, record_format: 'F' }
    const encoding = { encoding: 'ebcdic' }
    const options = { ...COMMON, variable_size_occurs: 'true' }
    const bigEndian = { is_rdw_big_endian: 'true', rdw_adjustment: '-4' }
    const files: readonly Omit<Case, 'copybook'>[] = [
      {
        title: 'tables',
        bytes: Buffer.concat(words),
        format: { ...encoding, recordFormat: 'V' },
        options: { ...options, record_format: 'V', ...bigEndian },
      },
      {
        title: 'little-endian lengths without their words',
        bytes: Buffer.concat(
          records.flatMap((record) => [Buffer.of(0, 0, record.length & 255, record.length >> 8), record]),
        ),
        format: { ...encoding, recordFormat: 'V', rdwEndian: 'little', rdwAdjustment: 4 },
        options: { ...options, record_format: 'V' },
      },
      {
        title: 'blocks',
        bytes: Buffer.concat(blocks),
        format: { ...encoding, recordFormat: 'VB' },
        options: {
          ...{ ...options, record_format: 'VB', ...bigEndian },
          ...{ is_bdw_big_endian: 'true', bdw_adjustment: '-4' },
        },
      },
      {
        title: 'no lengths',
        bytes: Buffer.concat(records),
        format: { ...encoding, slides: true },
        options: { ...options, record_format: 'F' },
      },
      {
        title: 'header and trailer of the file',
        bytes: Buffer.concat([edge, ...padded, edge.subarray(0, 4)]),
        format: { ...encoding, slides: false, fileHeaderBytes: edge.length, fileTrailerBytes: 4 },
        options: { ...fixed, file_start_offset: String(edge.length), file_end_offset: '4' },
      },
      // Cobrix does not read both kinds of headers in one file.
      {
        title: 'headers and trailers of records',
        bytes: Buffer.concat(padded.flatMap((record) => [edge.subarray(0, 3), record, edge.subarray(0, 2)])),
        format: { ...encoding, slides: false, recordHeaderBytes: 3, recordTrailerBytes: 2 },
        options: { ...fixed, record_start_offset: '3', record_end_offset: '2' },
      },
    ]
    return files.map((file) => ({ copybook: TABLES, ...file }))
  }

  /** Edited numbers, and packed numbers that were never set. */
  async function printed(): Promise<Case> {
    const records = Array.from({ length: RECORDS }, (_, index) => {
      const digits = String(index * 7)
      const sign = index % 2 === 0 ? '-' : ' '
      const text = `${digits.padStart(8)}${sign}${digits.padStart(6, '0')}.${String(index % 100).padStart(2, '0')}${sign}`
      const leading = `${index % 3 === 0 ? '-' : '+'}${digits.padStart(8, '0')}`
      const packed = index % 5 === 0 ? '000000' : `${digits.padStart(5, '0')}c`
      return Buffer.concat([Buffer.from(text + leading, 'latin1'), Buffer.from(packed, 'hex')])
    })
    return {
      title: 'printed',
      copybook: PRINTED,
      bytes: Buffer.concat(records),
      format: { encoding: 'ascii' },
      options: { ...COMMON, encoding: 'ascii' },
    }
  }

  /** Lines of text that a program of GnuCOBOL wrote. */
  async function gnucobol(): Promise<Case> {
    const written = await runProgram(cobc, 'lines', folder, [])
    // The last field is blank when zero, which Cobrix does not know.
    const copybook = written.copybook.replace(/ +05 +L-LAST.*/, '')
    const lines = written.bytes
      .toString('latin1')
      .split('\n', RECORDS)
      .map((line) => line.slice(0, 34).trimEnd())
    return {
      title: 'lines',
      copybook,
      bytes: Buffer.from(`${lines.join('\n')}\n`, 'latin1'),
      format: { encoding: 'ascii', terminator: 'lf' },
      options: { ...COMMON, record_format: 'D', encoding: 'ascii' },
    }
  }
})

async function readByUs({ copybook, bytes, format: more }: Case): Promise<CobrixRow[]> {
  const format = formatOf(await layoutOf(copybook), more)
  const { rows, rejects } = await readFixed(bytes, format)
  expect(rejects).to.deep.equal([])
  const names = format.columns.map(({ name }) => name.replaceAll('-', '_'))
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index]!, shortest(value)])))
}

/** A decimal without zeros at its end: Cobrix gives small numbers more or fewer of them than their pictures have. */
const shortest = (value: string | null): string | null =>
  value !== null && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value

/** The values of Cobrix for our columns. Elements of tables that do not exist are null here. */
const inNames = (ours: CobrixRow, theirs: CobrixRow): CobrixRow =>
  Object.fromEntries(Object.keys(ours).map((name) => [name, shortest(theirs[name] ?? null)]))

async function installed(context: Context): Promise<Cobrix> {
  try {
    return await installCobrix()
  } catch (error) {
    if (!(error instanceof CobrixMissing)) throw error
    return lacks(context, error.message)
  }
}
