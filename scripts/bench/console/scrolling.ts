import type { Browser, Page } from 'playwright-core'
import { median } from '../median.ts'
import { signIn } from './paint.ts'

export interface Scrolling {
  /** The most that scripts took within one frame, in milliseconds. */
  readonly longestScriptMs: number
  readonly mostInFlight: number
  /** The largest number of rows that a request made the server skip among those that fit a condition. */
  readonly largestOffset: number
  /** From a jump of the scroll bar until its rows are in sight, in milliseconds. */
  readonly jumpMs: number
}

const TURNS = 200
const JUMPS = 30
const PAGES = 100

/** A frame that took more than 50 ms, as the browser reports it. */
interface LongFrame {
  readonly scripts: readonly { readonly duration: number; readonly sourceURL: string }[]
}

interface InPage {
  longest: number
  inFlight: number
  mostInFlight: number
  fetch: (input: string, init?: object) => Promise<unknown>
  document: { querySelector(selector: string): { scrollTop: number; scrollHeight: number } }
}

/** Scrolls the rows of an entity by the wheel, the keys and the scroll bar. @param entity path below the repository */
export async function measureScrolling(browser: Browser, url: string, entity: string): Promise<Scrolling> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const here = globalThis as unknown as InPage
    here.longest = here.inFlight = here.mostInFlight = 0
    const { fetch } = here
    here.fetch = async (input, init) => {
      if (!/\/rows\b/.test(input)) return fetch(input, init)
      here.mostInFlight = Math.max(here.mostInFlight, ++here.inFlight)
      try {
        return await fetch(input, init)
      } finally {
        here.inFlight--
      }
    }
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as unknown as LongFrame[]) {
        // Playwright has scripts in the page, too.
        const scripts = frame.scripts
          .filter(({ sourceURL }) => sourceURL.includes('/assets/'))
          .reduce((sum, { duration }) => sum + duration, 0)
        here.longest = Math.max(here.longest, scripts)
      }
    }).observe({ type: 'long-animation-frame', buffered: true } as never)
  })
  await page.goto(`${url}/console/bench${entity}/rows`)
  await signIn(page)
  await rowsAreThere(page)
  await page.evaluate(() => void ((globalThis as unknown as InPage).longest = 0))
  const offsets = watchOffsets(page)
  const grid = page.getByRole('grid')
  await grid.hover()
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, turn % 40 === 39 ? 100_000 : 400)
  await grid.focus()
  for (let key = 0; key < PAGES; key++) await page.keyboard.press('PageDown')
  await page.keyboard.press('Control+End')
  await rowsAreThere(page)
  const jumps: number[] = []
  for (let jump = 0; jump < JUMPS; jump++) {
    const started = performance.now()
    await page.evaluate(
      (share) => {
        const element = (globalThis as unknown as InPage).document.querySelector('[role=grid]')
        element.scrollTop = share * element.scrollHeight
      },
      ((jump * 7) % JUMPS) / JUMPS,
    )
    await rowsAreThere(page)
    jumps.push(performance.now() - started)
  }
  await page.evaluate(() => {
    const element = (globalThis as unknown as InPage).document.querySelector('[role=grid]')
    element.scrollTop = 0
  })
  await page.getByLabel('Condition').fill('Quantity > 1')
  await page.keyboard.press('Enter')
  await page.waitForURL(/where=/)
  await rowsAreThere(page)
  await grid.focus()
  for (let key = 0; key < PAGES; key++) {
    await page.keyboard.press('PageDown')
    if (key % 10 === 0) await rowsAreThere(page)
  }
  await rowsAreThere(page)
  const [longestScriptMs, mostInFlight] = await page.evaluate(() => {
    const { longest, mostInFlight: most } = globalThis as unknown as InPage
    return [longest, most] as const
  })
  await context.close()
  return { longestScriptMs, mostInFlight, ...offsets, jumpMs: median(jumps) }
}

/** Waits until no cell in sight waits for its row. */
async function rowsAreThere(page: Page): Promise<void> {
  await page.locator('[role=gridcell] .value').first().waitFor()
  await page.waitForFunction(
    () => {
      const { document } = globalThis as unknown as { document: { querySelector(selector: string): unknown } }
      return (
        document.querySelector('[role=gridcell] .waiting') === null &&
        document.querySelector('[role=gridcell] .value') !== null
      )
    },
    undefined,
    { polling: 'raf' },
  )
}

/** Watches the offsets of requests. Pages of all rows are found by the number of their first row. */
function watchOffsets(page: Page): { largestOffset: number } {
  const offsets = { largestOffset: 0 }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/rows') || !searchParams.has('where')) return
    offsets.largestOffset = Math.max(offsets.largestOffset, Number(searchParams.get('pageStart') ?? 1) - 1)
  })
  return offsets
}
