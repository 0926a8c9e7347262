import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts'
// Builds the script of the pages if it is stale.
import '../support/programs.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT } from '../support/spatial-client.ts'
import { needs } from '../support/tools.ts'
import { drawn, type InPage } from './support/map-in-page.ts'

const CITIES = `${ROOT}/collections/places/cities`
const COUNTRIES = `${ROOT}/collections/boundaries/countries`
const ACROSS = encodeURIComponent("name IN ('Fiji','Russia','New Zealand','United States of America')")
/** So high that the map is higher than wide. */
const WINDOW = { viewport: { width: 1280, height: 1000 } }

/** The browser reports statuses that a test provokes. */
const isExpected = (fault: string): boolean => /status of 4\d\d/.test(fault)

const longitude = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as InPage).document.querySelector('[data-map]').map!.getCenter().lng,
  )

const note = (page: Page): Promise<string> => page.locator('.map-note').innerText()

describe('the script of the pages of the spatial service', function () {
  this.timeout(120_000)
  let browser: Browser
  let server: TestServer
  let open: TestServer

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startServer()
    open = await startServer({ env: { AUTH: 'none' } })
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await Promise.all([server?.stop(), open?.stop()])
  })

  const close = async ({ page, faults }: WatchedPage): Promise<void> => {
    expect(faults.filter((fault) => !isExpected(fault))).to.deep.equal([])
    await page.context().close()
  }

  /** Opens a page of the service that needs credentials, in a tab that has one. */
  async function signedIn(path: string, credential?: string): Promise<WatchedPage> {
    const watched = await openPage(browser, server.url, { viewport: { width: 1000, height: 500 } })
    const token = credential ?? (await server.token())
    await watched.page.goto(server.url)
    await watched.page.evaluate(`sessionStorage.setItem('groundtruth.credential', '${token}')`)
    await watched.page.goto(server.url + path)
    return watched
  }

  const stored = (page: Page): Promise<unknown> =>
    page.evaluate("sessionStorage.getItem('groundtruth.credential')")

  it('shows data that have no page, and saves them', async () => {
    const watched = await signedIn(`${ROOT}/api`)
    const { page } = watched
    let loads = 0
    page.on('framenavigated', () => loads++)
    expect(await page.getByLabel('Data', { exact: true }).innerText()).to.include('"openapi"')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as a file' }).click(),
    ])
    expect(download.suggestedFilename()).to.equal('api.json')
    expect(loads).to.equal(0)
    await page.getByRole('link', { name: 'Spatial features' }).click()
    await page.waitForURL(server.url + ROOT)
    await close(watched)
  })

  it('tells why a credential is refused without a page, and forgets it', async () => {
    const watched = await signedIn(ROOT, 'x'.repeat(20_000))
    const { page } = watched
    const fault = page.locator('#credential-fault')
    await fault.getByText('longer than 16 KiB').waitFor()
    expect(await stored(page)).to.equal(null)
    await page.getByLabel('Token or API key').fill('x'.repeat(20_000))
    await page.keyboard.press('Enter')
    await fault.getByText('at most 8,000 characters').waitFor()
    await page.getByLabel('Token or API key').fill(`Bearer ${await server.token()}`)
    await page.keyboard.press('Enter')
    await page.locator('[data-map] canvas').waitFor()
    await close(watched)
  })

  it('goes back to where a page was, and asks to sign in when the credential is refused later', async () => {
    const watched = await signedIn(`${CITIES}/items?limit=50`)
    const { page } = watched
    await page.getByRole('link', { name: 'GeoJSON' }).waitFor()
    await page.evaluate('scrollTo(0, 300)')
    await page.locator('tbody a').first().dispatchEvent('click')
    await page.waitForURL(/items\/\d+$/)
    expect(await page.evaluate('scrollY')).to.equal(0)
    await page.goBack()
    await page.locator('tbody a').first().waitFor()
    expect(await page.evaluate('scrollY')).to.equal(300)
    // In one step, because a request of the map would ask to sign in too.
    await page.evaluate(`sessionStorage.setItem('groundtruth.credential', 'wrong.token.here')
      document.querySelector('a[data-file]').click()`)
    await page.getByLabel('Token or API key').waitFor()
    expect(await stored(page)).to.equal(null)
    await close(watched)
  })

  it('leaves the address of the next page alone when a feature arrives late', async () => {
    const watched = await signedIn(`${CITIES}/items?limit=5#map=3.00/50.0000/10.0000`)
    const { page } = watched
    await drawn(page)
    const id = await page.locator('tbody tr').first().getAttribute('data-id')
    let answer: () => void
    const left = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/items/${id}?f=json`, async (route) => {
      await left
      await route.continue()
    })
    await page.getByRole('button', { name: `Mark ${id} on the map` }).click()
    await page.getByRole('link', { name: 'Spatial features' }).click()
    await page.waitForURL(server.url + ROOT)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const arrived = page.waitForResponse(/\?f=json$/)
    answer!()
    await (await arrived).finished()
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
    expect(page.url()).to.equal(server.url + ROOT)
    await close(watched)
  })

  it('shows features across the antimeridian, what the sides cut off, and an entered fragment', async () => {
    const watched = await openPage(browser, open.url, WINDOW)
    const { page } = watched
    await page.goto(`${open.url}${COUNTRIES}/items?filter=${ACROSS}`)
    await drawn(page)
    expect(await note(page)).to.match(/all \d features of its extent .* beyond its sides\.$/)
    const id = (name: string) => page.locator('tbody tr', { hasText: name }).getAttribute('data-id')
    const [fiji, zealand] = [await id('Fiji'), await id('New Zealand')]
    await page.getByRole('button', { name: `Mark ${fiji} on the map` }).click()
    await drawn(page, 'marked')
    expect(Math.abs(await longitude(page))).to.be.within(177, 181)
    expect(await note(page)).to.include('the only feature')
    await page.evaluate(`location.hash = '#map=2.00/-41.0000/172.0000&feature=${zealand}'`)
    await page.locator(`tr.marked[data-id="${zealand}"]`).waitFor()
    expect(await longitude(page)).to.be.closeTo(172, 0.1)
    await page.getByRole('columnheader').getByRole('link').first().click()
    await page.waitForURL(/sortby=.*#map=2\.00\/-41\.0000\/172\.0000$/)
    await close(watched)
  })

  it('checks a filter in the system and the language that it is in', async () => {
    const watched = await openPage(browser, open.url, WINDOW)
    const { page } = watched
    const crs = encodeURIComponent('http://www.opengis.net/def/crs/EPSG/0/3857')
    await page.goto(`${open.url}${CITIES}/items?limit=5&filter-crs=${crs}&filter-lang=cql2-json`)
    await page.getByLabel('Filter in CQL2').fill('S_INTERSECTS(geom, BBOX(0, 6000000, 2000000, 7000000))')
    expect(await page.locator('[data-address]').innerText()).not.to.include('filter-lang')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Without the filter').waitFor()
    expect(page.url()).to.include(`filter-crs=${crs}`)
    await page.getByLabel('Filter in CQL2').fill('')
    await page.getByLabel('Filter in CQL2').pressSequentially('country IN')
    await page.keyboard.press('Enter')
    expect(await page.getByLabel('Filter in CQL2').inputValue()).to.equal('country IN\n')
    await close(watched)
  })

  for (const [name, style, status] of [
    ['is not there', '', 404],
    ['is not JSON', '<p>', 200],
    ['is of another version', '{"version":7}', 200],
  ] as const)
    it(`tells that a style ${name}`, async () => {
      const { page } = await withStyle(style, status)
      await page.getByText(/^The map cannot be drawn: ./).waitFor()
      await page.context().close()
    })

  it('draws features over a style with names like its own whose tiles fail', async () => {
    const source = { type: 'raster', tiles: [`${open.url}/none/{z}/{x}/{y}`], tileSize: 256 }
    const layers = ['data', 'data-area', 'data-line'].map((id) => ({ id, type: 'raster', source: 'data' }))
    const { page } = await withStyle(JSON.stringify({ version: 8, sources: { data: source }, layers }), 200)
    await page.getByText(/^The map shows .* features/).waitFor()
    await drawn(page)
    await page.context().close()
  })

  /** Opens a page of features whose map has another style. */
  async function withStyle(body: string, status: number): Promise<WatchedPage> {
    const watched = await openPage(browser, open.url)
    await watched.page.route('**/style.json', (route) => route.fulfill({ body, status }))
    await watched.page.route('**/items?limit=5', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(
        'data-map="{',
        'data-map="{&quot;style&quot;:&quot;/style.json&quot;,',
      )
      await route.fulfill({ response, body: text })
    })
    await watched.page.goto(`${open.url}${CITIES}/items?limit=5`)
    return watched
  }
})
