import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { inFull } from '../support/full.ts'
import { needs } from '../support/tools.ts'
import { openConsole, signIn } from './support/console-page.ts'

/** A name that is HTML, with a mark that turns the direction of writing, and without a place to break. */
const HOSTILE = `<img src=x onerror=alert(1)>\u202e"'&${'long'.repeat(12)}`
const DATA = [
  `"${HOSTILE.replaceAll('"', '""')}",b;c,\u200b[d]`,
  ...Array.from({ length: 30 }, (_, at) => `"<b>${at % 3}</b>",${at % 4},"${at % 3}\u202e"`),
].join('\n')

/** Widths in pixels, with a colour scheme each. */
const WIDTHS: readonly (readonly [number, 'dark' | 'light'])[] = [
  [360, 'dark'],
  [2560, 'light'],
]

describe('every page of the console', function () {
  this.timeout(120_000)
  let browser: Browser
  let server: QualityServer
  let paths: string[]

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    const run = async (path: string, body: unknown): Promise<string> => {
      const { status, body: answer } = await server.command(path, body)
      expect(status, JSON.stringify(answer)).to.equal(200)
      const job = [answer.job, answer.url, answer.uri].find((url) => url?.includes('/scheduler/'))
      if (job === undefined) return answer.url
      await server.ended(job)
      return job
    }
    const one = await server.load(`${HOSTILE}.csv`, DATA, { connectInfo: { delimiter: ',', attr: 'names' } })
    const other = await server.load('other.csv', 'k,v\n"<b>1</b>",x\n"<b>5</b>",y\n')
    await run(`${one.path}/businessrules`, {
      command: 'add',
      data: { NAME: HOSTILE.slice(0, 60), EXPRESSION: 'LENGTH(B_C) = 1', THRESHOLD: '99', PRIORITY: '' },
    })
    await run(`${one.path}/dependencies`, {
      command: 'verify',
      data: { attributes: [{ lhs: '1', rhs: '2' }] },
    })
    await run(`${one.path}/keys`, { command: 'add', data: { lhs: '1' } })
    await run(`${one.path}/joins`, {
      command: 'create',
      data: {
        params: {
          LH: { entity: one.entityId, attributes: '1' },
          RH: { entity: other.entityId, attributes: '1' },
        },
      },
    })
    const entity = one.path
    paths = [
      '',
      '/test',
      '/test/load',
      '/test/scheduler',
      '/test/scheduler/1',
      '/test/businessrules',
      '/test/businessrules/code',
      '/test/library',
      '/test/joins',
      '/test/joins/diagram',
      `/test/joins/${one.entityId}-1-${other.entityId}-1-1`,
      `/test/joins/${one.entityId}-1-${other.entityId}-1-1/leftnomatchrows`,
      `/test${entity}`,
      `/test${entity}/attributes/1`,
      `/test${entity}/rows`,
      `/test${entity}/rejected`,
      `/test${entity}/reload`,
      `/test${entity}/businessrules`,
      `/test${entity}/businessrules/suggestions`,
      `/test${entity}/businessrules/new`,
      `/test${entity}/keys`,
      `/test${entity}/keys/1`,
      `/test${entity}/dependencies`,
      `/test${entity}/dependencies/2-1`,
      `/test${entity}/joins`,
    ]
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const [width, colorScheme] of inFull(WIDTHS, WIDTHS.slice(0, 1)))
    it(`shows hostile names as what they are, without an error and without a finding of axe, at ${width} pixels`, async () => {
      const { page, visit, check, close } = await openConsole(browser, server.url, '', {
        viewport: { width, height: 800 },
        colorScheme,
      })
      for (const path of paths) {
        await visit(path)
        await page.waitForLoadState('networkidle')
        await check(path)
        expect(await page.locator('img[src=x]').count(), path).to.equal(0)
      }
      await close()
    })

  it('can be reached by the keyboard alone: from the form to the rows of a bar, and out', async () => {
    const { page, close } = await openConsole(browser, server.url, '')
    await page.reload()
    await page.getByRole('link', { name: 'test' }).waitFor()
    /** Presses Tab until a link or a button with this name has the focus, then Enter. */
    const press = async (name: string | RegExp): Promise<void> => {
      for (let tab = 0; tab < 80; tab++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const { document } = globalThis as unknown as {
            document: { activeElement: { textContent: string; getAttribute(name: string): string | null } }
          }
          const { activeElement } = document
          return activeElement.getAttribute('aria-label') ?? activeElement.textContent
        })
        if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) {
          await page.keyboard.press('Enter')
          return
        }
      }
      throw new Error(`The keyboard does not reach ${String(name)}.`)
    }
    await press(/^test/)
    await page.getByRole('heading', { name: 'test', exact: true }).waitFor()
    await press('other.csv')
    await page.getByRole('heading', { name: 'other.csv', exact: true }).waitFor()
    await press('k')
    await page.locator('svg.plot, p.quiet').first().waitFor()
    await press('Rows')
    await page.getByText('of 2').waitFor()
    await press('Sign out')
    await page.getByLabel('Password').waitFor()
    await signIn(page)
    await close()
  })
})
