import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { createLogger } from '../../../src/platform/logging.ts'
import { delimitedFormat } from '../../../src/quality/loaders/source-words.ts'
import { withFileProfile } from '../../../src/quality/report/profile-file.ts'
import type {
  ReportDependencies,
  ReportDependency,
} from '../../../src/quality/report/dependencies/report-dependencies.ts'
import { REPORT_HEADER, reportPage } from '../../../src/quality/report/report.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { launchBrowser, openPage } from '../../support/browser.ts'
import { needs } from '../../support/tools.ts'
import { FAINT_TEXTS } from './faint-texts.ts'
import { messyFile } from './messy-file.ts'

const dependency = (lhs: number[], rhs: number | undefined, removedRows = 0): ReportDependency => ({
  definition: { lhs, rhs, nulls: 'equal' },
  status: 'Discovered',
  rows: 600,
  removedRows,
  conflictingValues: removedRows,
  conflictingRows: 2 * removedRows,
  isVerified: removedRows < 100,
  isOutdated: removedRows > 200,
})

/** Keys and dependencies of all kinds, with chains that are wider than a telephone. The figures are made up. */
const DEPENDENCIES: ReportDependencies = {
  keys: [dependency([1], undefined, 1), dependency([2, 3, 4], undefined)],
  exact: [
    dependency([], 8),
    ...[2, 3, 4, 5].map((rhs) => dependency([rhs - 1], rhs)),
    dependency([6], 7),
    dependency([7], 6),
    dependency([2, 6], 1),
  ],
  nearly: [dependency([3], 4, 12), dependency([1, 5], 6, 120), dependency([], 7, 240)],
  isCut: { keys: false, dependencies: true },
}

/** The report of a file, as the command writes it, with keys and dependencies. */
async function reportOf(content: string): Promise<string> {
  const path = join(await temporaryFolder(), 'messy.csv')
  await writeFile(path, content)
  return withFileProfile(
    {
      path,
      format: delimitedFormat({ attr: 'names' }),
      bytes: content.length,
      expandedBytes: 1e9,
      memoryMb: 256,
      logger: createLogger('silent'),
      signal: new AbortController().signal,
      progress: () => undefined,
    },
    async (source, warehouse) => {
      let page = ''
      const { signal } = new AbortController()
      for await (const piece of reportPage(warehouse, { ...source, dependencies: DEPENDENCIES }, signal))
        page += piece
      return page
    },
  )
}

describe('a report in a browser', () => {
  let browser: Browser
  let server: Server
  let origin: string
  let html: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    this.timeout(60_000)
    html = await reportOf(messyFile())
    server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Security-Policy', REPORT_HEADER)
      response.statusCode = request.url === '/' ? 200 : 404
      response.end(request.url === '/' ? html : '')
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    server?.close()
  })

  const sidewaysScroll = (page: Page): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - innerWidth')

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 800, 1400]) {
      it(`fits ${width} pixels in ${colorScheme}, is legible and sends no requests`, async function () {
        this.timeout(60_000)
        const { page, faults } = await openPage(browser, origin, {
          colorScheme,
          viewport: { width, height: 900 },
        })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        await page.goto(origin)
        expect(await page.locator('section.attribute').count()).to.equal(8)
        expect(await sidewaysScroll(page)).to.be.at.most(0)
        const ground = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
        expect(Number(ground.match(/\d+/)![0]) < 128, ground).to.equal(colorScheme === 'dark')
        expect(await page.evaluate(FAINT_TEXTS)).to.deep.equal([])
        expect(asked.filter((url) => !url.startsWith('data:'))).to.deep.equal([`${origin}/`])
        expect(faults).to.deep.equal([])
        await page.context().close()
      })
    }
  }

  it('is complete without JavaScript', async () => {
    const { page, faults } = await openPage(browser, origin, { javaScriptEnabled: false })
    await page.goto(origin)
    const text = await page.locator('main').innerText()
    expect(text).to.contain('What to look at first').and.to.contain('Most frequent values')
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('has each id once, and no link to a missing id', async () => {
    const { page } = await openPage(browser, origin)
    await page.goto(origin)
    const ids = await page.evaluate<string[]>('[...document.querySelectorAll("[id]")].map(({ id }) => id)')
    expect(new Set(ids).size).to.equal(ids.length)
    const led = await page.evaluate<string[]>(
      '[...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))',
    )
    expect(led.length).to.be.above(8)
    for (const href of led) expect(ids, href).to.include(href.slice(1))
    const labels = await page.evaluate<string[]>(
      '[...document.querySelectorAll("[aria-labelledby]")].flatMap((e) => e.getAttribute("aria-labelledby").split(" "))',
    )
    expect(ids).to.include.members(labels)
    await page.context().close()
  })

  it('has names of its parts, tables and charts for a screen reader', async () => {
    const { page } = await openPage(browser, origin)
    await page.goto(origin)
    expect(await page.getByRole('main').count()).to.equal(1)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.equal('messy.csv')
    for (const table of await page.getByRole('table').all())
      expect(await table.locator('caption').count()).to.equal(1)
    const charts = await page.locator('svg[role=img]').all()
    expect(charts).to.not.be.empty
    for (const chart of charts)
      expect(await chart.getAttribute('aria-labelledby')).to.match(/-title .*-desc$/)
    const levels = await page.evaluate<number[]>(
      '[...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]))',
    )
    levels.forEach((level, index) => expect(level).to.be.at.most((levels[index - 1] ?? 0) + 1))
    await page.context().close()
  })

  it('runs no script of a value', async () => {
    const { page, faults } = await openPage(browser, origin)
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    await page.goto(origin)
    expect(await page.locator('script, img, iframe, object, form, base').count()).to.equal(0)
    const text = (await page.locator('main').textContent())!
    expect(text).to.contain('<script>alert("x")</script>').and.to.contain('U+202E')
    // eslint-disable-next-line no-control-regex -- none of these may get into the page
    expect(html).to.not.match(/[\u202a-\u202e\u2066-\u2069\0-\x08\x0b\x0c\x0e-\x1f]/)
    expect(html.length).to.be.below(300_000)
    expect(dialogs).to.equal(0)
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('prints on paper of any scheme in light colours, without cutting a chart', async () => {
    const { page } = await openPage(browser, origin, { colorScheme: 'dark' })
    await page.goto(origin)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).to.equal(
      'rgb(255, 255, 255)',
    )
    expect(await page.evaluate('getComputedStyle(document.querySelector("figure")).breakInside')).to.equal(
      'avoid',
    )
    expect(await page.evaluate(FAINT_TEXTS)).to.deep.equal([])
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.subarray(0, 5).toString()).to.equal('%PDF-')
    await page.context().close()
  })
})
