import { expect } from 'chai'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { html } from '../../../../src/site/html.ts'
import { DIAGRAM_HEADER, diagramSvg } from '../../../../src/quality/report/joins/diagram-svg.ts'
import { JOIN_REPORT_HEADER, joinReportPage } from '../../../../src/quality/report/joins/join-report.ts'
import { joinsPart } from '../../../../src/quality/report/joins-part.ts'
import { PAGE_END, PageFrame } from '../../../../src/quality/report/page-frame.ts'
import type { ReportJoin } from '../../../../src/quality/report/report-model.ts'
import { REPORT_STYLES } from '../../../../src/quality/report/report-styles.ts'
import { launchBrowser, openPage } from '../../../support/browser.ts'
import { needs } from '../../../support/tools.ts'
import { FAINT_TEXTS } from '../faint-texts.ts'
import { hostileDiagram, shop } from './diagram-models.ts'
import { HOSTILE, hostileModel, modelOf, orders } from './join-models.ts'

/** Documents by their paths, as the service sends them. */
function documents(): Readonly<
  Record<string, { readonly type: string; readonly policy: string; readonly text: string }>
> {
  const { left, right } = orders()
  const page = (text: string) => ({ type: 'text/html', policy: JOIN_REPORT_HEADER, text })
  const drawing = (text: string) => ({ type: 'image/svg+xml', policy: DIAGRAM_HEADER, text })
  return {
    '/orders/report': page(joinReportPage(modelOf(left, right))),
    '/hostile/report': page(joinReportPage(hostileModel())),
    '/tiny/report': page(joinReportPage(modelOf(['C-1000', 'z'], right, { examples: undefined }))),
    '/entity/report': { type: 'text/html', policy: ENTITY_FRAME.header, text: entityPage() },
    '/diagram': drawing([...diagramSvg(shop())].join('')),
    '/hostile/diagram': drawing([...diagramSvg(hostileDiagram())].join('')),
  }
}

const ENTITY_FRAME = new PageFrame(REPORT_STYLES)

/** The part of an entity's report that lists its joins, with hostile names. */
function entityPage(): string {
  const joins = HOSTILE.map((name, at): ReportJoin => ({
    id: `1-1-2-1-${at + 1}`,
    status: at % 2 === 0 ? 'Permanent' : 'Discovered',
    attributes: HOSTILE.slice(at, at + 3),
    other: { number: 2, name, attributes: HOSTILE.slice(at, at + 3) },
    function: at === 0 ? 'standardize - Decimal' : 'value',
    cardinality: at === 0 ? undefined : 'M:M',
    commonValues: 9_007_199_254_740_991,
    joinRows: at,
    rows: 10,
    isOutdated: at === 1,
  }))
  const part = joinsPart({ joins: { shown: joins, isCut: true } })
  return `${ENTITY_FRAME.begin('Entity', { id: 'joins', name: 'the joins' })}${html`${part}`.toString()}${PAGE_END}`
}

describe('the pages of joins in a browser', () => {
  let browser: Browser
  let server: Server
  let origin: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    this.timeout(60_000)
    const known = documents()
    server = createServer((request, response) => {
      const document = known[request.url!]
      response.statusCode = document ? 200 : 404
      response.setHeader('Content-Type', document?.type ?? 'text/plain')
      if (document) response.setHeader('Content-Security-Policy', document.policy)
      response.end(document?.text ?? 'nothing')
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
      it(`fit ${width} pixels in ${colorScheme}, are legible and send no requests`, async function () {
        this.timeout(60_000)
        const { page, faults } = await openPage(browser, origin, {
          colorScheme,
          viewport: { width, height: 900 },
        })
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        for (const path of ['/orders/report', '/hostile/report', '/tiny/report', '/entity/report']) {
          asked.length = 0
          await page.goto(origin + path)
          expect(await sidewaysScroll(page), path).to.be.at.most(0)
          const ground = String(await page.evaluate('getComputedStyle(document.body).backgroundColor'))
          expect(Number(ground.match(/\d+/)![0]) < 128, ground).to.equal(colorScheme === 'dark')
          expect(await page.evaluate(FAINT_TEXTS), path).to.deep.equal([])
          expect(asked.filter((url) => !url.startsWith('data:'))).to.deep.equal([origin + path])
        }
        expect(faults).to.deep.equal([])
        await page.context().close()
      })
    }
  }

  it('have names of their parts, tables and the diagram for a screen reader', async () => {
    const { page } = await openPage(browser, origin)
    await page.goto(`${origin}/orders/report`)
    expect(await page.getByRole('main').count()).to.equal(1)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.equal('Orders and Customers')
    for (const table of await page.getByRole('table').all())
      expect(await table.locator('caption').count()).to.equal(1)
    expect(
      await page.getByRole('img', { name: /Orders has 710 values, Customers 800; both have 680/ }).count(),
    ).to.equal(1)
    const levels = await page.evaluate<number[]>(
      '[...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]))',
    )
    levels.forEach((level, index) => expect(level).to.be.at.most((levels[index - 1] ?? 0) + 1))
    const ids = await page.evaluate<string[]>('[...document.querySelectorAll("[id]")].map(({ id }) => id)')
    expect(new Set(ids).size).to.equal(ids.length)
    await page.context().close()
  })

  it('run no script of a value', async () => {
    const { page, faults } = await openPage(browser, origin)
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    for (const path of ['/hostile/report', '/hostile/diagram', '/entity/report']) {
      await page.goto(origin + path)
      expect(await page.locator('script, img, iframe, object, form, base, foreignObject').count()).to.equal(0)
      const text = await page.evaluate<string>('document.documentElement.textContent')
      expect(text).to.contain('<script>alert("x")</script>').and.to.contain('U+202E')
    }
    expect(dialogs).to.equal(0)
    expect(faults).to.deep.equal([])
    await page.context().close()
  })

  it('print in light colours', async () => {
    const { page } = await openPage(browser, origin, { colorScheme: 'dark' })
    await page.goto(`${origin}/orders/report`)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).to.equal(
      'rgb(255, 255, 255)',
    )
    expect(await page.evaluate(FAINT_TEXTS)).to.deep.equal([])
    await page.context().close()
  })

  it('draw entities and joins that the keyboard reaches and a screen reader names', async () => {
    const { page, faults } = await openPage(browser, origin)
    await page.goto(`${origin}/diagram`)
    expect(await page.evaluate('document.documentElement.localName')).to.equal('svg')
    const names: unknown[] = []
    for (let at = 0; at < 16; at++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate('document.activeElement.getAttribute("aria-label")'))
    }
    expect(names.slice(0, 8).filter((name) => / and .*: [1M]:[1M]/.test(String(name)))).to.have.length(8)
    expect(names.filter((name) => /^Orders: .* \(2 joined keys\)$/.test(String(name)))).to.have.length(1)
    expect(
      await page.evaluate('getComputedStyle(document.activeElement.querySelector(".box")).strokeWidth'),
    ).to.equal('2px')
    expect(await page.getByRole('link', { name: /^Persons: .* \(1 joined key\)$/ }).count()).to.equal(1)
    await page.getByRole('link', { name: /^Orders: .* \(2 joined keys\)$/ }).click()
    expect(page.url()).to.equal(`${origin}/entities/1/report`)
    expect(faults.filter((fault) => !fault.includes('404'))).to.deep.equal([])
    await page.context().close()
  })

  it('draw no text beyond its box', async () => {
    const { page } = await openPage(browser, origin)
    for (const path of ['/diagram', '/hostile/diagram']) {
      await page.goto(origin + path)
      const beyond = await page.evaluate<string[]>(`[...document.querySelectorAll('a.entity svg')]
        .filter((line) => line.querySelector('text').getComputedTextLength() > line.width.baseVal.value - 12)
        .map((line) => line.textContent.trim())`)
      expect(beyond, path).to.deep.equal([])
    }
    await page.context().close()
  })
})
