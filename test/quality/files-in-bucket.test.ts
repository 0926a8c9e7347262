import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../src/migrations.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { recordingLogger } from '../platform/support.ts'
import { KEY, S3Server } from './loaders/address/s3-server.ts'
import { newDataDir } from './support/data-dir.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'
import { basic, ADMIN_PASSWORD } from './support/credentials.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'

const ODD = "é + (1) ' !*.csv"
const DAY_MS = 86_400_000

describe('Uploads and exports in a bucket', function () {
  this.timeout(120_000)
  let s3: S3Server
  beforeEach(async () => {
    s3 = await new S3Server().start()
  })
  afterEach(() => s3.stop())

  const settings = () => ({
    FILES_URL: `s3://data/in?endpoint=http://${s3.host}&region=eu-central-1`,
    FILES_S3_ACCESS_KEY_ID: KEY.id,
    FILES_S3_SECRET_ACCESS_KEY: KEY.secret,
  })
  const objects = (kind: string) => [...s3.objects.keys()].filter((key) => key.startsWith(`in/${kind}/`))

  describe('of a server', () => {
    let server: QualityServer
    beforeEach(async () => {
      server = await startQualityServer({ env: settings() })
    })
    afterEach(() => server.stop())

    const export_ = async (path: string, filename: string) => {
      const { status, body } = await server.command(`${path}/rows`, { command: 'export', data: { filename } })
      expect(status, JSON.stringify(body)).to.equal(200)
      return { job: await server.ended(body.job), file: `/download/${encodeURIComponent(filename)}` }
    }

    it('are previewed, loaded, exported, and downloaded by ranges', async () => {
      const content = 'id,name\n1,é\n2,b\n'
      const { path, job } = await server.load(ODD, content)
      expect(job, job['Reason']).to.include({ State: 'Completed' })
      expect(await server.rows(`${path}/rows`)).to.deep.equal([
        { Row: '1', id: '1', name: 'é' },
        { Row: '2', id: '2', name: 'b' },
      ])
      expect(objects('files')).to.have.length(1)
      expect(s3.objects.get(objects('files')[0]!)!.toString()).to.equal(content)
      const { job: exporting, file } = await export_(path, ODD)
      expect(exporting, exporting['Reason']).to.include({ State: 'Completed' })
      expect(objects('exports')).to.have.length(1)
      const whole = await server.ask(file)
      expect(await whole.text()).to.equal(content)
      const part = await server.ask(file, { headers: { Range: 'bytes=3-6' } })
      expect(part.status).to.equal(206)
      expect(part.headers.get('Content-Range')).to.equal(`bytes 3-6/${Buffer.byteLength(content)}`)
      expect(await part.text()).to.equal('name')
      expect(await readdir(join(server.dataDir, 'quality', '1', 'loads'))).to.deep.equal([])
      expect((await server.ask('', { method: 'DELETE' })).status).to.equal(204)
      for (let tries = 0; tries < 100 && s3.objects.size > 1; tries++) await sleep(50)
      expect([...s3.objects.keys()]).to.deep.equal(['in/.files-id'])
    })

    it('are read by another server, and gone when they are deleted', async () => {
      const { path } = await server.load('a.csv', 'id\n1\n')
      await server.stop(true)
      // The copies of the first server.
      await rm(join(server.dataDir, 'files-cache'), { recursive: true })
      server = await startQualityServer({ env: settings(), dataDir: server.dataDir })
      const { body } = await server.command(path, { command: 'reload' })
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
      expect(await server.rows(`${path}/rows`)).to.deep.equal([{ Row: '1', id: '1' }])
      const name = await server.upload('b.csv', 'x')
      expect(objects('files')).to.have.length(2)
      expect((await server.ask(`/files/${name}`, { method: 'DELETE' })).status).to.equal(204)
      for (let tries = 0; tries < 100 && objects('files').length > 1; tries++) await sleep(50)
      expect(objects('files')).to.have.length(1)
    })

    it('answer 503 while the bucket is lost, fail jobs with a sentence, and come back', async () => {
      const { path } = await server.load('a.csv', 'id\n1\n')
      const { file } = await export_(path, 'a.csv')
      await server.upload('b.csv', 'id\n2\n')
      await rm(join(server.dataDir, 'files-cache'), { recursive: true })
      s3.isDown = true
      const form = new FormData()
      form.set('file', new Blob(['x']), 'c.csv')
      const [upload, download, preview] = await Promise.all([
        server.ask('/upload', { method: 'POST', body: form }),
        server.ask(file),
        server.command('/entities', {
          command: 'preview',
          data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'b.csv' } },
        }),
      ])
      expect(preview.status).to.equal(503)
      for (const answer of [upload, download]) {
        expect(answer.status).to.equal(503)
        expect(Number(answer.headers.get('Retry-After'))).to.be.above(0)
        const { detail } = (await answer.json()) as { detail: string }
        expect(detail).to.equal(
          'The storage of uploads and exports cannot be used at the moment; try again later.',
        )
      }
      const { job } = await export_(path, 'd.csv')
      expect(job).to.include({ State: 'Failed' })
      expect(job['Reason']).to.include('The storage of uploads and exports cannot be used')
      s3.isDown = false
      expect((await (await server.ask(file)).text()).trim()).to.equal('id\n"1"')
      expect((await server.rows('/files')).map(({ Filename }) => Filename)).to.have.members([
        'a.csv.csv',
        'b.csv',
      ])
      expect((await export_(path, 'd.csv')).job).to.include({ State: 'Completed' })
    })

    it('keep nothing of clients that go away', async () => {
      const abort = new AbortController()
      async function* endless() {
        yield Buffer.from(
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n',
        )
        // fetch goes on to take the body of a request that was aborted.
        for (let i = 0; !abort.signal.aborted; i++) {
          if (i === 200) abort.abort()
          yield Buffer.alloc(100_000, 'x')
          await sleep(1)
        }
      }
      const upload = server.ask('/upload', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: endless() as never,
        duplex: 'half',
        signal: abort.signal,
      })
      expect(await upload.catch(({ name }: Error) => name)).to.equal('AbortError')
      const cache = join(server.dataDir, 'files-cache')
      for (let tries = 0; tries < 100 && (await readdir(cache)).length > 0; tries++) await sleep(20)
      expect(await readdir(cache)).to.deep.equal([])
      expect(objects('files')).to.deep.equal([])
      expect(s3.writes.unfinished.size).to.equal(0)
    })
  })

  describe('of a process', () => {
    let dataDir: string
    let server: ServerProcess | undefined
    beforeEach(async () => {
      dataDir = await newDataDir()
    })
    afterEach(async () => {
      await server?.end()
      await rm(dataDir, { recursive: true, force: true })
    })
    const start = async () => (server = await startServerProcess(dataDir, { env: settings() }))

    it('take 100 MB with little memory', async function () {
      const started = await start()
      await started.post('', { name: 'test' })
      await started.upload('test', 'small.csv', 'x')
      const before = await peakMb(started)
      const answer = await send(started, 'large.csv', 100)
      expect(answer.status, await answer.text()).to.equal(200)
      expect((await peakMb(started)) - before).to.be.below(80)
      const [key] = objects('files').filter((one) => s3.objects.get(one)!.length > 1)
      expect(s3.objects.get(key!)!.length).to.equal(100 << 20)
      const [row] = await started.rows('/test/files?where=Size%20%3E%201')
      expect(row!['SHA-256']).to.equal(createHash('sha256').update(s3.objects.get(key!)!).digest('hex'))
    })

    it('that is killed lose nothing that was acknowledged, and leave nothing after a day', async () => {
      const kept = ['first.csv']
      let exported = ''
      for (let round = 0; round < 3; round++) {
        const started = await start()
        if (round === 0) {
          await started.post('', { name: 'test' })
          expect((await send(started, 'first.csv', 5)).status).to.equal(200)
        }
        const uploads = Array.from({ length: 4 }, async (_, i) => {
          const name = `${round}-${i}.csv`
          const { status } = await send(started, name, 20)
          if (status === 200) kept.push(name)
        })
        if (round === 1) exported = await exportOf(started, 'first.csv')
        await Promise.race([Promise.allSettled(uploads), sleep(300 + 400 * round)])
        await started.end()
        await Promise.allSettled(uploads)
      }
      for (const key of s3.objects.keys()) s3.writes.modified.set(key, new Date(Date.now() - 2 * DAY_MS))
      for (const [id, one] of s3.writes.unfinished)
        s3.writes.unfinished.set(id, { ...one, begun: new Date(Date.now() - 2 * DAY_MS) })
      const last = await start()
      const names = (await last.rows('/test/files')).map(({ Filename }) => Filename)
      expect(names).to.include.members(kept)
      const jobs = await last.rows('/test/scheduler')
      for (let tries = 0; tries < 200; tries++) {
        if ((await last.rows('/test/scheduler')).every(({ State }) => State !== 'Running')) break
        await sleep(50)
      }
      expect(jobs).to.have.length(2)
      const answer = await last.ask(exported)
      expect(answer.status).to.equal(200)
      expect((await answer.arrayBuffer()).byteLength).to.be.above(1 << 20)
      await last.end('SIGTERM')
      server = undefined
      const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
      const rows = await catalogue.knex('files').select<{ content: string; sha256: string }[]>('*')
      expect(objects('files')).to.have.members(rows.map(({ content }) => `in/files/1/${content}`))
      for (const { content, sha256 } of rows)
        expect(
          createHash('sha256')
            .update(s3.objects.get(`in/files/1/${content}`)!)
            .digest('hex'),
        ).to.equal(sha256)
      const exports = await catalogue.knex('exports').pluck<string[]>('content')
      expect(objects('exports')).to.have.members(exports.map((content) => `in/exports/1/${content}`))
      expect(s3.writes.unfinished.size).to.equal(0)
      await catalogue.close()
    })
  })
})

/** Uploads a file of so many MiB piece by piece. */
function send(server: ServerProcess, name: string, mb: number): Promise<Response> {
  async function* body() {
    yield Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`)
    for (let i = 0; i < mb; i++) yield Buffer.alloc(1 << 20, `${name},${i}\n`)
    yield Buffer.from('\r\n--x--\r\n')
  }
  return server
    .ask('/test/upload', {
      method: 'POST',
      headers: {
        Authorization: basic('admin', ADMIN_PASSWORD),
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: body() as never,
      duplex: 'half',
    })
    .catch(() => new Response('', { status: 599 }))
}

/** Loads an upload and begins its export. @returns the path of the download */
async function exportOf(server: ServerProcess, sourceFile: string): Promise<string> {
  const created = await server.post<{ job: string; entityId: string }>('/test/entities', {
    command: 'create',
    data: {
      entityName: 'Large',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'none', sourceFile },
    },
  })
  const path = `/test${created.body.job.slice('/api/repositories/test'.length)}`
  for (;;) {
    const [row] = await server.rows(path)
    if (row!['State'] === 'Completed') break
    if (row!['State'] === 'Failed') throw new Error(row!['Reason'])
    await sleep(50)
  }
  const exporting = { command: 'export', data: { filename: 'large.csv' } }
  const { status } = await server.post(`/test/entities/${created.body.entityId}/rows`, exporting)
  expect(status).to.equal(200)
  return '/test/download/large.csv'
}

async function peakMb({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}
