/**
 * Makes the picture of a report for the documentation: `node --import tsx scripts/report-picture.ts <report.html>
 * <picture.png> [path of a Chromium] [CSS selector of a part]`. `docs/report.png` shows a report that `npm run -s admin -- profile` wrote, and
 * `docs/join-report.png` the report of the join of docs/joins.md. `docs/dependencies.png` shows the part
 * `section.dependencies` of the report of a generated table.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const [report, picture, executablePath = '/usr/bin/chromium', part] = process.argv.slice(2)
if (report === undefined || picture === undefined)
  throw new Error('Name the report and the picture to make of it.')
const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1500 }, colorScheme: 'light' })
  await page.goto(pathToFileURL(resolve(report)).href)
  await (part === undefined ? page : page.locator(part)).screenshot({ path: picture })
} finally {
  await browser.close()
}
