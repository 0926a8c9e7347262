import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NothingWithinReach } from '../../../../src/quality/loaders/errors.ts'
import type { FixedFormat } from '../../../../src/quality/loaders/fixed/fixed-records.ts'
import { rawRecords } from '../../../../src/quality/loaders/fixed/raw-records.ts'
import { failureOf } from '../../../platform/support.ts'
import { item, layout, TEXT, zoned } from './support/layouts.ts'
import { formatOf } from './support/reading.ts'

const LAYOUT = layout(
  item('A', TEXT, 3),
  item('B', { kind: 'packed', isSigned: true, hasSign: true, digits: 3, scale: 0 }, 2),
)

describe('rawRecords', () => {
  let folder: string
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'raw-'))))
  after(() => rm(folder, { recursive: true }))

  const read = async (bytes: Buffer, more: Partial<FixedFormat>, lines = 100, firstBytes = 1 << 20) => {
    const path = join(folder, 'file.dat')
    await writeFile(path, bytes)
    const limits = { recordBytes: 1 << 20, rejectBytes: 100, expandedBytes: 1 << 24, columns: 100 }
    return rawRecords({ path, format: formatOf(LAYOUT, more), lines, limits, firstBytes })
  }

  it('shows each record as text, with points for control characters, and the rest of the file', async () => {
    const bytes = Buffer.from('abc\x12\x3cd\ne\x01\x0cfg', 'latin1')
    expect(await read(bytes, {})).to.deep.equal(['abc.<', 'd.e..', 'fg'])
    expect(await read(bytes, {}, 1)).to.deep.equal(['abc.<'])
  })

  it('decodes the encoding of the source', async () => {
    const bytes = Buffer.from('c1c2c3123cc4c5c6f03c', 'hex')
    expect(await read(bytes, { encoding: 'ebcdic' })).to.deep.equal(['ABC..', 'DEF0.'])
    expect(await read(Buffer.from('abc\xff1', 'latin1'), { encoding: 'ascii' })).to.deep.equal(['abc\ufffd1'])
  })

  it('divides records by descriptor words and by terminators', async () => {
    const words = Buffer.from('0009000061626312 3c000600007879'.replace(' ', ''), 'hex')
    expect(await read(words, { recordFormat: 'V' })).to.deep.equal(['abc.<', 'xy'])
    const text = layout(item('A', TEXT, 3), item('B', zoned(2), 2))
    const lines = Buffer.from('abc12\nx\n\nde')
    expect(await read(lines, { layout: text, terminator: 'lf' })).to.deep.equal(['abc12', 'x', '', 'de'])
  })

  it('cuts long records, and says so if no record is within the first bytes', async () => {
    const long = layout(item('A', TEXT, 10_000))
    const [record] = await read(Buffer.alloc(10_000, 'x'), { layout: long })
    expect(record).to.equal('x'.repeat(4096))
    expect(await failureOf(() => read(Buffer.alloc(20_000, 'x'), { layout: long }, 5, 100))).to.be.instanceOf(
      NothingWithinReach,
    )
  })

  it('shows nothing of an empty file', async () => {
    expect(await read(Buffer.alloc(0), {})).to.deep.equal([])
  })
})
