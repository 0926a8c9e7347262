import { expect } from 'chai'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { launchBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { needs } from '../support/tools.ts'

/** What the tests use of a map. */
interface MapInPage {
  getLayer(name: string): object | undefined
  queryRenderedFeatures(options: { layers: string[] }): object[]
}

describe('in a browser', () => {
  let browser: Browser
  let server: TestServer
  /** A page of somebody else's site, that shows a map. */
  let elsewhere: Server
  let elsewhereOrigin: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    this.timeout(60_000)
    elsewhere = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end('<!doctype html><title>A map</title><link rel="icon" href="data:,">')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => elsewhere.once('listening', resolve))
    elsewhereOrigin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
    server = await startServer({ env: { CORS_ORIGINS: elsewhereOrigin } })
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
    elsewhere?.close()
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1280]) {
      it(`every page fits ${width} pixels in ${colorScheme} and contacts no other host`, async function () {
        this.timeout(60_000)
        const { page, faults } = await openPage(browser, server.url, {
          colorScheme,
          viewport: { width, height: 800 },
        })
        for (const path of ['/', '/docs', '/docs/spatial', '/licenses']) {
          await page.goto(server.url + path, { waitUntil: 'load' })
          if (path === '/docs/spatial') await page.locator('.opblock').first().waitFor()
          else expect(await page.locator('main h1').count(), path).to.equal(1)
          const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
          expect(overflow, `${path} is wider than the window`).to.be.at.most(0)
          const ground = String(
            await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
          )
          const [red = 0] = ground.match(/\d+/g)!.map(Number)
          expect(red < 128, `${path} is dark: ${ground}`).to.equal(colorScheme === 'dark')
        }
        expect(faults).to.deep.equal([])
        await page.context().close()
      })
    }
  }

  it('the overview shows the extents of the collections on a map, and a click asks to sign in', async function () {
    this.timeout(60_000)
    const { page } = await openPage(browser, server.url)
    await page.goto(server.url)
    const map = page.locator('.map canvas')
    await map.waitFor()
    await page.waitForFunction(() => {
      const { document } = globalThis as unknown as {
        document: { querySelector(selector: string): { map?: MapInPage } }
      }
      const { map } = document.querySelector('.map')
      const layers = ['groundtruth-data-area']
      return (
        map?.getLayer('groundtruth-data-area') !== undefined &&
        map.queryRenderedFeatures({ layers }).length > 0
      )
    })
    await map.click()
    await page.getByLabel('Token or API key').waitFor()
    expect(page.url()).to.contain('/v1/ogcapi/enrich/collections/')
    await page.context().close()
  })

  it('the reference shows every operation of the contract', async () => {
    const { page, faults } = await openPage(browser, server.url)
    await page.goto(`${server.url}/docs/spatial`)
    await page.locator('.opblock').first().waitFor()
    const document = (await (await fetch(`${server.url}/docs/spatial/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const promised = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const methods = await page.locator('.opblock-summary-method').allTextContents()
    const paths = await page.locator('.opblock-summary-path').allTextContents()
    const shown = paths.map((path, index) => `${methods[index]} ${path.replace(/\u200b/g, '')}`)
    expect(shown).to.have.members(promised)
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('the form for credentials asks for no cookie, which no script may send', async function () {
    this.timeout(60_000)
    const { page, faults } = await openPage(browser, server.url)
    await page.route('**/docs/spatial/openapi.json', async (route) => {
      const document = (await (await route.fetch()).json()) as {
        components: { securitySchemes: Record<string, unknown> }
      }
      document.components.securitySchemes['hostSession'] = { type: 'apiKey', in: 'cookie', name: 'host' }
      await route.fulfill({ json: document })
    })
    await page.goto(`${server.url}/docs/spatial`)
    await page.locator('.btn.authorize').click()
    expect(await page.locator('.modal-ux').innerText())
      .to.contain('bearerAuth')
      .and.to.not.contain('hostSession')
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('“Try it out” with a bearer token asks the live server and shows its answer', async function () {
    this.timeout(60_000)
    const { page, faults } = await openPage(browser, server.url, { viewport: { width: 360, height: 800 } })
    await page.goto(`${server.url}/docs/spatial`)
    await page.locator('.btn.authorize').click()
    expect(await page.locator('.modal-ux').innerText())
      .to.contain('X-API-Key')
      .and.to.not.contain('unsupported')
    await page
      .locator('.modal-ux input')
      .first()
      .fill(await server.token())
    await page.locator('.modal-ux .auth-container .btn.authorize').first().click()
    await page.locator('.modal-ux .btn-done').first().click()
    const operation = page.locator('[id$="-getFunctions"].opblock')
    await operation.locator('.opblock-summary-control').click()
    await operation.locator('.try-out__btn').click()
    await operation.locator('.btn.execute').click()
    const answer = operation.locator('.live-responses-table')
    await answer.waitFor()
    expect(await answer.locator('.response-col_status').last().innerText()).to.match(/^200/)
    expect(await answer.innerText())
      .to.contain('s_intersects')
      .and.to.contain('x-request-id')
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).to.be.at.most(0)
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('a map on an allowed origin reads features with a token, and the id of its request', async () => {
    const { page } = await openPage(browser, elsewhereOrigin)
    await page.goto(elsewhereOrigin)
    const url = `${server.url}/v1/ogcapi/enrich/collections/boundaries/countries/items?limit=2`
    const ask = `async ([url, token]) => {
      const answer = await fetch(url, { headers: { Authorization: 'Bearer ' + token, 'X-Request-Id': 'map-1' } })
      return { status: answer.status, id: answer.headers.get('X-Request-Id'), body: await answer.json() }
    }`
    const answer = await page.evaluate<{
      status: number
      id: string
      body: { type: string; features: unknown[] }
    }>(`(${ask})(${JSON.stringify([url, await server.token()])})`)
    expect(answer.status).to.equal(200)
    expect(answer.id).to.equal('map-1')
    expect(answer.body.type).to.equal('FeatureCollection')
    expect(answer.body.features).to.have.length(2)
    const refused = await page.evaluate<{ status: number }>(`(${ask})(${JSON.stringify([url, 'wrong'])})`)
    expect(refused.status).to.equal(401)
    await page.context().close()
  })

  it('a page on another origin learns nothing', async () => {
    const strange = elsewhereOrigin.replace('localhost', '127.0.0.1')
    const { page } = await openPage(browser, strange)
    await page.goto(strange)
    const url = `${server.url}/v1/ogcapi/enrich/functions`
    const ask = `fetch('${url}', { headers: { Authorization: 'Bearer ${await server.token()}' } })
      .then((answer) => answer.status, (error) => error.name)`
    expect(await page.evaluate(ask)).to.equal('TypeError')
    await page.context().close()
  })
})
