/**
 * Makes the pictures of the documentation from the pages as they are: `npm run pictures [-- console|spatial] [--chromium
 * <path>]`. It starts a server with the demo data of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { startProgram } from '../bench/program.ts'
import { end, until } from '../bench/running-server.ts'
import { consolePictures, PASSWORD } from './console.ts'
import { spatialPictures } from './spatial.ts'

const MAKERS = { console: consolePictures, spatial: spatialPictures }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chromium: { type: 'string', default: '/usr/bin/chromium' } },
})
const wanted = Object.entries(MAKERS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
const folder = await mkdtemp(join(tmpdir(), 'groundtruth-pictures-'))
const { child, url } = await startProgram(folder, { AUTH: 'none', ADMIN_PASSWORD: PASSWORD })
try {
  await until(child, 'The demo data', 180, async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined))
  const browser = await chromium.launch({
    executablePath: values.chromium,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const [, make] of wanted) await make(browser, url)
  } finally {
    await browser.close()
  }
} finally {
  await end(child)
  await rm(folder, { recursive: true, force: true })
}
