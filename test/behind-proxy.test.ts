import { expect } from 'chai'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Encoded } from '../src/contract/handler.ts'
import {
  ADMIN_PASSWORD,
  basic,
  startQualityServer,
  type QualityServer,
} from './quality/support/quality-server.ts'
import { DocsPage } from './support/docs-page.ts'
import { replay } from './support/docs-replay.ts'
import { DocsTerminal } from './support/docs-terminal.ts'
import { inFull } from './support/full.ts'
import { get } from './support/get.ts'
import { makeMarked } from './support/marked-data-dir.ts'
import { startProxy, type Proxy } from './support/proxies.ts'
import { needs } from './support/tools.ts'
import { startWorkshop, type Workshop } from './support/workshop.ts'

const OPERATING = 'docs/operating.md'
const PAGE = new DocsPage(OPERATING)
const LOGIN = basic('admin', ADMIN_PASSWORD)
const EVENTS = 'text/event-stream'

/** The configuration that the page shows. */
const documented = (language: 'nginx' | 'haproxy'): string =>
  PAGE.fences().find((fence) => fence.language === language)!.text

/** Configurations of people who have changed as little as possible. */
const PLAIN = {
  nginx:
    'events {}\nhttp {\n  server {\n    listen 8000;\n    location / { proxy_pass http://127.0.0.1:8080; }\n  }\n}\n',
  haproxy: `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend public
  bind :8000
  default_backend server
backend server
  server one 127.0.0.1:8080
`,
}

/** The addresses of a page: links, styles, scripts and images. */
const addressesOf = (html: string, page: string): string[] =>
  [...html.matchAll(/ (?:href|src|data-document)="([^"#]+)/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), page).href)
    .filter((address) => new URL(address).host === new URL(page).host)

/** All strings of a JSON value that are addresses of the service. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/api/repositories') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : []
}

for (const name of ['nginx', 'haproxy'] as const) {
  describe(`Behind ${name} as the documentation configures it`, function () {
    this.timeout(60_000)
    let server: QualityServer
    let proxy: Proxy
    /** Where clients reach the server. */
    let base: string

    before(async function () {
      needs(this, name)
      server = await startQualityServer({
        dataDir: await makeMarked(await mkdtemp(join(tmpdir(), 'groundtruth-'))),
        env: { TRUST_PROXY: '127.0.0.1', SERVICES: 'spatial,quality', AUTH: 'none' },
      })
      proxy = await startProxy(this, name, documented(name), server.url)
      base = `${proxy.url}/data`
    })
    after(async () => {
      await proxy?.stop()
      await server?.stop()
    })

    const ask = (path: string, init: RequestInit = {}) =>
      fetch(new URL(path, proxy.url), {
        ...init,
        headers: { authorization: LOGIN, 'content-type': 'application/json', ...init.headers },
      })
    const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) })

    it('both services return addresses that clients can reach', async () => {
      const landing = (await (await ask('/data/v1/ogcapi/enrich')).json()) as { links: { href: string }[] }
      for (const { href } of landing.links) {
        expect(href).to.match(new RegExp(`^${base}/`))
        expect((await ask(href)).status, href).to.equal(200)
      }
      const made = await post('/data/api/repositories', { name: 'behind' })
      expect(made.status).to.equal(201)
      const { url } = (await made.json()) as { url: string }
      expect(url).to.equal('/data/api/repositories/behind')
      expect(made.headers.get('location')).to.equal(url)
      expect((await ask(url)).status).to.equal(200)
      for (const form of ['', '?external=1']) {
        const listing: unknown = await (await ask(`/data/api/repositories${form}`)).json()
        const paths = pathsIn(listing)
        expect(paths).to.include(url)
        for (const path of paths) expect((await ask(path)).status, path).to.equal(200)
      }
      const exported = await post(`${url}/entities`, {
        command: 'export',
        data: { filename: 'entities', filetype: 'csv' },
      })
      const { job, file } = (await exported.json()) as { job: string; file: string }
      expect([job, file].map((path) => path.startsWith(`${url}/`))).to.deep.equal([true, true])
      expect((await ask(job)).status).to.equal(200)
    })

    it('the documents of both services name the address as the server', async () => {
      for (const path of [
        '/data/api/openapi.json',
        '/data/docs/quality/openapi.json',
        '/data/docs/spatial/openapi.json',
      ]) {
        const { servers } = (await (await ask(path)).json()) as { servers: unknown }
        expect(servers, path).to.deep.equal([{ url: '/data' }])
      }
    })

    it('every link, style, script and image of the pages is found', async () => {
      const pages = ['', 'docs', 'docs/spatial', 'docs/quality', 'licenses'].map((path) => `${base}/${path}`)
      const found = new Set<string>()
      for (const page of pages) {
        const { status, text } = await get(page, { accept: 'text/html' })
        expect(status, page).to.equal(200)
        for (const address of addressesOf(text, page)) found.add(address)
      }
      expect(found.size).to.be.greaterThan(10)
      // This server has no demo repository.
      for (const address of [...found].filter((one) => !one.includes('/repositories/demo'))) {
        expect(address).to.match(new RegExp(`^${base}/`))
        const { status } = await get(address, { authorization: LOGIN })
        // The metrics are for processes of this machine that use no proxy.
        expect(status, address).to.equal(address.endsWith('/metrics') ? 401 : 200)
      }
    })

    it('a page below the path may change data, and a page of another site may not', async () => {
      const from = async (origin: string) =>
        (
          await ask('/data/api/repositories', {
            method: 'POST',
            body: JSON.stringify({ name: `x${origin.length}` }),
            headers: { origin },
          })
        ).status
      expect(await from(proxy.url)).to.equal(201)
      expect(await from('https://evil.example')).to.equal(403)
    })

    it('a client cannot choose the prefix', async () => {
      const asked = await ask('/data/api/openapi.json', { headers: { 'x-forwarded-prefix': '/evil' } })
      expect(((await asked.json()) as { servers: unknown }).servers).to.deep.equal([{ url: '/data' }])
    })
  })

  describe(`Behind ${name} with its default settings`, function () {
    this.timeout(60_000)

    it('events arrive as they happen, with the headers before the first pause', async function () {
      needs(this, name)
      let tick: () => void = () => undefined
      let workshop: Workshop | undefined
      let proxy: Proxy | undefined
      const events = async function* (signal: AbortSignal) {
        yield 'data: 1\n\n'
        await new Promise<void>((resolve) => {
          tick = resolve
          signal.addEventListener('abort', () => resolve(), { once: true })
        })
        yield 'data: 2\n\n'
      }
      try {
        workshop = await startWorkshop({
          getClock: ({ caller }, reply) => reply['okEventStream']!(new Encoded(events(caller.signal))),
        })
        proxy = await startProxy(this, name, PLAIN[name], workshop.url)
        // Fails by the time limit of the signal while the proxy holds the headers back.
        const response = await fetch(`${proxy.url}/rooms/hall/clock`, {
          headers: { Accept: EVENTS },
          signal: AbortSignal.timeout(10_000),
        })
        expect(response.headers.get('cache-control')).to.equal('no-cache, no-transform')
        const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
        expect((await reader.read()).value).to.equal('data: 1\n\n')
        tick()
        expect((await reader.read()).value).to.equal('data: 2\n\n')
        expect((await reader.read()).done).to.equal(true)
      } finally {
        await proxy?.stop()
        workshop?.stop()
      }
    })

    it('the metrics are closed, also to clients that name the server as a local client does', async function () {
      needs(this, name)
      const server = await startQualityServer()
      let proxy: Proxy | undefined
      try {
        proxy = await startProxy(this, name, PLAIN[name], server.url)
        for (const headers of [{}, { host: new URL(server.url).host }])
          expect((await get(`${proxy.url}/metrics`, headers)).status).to.equal(401)
        expect((await get(`${server.url}/metrics`)).status).to.equal(200)
      } finally {
        await proxy?.stop()
        await server.stop()
      }
    })
  })
}

describe('The commands of docs/operating.md, behind nginx', function () {
  this.timeout(inFull(300_000, 120_000))
  let terminal: DocsTerminal
  let proxy: Proxy | undefined

  before(async function () {
    needs(this, 'nginx')
    const behind = async (url: string) => {
      proxy = await startProxy(this, 'nginx', documented('nginx'), url)
      return `${proxy.url}/data`
    }
    terminal = await DocsTerminal.open(needs(this, 'curl'), undefined, behind, inFull(true, false))
  })
  after(async () => {
    await terminal?.close()
    await proxy?.stop()
  })

  // In the usual run, only commands that send requests, and commands that these rely on.
  const commands = PAGE.fences().filter(
    ({ language, text }) => language === 'sh' && (inFull(true, false) || /\$BASE|^BASE=/m.test(text)),
  )
  for (const [index, { heading, text }] of commands.entries()) {
    it(`run: block ${index + 1}, ${heading}`, async function () {
      await replay(this, terminal, OPERATING, text)
    })
  }
})
