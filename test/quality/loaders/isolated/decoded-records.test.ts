import { expect } from 'chai'
import fc from 'fast-check'
import { DecodedRecords } from '../../../../src/quality/loaders/isolated/decoded-records.ts'
import type {
  LongRow,
  DecodedFile,
  DecodedRows,
} from '../../../../src/quality/loaders/isolated/decoded-file.ts'
import { LIMITS, readSource } from '../json/read-json.ts'
import { failureOf } from '../parquet/reading.ts'

type Value = string | null

/** Rows as a block, with the values in their order or backwards, and a gap before each. */
function blockOf(rows: readonly (readonly Value[])[], isBackwards = false): DecodedRows {
  const values = rows.flat()
  const parts: Buffer[] = []
  const starts = new Int32Array(values.length)
  const lengths = new Int32Array(values.length)
  let at = 0
  for (let i = 0; i < values.length; i++) {
    const index = isBackwards ? values.length - 1 - i : i
    const bytes = Buffer.from(`#${values[index] ?? ''}`)
    parts.push(bytes)
    starts[index] = at + 1
    lengths[index] = values[index] === null ? -1 : bytes.length - 1
    at += bytes.length
  }
  return { kind: 'rows', rows: rows.length, bytes: Buffer.concat(parts), starts, lengths }
}

const fileOf = (
  names: readonly string[],
  blocks: readonly (DecodedRows | LongRow)[],
  rows = blocks.reduce((sum, block) => sum + (block.kind === 'rows' ? block.rows : 1), 0),
): DecodedFile & { isClosed: boolean } => ({
  names,
  rows,
  isClosed: false,
  async *blocks() {
    yield* blocks
  },
  async close() {
    this.isClosed = true
  },
})

const read = (file: DecodedFile, options: Partial<ConstructorParameters<typeof DecodedRecords>[1]> = {}) =>
  readSource(new DecodedRecords(file, { limits: LIMITS, fileBytes: 1000, firstBytes: undefined, ...options }))

describe('The records of a file that the engine decodes', () => {
  it('are the rows of all blocks, with empty strings apart from null', () => {
    const value = fc.oneof(
      fc.constantFrom(null, '', ',', '"', '\n', '\r', ' ', 'é', '😀', '\0'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    )
    const row = fc.array(value, { minLength: 3, maxLength: 3 })
    const block = fc.tuple(fc.array(row, { maxLength: 4 }), fc.boolean())
    return fc.assert(
      fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (blocks) => {
        const file = fileOf(
          ['a', 'a', ''],
          blocks.map(([rows, isBackwards]) => blockOf(rows, isBackwards)),
        )
        // It checks the flags, the size and `isAscii` of each record.
        const source = await read(file)
        const rows = blocks.flatMap(([of]) => of)
        expect(source.rows).to.deep.equal(rows)
        expect(source.lengths).to.deep.equal(rows.map((values) => [...values.join('')].length))
        expect(source).to.deep.include({ names: ['a', 'a', ''], columns: 3, rejects: [], bytesRead: 1000 })
        expect(file.isClosed).to.equal(true)
      }),
    )
  })

  it('are rejected if they are too long, with the number of the row as their line', async () => {
    const beginning = Buffer.from('x'.repeat(100))
    const long: LongRow = { kind: 'long', size: 5_000_000, beginning }
    const file = fileOf(['a'], [blockOf([['1'], ['2']]), long, blockOf([['4']])])
    const { rows, rejects, bytesRead } = await read(file, { limits: { ...LIMITS, rejectBytes: 10 } })
    expect(rows).to.deep.equal([['1'], ['2'], ['4']])
    expect(rejects).to.deep.equal([
      {
        reason: 'over-long',
        detail: `The row is longer than ${LIMITS.recordBytes} bytes.`,
        ...{ line: 3, offset: 2, length: 5_000_000, raw: beginning.subarray(0, 10) },
      },
    ])
    expect(bytesRead).to.equal(1000)
  })

  it('are as many as the metadata tell, or the file is damaged', async () => {
    for (const rows of [0, 1, 3])
      expect(await failureOf(read(fileOf(['a'], [blockOf([['1'], ['2']])], rows)))).to.equal(
        `SourceBroken: The file is damaged: its metadata tell ${rows} rows, and it has 2; write it again.`,
      )
  })

  it('end after the bytes of a preview', async () => {
    const blocks = Array.from({ length: 10 }, (_, i) => blockOf([[`value ${i}`]]))
    const first = await read(fileOf(['a'], blocks), { firstBytes: 20 })
    expect(first.rows).to.deep.equal([['value 0'], ['value 1'], ['value 2']])
    expect(first).to.include({ isCut: true, bytesRead: 300 })
    const all = await read(fileOf(['a'], blocks), { firstBytes: 80 })
    expect(all).to.include({ isCut: false, bytesRead: 1000 })
  })

  it('may not take more bytes than a file may expand to', async () => {
    const blocks = Array.from({ length: 10 }, () => blockOf([[null], [null]]))
    const limits = { ...LIMITS, expandedBytes: 10 }
    // A null takes a byte, as the delimiter of a text file.
    expect(await failureOf(read(fileOf(['a'], blocks), { limits }))).to.equal(
      'ExpandsTooFar: The values of the file take more than 10 bytes as text; split it into several files.',
    )
    expect((await read(fileOf(['a'], blocks.slice(0, 5)), { limits })).rows).to.have.length(10)
  })
})
