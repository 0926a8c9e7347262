/**
 * Makes the pictures of the spatial service's pages for the documentation: `node --import tsx scripts/page-pictures.ts
 * <address of a server with AUTH=none and the demo data> [path of a Chromium]`.
 */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { ROOT as PROJECT } from './inputs.mjs'
import { ROOT } from '../src/spatial/model/links.ts'

const [server, executablePath = '/usr/bin/chromium'] = process.argv.slice(2)
if (server === undefined) throw new Error('Name the address of a server.')
const CITIES = `${ROOT}/collections/places/cities/items`
const FILTER = encodeURIComponent("population > 300000 AND country IN ('FR', 'ES', 'IT', 'PT')")

const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})

/** Draws a page until its map is still, and saves what the window shows. */
async function picture(name: string, path: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1140 }, colorScheme: 'light' })
  await page.goto(server + path)
  await page.waitForFunction(() => {
    const { document } = globalThis as unknown as {
      document: {
        querySelector(selector: string): { map?: { loaded(): boolean; areTilesLoaded(): boolean } }
      }
    }
    const { map } = document.querySelector('[data-map]')
    return map?.loaded() === true && map.areTilesLoaded()
  })
  await prepare?.(page)
  // The attribution of the map folds after its first move.
  await page.waitForTimeout(1500)
  await page.screenshot({ path: join(PROJECT, 'docs', name) })
  await page.close()
}

try {
  await picture('landing-page.png', ROOT)
  await picture('map.png', `${CITIES}?sortby=-population&filter=${FILTER}#map=4.3/42.5/3&feature=3117735`)
  await picture('filter-box.png', `${CITIES}?sortby=-population`, async (page) => {
    const box = page.getByLabel('Filter in CQL2')
    await box.fill("population > 300000 AND contry = 'FR' AND ")
    await page.locator('.filter-box mark').first().waitFor()
    await box.press('End')
    await box.pressSequentially('pop')
    await page.getByRole('option').first().waitFor()
    await page.setViewportSize({ width: 1200, height: 640 })
  })
} finally {
  await browser.close()
}
