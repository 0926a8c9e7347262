import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { inFull } from '../support/full.ts'
import { needs } from '../support/tools.ts'
import { openConsole } from './support/console-page.ts'

const ORDERS = `order,line,postcode,city
1,1,1010,Vienna
1,2,1010,Vienna
2,1,1010,Wien
3,1,8010,Graz
4,1,4020,Linz
4,2,4020,Graz
5,1,,Bern
6,1,,Basel
7,1,<b>x</b>,"<img src=x onerror=alert(1)>"
8,1,<b>x</b>,\u202eevil
`
const CUSTOMERS = 'id,name,city\n1,Ada,London\n2,Grace,New York\n3,Tim,Geneva\n4,Alan,London\n5,Donald,\n'
const SHOPS = 'shop,city\nA,London\nB,New York\nC,New York\nD,Paris\n'

/** The texts of a row of rows that stand side by side. */
const valuesOf = (page: Page, attribute: string): Promise<string[]> =>
  page.getByRole('row', { name: attribute }).getByRole('cell').allInnerTexts()

describe('keys, dependencies and joins in the console', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: QualityServer
  let orders: string
  let customers: string
  let join: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    const run = async (path: string, body: unknown): Promise<void> => {
      const { body: answer } = await server.command(path, body)
      expect((await server.ended(answer.url ?? answer.uri)).State, JSON.stringify(body)).to.equal('Completed')
    }
    orders = (await server.load('Orders', ORDERS)).path
    await run(`${orders}/keys`, { command: 'add', data: { lhs: '1' } })
    await run(`${orders}/dependencies`, {
      command: 'verify',
      data: { attributes: [{ lhs: '3', rhs: '4' }] },
    })
    const loaded = await server.load('Customers', CUSTOMERS)
    customers = loaded.path
    const shops = await server.load('Shops', SHOPS)
    await run(`${customers}/joins`, {
      command: 'create',
      data: {
        params: {
          LH: { entity: loaded.entityId, attributes: '3' },
          RH: { entity: shops.entityId, attributes: '2' },
        },
      },
    })
    join = `/test/joins/${loaded.entityId}-3-${shops.entityId}-2-1`
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const width of inFull([390, 1280], [390])) {
    const viewport = { width, height: 800 }

    it(`shows the duplicates of a key side by side, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, `/test${orders}/keys`, {
        viewport,
      })
      const key = page.getByRole('link', { name: 'order', exact: true })
      await key.waitFor()
      await check('the keys')
      await key.click()
      await page.getByRole('heading', { name: 'order identifies a row' }).waitFor()
      await page.getByRole('link', { name: 'Rows side by side: 4' }).click()
      await page.getByRole('link', { name: 'Row 6' }).waitFor()
      expect(await valuesOf(page, 'city')).to.deep.equal(['Linz', 'Graz'])
      expect(await page.locator('mark').allInnerTexts()).to.deep.equal(['1', '2', 'Linz', 'Graz'])
      await check('the duplicates of the key')
      await page.goBack()
      await page.getByRole('link', { name: 'Row 6' }).waitFor({ state: 'detached' })
      await page.goForward()
      await page.getByRole('link', { name: 'Row 6' }).click()
      await page.getByText('Rows 1 to 1 of 1').waitFor()
      expect(new URL(page.url()).searchParams.get('where')).to.equal('_rowid = 6')
      await close()
    })

    it(`shows the conflicts of a dependency side by side, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, `/test${orders}/dependencies`, {
        viewport,
      })
      const dependency = page.getByRole('link', { name: 'postcode', exact: true })
      await dependency.waitFor()
      await check('the dependencies')
      await dependency.click()
      await page.getByRole('heading', { name: 'postcode determines city' }).waitFor()
      const conflict = page.getByRole('listitem').filter({ hasText: '1010' })
      await conflict.getByText('Corrected, as most rows have it, to Vienna').waitFor()
      expect(await conflict.getByRole('list').getByRole('listitem').allInnerTexts()).to.deep.equal([
        'Vienna\n2 rows',
        'Wien\n1 row',
      ])
      await conflict.getByRole('link', { name: 'Rows side by side' }).click()
      await page.getByRole('link', { name: 'Row 3' }).waitFor()
      expect(await valuesOf(page, 'city')).to.deep.equal(['Wien', 'Vienna', 'Vienna'])
      expect(await page.locator('.determined mark').allInnerTexts()).to.deep.equal(['Wien'])
      await check('the conflicts of the dependency')
      await close()
    })

    it(`opens a region of a Venn diagram by mouse and by keyboard, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, '/test/joins', { viewport })
      const row = page.getByRole('link', { name: 'Customers and Shops' })
      await row.waitFor()
      await check('the joins')
      await row.click()
      const left = page.getByRole('link', { name: 'Only in Customers: 1 value, show the rows' })
      await left.waitFor()
      await page.getByText('Geneva').waitFor()
      await check('the join')
      // The circle lies under the overlap, so the pointer is set on its left border.
      await left.click({ position: { x: 12, y: (await left.boundingBox())!.height / 2 } })
      await page.getByRole('heading', { name: 'Left rows that join nothing' }).waitFor()
      await page.getByText('Rows 1 to 2 of 2').waitFor()
      await page.getByRole('gridcell', { name: 'Geneva' }).waitFor()
      await check('the rows of a region')
      await page.goBack()
      const common = page.getByRole('link', { name: 'In both: 2 values, show the rows' })
      await left.focus()
      for (let steps = 0; steps < 3 && !(await isFocused(page, 'In both')); steps++)
        await page.keyboard.press('Tab')
      await common.press('Enter')
      await page.getByText('Rows 1 to 4 of 4').waitFor()
      expect(new URL(page.url()).pathname).to.equal(`/console${join}/innerrows`)
      await close()
    })
  }

  it('tells null from the values that are shown alike, and shows hostile values as what they are', async () => {
    const { page, check, close } = await openConsole(browser, server.url, `/test${orders}/dependencies/4-3`)
    await page.getByRole('link', { name: 'Rows side by side: null' }).click()
    await page.getByRole('link', { name: 'Row 7' }).waitFor()
    expect((await valuesOf(page, 'city')).sort()).to.deep.equal(['Basel', 'Bern'])
    await page.getByRole('link', { name: 'Rows side by side: <b>x</b>' }).click()
    await page.getByRole('link', { name: 'Row 9' }).waitFor()
    expect((await valuesOf(page, 'city')).sort()).to.deep.equal([
      '<img src=x onerror=alert(1)>',
      'U+202Eevil',
    ])
    await check('rows with hostile values')
    await page.getByRole('link', { name: 'These rows as a table' }).click()
    await page.getByText('Rows 1 to 2 of 2').waitFor()
    await check('the rows of a conflict as a table')
    await close()
  })

  it('opens the conflict of an address that is beyond those that are shown', async () => {
    const query = new URLSearchParams({ shown: '2', values: '["4020"]' }).toString()
    const { page, close } = await openConsole(browser, server.url, `/test${orders}/dependencies/4-3?${query}`)
    await page.getByRole('link', { name: 'Row 6' }).waitFor()
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).to.deep.equal(['4020', '1010'])
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.getByRole('heading', { level: 3, name: 'null' }).waitFor()
    await close()
  })

  it('draws what determines what, and the permanent joins, with links', async () => {
    const { page, visit, check, close } = await openConsole(
      browser,
      server.url,
      `/test${orders}/dependencies?view=drawing&quality=50`,
    )
    await page.locator('svg').getByRole('link', { name: 'city' }).waitFor()
    await check('the drawing of dependencies')
    await page.locator('svg').getByRole('link', { name: 'city' }).click()
    await page.getByRole('link', { name: 'postcode', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('attribute')).to.equal('4')
    await visit('/test/joins/diagram')
    await page.getByRole('link', { name: /^Customers \(city\) and Shops \(city\)/ }).focus()
    await check('the drawing of joins')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Customers and Shops' }).waitFor()
    await close()
  })

  it('says that a join is out of date after a reload, and analyses it again', async () => {
    const { body } = await server.command(customers, { command: 'reload', data: {} })
    await server.ended(body.job)
    const { page, check, close } = await openConsole(browser, server.url, join)
    await page.getByText('was loaded again after the join was analysed').waitFor()
    expect(await page.locator('svg.venn a').count()).to.equal(0)
    await check('a join that is out of date')
    await page.getByRole('button', { name: 'Analyse it again' }).click()
    await page.getByRole('link', { name: 'Only in Customers: 1 value, show the rows' }).waitFor()
    await close()
  })
})

/** True if the focus is on a link whose name begins so. */
const isFocused = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    `(document.activeElement?.getAttribute('aria-label') ?? '').startsWith(${JSON.stringify(name)})`,
  )
