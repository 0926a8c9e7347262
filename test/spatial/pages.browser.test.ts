import axe from 'axe-core'
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
const PAGES = [
  ROOT,
  `${ROOT}/collections`,
  CITIES,
  `${CITIES}/items?sortby=-population`,
  `${CITIES}/items/2950159`,
  `${CITIES}/schema`,
  `${ROOT}/functions`,
  `${ROOT}/conformance`,
  `${CITIES}/items?filter=nothing`,
]

/** The browser reports statuses that a test provokes. */
const isExpected = (fault: string): boolean => /status of 40[01]/.test(fault)

describe('the pages of the spatial service in a browser', function () {
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

  it('have no violation of the rules for accessibility in light and dark, and fit 360 to 1920 pixels', async () => {
    const watched = await openPage(browser, open.url, { viewport: { width: 1000, height: 700 } })
    const { page } = watched
    for (const path of PAGES) {
      await page.goto(open.url + path)
      if ((await page.locator('[data-map]').count()) > 0) await page.locator('.map canvas').waitFor()
      await page.evaluate(axe.source)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violationsOf(page), `${path} in ${colorScheme}`).to.deep.equal([])
      }
      for (const width of [360, 1920]) {
        await page.setViewportSize({ width, height: 700 })
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect(overflow, `${path} at ${width} pixels`).to.be.at.most(0)
      }
      await page.setViewportSize({ width: 1000, height: 700 })
    }
    await close(watched)
  })

  it('sign in with a token that is kept for the tab and sent as a header alone', async () => {
    const watched = await openPage(browser, server.url)
    const { page } = watched
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const token = await server.token()
    await page.goto(server.url + CITIES)
    await page.getByLabel('Token or API key').fill('wrong.token.here')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('#credential-fault').getByText('not well-formed').waitFor()
    await page.getByLabel('Token or API key').fill(token)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Cities and towns' }).waitFor()
    // A link, back, forward and a reload show pages with the credential of the tab.
    await page.getByRole('link', { name: 'Queryables' }).click()
    await page.getByRole('heading', { name: 'Queryables' }).waitFor()
    expect(page.url()).to.equal(`${server.url}${CITIES}/queryables`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Cities and towns' }).waitFor()
    expect(page.url()).to.equal(server.url + CITIES)
    await page.goForward()
    await page.getByRole('heading', { name: 'Queryables' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Queryables' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'JSON Schema' }).click(),
    ])
    expect(download.suggestedFilename()).to.equal('queryables.json')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Token or API key').waitFor()
    expect(asked.filter((url) => url.includes(token))).to.deep.equal([])
    await close(watched)
  })

  it('sign in with an API key', async () => {
    const watched = await openPage(browser, server.url)
    const { page } = watched
    const { key, secret } = await server.apiKey()
    await page.goto(`${server.url}${ROOT}/functions`)
    await page.getByLabel('Token or API key').fill(`${key}.${secret}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Functions' }).waitFor()
    await close(watched)
  })

  it('draw the features within the extent of the map, and mark them on the map and in the table', async () => {
    const watched = await openPage(browser, open.url, { viewport: { width: 1100, height: 700 } })
    const { page } = watched
    await page.goto(`${open.url}${COUNTRIES}/items?limit=5#map=4/46.6/2.5`)
    await drawn(page)
    expect(await page.locator('.map-note').innerText()).to.match(/^The map shows all \d+ features/)
    // A click on France, which the first page of the table does not have.
    const france = await page.evaluate(() => {
      const { map } = (globalThis as unknown as InPage).document.querySelector('[data-map]')
      return map!.project([2.5, 46.6])
    })
    await page.locator('.map canvas').click({ position: france })
    const row = page.locator('tr.marked')
    await row.waitFor()
    expect(await row.innerText()).to.contain('France')
    await drawn(page, 'marked')
    expect(page.url()).to.match(/#map=4\.00\/46\.6000\/2\.5000&feature=\d+$/)
    // A row, by the keyboard, moves the map to its feature.
    await page.getByRole('button', { name: 'Mark 2 on the map' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('tr.marked[data-id="2"]').waitFor()
    expect(await page.locator('tr.marked').count()).to.equal(1)
    await page.waitForFunction(() => {
      const { map } = (globalThis as unknown as InPage).document.querySelector('[data-map]')
      return Math.abs(map!.getCenter().lng - 20) < 2
    })
    // The address has the state.
    const address = page.url()
    expect(address).to.match(/&feature=2$/)
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('tr.marked[data-id="2"]').waitFor()
    await drawn(page, 'marked')
    await close(watched)
  })

  it('tell that there are more features than the map shows', async () => {
    const watched = await openPage(browser, open.url, { viewport: { width: 1100, height: 700 } })
    const { page } = watched
    await page.goto(`${open.url}${CITIES}/items?limit=1`)
    await drawn(page)
    expect(await page.locator('.map-note').innerText()).to.equal(
      'The map shows 1,000 features of its extent. There are more: zoom in to see all of them.',
    )
    await page.getByRole('button', { name: 'Only the map’s extent' }).click()
    await page.getByRole('link', { name: 'Everywhere' }).waitFor()
    expect(page.url()).to.match(/[?&]bbox=-?\d/)
    await close(watched)
  })

  it('complete words of a filter, mark its faults in place, and show the request that it makes', async () => {
    const watched = await openPage(browser, open.url, { viewport: { width: 1100, height: 900 } })
    const { page } = watched
    await page.goto(`${open.url}${CITIES}/items?limit=5`)
    const box = page.getByLabel('Filter in CQL2')
    await box.pressSequentially('popu')
    await page.getByRole('option', { name: 'population integer' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await box.inputValue()).to.equal('population ')
    await box.pressSequentially('> 5000000 AND contry = 1')
    await page.getByRole('listitem').filter({ hasText: 'At character 26 of the filter' }).waitFor()
    expect(await page.locator('.filter-box mark').allTextContents()).to.deep.equal(['contry'])
    expect(await box.getAttribute('aria-invalid')).to.equal('true')
    await box.fill("population > 5000000 AND country = 'IN'")
    expect(await page.locator('[data-address]').innerText()).to.equal(
      `${open.url}${CITIES}/items?limit=5&filter=population%20%3E%205000000%20AND%20country%20%3D%20'IN'&f=json`,
    )
    expect(await page.locator('[data-command]').innerText()).to.match(/^curl 'http:.*%3D%20%27IN%27&f=json'$/)
    await box.press('Control+Enter')
    await page.getByText('Without the filter').waitFor()
    expect(page.url()).to.contain('filter=population')
    await drawn(page)
    const { numberReturned } = (await (
      await fetch(`${open.url}${CITIES}/items?limit=1000&filter=population>5000000 AND country='IN'`)
    ).json()) as { numberReturned: number }
    expect(numberReturned).to.be.above(0)
    expect(await page.locator('tbody tr').count()).to.equal(numberReturned)
    expect(await page.locator('.map-note').innerText()).to.contain(`all ${numberReturned} features`)
    await close(watched)
  })

  it('show hostile texts of a filter as texts', async () => {
    const watched = await openPage(browser, open.url)
    const { page } = watched
    const filter = `name = '<img src=x onerror=alert(1)>' OR '`
    await page.goto(`${open.url}${CITIES}/items`)
    await page.getByLabel('Filter in CQL2').fill(filter)
    await page.locator('.filter-box mark').first().waitFor()
    expect(await page.locator('main img').count()).to.equal(0)
    await close(watched)
  })
})

/** The rules of axe that a page violates, with the elements. */
const violationsOf = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as InPage).axe.run()
    return violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    ])
  })
