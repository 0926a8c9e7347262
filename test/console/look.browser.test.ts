import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { needs } from '../support/tools.ts'
import { openConsole } from './support/console-page.ts'

const NUMBERS = [
  'Id,Name,Amount',
  ...Array.from({ length: 5000 }, (_, at) => `${at + 1},N${at % 7},${at * 3}`),
]
const HOSTILE = [
  'Id;Text',
  '1;<img src=x onerror="alert(1)">',
  '2;\u202eevil\u200b',
  `3;${'long '.repeat(200_000)}`,
  '4; two  blanks ',
].join('\n')

/** The texts of a row of the table in sight, by its number. */
const rowTexts = (page: Page, index: number): Promise<string[]> =>
  page.locator(`[role=row][aria-rowindex="${index + 1}"] [role=gridcell]`).allInnerTexts()

describe('looking at data in the console', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: QualityServer
  let numbers: string
  let hostile: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    numbers = (await server.load('numbers.csv', NUMBERS.join('\n'))).path
    hostile = (await server.load('<b>hostile.csv', HOSTILE, { connectInfo: { delimiter: ';' } })).path
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const width of [390, 1280])
    it(`shows a repository, and the rows of an entity, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, '/test', {
        viewport: { width, height: 800 },
      })
      await page.getByRole('link', { name: 'numbers.csv', exact: true }).waitFor()
      await check('the repository')
      await page.goto(`${server.url}/console/test${numbers}/rows`)
      await page.getByText('of 5,000').waitFor()
      expect((await rowTexts(page, 1)).slice(0, 2)).to.deep.equal(['1', '1'])
      await check('the rows')
      await close()
    })

  it('filters, marks a fault in place, offers what is near, and keeps the condition in the address', async () => {
    const { page, close } = await openConsole(browser, server.url, `/test${numbers}/rows`)
    const box = page.getByLabel('Condition')
    await box.fill('Amont > 14000')
    await page.locator('.expression-box mark').waitFor()
    await page.getByRole('button', { name: 'Use Amount' }).click()
    await page.locator('.expression-box mark').waitFor({ state: 'detached' })
    expect(await box.inputValue()).to.equal('Amount > 14000')
    await box.press('Enter')
    await page.getByText('of 333').waitFor()
    expect(new URL(page.url()).searchParams.get('where')).to.equal('Amount > 14000')
    await page.goBack()
    await page.getByText('of 5,000').waitFor()
    await close()
  })

  it('goes to the last row, sorts, and opens a cell by the keyboard alone', async () => {
    const { page, close } = await openConsole(browser, server.url, `/test${numbers}/rows`)
    const grid = page.getByRole('grid')
    await page.getByText('of 5,000').waitFor()
    await grid.focus()
    await page.keyboard.press('Control+End')
    await page.locator('[role=gridcell]', { hasText: /^14997$/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('14997').first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.locator('[role=columnheader][aria-sort=ascending]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[role=columnheader][aria-sort=descending]').waitFor()
    await page.locator('[role=row][aria-rowindex="2"]', { hasText: '14997' }).waitFor()
    await close()
  })

  it('shows hostile values as what they are', async () => {
    const { page, check, close } = await openConsole(browser, server.url, `/test${hostile}/rows`)
    await page.locator('[role=gridcell]', { hasText: '<img src=x' }).waitFor()
    expect((await rowTexts(page, 2)).at(-1)).to.equal('U+202EevilU+200B')
    expect((await rowTexts(page, 4)).at(-1)).to.equal('·two··blanks·')
    await check('hostile rows')
    await page.locator('[role=gridcell]', { hasText: 'long long' }).dblclick()
    await page.getByRole('dialog').getByText('1,000,000 characters').waitFor()
    await close()
  })

  for (const width of [390, 1280])
    it(`leads from an entity to its attribute, and from a bar to its rows, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, `/test${numbers}`, {
        viewport: { width, height: 800 },
      })
      await page.getByRole('heading', { name: 'What to look at first' }).waitFor()
      await check('the entity')
      await page.getByRole('link', { name: 'Amount', exact: true }).click()
      await page.getByRole('heading', { name: 'Distribution' }).waitFor()
      await page.getByText('of 5,000').waitFor()
      await check('the attribute')
      const bar = page.locator('svg.plot a').nth(2)
      const rows = /([\d,]+) rows?$/.exec((await bar.getAttribute('aria-label'))!)![1]!
      await bar.focus()
      await page.keyboard.press('Enter')
      await page.getByText(`of ${rows}`).waitFor()
      expect(new URL(page.url()).pathname).to.equal(`/console/test${numbers}/rows`)
      await page.goBack()
      await page.getByRole('heading', { name: 'Distribution' }).waitFor()
      await close()
    })

  it('leads from a mask to the rows that have it', async () => {
    const { page, close } = await openConsole(browser, server.url, `/test${numbers}/attributes/1?form=masks`)
    await page.getByRole('grid').getByRole('link', { name: 'NNNN', exact: true }).click()
    await page.getByText('of 4,001').waitFor()
    await close()
  })

  it('exports the rows that fit a condition, and offers the file', async () => {
    const { page, close } = await openConsole(
      browser,
      server.url,
      `/test${numbers}/rows?where=${encodeURIComponent('Amount > 14000')}`,
    )
    await page.getByText('of 333').waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('button', { name: 'Write the file' }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the file' }).click()
    const path = await (await downloaded).path()
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(lines).to.have.length(334)
    expect(lines[0]).to.equal('Id,Name,Amount')
    await close()
  })

  it('shows chosen columns, keeps others in sight, and has both in the address', async () => {
    const { page, close } = await openConsole(browser, server.url, `/test${numbers}/rows`)
    await page.getByText('of 5,000').waitFor()
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Name' }).uncheck()
    await dialog
      .locator('li', { hasText: 'Amount' })
      .getByRole('checkbox', { name: 'stays in sight' })
      .check()
    await dialog.getByRole('button', { name: 'Show these columns' }).click()
    await page.locator('[role=columnheader].pinned', { hasText: 'Amount' }).waitFor()
    const heads = await page.getByRole('columnheader').allInnerTexts()
    expect(heads).to.deep.equal(['Row', 'Amount', 'Id'])
    expect(new URL(page.url()).searchParams.get('columns')).to.equal('_rowid,ID,AMOUNT')
    await close()
  })

  it('asks before an entity is deleted, with the name of what will be lost', async () => {
    const { path } = await server.load('short-lived.csv', 'A,B\n1,2\n')
    const { page, close } = await openConsole(browser, server.url, `/test${path}`)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('“short-lived.csv” will be lost with its 1 row,').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete the entity' }).click()
    await page.waitForURL(/\/console\/test$/)
    await page.getByRole('link', { name: 'numbers.csv', exact: true }).waitFor()
    await page.getByRole('link', { name: 'short-lived.csv', exact: true }).waitFor({ state: 'detached' })
    await close()
  })
})
