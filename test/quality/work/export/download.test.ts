import { expect } from 'chai'
import knex from 'knex'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'
import { exported } from './exported.ts'

const DAY_MS = 86_400_000

const ROWS = Array.from({ length: 5000 }, (_, i) => `${i},some text ${i}\n`).join('')

describe('The download of an export', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: string

  before(async () => {
    server = await startQualityServer()
    ;({ path: entity } = await server.load('numbers', `Number,Text\n${ROWS}`))
  })
  after(async () => {
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
    await server.stop()
  })

  const ranged = (file: string, headers: Record<string, string>, method = 'GET') =>
    server.ask(file, { method, headers })

  it('says what the file is, of which version, and how long, also by HEAD', async () => {
    const { answer, bytes, file } = await exported(server, `${entity}/rows`, { filename: 'Größe "1".csv' })
    expect(bytes.toString()).to.equal(`Number,Text\n${ROWS}`)
    const { headers } = await ranged(file, { Range: 'bytes=5-', 'Accept-Encoding': 'gzip' }, 'HEAD')
    for (const each of [answer.headers, headers]) {
      expect(each.get('content-type')).to.equal('text/csv; charset=utf-8')
      expect(each.get('content-length')).to.equal(String(bytes.length))
      expect(each.get('content-encoding')).to.equal(null)
      expect(each.get('accept-ranges')).to.equal('bytes')
      expect(each.get('content-range')).to.equal(null)
      expect(each.get('etag')).to.match(/^"[^"]+"$/)
      expect(Date.parse(each.get('last-modified')!)).to.be.closeTo(Date.now(), 60_000)
      expect(each.get('content-disposition')).to.equal(
        `attachment; filename="Gr__e \\"1\\".csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.csv`,
      )
    }
  })

  it('that was interrupted continues by a range, byte for byte', async () => {
    const { answer, bytes, file } = await exported(server, `${entity}/rows`, { filename: 'half.csv' })
    const half = Math.floor(bytes.length / 2)
    const abort = new AbortController()
    const first = await server.ask(file, { headers: { Range: `bytes=0-${half - 1}` }, signal: abort.signal })
    expect(first.status).to.equal(206)
    const rest = await ranged(file, { Range: `bytes=${half}-`, 'If-Range': answer.headers.get('etag')! })
    expect(rest.status).to.equal(206)
    expect(rest.headers.get('content-range')).to.equal(`bytes ${half}-${bytes.length - 1}/${bytes.length}`)
    expect(rest.headers.get('content-length')).to.equal(String(bytes.length - half))
    const both = [await first.arrayBuffer(), await rest.arrayBuffer()].map((part) => Buffer.from(part))
    expect(Buffer.concat(both).equals(bytes)).to.equal(true)
  })

  it('answers a valid range, and returns the whole file for an invalid one', async () => {
    const { answer, bytes, file } = await exported(server, `${entity}/rows`, { filename: 'ranges.csv' })
    const { length } = bytes
    const modified = answer.headers.get('last-modified')!
    const cases: [headers: Record<string, string>, status: number, from: number, to: number][] = [
      [{ Range: 'bytes=0-0' }, 206, 0, 1],
      [{ Range: 'bytes=-10' }, 206, length - 10, length],
      [{ Range: `bytes=-${length + 1}` }, 206, 0, length],
      [{ Range: `bytes=7-${length + 100}` }, 206, 7, length],
      [{ Range: 'bytes=7-9', 'If-Range': modified }, 206, 7, 10],
      [{ Range: 'bytes=7-9', 'If-Range': '"another"' }, 200, 0, length],
      [{ Range: 'bytes=7-9', 'If-Range': `W/${answer.headers.get('etag')}` }, 200, 0, length],
      [{ Range: 'bytes=9-7' }, 200, 0, length],
      [{ Range: 'bytes=0-1,5-6' }, 200, 0, length],
      [{ Range: 'lines=0-1' }, 200, 0, length],
      [{ Range: 'bytes=-' }, 200, 0, length],
    ]
    for (const [headers, status, from, to] of cases) {
      const part = await ranged(file, headers)
      expect(part.status, JSON.stringify(headers)).to.equal(status)
      const body = Buffer.from(await part.arrayBuffer())
      expect(body.equals(bytes.subarray(from, to)), JSON.stringify(headers)).to.equal(true)
    }
    for (const range of [`bytes=${length}-`, 'bytes=-0']) {
      const none = await ranged(file, { Range: range })
      expect(none.status).to.equal(416)
      expect(none.headers.get('content-range')).to.equal(`bytes */${length}`)
      expect(((await none.json()) as { detail: string }).detail).to.equal(
        `The file has ${length} bytes: ask for a range that begins before its end.`,
      )
    }
    const known = await ranged(file, { Range: 'bytes=0-1', 'If-None-Match': answer.headers.get('etag')! })
    expect(known.status).to.equal(304)
  })

  it('of a file without a byte is empty, and has no range', async () => {
    const data = { filename: 'empty.ndjson', filetype: 'ndjson' }
    const { bytes, file, answer } = await exported(server, `${entity}/rows`, data, { keypatternlist: ['0'] })
    expect([bytes.length, answer.headers.get('content-length')]).to.deep.equal([0, '0'])
    expect((await ranged(file, { Range: 'bytes=0-' })).status).to.equal(416)
  })

  it('refuses names that lead out of the folder, and serves no upload', async () => {
    for (const filename of [
      '../up.csv',
      'a/b',
      '..\\x',
      '..',
      '.',
      '',
      ' ',
      'a\u0000',
      'a\nb',
      'x'.repeat(256),
    ]) {
      const { status, body } = await server.command(`${entity}/rows`, {
        command: 'export',
        data: { filename },
      })
      expect(status, JSON.stringify(filename)).to.equal(400)
      expect(body.errors[0]!.pointer).to.equal('/data/filename')
    }
    for (const path of ['..%2f..%2fcatalogue.sqlite', '%2e%2e%2f1', 'numbers.csv', '1', 'nothing.csv']) {
      expect((await server.ask(`/download/${path}`)).status, path).to.be.oneOf([400, 404])
    }
  })

  it('keeps apart exports of one name, letter case aside, that were asked for at once', async () => {
    const names = ['twin.csv', 'twin.csv', 'TWIN.csv', 'twin.csv']
    const all = await Promise.all(
      names.map((filename, i) =>
        exported(server, `${entity}/rows`, { filename }, { keypatternlist: [String(i + 1)] }),
      ),
    )
    const files = all.map(({ file }) => decodeURIComponent(file.slice('/download/'.length)))
    expect(files.map((name) => name.toLowerCase()).sort()).to.deep.equal([
      'twin (2).csv',
      'twin (3).csv',
      'twin (4).csv',
      'twin.csv',
    ])
    all.forEach(({ bytes }, i) => expect(bytes.toString()).to.equal(`Number,Text\n${i},some text ${i}\n`))
  })

  it('ends for an expired export: the file is deleted, and its name is free', async () => {
    const dataDir = server.dataDir
    const { file } = await exported(server, '/entities', { filename: 'old.csv' })
    await server.stop(true)
    const catalogue = knex({
      client: 'sqlite3',
      connection: { filename: join(dataDir, 'catalogue.sqlite') },
      useNullAsDefault: true,
    })
    const before = new Date(Date.now() - 7 * DAY_MS - 1000).toISOString()
    const { content } = (await catalogue('exports')
      .where({ name: 'old.csv' })
      .first<{ content: string } | undefined>('content'))!
    await catalogue('exports').where({ content }).update({ completed_at: before })
    await catalogue.destroy()
    const path = join(dataDir, 'quality', '1', 'exports', content)
    expect(existsSync(path)).to.equal(true)
    server = await startQualityServer({ dataDir })
    expect(existsSync(path)).to.equal(false)
    expect((await server.ask(file)).status).to.equal(404)
    expect((await exported(server, '/entities', { filename: 'old.csv' })).file).to.equal('/download/old.csv')
    // What a crash leaves behind goes at the start as well.
    const left = await readdir(join(dataDir, 'quality', '1', 'exports'))
    expect(left.filter((name) => !/^[0-9a-f]{8}-[0-9a-f]{32}$/.test(name))).to.deep.equal([])
    await server.stop(true)
    server = await startQualityServer({ dataDir })
  })

  after(() => rm(server.dataDir, { recursive: true, force: true }))
})
