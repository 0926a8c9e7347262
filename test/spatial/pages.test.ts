import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { linkOf, ROOT, SpatialClient, type Link } from '../support/spatial-client.ts'

/** What Chromium and Firefox send for the address that a person types. */
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' }
const CITIES = '/collections/places/cities'

describe('the pages of the spatial service', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer({ env: { ORACLE: 'on' } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  const page = async (path: string): Promise<string> => {
    const answer = await client.get(path, BROWSER)
    expect(answer.headers.get('content-type'), path).to.equal('text/html')
    return answer.text
  }

  it('are linked from the answers in JSON', async () => {
    for (const path of ['', '/collections', CITIES, `${CITIES}/items?limit=2`, `${CITIES}/items/2950159`]) {
      const { links } = (await client.get(path)).body as { links: Link[] }
      const { href, type } = linkOf(links, 'alternate')!
      expect(type).to.equal('text/html')
      const answer = await client.get(href)
      expect(answer.status, href).to.equal(200)
      expect(answer.headers.get('content-type')).to.equal('text/html')
    }
  })

  it('have another entity tag than the answers in JSON at the same address', async () => {
    const json = await client.get(CITIES)
    const html = await client.get(CITIES, BROWSER)
    expect(html.headers.get('etag')).to.not.equal(json.headers.get('etag'))
    const tag = { 'If-None-Match': html.headers.get('etag')! }
    const unchanged = await client.get(CITIES, { ...BROWSER, ...tag })
    expect(unchanged.status).to.equal(304)
    // A browser takes over the headers of a 304.
    expect(unchanged.headers.get('content-security-policy')).to.equal(
      html.headers.get('content-security-policy'),
    )
    expect((await client.get(CITIES, tag)).status).to.equal(200)
  })

  it('allow scripts, styles and requests of this server alone', async () => {
    const answer = await client.get(CITIES, BROWSER)
    expect(answer.headers.get('content-security-policy')).to.equal(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(answer.text).to.not.match(/<script(?![^>]* src=)|<style| style=| on[a-z]+=/)
  })

  it('show the values of features as GeoJSON has them, and link to each feature', async () => {
    const path = `${CITIES}/items?sortby=-population&limit=3&properties=name,population`
    const { features } = await client.page(path)
    const text = (await page(path)).replace(/\s+/g, ' ')
    for (const { id, properties } of features) {
      const { name, population } = properties as { name: string; population: number }
      expect(text).to.match(new RegExp(`${ROOT}${CITIES}/items/${id}">${id}</a>`))
      expect(text).to.match(new RegExp(`<td\\s*>${name}</td>`))
      expect(text).to.include(`>${population}</td>`)
    }
    expect(text).to.include('3 features on this page, of 135,233')
  })

  it('lead to the next page and back', async () => {
    const first = await page(`${CITIES}/items?limit=2`)
    const next = /rel="next" href="([^"]+)"/.exec(first)![1]!.replaceAll('&amp;', '&')
    const second = await page(next)
    const { features } = await client.page(`${CITIES}/items?limit=4`)
    expect(second).to.include(`data-id="${features[2]!.id}"`).and.to.include(`data-id="${features[3]!.id}"`)
    const prev = /rel="prev" href="([^"]+)"/.exec(second)![1]!.replaceAll('&amp;', '&')
    expect(await page(prev)).to.include(`data-id="${features[0]!.id}"`)
  })

  it('keep the other parameters when the filter is removed, and in a form without its script', async () => {
    const text = await page(`${CITIES}/items?limit=3&sortby=-population&country=FR&filter=population%3E5`)
    expect(text).to.include(
      `href="${ROOT}${CITIES}/items?limit=3&amp;sortby=-population&amp;country=FR">Without the filter`,
    )
    for (const [name, value] of [
      ['limit', '3'],
      ['sortby', '-population'],
      ['country', 'FR'],
    ])
      expect(text).to.include(`<input type="hidden" name="${name}" value="${value}" />`)
    expect(text).to.not.include('name="filter" value=')
  })

  it('have at most 1,000 rows, and no geometry', async () => {
    const text = await page(`${CITIES}/items?limit=5000`)
    expect(text.match(/data-id=/g)).to.have.length(1000)
    expect(text).to.not.include('coordinates')
  })

  it('show a filter as text, and the request as a command that a shell does not expand', async () => {
    const filter = `name <> '</textarea><script>alert(1)</script>$(reboot)'`
    const text = await page(`${CITIES}/items?limit=1&filter=${encodeURIComponent(filter)}`)
    expect(text).to.not.include('<script>alert').and.to.not.include("'$(")
    expect(text).to.include('name &lt;&gt; &#39;&lt;/textarea&gt;&lt;script&gt;alert(1)')
    const command = /data-command>([^<]*)</.exec(text)![1]!.replaceAll('&#39;', "'")
    expect(command).to.match(/^curl -H &quot;Authorization: Bearer \$TOKEN&quot; '[^']*'$/)
  })

  it('tell the faults of a request, with the id that is in the log', async () => {
    const answer = await client.get(`${CITIES}/items?filter=${encodeURIComponent('nmae = 1')}`, BROWSER)
    expect(answer.status).to.equal(400)
    expect(answer.text).to.include('At character 1 of the filter').and.to.include('This request is not valid')
    expect(answer.text).to.include(answer.headers.get('x-request-id')!)
    expect(answer.headers.get('vary')).to.match(/\bAccept\b(?!-)/)
    const missing = await client.get('/collections/places/<b>rivers', BROWSER)
    expect(missing.status).to.equal(404)
    expect(missing.text).to.include('Not found').and.to.not.include('<b>')
  })

  it('name the properties, functions and classes that the answers in JSON have', async () => {
    const { functions } = (await client.get('/functions')).body as { functions: { name: string }[] }
    const list = await page('/functions')
    for (const { name } of functions) expect(list).to.include(`<code>${name}</code>`)
    for (const path of ['schema', 'queryables', 'sortables']) {
      const { properties } = (await client.get(`${CITIES}/${path}`)).body as { properties: object }
      const text = await page(`${CITIES}/${path}`)
      for (const name of Object.keys(properties)) expect(text, path).to.include(`<code>${name}</code>`)
    }
    expect(await page('/conformance')).to.include('ogcapi-features-1/1.0/conf/html')
  })
})

describe('the words of the filter box', () => {
  it('have each function once', async () => {
    const server = await startServer({ env: { AUTH: 'none' } })
    try {
      const answer = await fetch(`${server.url}${ROOT}${CITIES}/items`, { headers: BROWSER })
      const words = [...(await answer.text()).matchAll(/&quot;text&quot;:&quot;(\w+\()/g)].map(([, word]) =>
        word!.toLowerCase(),
      )
      expect(words).to.include('s_within(')
      expect(words).to.have.lengthOf(new Set(words).size)
    } finally {
      await server.stop()
    }
  })
})

describe('the setting MAP_STYLE', () => {
  it('lets pages load a style and its data from the host of the style alone', async () => {
    const server = await startServer({
      env: { AUTH: 'none', MAP_STYLE: 'https://tiles.example.org/style.json?key=1' },
    })
    try {
      const answer = await fetch(`${server.url}${ROOT}${CITIES}`, { headers: BROWSER })
      const policy = answer.headers.get('content-security-policy')!
      expect(policy).to.include("connect-src 'self' https://tiles.example.org;")
      expect(policy).to.include("script-src 'self';")
      expect(await answer.text()).to.include('https://tiles.example.org/style.json?key=1')
      // The worker of the map requests the tiles; it has the policy of its own script.
      const worker = await fetch(`${server.url}/assets/maplibre-gl-worker.mjs`)
      expect(worker.headers.get('content-security-policy')).to.equal(
        "default-src 'none'; script-src 'self'; connect-src 'self' https://tiles.example.org",
      )
    } finally {
      await server.stop()
    }
  })
})
