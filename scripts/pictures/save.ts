import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ROOT } from '../inputs.mjs'

/** Saves what the window of a page shows into `docs`. */
export async function save(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(ROOT, 'docs', name) })
  console.log(`docs/${name}`)
}
