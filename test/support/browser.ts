import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

/** A Chromium without a window and without its own traffic. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A page, and what went wrong in it: errors, warnings, violations of its policy, requests to other hosts. */
export interface WatchedPage {
  readonly page: Page
  readonly faults: string[]
}

/** @param origin the only one that the page may send requests to */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    // The software that draws in place of a graphics card warns that it is slow.
    if (message.text().includes('GL Driver Message')) return
    if (!['error', 'warning'].includes(message.type())) return
    // The text of a request that failed does not tell its address.
    const address = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : ''
    faults.push(`${message.type()}: ${message.text()}${address}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The next page aborts what is still loading, such as the icon, which `load` does not wait for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) faults.push(`elsewhere: ${request.url()}`)
  })
  // A violation of the policy that is only an event would else pass in silence.
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`)
  return { page, faults }
}
