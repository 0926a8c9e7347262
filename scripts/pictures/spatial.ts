import type { Browser, Page } from 'playwright-core'
import { ROOT } from '../../src/spatial/model/links.ts'
import { save } from './save.ts'

const CITIES = `${ROOT}/collections/places/cities/items`
const FILTER = encodeURIComponent("population > 300000 AND country IN ('FR', 'ES', 'IT', 'PT')")

/** The pages of the spatial service. @param url of a server with AUTH=none and the demo data */
export async function spatialPictures(browser: Browser, url: string): Promise<void> {
  await picture(browser, url, 'landing-page.png', ROOT)
  await picture(
    browser,
    url,
    'map.png',
    `${CITIES}?sortby=-population&filter=${FILTER}#map=4.3/42.5/3&feature=3117735`,
  )
  await picture(browser, url, 'filter-box.png', `${CITIES}?sortby=-population`, async (page) => {
    const box = page.getByLabel('Filter in CQL2')
    await box.fill("population > 300000 AND contry = 'FR' AND ")
    await page.locator('.filter-box mark').first().waitFor()
    await box.press('End')
    await box.pressSequentially('pop')
    await page.getByRole('option').first().waitFor()
    await page.setViewportSize({ width: 1200, height: 640 })
  })
}

/** Draws a page until its map is still, and saves what the window shows. */
async function picture(
  browser: Browser,
  url: string,
  name: string,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1140 }, colorScheme: 'light' })
  await page.goto(url + path)
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
  await save(page, name)
  await page.close()
}
