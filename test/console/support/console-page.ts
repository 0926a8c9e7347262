import axe from 'axe-core'
import { expect } from 'chai'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage, type WatchedPage } from '../../support/browser.ts'
// Builds the console if it is stale.
import '../../support/programs.ts'
import { ADMIN_PASSWORD } from '../../quality/support/credentials.ts'

/** The first request for the session tells that there is none. */
const FIRST_ANSWER = /status of 401/

/** The console in a browser, with a person signed in. */
export interface ConsolePage extends WatchedPage {
  /** Goes to an address below `/console`, as a link would. */
  readonly visit: (path: string) => Promise<void>
  /** Fails if the page broke a rule of axe, is wider than its window, or has an error in the browser's console. */
  readonly check: (what: string) => Promise<void>
  /** Ends the context, and fails if the browser's console has an error. */
  readonly close: () => Promise<void>
}

/** Opens the console at a path, such as `/test/entities/1`, and signs in. */
export async function openConsole(
  browser: Browser,
  origin: string,
  path: string,
  {
    user = 'admin',
    password = ADMIN_PASSWORD,
    ...options
  }: BrowserContextOptions & { user?: string; password?: string } = {},
): Promise<ConsolePage> {
  const watched = await openPage(browser, origin, options)
  const { page, faults } = watched
  await page.goto(`${origin}/console${path}`)
  await signIn(page, user, password)
  const at = faults.findIndex((fault) => FIRST_ANSWER.test(fault))
  if (at >= 0) faults.splice(at, 1)
  return {
    page,
    faults,
    visit: async (to) => {
      await page.goto(`${origin}/console${to}`)
      await page.locator('h1').waitFor()
    },
    check: async (what) => {
      expect(await violationsOf(page), what).to.deep.equal([])
      expect(await page.evaluate(BEYOND_WINDOW), `width of ${what}`).to.deep.equal([])
      expect(faults, what).to.deep.equal([])
    },
    close: async () => {
      expect(faults).to.deep.equal([])
      await page.context().close()
    },
  }
}

/** The elements that make the page wider than its window. */
const BEYOND_WINDOW = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.body.querySelectorAll('*')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth)
  .map((element) => element.outerHTML.slice(0, 200))`

/** Fills the form to sign in. */
export async function signIn(page: Page, user = 'admin', password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(user)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

interface InPage {
  readonly axe: {
    readonly run: () => Promise<{
      readonly violations: readonly {
        readonly id: string
        readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
      }[]
    }>
  }
}

/** What breaks a rule of axe in the page as it is. */
export async function violationsOf(page: Page): Promise<string[][]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as InPage).axe.run()
    return violations.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    ])
  })
}
