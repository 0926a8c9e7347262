import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { ADMIN_PASSWORD, startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { needs } from '../support/tools.ts'
import { openConsole, signIn, violationsOf } from './support/console-page.ts'

describe('signing in to the console', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: QualityServer

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const width of [390, 1280])
    it(`refuses a wrong password with a sentence, then leads to the page that was asked for, at ${width} pixels`, async () => {
      const { page } = await openPage(browser, server.url, { viewport: { width, height: 800 } })
      await page.goto(`${server.url}/console/test`)
      expect(await violationsOf(page)).to.deep.equal([])
      await page.getByLabel('Name').fill('admin')
      await page.getByLabel('Password').fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByText('The name or the password is wrong.').waitFor()
      await signIn(page)
      await page.getByRole('heading', { name: 'test', exact: true }).waitFor()
      expect(page.url()).to.equal(`${server.url}/console/test`)
      await page.context().close()
    })

  it('keeps the session in a cookie that scripts cannot read, and ends it at the sign-out', async () => {
    const { page, close } = await openConsole(browser, server.url, '')
    const [cookie] = await page.context().cookies()
    expect(cookie).to.include({
      name: 'session',
      httpOnly: true,
      sameSite: 'Strict',
      secure: false,
      path: '/',
    })
    expect(await page.evaluate('document.cookie')).to.equal('')
    await page.evaluate(`localStorage.setItem('groundtruth-draft:x', '1')`)
    await page.reload()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Password').waitFor()
    expect(await page.context().cookies()).to.deep.equal([])
    expect(await page.evaluate('localStorage.length'), 'drafts').to.equal(0)
    const answer = await fetch(`${server.url}/api/session`, {
      headers: { Cookie: `session=${cookie!.value}` },
    })
    expect(answer.status).to.equal(401)
    await close()
  })

  it('asks to sign in again when the session has ended, and goes on where it was', async () => {
    const { page } = await openConsole(browser, server.url, '')
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'test' }).click()
    await page.getByText('Your session has ended.').waitFor()
    await signIn(page)
    await page.getByRole('heading', { name: 'test', exact: true }).waitFor()
    await page.context().close()
  })

  it('opens no dialog of the browser: its requests get no challenge of Basic', async () => {
    const { page } = await openPage(browser, server.url)
    const challenges: (string | null)[] = []
    page.on('response', (response) => {
      if (response.status() === 401) challenges.push(response.headers()['www-authenticate'] ?? null)
    })
    await page.goto(`${server.url}/console`)
    await page.getByLabel('Password').waitFor()
    expect(challenges).to.have.length(1)
    expect(challenges[0]).to.not.match(/^Basic/)
    await page.context().close()
  })

  it('tells how long to wait after too many wrong passwords', async () => {
    const { page } = await openPage(browser, server.url)
    await page.goto(`${server.url}/console`)
    for (let attempt = 0; attempt < 30; attempt++) {
      await page.getByLabel('Name').fill('somebody')
      await page.getByLabel('Password').fill(`${ADMIN_PASSWORD}${attempt}`)
      const answered = page.waitForResponse(/api\/session$/)
      await page.getByRole('button', { name: 'Sign in' }).click()
      if ((await answered).status() === 429) break
    }
    await page.getByText('There were too many attempts').waitFor()
    await page.context().close()
  })
})
