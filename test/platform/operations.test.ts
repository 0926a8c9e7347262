import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Metrics } from '../../src/platform/metrics.ts'
import { operationsPages } from '../../src/site/operations.ts'
import { Readiness } from '../../src/platform/readiness.ts'
import { get } from '../support/get.ts'
import { exchange } from '../support/raw-http.ts'
import { runScript } from './support.ts'
import { startServer, type TestServer } from '../support/server.ts'

const json = (text: string) => JSON.parse(text) as Record<string, unknown>

/** Samples of Prometheus' text format, by name and labels as written; fails on a line that is none. */
function samples(text: string): Map<string, number> {
  const found = new Map<string, number>()
  const typed = new Set<string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line)
    if (type) typed.add(type[1]!)
    else if (!/^# HELP \S+ .+$/.test(line)) {
      const sample =
        /^([a-zA-Z_:][\w:]*)((?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\.)*",?)*\})?) (-?[\d.e+-]+|NaN|Nan|[+-]Inf)$/.exec(
          line,
        )
      expect(sample, line).to.not.equal(null)
      const [, name, labels, value] = sample!
      expect(
        [...typed].some((known) => name!.startsWith(known)),
        `type of ${name}`,
      ).to.equal(true)
      found.set(name! + labels!, Number(value))
    }
  }
  return found
}

describe('readiness', () => {
  it('is there once all work has finished, and never after a work failed', () => {
    const readiness = new Readiness()
    expect(readiness.state()).to.deep.equal({
      ready: true,
      isLeaving: false,
      progress: {},
      problems: [],
      connections: [],
    })
    readiness.report('a', { done: 1, total: 2, step: 'x' })
    readiness.report('b', { done: 0, total: 1, step: 'y' })
    readiness.finish('a')
    expect(readiness.state().ready).to.equal(false)
    expect(readiness.state().progress).to.deep.equal({ b: { done: 0, total: 1, step: 'y' } })
    readiness.fail('b', 'It failed.')
    expect(readiness.state()).to.deep.include({ ready: false, progress: {}, problems: ['It failed.'] })
  })

  it('ends when the server leaves', () => {
    const readiness = new Readiness()
    readiness.leave()
    expect(readiness.state()).to.include({ ready: false, isLeaving: true })
  })

  it('reads the problems each time, and is not delayed by them', () => {
    const readiness = new Readiness()
    const problems: string[] = []
    readiness.watch(() => problems)
    expect(readiness.state().problems).to.deep.equal([])
    problems.push('A file is broken.')
    expect(readiness.state()).to.deep.include({ ready: true, problems: ['A file is broken.'] })
  })
})

describe('/readyz', () => {
  it('answers 503 with the progress until the data is there, then 200; /healthz answers all the time', async () => {
    const readiness = new Readiness()
    const app = express().use(
      operationsPages({
        metrics: new Metrics(),
        readiness,
        metricsToken: undefined,
        addressOf: () => '127.0.0.1',
      }),
    )
    const server = createServer(app).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      readiness.count(() => [{ database: 'catalogue', inUse: 1, most: 4 }])
      readiness.report('demo data', { done: 5, total: 10, step: 'places.gpkg' })
      const busy = await get(`${url}/readyz`)
      expect(busy.status).to.equal(503)
      expect(busy.headers['retry-after']).to.equal('1')
      expect(busy.headers['cache-control']).to.equal('no-store')
      expect(json(busy.text)).to.deep.equal({
        status: 'not ready',
        progress: { 'demo data': { done: 5, total: 10, step: 'places.gpkg' } },
        problems: [],
        connections: [{ database: 'catalogue', inUse: 1, most: 4 }],
      })
      expect((await get(`${url}/healthz`)).text).to.equal('{"status":"ok"}')
      readiness.finish('demo data')
      const ready = await get(`${url}/readyz`)
      expect(ready.status).to.equal(200)
      expect(json(ready.text)).to.deep.include({ status: 'ready', progress: {}, problems: [] })
      expect((await get(`${url}/readyz`, {}, 'HEAD')).status).to.equal(200)
    } finally {
      server.close()
    }
  })

  it('names a corrupt file and serves the others, and tells other machines only the number of problems', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-bad-'))
    await writeFile(join(folder, 'broken.gpkg'), 'no database at all')
    const server = await startServer({
      demo: false,
      env: { SPATIAL_DIRS: folder, TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: 'see-me' },
    })
    try {
      const near = await get(`${server.url}/readyz`)
      expect(near.status).to.equal(200)
      expect(json(near.text)).to.have.property('status', 'ready')
      expect((json(near.text)['problems'] as string[]).join()).to.contain('broken.gpkg')
      expect(server.log.some(({ msg }) => String(msg).includes('broken.gpkg'))).to.equal(true)
      const far = await get(`${server.url}/readyz`, { 'x-forwarded-for': '203.0.113.9' })
      expect(far.status).to.equal(200)
      expect(json(far.text)).to.deep.equal({ status: 'ready', progress: {}, problemCount: 1 })
      expect((await get(`${server.url}/`)).text).to.contain('Ready, with one problem')
      const entitled = await get(`${server.url}/readyz`, {
        'x-forwarded-for': '203.0.113.9',
        authorization: 'Bearer see-me',
      })
      expect(entitled.text).to.contain('broken.gpkg')
    } finally {
      await server.stop()
      await rm(folder, { recursive: true })
    }
  })
})

describe('/metrics', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ demo: false })
  })
  after(() => server.stop())

  it('counts requests by operation in the text format of Prometheus', async () => {
    const token = await server.token()
    await get(`${server.url}/v1/ogcapi/enrich/functions`, { authorization: `Bearer ${token}` })
    await get(`${server.url}/v1/ogcapi/enrich/functions`)
    await get(`${server.url}/docs`)
    const { status, headers, text } = await get(`${server.url}/metrics`)
    expect(status).to.equal(200)
    expect(headers['content-type']).to.match(/^text\/plain; version=0\.0\.4/)
    expect(headers['cache-control']).to.equal('no-store')
    const found = samples(text)
    const labels = (s: number) => `{service="spatial",operation="getFunctions",method="GET",status="${s}"}`
    expect(found.get(`http_requests_total${labels(200)}`)).to.equal(1)
    expect(found.get(`http_requests_total${labels(401)}`)).to.equal(1)
    expect(
      found.get('http_requests_total{service="pages",operation="none",method="GET",status="200"}'),
    ).to.equal(1)
    expect(found.get(`http_request_duration_seconds_count${labels(200)}`)).to.equal(1)
    expect(found.has('process_resident_memory_bytes')).to.equal(true)
  })

  it('is closed to requests through a proxy that is not trusted', async () => {
    const { status } = await get(`${server.url}/metrics`, { 'x-forwarded-for': '127.0.0.1' })
    expect(status).to.equal(401)
  })

  it('is closed to a request that a local proxy may have passed on, whatever headers it has', async () => {
    const { port } = new URL(server.url)
    for (const headers of [
      { host: 'data.example' },
      { host: '127.0.0.1' },
      { host: '127.0.0.1:1' },
      { via: '1.1 cache' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-forwarded-proto': 'https' },
    ])
      expect((await get(`${server.url}/metrics`, headers)).status, JSON.stringify(headers)).to.equal(401)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
      expect((await get(`${server.url}/metrics`, { host })).status, host).to.equal(200)
    const old = `GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`
    expect((await exchange(server.url, old)).answers.map(({ status }) => status)).to.deep.equal([401])
  })

  it('is closed behind a trusted proxy that does not tell the client', async () => {
    const trusting = await startServer({ demo: false, env: { TRUST_PROXY: '127.0.0.1' } })
    try {
      for (const headers of [{ 'x-forwarded-for': 'unknown' }, { 'x-forwarded-host': 'data.example' }])
        expect((await get(`${trusting.url}/metrics`, headers)).status).to.equal(401)
    } finally {
      await trusting.stop()
    }
  })

  // Only root can start processes of other users. A local proxy is such a process.
  if (process.getuid?.() === 0)
    it('is closed to a process of another user, and open to one of the own user', async () => {
      const script = `fetch('${server.url}/metrics').then(({ status }) => console.log(status))`
      const statusFor = (user: object) => runScript(['-e', script], {}, { ...user, cwd: '/' })
      expect((await statusFor({ uid: 65534, gid: 65534 })).stdout).to.equal('401\n')
      expect((await statusFor({})).stdout).to.equal('200\n')
    })

  it('opens to other machines by METRICS_TOKEN alone; behind a trusted proxy the forwarded address counts', async () => {
    const trusting = await startServer({
      demo: false,
      env: { TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: 'see-me' },
    })
    try {
      const ask = async (headers: Record<string, string>) => get(`${trusting.url}/metrics`, headers)
      const far = { 'x-forwarded-for': '203.0.113.9' }
      const refused = await ask(far)
      expect(refused.status).to.equal(401)
      expect(refused.headers['www-authenticate']).to.contain('Bearer')
      expect(refused.text).to.not.contain('http_requests_total')
      expect((await ask({ ...far, authorization: 'Bearer see-me' })).status).to.equal(200)
      expect((await ask({ ...far, authorization: 'bearer see-me' })).status).to.equal(200)
      expect((await ask({ ...far, authorization: 'Bearer see-you' })).status).to.equal(401)
      expect((await ask({ ...far, authorization: 'Basic see-me' })).status).to.equal(401)
      // Every local client has this address for the proxy, and a client of a trusted network can write it.
      expect((await ask({ 'x-forwarded-for': '127.0.0.1' })).status).to.equal(401)
      expect((await ask({})).status).to.equal(200)
      expect((await ask({ authorization: 'Bearer see-you' })).status).to.equal(401)
    } finally {
      await trusting.stop()
    }
  })
})
