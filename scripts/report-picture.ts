/**
 * Makes `docs/report.png`, the picture of a report that the README shows: `node --import tsx scripts/report-picture.ts
 * <report.html> [path of a Chromium]`, with a report that `npm run -s admin -- profile` wrote.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'

const [report, executablePath = '/usr/bin/chromium'] = process.argv.slice(2)
if (report === undefined) throw new Error('Name the report to take the picture of.')
const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1500 }, colorScheme: 'light' })
  await page.goto(pathToFileURL(resolve(report)).href)
  await page.screenshot({ path: 'docs/report.png' })
} finally {
  await browser.close()
}
