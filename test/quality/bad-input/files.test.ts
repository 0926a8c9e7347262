import { expect } from 'chai'
import { createGzip, gzipSync } from 'node:zlib'
import { createWriteStream } from 'node:fs'
import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { temporaryFolder } from '../../platform/support.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { post, problemOf } from './problems.ts'

const MEGABYTE = 1 << 20

describe('A malformed source file', function () {
  this.timeout(120_000)
  let server: QualityServer
  let root: string

  before(async () => {
    root = await temporaryFolder()
    server = await startQualityServer({
      env: { SOURCE_ROOTS: root, EXPANDED_LIMIT_BYTES: String(64 * MEGABYTE) },
    })
  })
  after(async () => {
    expect(await readdir(join(server.dataDir, 'quality', '1', 'loads')), 'left by loads').to.deep.equal([])
    await server.stop()
    expect(server.log.filter(({ level }) => level === 'error' || Number(level) >= 50)).to.deep.equal([])
  })

  const preview = (sourceFile: string, attr = 'names') =>
    post(server, '/entities', {
      command: 'preview',
      data: { source: 'client', connectInfo: { type: 'delimited', attr, sourceFile } },
    })
  const rawPreview = (sourceFile: string) =>
    post(server, '/entities', {
      command: 'rawpreview',
      data: { source: 'client', connectInfo: { type: 'delimited', sourceFile } },
    })

  /** Loads a file, which must fail with one sentence for the job, the entity and the preview. */
  async function refused(name: string, content: string | Uint8Array, attr = 'names'): Promise<string> {
    const { path, job } = await server.load(name, content, { connectInfo: { attr } })
    expect(job['State'], JSON.stringify(job)).to.equal('Failed')
    const [entity] = await server.rows(`${path}?columns=__STATE,LOADED_ROWS,_failure`)
    expect(entity).to.deep.equal({ 'Entity State': 'Load Failed', Rows: '0', Failure: job['Reason'] })
    expect(await server.rows(`${path}/rows`)).to.deep.equal([])
    return job['Reason']!
  }

  it('fails with a sentence where it has 100,000 columns, in the preview too', async () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `c${index}`).join()
    const reason = await refused('Wide', `${names}\n${'1,'.repeat(99_999)}1\n`)
    expect(reason).to.match(/^The first record has more than \d+ fields; check the delimiter/)
    const { status, detail } = await problemOf(await preview('Wide.csv'), server)
    expect({ status, detail }).to.deep.equal({ status: 409, detail: reason })
    expect((await rawPreview('Wide.csv')).status).to.equal(200)
  })

  it('keeps a later record of 100,000 fields aside as ragged', async () => {
    const { path } = await server.load('Wide later', `a,b\n1,2\n${'1,'.repeat(99_999)}1\n3,4\n`, {
      maxRejected: 1,
    })
    const [reject] = await server.rows(`${path}/rejected?columns=LINE,REASON,DETAIL`)
    expect(reject).to.deep.equal({
      Line: '3',
      Reason: 'ragged',
      Detail: 'The record has 100000 fields where 2 are expected.',
    })
  })

  it('fails if it is empty, and has an empty preview', async () => {
    for (const [name, content] of [
      ['Empty', ''],
      ['Empty packed', gzipSync('')],
      ['Only a mark', '\ufeff'],
    ] as const) {
      expect(await refused(name, content, 'none')).to.equal(
        'The file is empty, so its columns are unknown; load a file with at least one line.',
      )
      expect((await preview(`${name}.csv`)).status, name).to.equal(204)
      expect((await rawPreview(`${name}.csv`)).status, name).to.equal(204)
    }
  })

  it('has columns and no rows if it has only a header', async () => {
    for (const header of ['a,b', 'a,b\r\n']) {
      const { path, job } = await server.load(`Header ${header.length}`, header)
      expect(job).to.include({ State: 'Completed' })
      const [entity] = await server.rows(path)
      expect(entity).to.include({
        Rows: '0',
        Attributes: '2',
        'Rejected Rows': '0',
        'Entity State': 'Fully Loaded',
      })
    }
  })

  it('is rejected as a whole or record by record if it is binary', async () => {
    let state = 1
    const bytes = Buffer.from(
      Array.from({ length: 100_000 }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff),
    )
    expect(await refused('Binary', bytes)).to.match(/names of the columns, cannot be read/)
    expect(await refused('Binary unnamed', bytes, 'none')).to.match(
      /can be split|were rejected|decoded|expected/,
    )
    expect((await rawPreview('Binary.csv')).status).to.equal(200)
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), bytes])
    expect(await refused('Picture', png)).to.match(/^[A-Z].*\.$/s)
    const warehouse = Buffer.concat([Buffer.alloc(8), Buffer.from('DUCK'), Buffer.alloc(4096)])
    expect(await refused('Zeros', warehouse)).to.match(
      /^The file is in the format DuckDB\. Set `type` to duckdb/,
    )
  })

  it('is rejected with its format if it is a known one, in the preview too', async () => {
    const member = (name: string) => {
      const head = Buffer.alloc(30)
      head.write('PK\x03\x04', 'latin1')
      head.writeUInt16LE(name.length, 26)
      return Buffer.concat([head, Buffer.from(name), Buffer.alloc(100)])
    }
    const tar = Buffer.alloc(1024)
    tar.write('a.csv')
    tar.write('0000644\0', 100)
    tar.write('ustar\x0000', 257)
    for (const [name, content, reason] of [
      [
        'Workbook',
        member('[Content_Types].xml'),
        /^The file is a workbook of Excel.* Set `type` to excel if it is a workbook, and load it again\./,
      ],
      ['Sheet', member('mimetype'), /^The file is an OpenDocument file\. Set `type` to excel/],
      ['Archive', member('data.csv'), /^The compressed file is damaged or cut off after 0 expanded bytes/],
      ['Tape', tar, /^The file is an archive of tar\. Unpack it/],
      [
        'Old workbook',
        Buffer.from('d0cf11e0a1b11ae100', 'hex'),
        /^The file is an xls workbook.* Set `type` to excel/,
      ],
      ['Columns', Buffer.from('PAR1\x15\x04'), /^The file is in the format Parquet\. Set `type` to parquet/],
      ['Container', Buffer.from('Obj\x01\x04'), /^The file is in the format Avro\. Set `type` to avro/],
      ['Batches', Buffer.from('ARROW1\0\0'), /^The file is in the format Arrow\. Set `type` to arrow/],
      [
        'Database',
        Buffer.from('SQLite format 3\0'),
        /^The file is in the format SQLite\. Set `type` to sqlite/,
      ],
      ['Packed', Buffer.from('04224d18644000', 'hex'), /^The file is compressed with LZ4\. Expand it/],
      ['Old', Buffer.from('5d00008000ffffffff', 'hex'), /^The file is compressed with LZMA\. Expand it/],
      ['Document', Buffer.from('%PDF-1.7\n1,2\n'), /^The file is a PDF document\./],
      ['Packed workbook', gzipSync(member('xl/workbook.xml')), /^The file is a workbook of Excel/],
    ] as const) {
      const found = await refused(name, content)
      expect(found).to.match(reason)
      const answer = await preview(`${name}.csv`)
      expect(answer.status, name).to.equal(409)
      // The name of a database is an internal elsewhere.
      if (name !== 'Database') expect((await problemOf(answer, server)).detail, name).to.equal(found)
    }
    const { job } = await server.load('Letters', 'PAR1,PK\n1,2\n')
    expect(job).to.include({ State: 'Completed' })
  })

  it('fails if it is compressed and truncated or damaged', async () => {
    const packed = gzipSync(Buffer.alloc(MEGABYTE, 'a,b\n'))
    const damaged = Buffer.from(packed)
    damaged.fill(0, damaged.length - 8)
    for (const [name, content] of [
      ['Cut', packed.subarray(0, packed.length >> 1)],
      ['Cut in the head', packed.subarray(0, 5)],
      ['Damaged', damaged],
    ] as const)
      expect(await refused(name, content), name).to.match(
        /^The compressed file is damaged or cut off after \d+ /,
      )
  })

  it('fails if it expands beyond the limit, and is not expanded further', async () => {
    const path = join(root, 'bomb.gz')
    const line = Buffer.from(`${'x'.repeat(99)},${'y'.repeat(899)}\n`.repeat(1000))
    const expanded = Readable.from(
      (function* () {
        for (let megabytes = 0; megabytes < 100; megabytes++) yield line
      })(),
    )
    await pipeline(expanded, createGzip(), createWriteStream(path))
    const { body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Bomb',
        source: 'server',
        connectInfo: { connectionId: 1, attr: 'none', sourceFile: 'bomb.gz' },
      },
    })
    expect(await server.ended(body.job)).to.include({
      State: 'Failed',
      Reason: `The compressed file expands to more than ${64 * MEGABYTE} bytes; split it into several files.`,
    })
  })

  it('uses no more memory for a line of 1 GB, and rejects only that line', async () => {
    const path = join(root, 'huge.csv')
    await writeFile(path, 'a,b\n1,2\n')
    await truncate(path, 1e9)
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
    const connectInfo = { connectionId: 1, attr: 'names', sourceFile: 'huge.csv' }
    try {
      const { body } = await server.command('/entities', {
        command: 'create',
        data: { entityName: 'Huge', source: 'server', connectInfo, maxRejected: 1 },
      })
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
      const entity = `/entities/${body.entityId}`
      expect(await server.rows(`${entity}/rows`)).to.deep.equal([{ Row: '1', a: '1', b: '2' }])
      expect(await server.rows(`${entity}/rejected?columns=LINE,REASON,OFFSET,LENGTH`)).to.deep.equal([
        { Line: '3', Reason: 'over-long', Offset: '8', Length: String(1e9 - 8) },
      ])
      const shown = await server.command('/entities', {
        command: 'preview',
        data: { source: 'server', connectInfo },
      })
      expect(shown.body.rows).to.deep.equal([{ dataRow: ['1', '2'] }])
      const raw = { source: 'server', connectInfo: { connectionId: 1, sourceFile: 'huge.csv' } }
      const lines = await post(server, '/entities', { command: 'rawpreview', data: raw })
      expect(lines.status).to.equal(200)
      expect((await lines.text()).length, 'bytes of a raw preview').to.be.below(10 * MEGABYTE)
    } finally {
      clearInterval(watch)
    }
    expect((most - before) / MEGABYTE, 'MB more').to.be.below(400)
  })
})
