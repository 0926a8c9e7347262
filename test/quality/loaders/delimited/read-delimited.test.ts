import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { parseCanonical } from '../../../../src/quality/loaders/records/canonical-csv.ts'
import {
  previewRecords,
  readRecords,
  readRawLines,
} from '../../../../src/quality/loaders/records/read-records.ts'
import type { ReadEvent } from '../../../../src/quality/model/reading.ts'
import type { DelimitedRecordsRequest } from '../../../../src/quality/loaders/delimited/delimited-records.ts'
import type { ReadRequest } from '../../../../src/quality/loaders/records/read-request.ts'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import { FORMAT, LIMITS } from '../reading.ts'
import {
  CompressedFileBroken,
  ExpandsTooFar,
  FileTooWide,
  HeaderUnreadable,
  ReadingError,
  SourceUnreadable,
  TooManyRejected,
} from '../../../../src/quality/loaders/errors.ts'

describe('the reader of delimited files', () => {
  let home: string
  let path: string
  let folder: string

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'reader-'))
    path = join(home, 'source')
    folder = join(home, 'pieces')
    await mkdir(folder)
  })
  afterEach(() => rm(home, { recursive: true }))

  const never = new AbortController().signal
  type Wishes = Partial<Omit<ReadRequest, 'records'> & DelimitedRecordsRequest>
  const request = ({
    path: file = path,
    format = FORMAT,
    columnCount,
    ...more
  }: Wishes = {}): ReadRequest => ({
    records: { kind: 'delimited', path: file, format, columnCount },
    folder,
    sample: { kind: 'all' },
    limits: LIMITS,
    maxRejected: undefined,
    ...more,
  })

  /** Writes the file and reads it to its end. */
  async function read(bytes: Buffer | string, more: Wishes = {}) {
    await writeFile(path, bytes)
    const events: ReadEvent[] = []
    for await (const event of readRecords(request(more), never)) events.push(event)
    const last = events.at(-1)
    if (last?.kind !== 'end') throw new Error('The last event does not tell the end.')
    const piecesOf = async (kind: string) => {
      const pieces = events.filter((event) => event.kind === kind) as { path: string }[]
      return (await Promise.all(pieces.map((piece) => readFile(piece.path)))).flatMap(parseCanonical)
    }
    return { events, summary: last.summary, rows: await piecesOf('rows'), rejects: await piecesOf('rejects') }
  }

  async function failureOf(bytes: Buffer | string, more: Partial<ReadRequest> = {}): Promise<Error> {
    try {
      await read(bytes, more)
    } catch (error) {
      return error as Error
    }
    throw new Error('The file was read.')
  }

  it('writes rows with their numbers, and keeps rejected records with their line and bytes', async () => {
    const { events, rows, rejects, summary } = await read(
      'id,name\r\n1,Ann\r\n2\r\n3,"Jo\r\nhn"\r\n4,"x"y\r\n5,\r\n',
      {
        format: { ...FORMAT, header: true },
      },
    )
    expect(events[0]).to.deep.equal({ kind: 'columns', names: ['id', 'name'], count: 2 })
    expect(rows).to.deep.equal([
      ['1', '1', 'Ann'],
      ['2', '3', 'Jo\r\nhn'],
      ['3', '5', null],
    ])
    expect(rejects).to.deep.equal([
      [
        '1',
        '3',
        'ragged',
        'The record has 1 field where 2 are expected.',
        '16',
        '1',
        Buffer.from('2').toString('hex'),
      ],
      [
        '2',
        '6',
        'bad quotes',
        'Text follows the quote that ends a field.',
        '31',
        '6',
        Buffer.from('4,"x"y').toString('hex'),
      ],
    ])
    expect(summary).to.include({
      rows: 3,
      records: 5,
      rejected: 2,
      terminator: 'crlf',
      compression: undefined,
      bytes: 43,
    })
    expect(summary.columns[1]).to.deep.include({ minLength: 3, maxLength: 6 })
    expect(summary.columns[0]!.types.integer).to.equal(3)
  })

  it('rejects one line, and not the rest of the file, for an unmatched quote', async () => {
    const { rows, rejects } = await read('a,1\n"b,2\nc,3\nd,"4\n5"\n')
    expect(rows.map(([, first]) => first)).to.deep.equal(['a', 'c', 'd'])
    expect(rejects.map(([, line, reason]) => [line, reason])).to.deep.equal([['2', 'bad quotes']])
  })

  it('takes time in proportion to the file where each line opens quotes', async function () {
    this.timeout(60_000)
    const limits = { ...LIMITS, recordBytes: 16 << 20 }
    for (const line of ['a","\n', 'x,"""\n', 'b,"c\n']) {
      await writeFile(path, line.repeat(200_000))
      const start = performance.now()
      for await (const event of readRecords(request({ columnCount: 3, limits }), never)) {
        if (event.kind === 'end') expect(event.summary.rejected, line).to.equal(200_000)
        if (event.kind === 'rows' || event.kind === 'rejects') await rm(event.path)
      }
      // Were each of them walked along to its end, it would take minutes.
      expect(performance.now() - start, line).to.be.lessThan(15_000)
    }
  })

  it('keeps its memory small when a line has 300 million bytes', async function () {
    this.timeout(60_000)
    const line = Buffer.alloc(300_000_000, 0x78)
    const packed = gzipSync(Buffer.concat([Buffer.from('a,b\n'), line, Buffer.from('\nc,d\n')]), { level: 1 })
    const before = process.memoryUsage().rss
    const { rows, rejects } = await read(packed)
    expect(rows).to.deep.equal([
      ['1', 'a', 'b'],
      ['2', 'c', 'd'],
    ])
    const [[, number, reason, , offset, length, raw]] = rejects as [string[]]
    expect({ number, reason, offset, length }).to.deep.equal({
      number: '2',
      reason: 'over-long',
      offset: '4',
      length: '300000000',
    })
    expect(raw).to.have.length(2 * LIMITS.rejectBytes)
    expect(process.memoryUsage().rss - before).to.be.lessThan(300e6)
  })

  it('finds no columns and no rows in an empty file', async () => {
    const { events, summary } = await read('')
    expect(events[0]).to.deep.equal({ kind: 'columns', names: undefined, count: 0 })
    expect(summary).to.include({ rows: 0, records: 0, rejected: 0 })
    expect(summary.columns).to.deep.equal([])
  })

  it('rejects records that are not text instead of failing', async () => {
    const junk = Buffer.from(
      Array.from({ length: 100_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256),
    )
    const { summary } = await read(junk, { columnCount: 2 })
    expect(summary.rejected).to.be.greaterThan(0)
    expect(summary.rows + summary.rejected).to.equal(summary.records)
  })

  it('tells the columns before any progress, also where the first record is long', async () => {
    for (const header of [true, false]) {
      await rm(folder, { recursive: true })
      await mkdir(folder)
      const limits = { ...LIMITS, recordBytes: 16 << 20 }
      await writeFile(path, `${header ? 'a,b\n' : ''}${'x'.repeat(5 << 20)},1\n`)
      const kinds: string[] = []
      for await (const { kind } of readRecords(request({ format: { ...FORMAT, header }, limits }), never))
        kinds.push(kind)
      expect(kinds[0]).to.equal('columns')
    }
  })

  it('reads compressed files, also of several members', async () => {
    const members = ['a,1\nb', ',2\nc,3'].map((text) => gzipSync(text))
    const { rows, summary } = await read(Buffer.concat(members))
    expect(rows.map(([, ...values]) => values.join())).to.deep.equal(['a,1', 'b,2', 'c,3'])
    expect(summary.compression).to.equal('gzip')
  })

  it('makes the same random choice for the same seed', async () => {
    const text = Array.from({ length: 2000 }, (_, index) => `${index}\n`).join('')
    const sample = { kind: 'random', percent: 25, skip: 100, seed: 7 } as const
    const values: string[] = []
    for (const seed of [7, 7, 8]) {
      await rm(folder, { recursive: true })
      await mkdir(folder)
      const { rows } = await read(text, { sample: { ...sample, seed } })
      values.push(rows.map(([, value]) => value).join())
      expect(rows.length).to.be.within(400, 550)
      expect(Number(rows[0]![1])).to.be.at.least(100)
    }
    expect(values[1]).to.equal(values[0])
    expect(values[2]).not.to.equal(values[0])
  })

  it('stops reading as soon as a sample of the first records is complete', async () => {
    const { rows, summary } = await read('a,1\n'.repeat(3_000_000), {
      sample: { kind: 'first', rows: 3, skip: 2 },
    })
    expect(rows).to.have.length(3)
    expect(summary.bytes).to.be.lessThan(4_000_000)
  })

  it('fails with a sentence if the whole file cannot be read', async () => {
    const header = { format: { ...FORMAT, header: true } }
    const cases: [Buffer | string, Wishes, new (text: string) => Error, RegExp][] = [
      [Array(100_000).fill('a').join(), {}, FileTooWide, /more than 4096 fields; check the delimiter/],
      ['a,"b\n1,2\n', header, HeaderUnreadable, /names of the columns, cannot be read\. A quote opens/],
      ['a,\xff\n', header, HeaderUnreadable, /cannot be read/],
      ['\na,b\n', header, HeaderUnreadable, /first line is blank/],
      [
        'a,b\n1\n2\n3\n',
        { maxRejected: 2 },
        TooManyRejected,
        /More than 2 records were rejected\. Reasons: ragged \(3\)\. .* Line 4: .* 1 field/,
      ],
      [gzipSync('a,b\n'.repeat(1000)).subarray(0, 30), {}, CompressedFileBroken, /damaged or cut off/],
      [
        gzipSync(Buffer.alloc(9_000_000)),
        { limits: { ...LIMITS, expandedBytes: 3_000_000 } },
        ExpandsTooFar,
        /expands to more than 3000000 bytes/,
      ],
    ]
    for (const [bytes, more, type, sentence] of cases) {
      const raw = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
      const error = await failureOf(raw, more)
      expect(error).to.be.instanceOf(type)
      expect(error.message).to.match(sentence)
      expect(await readdir(folder)).to.deep.equal([])
    }
  })

  it('says that a file is missing without naming its path', async () => {
    try {
      for await (const event of readRecords(request({ path: join(home, 'nowhere') }), never))
        expect(event).to.equal(0)
    } catch (error) {
      expect(error).to.be.instanceOf(SourceUnreadable)
      expect((error as Error).message)
        .to.match(/does not exist/)
        .and.not.include(home)
      return
    }
    expect.fail('Nothing was thrown.')
  })

  it('is at most two pieces ahead of its reader, and removes all pieces when it is aborted', async function () {
    this.timeout(60_000)
    await writeFile(path, `${'x'.repeat(999)}\n`.repeat(200_000))
    const controller = new AbortController()
    const reading = readRecords(request(), controller.signal)
    expect((await reading.next()).value).to.include({ kind: 'columns' })
    for (let isPiece = false; !isPiece;) {
      const { value } = (await reading.next()) as IteratorYieldResult<ReadEvent>
      isPiece = value.kind === 'rows'
    }
    const pieces = () => readdir(folder)
    while ((await pieces()).length < 2) await sleep(20)
    await sleep(300)
    expect(await pieces()).to.have.length(2)
    controller.abort(new Error('no longer wanted'))
    let thrown: unknown
    try {
      while (!(await reading.next()).done);
    } catch (error) {
      thrown = error
    }
    expect((thrown as Error).message).to.equal('no longer wanted')
    expect(await pieces()).to.deep.equal([])
  })

  it('removes its pieces and ends its worker when its reader stops', async () => {
    await writeFile(path, `${'x'.repeat(999)}\n`.repeat(100_000))
    for await (const event of readRecords(request(), never)) {
      if (event.kind !== 'rows') continue
      expect(existsSync(event.path)).to.equal(true)
      break
    }
    expect(await readdir(folder)).to.deep.equal([])
  })

  it('previews the first records without writing anything', async () => {
    await writeFile(path, 'id;name\n1;"a;b"\n2\n3;\n4;d\n')
    const format = { ...FORMAT, delimiter: ';', header: true }
    const preview = await previewRecords({ ...request({ format }), mostRecords: 3, firstBytes: 1e6 }, never)
    expect(preview.names).to.deep.equal(['id', 'name'])
    expect(preview.columns).to.equal(2)
    expect(preview.rows).to.deep.equal([
      ['1', 'a;b'],
      ['3', null],
    ])
    expect(preview.rejects).to.deep.equal([
      {
        line: 3,
        reason: 'ragged',
        detail: 'The record has 1 field where 2 are expected.',
        offset: 16,
        length: 1,
        raw: Buffer.from('2'),
      },
    ])
    expect(await readdir(folder)).to.deep.equal([])
  })

  describe('previewing a file of which it may read only the first bytes', () => {
    const preview = (more: Partial<Parameters<typeof previewRecords>[0]>) =>
      previewRecords({ ...request(), mostRecords: 100, firstBytes: 1000, ...more }, never)
    /** Records of ten bytes. */
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `${1000 + n},xxxx\n`).join('')
    const NOTHING =
      'The first 1000 bytes of the source file contain no record of the sample: let the sample begin earlier, or raise PREVIEW_LIMIT_BYTES.'
    const thrown = async (reading: Promise<unknown>): Promise<Error> => {
      const error = await reading.then(
        () => undefined,
        (reason: unknown) => reason as Error,
      )
      if (!error) throw new Error('It was read.')
      return error
    }

    it('shows the whole records, and nothing of the record that is cut', async () => {
      for (const content of [Buffer.from(lines(103)), gzipSync(lines(103))]) {
        await writeFile(path, content)
        const { rows, summary } = await preview({ firstBytes: 995 })
        expect(rows).to.have.length(99)
        expect(rows.at(-1)).to.deep.equal(['1098', 'xxxx'])
        expect(summary.rejected).to.equal(0)
      }
    })

    it('shows the last record of a file that ends there, with or without a line end', async () => {
      for (const content of [lines(100), `${lines(99)}1099,xxxxx`]) {
        expect(content).to.have.length(1000)
        for (const bytes of [Buffer.from(content), gzipSync(content)]) {
          await writeFile(path, bytes)
          expect((await preview({})).rows).to.have.length(100)
        }
      }
    })

    it('reports that these bytes have no record of the sample, plain or compressed', async () => {
      for (const content of [Buffer.from(lines(300)), gzipSync(lines(300)), Buffer.alloc(2000, 'x')]) {
        await writeFile(path, content)
        const error = await thrown(preview({ sample: { kind: 'first', rows: 10, skip: 200 } }))
        expect(error).to.be.instanceOf(ReadingError)
        expect(error.message).to.equal(NOTHING)
      }
    })

    it('does not look for the content of a compressed file behind any number of empty parts', async () => {
      const empty = gzipSync('')
      await writeFile(path, Buffer.concat([...Array<Buffer>(100).fill(empty), gzipSync('a,b\n')]))
      expect((await thrown(preview({}))).message).to.equal(NOTHING)
      const asLines = readRawLines(
        { bytes: { kind: 'file', path }, encoding: 'utf-8', lines: 9, expandedBytes: 1e9, firstBytes: 1000 },
        never,
      )
      expect((await thrown(asLines)).message).to.equal(NOTHING)
    })

    it('still says that a compressed file is damaged', async () => {
      await writeFile(path, gzipSync(lines(3)).subarray(0, 30))
      expect((await thrown(preview({}))).message).to.match(/damaged or cut off/)
    })
  })

  it('previews a record of 16 MB in 4,096 columns', async () => {
    const fields = Array.from({ length: 4096 }, () => 'x'.repeat(4090))
    await writeFile(path, `${fields.join(',')}\n`.repeat(4))
    const limits = readLimits(1e9)
    const { rows } = await previewRecords(
      { ...request({ limits }), mostRecords: 100, firstBytes: 1 << 26 },
      never,
    )
    expect(rows[0]).to.deep.equal(fields)
  })

  it('shows the first lines as they stand in the file, whatever ends them', async () => {
    await writeFile(path, gzipSync(Buffer.from('caf\xe9,"a\r\nb"\rc\n\nlast', 'latin1')))
    const bytes = { kind: 'file', path } as const
    const lines = { bytes, encoding: 'cp1252', expandedBytes: 1000, firstBytes: 1000 }
    expect(await readRawLines({ ...lines, lines: 10 }, never)).to.deep.equal([
      'café,"a',
      'b"',
      'c',
      '',
      'last',
    ])
    expect(await readRawLines({ ...lines, lines: 2 }, never)).to.deep.equal(['café,"a', 'b"'])
  })
})
