import { expect } from 'chai'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN_PASSWORD, basic } from '../quality/support/credentials.ts'
import { demoDataFolder } from '../support/demo-data.ts'
import { get, type Got } from '../support/get.ts'
import { exchange } from '../support/raw-http.ts'
import { until, startWithWorkers, type ServerWithWorkers } from './support/server-with-workers.ts'

const COLLECTIONS = '/v1/ogcapi/enrich/collections'
const AUTHORIZATION = { Authorization: basic('admin', ADMIN_PASSWORD) }

/** The value of a metric with all these labels, added over its other labels. */
const metric = (text: string, name: string, labels: Readonly<Record<string, string>> = {}): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)

describe('A server with two processes of the spatial service', function () {
  this.timeout(120_000)
  let server: ServerWithWorkers
  before(async () => {
    server = await startWithWorkers({ UPLOAD_LIMIT_BYTES: '300000000' })
    expect((await server.post('', { name: 'one' })).status).to.equal(201)
  })
  after(() => server.end('SIGTERM'))

  /** Each request has a connection of its own, and the connections go to the processes in turn. */
  const getTwice = async (path: string, headers = {}): Promise<Got[]> => [
    await get(`${server.url}${path}`, { Connection: 'close', ...headers }),
    await get(`${server.url}${path}`, { Connection: 'close', ...headers }),
  ]

  it('answers for both services and for the pages in each process', async () => {
    for (const path of [
      COLLECTIONS,
      '/api/repositories',
      '/',
      '/docs',
      '/docs/spatial',
      '/docs/quality',
      '/docs/quality/openapi.json',
      '/licenses',
      '/healthz',
      '/readyz',
    ]) {
      const [one, other] = await getTwice(path)
      expect(one!.status, path).to.equal(200)
      expect(other!.status, path).to.equal(200)
      const timeless = ({ text }: Got): string => text.replace(/"inUse":\d+/g, '')
      expect(timeless(other!), path).to.equal(timeless(one!))
    }
    const page = (await get(`${server.url}/`)).text
    expect(page).to.contain('Spatial features').and.to.contain('Repository data quality')
    expect(page).to.contain(`${server.url}/api/repositories/demo/entities`)
  })

  it('tells the process in each line of the log', async () => {
    await getTwice(COLLECTIONS)
    await getTwice('/api/repositories')
    await sleep(300)
    const workers = new Set(
      server
        .log()
        .filter(({ service }) => service === 'spatial')
        .map(({ worker }) => worker),
    )
    expect([...workers].sort()).to.deep.equal(['spatial-1', 'spatial-2'])
    for (const { service, worker } of server.log())
      if (service === 'quality') expect(worker).to.equal('quality')
    expect(
      server.log().some(({ worker, msg }) => worker === 'main' && msg === 'The server listens.'),
    ).to.equal(true)
  })

  it('passes on the request id and the address of the client', async () => {
    for (const answer of await getTwice('/api/repositories', { 'X-Request-Id': 'mine' }))
      expect(answer.headers['x-request-id']).to.equal('mine')
    // Nobody can tell another address than that of the connection.
    await getTwice('/api/repositories/one/entities', {
      'X-Groundtruth-Connection': 'https 192.0.2.7',
      Authorization: basic('admin', 'wrong'),
    })
    await until('the refusal is logged', () =>
      server.log().some(({ audit, address }) => audit === 'credentials-refused' && address === '127.0.0.1'),
    )
    expect(server.output()).to.not.contain('192.0.2.7')
  })

  it('answers what is no request of HTTP in the format of the service that it was for', async () => {
    const { answers } = await exchange(
      server.url,
      'POST /api/repositories HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n',
    )
    expect(answers[0]!.status).to.equal(417)
    expect(answers[0]!.headers['content-type']).to.equal('application/problem+json')
    expect(JSON.parse(answers[0]!.body)).to.include({
      id: answers[0]!.headers['x-request-id'],
      detail: 'Only the expectation 100-continue is supported.',
    })
  })

  it('serves several requests over one connection by one process', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number>()
    for (const path of [COLLECTIONS, '/api/repositories', '/healthz', COLLECTIONS]) {
      const sent = request(`${server.url}${path}`, { agent }).end()
      const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode: number }]
      expect(response.statusCode).to.equal(200)
      ports.add(sent.socket!.localPort!)
      response.resume()
      await once(response, 'end')
    }
    agent.destroy()
    expect(ports.size).to.equal(1)
  })

  it('adds the figures of all processes, which every process gives', async () => {
    const before = (await get(`${server.url}/metrics`)).text
    for (let count = 0; count < 5; count++) await getTwice(COLLECTIONS)
    for (let count = 0; count < 3; count++) await getTwice('/api/repositories')
    const [one, other] = await getTwice('/metrics')
    for (const { text } of [one!, other!]) {
      const more = (labels: Record<string, string>, name = 'http_requests_total'): number =>
        metric(text, name, labels) - metric(before, name, labels)
      expect(more({ operation: 'getCollectionsPage' })).to.equal(10)
      expect(more({ operation: 'getCollectionsPage' }, 'http_request_duration_seconds_count')).to.equal(10)
      expect(more({ operation: 'listRepositories' })).to.equal(6)
    }
    // Gauges that all processes have alike are not added.
    const disk = metric(one!.text, 'data_disk_size_bytes')
    expect(disk).to.equal(metric(before, 'data_disk_size_bytes')).and.to.be.greaterThan(0)
    expect(one!.text.match(/^data_disk_size_bytes /gm)).to.have.length(1)
  })

  it('passes an upload of 200 MB on as a stream', async () => {
    const total = 200_000_000
    const boundary = 'b'.repeat(20)
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="large.csv"\r\n\r\n`
    const tail = `\r\n--${boundary}--\r\n`
    const sent = request(`${server.url}/api/repositories/one/upload`, {
      method: 'POST',
      headers: { ...AUTHORIZATION, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    })
    const answered = once(sent, 'response') as Promise<[NodeJS.ReadableStream & { statusCode: number }]>
    const piece = Buffer.alloc(1_000_000, '0123456789abcde\n')
    const memory = async (): Promise<number> =>
      metric((await get(`${server.url}/metrics`)).text, 'process_resident_memory_bytes')
    const before = await memory()
    let most = 0
    sent.write(head)
    for (let bytes = 0; bytes < total; bytes += piece.length) {
      if (!sent.write(piece)) await once(sent, 'drain')
      if (bytes % 50_000_000 === 0) most = Math.max(most, await memory())
    }
    sent.end(tail)
    const [response] = await answered
    let text = ''
    for await (const chunk of response) text += String(chunk)
    expect(response.statusCode, text).to.equal(200)
    const [file] = (await server.rows('/one/files')).filter((row) =>
      Object.values(row).join().includes('large.csv'),
    )
    expect(Object.values(file!)).to.include(String(total))
    expect((most - before) / 1e6, 'MB of all processes').to.be.lessThan(150)
  })

  it('passes an event stream on as it comes, and its end by the client', async () => {
    await server.upload('one', 'a.csv', 'a,b\n1,2\n')
    const loaded = await server.post('/one/entities', {
      command: 'create',
      data: {
        entityName: 'A',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'a.csv' },
      },
    })
    expect(loaded.status, JSON.stringify(loaded.body)).to.equal(200)
    const [job] = await server.rows('/one/scheduler')
    const id = job!['Ref']!
    const answer = await server.ask(`/one/scheduler/${id}`, { headers: { Accept: 'text/event-stream' } })
    expect(answer.headers.get('content-type')).to.contain('text/event-stream')
    expect(await answer.text()).to.contain('event:')
  })

  it('sends 100 Continue when the process of the service does', async () => {
    const sent = request(`${server.url}/api/repositories`, {
      method: 'POST',
      headers: { ...AUTHORIZATION, 'Content-Type': 'application/json', Expect: '100-continue' },
    })
    sent.flushHeaders()
    await once(sent, 'continue')
    sent.end('{"name":"two"}')
    const [response] = (await once(sent, 'response')) as [{ statusCode: number }]
    expect(response.statusCode).to.equal(201)
  })

  it('sees a new collection in each process', async () => {
    await copyFile(
      join(await demoDataFolder(), 'boundaries.gpkg'),
      join(server.dataDir, 'spatial', 'more.gpkg'),
    )
    await sleep(3000)
    for (const { text } of await getTwice(COLLECTIONS)) expect(text).to.contain('more/countries')
  })
})
