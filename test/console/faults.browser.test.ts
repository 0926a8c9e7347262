import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Role } from '../../src/quality/model/roles.ts'
import { UserStore } from '../../src/quality/stores/accounts/users.ts'
import { RepositoryStore } from '../../src/quality/stores/repositories.ts'
import { recordingLogger } from '../platform/support.ts'
import { addUsers } from '../quality/support/data-dir.ts'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { needs } from '../support/tools.ts'
import { openConsole, signIn, violationsOf } from './support/console-page.ts'

/** What a server in need answers. The sentences of the console are for these statuses. */
const ANSWERS = [
  { status: 409, sentence: 'This does not fit the present state of the data.' },
  { status: 429, sentence: 'There were too many requests.', headers: { 'Retry-After': '2' } },
  { status: 503, sentence: 'The server cannot answer at the moment.', headers: { 'Retry-After': '1' } },
]

const problem = (status: number): string =>
  JSON.stringify({
    type: 'urn:groundtruth:problem:x',
    title: 'Told',
    status,
    detail: `The server tells ${status}.`,
    id: 'abc-1',
  })

describe('faults in the console', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: QualityServer
  let entity: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    entity = (await server.load('small.csv', 'A,B\n1,2\n3,4\n')).path
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const { status, sentence, headers } of ANSWERS)
    it(`of status ${status} have a sentence, what the server tells, and a way on`, async () => {
      const { page } = await openConsole(browser, server.url, '')
      let isAway = true
      await page.route(/\/rows\?/, async (route) =>
        isAway
          ? route.fulfill({
              status,
              headers: { 'Content-Type': 'application/problem+json', ...headers },
              body: problem(status),
            })
          : route.continue(),
      )
      await page.goto(`${server.url}/console/test${entity}/rows`)
      const alert = page.getByRole('alert')
      await alert.getByText(sentence).waitFor()
      await alert.getByText(`The server tells ${status}.`).waitFor()
      await alert.getByText('abc-1').waitFor()
      expect(await violationsOf(page)).to.deep.equal([])
      isAway = false
      // The button waits as long as the server asks for.
      await alert.getByRole('button', { name: 'Try again', exact: true }).click()
      await page.getByText('of 2').waitFor()
      expect(await alert.count()).to.equal(0)
      await page.context().close()
    })

  it('of the network have a sentence, and the page goes on when it is back', async () => {
    const { page } = await openConsole(browser, server.url, '/test')
    await page.getByRole('link', { name: 'small.csv', exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Groundtruth' }).click()
    await page.getByText('The server cannot be reached.').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'test' }).waitFor()
    await page.context().close()
  })

  it('of addresses that lead nowhere are told', async () => {
    const { page } = await openConsole(browser, server.url, '/test/nothing/here')
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
    await page.goto(`${server.url}/console/test/entities/999`)
    await page.getByText('This is not there, or not there any more.').first().waitFor()
    await page.context().close()
  })

  it('of scripts are told, and do not leave an empty page', async () => {
    const { page } = await openConsole(browser, server.url, '')
    await page.route(/\/entities\?/, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"columns":' }),
    )
    await page.goto(`${server.url}/console/test`)
    await page.getByText('The console made a mistake.').waitFor()
    await page.context().close()
  })
})

describe('roles in the console', function () {
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

  /** What a page offers. */
  const controls = async (page: Page): Promise<string[]> => [
    ...(await page.getByRole('link').allInnerTexts()),
    ...(await page.getByRole('button').allInnerTexts()),
  ]

  it('shape what is offered: an editor may load and delete, a reader may look', async () => {
    const { path } = await server.load('small.csv', 'A,B\n1,2\n')
    await addUser(server.dataDir, 'rita', 'reader')
    await addUser(server.dataDir, 'edward', 'editor')
    const offered: Record<string, string[]> = {}
    for (const user of ['rita', 'edward']) {
      const { page, close } = await openConsole(browser, server.url, '', { user, password: PASSWORD })
      await page.getByRole('link', { name: 'test' }).click()
      await page.getByRole('link', { name: 'small.csv', exact: true }).click()
      await page.waitForURL(`${server.url}/console/test${path}`)
      await page.getByRole('heading', { name: 'Attributes' }).waitFor()
      offered[user] = await controls(page)
      await close()
    }
    const writing = ['Load data', 'Load again', 'Delete']
    expect(offered['edward']).to.include.members(writing)
    expect(offered['rita']!.filter((text) => writing.includes(text))).to.deep.equal([])
    expect(offered['rita']).to.include.members(['Rows', 'Report to print'])
  })

  it('keep what was typed for the person who typed it, also when a session has ended', async () => {
    const { path } = await server.load('drafts.csv', 'A,B\n1,2\n')
    await addUser(server.dataDir, 'eve', 'editor')
    await addUser(server.dataDir, 'ian', 'editor')
    const editor = `/test${path}/businessrules/new`
    const { page } = await openConsole(browser, server.url, editor, { user: 'eve', password: PASSWORD })
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Only for Eve')
    await page.context().clearCookies()
    await page.reload()
    await signIn(page, 'eve', PASSWORD)
    await name.waitFor()
    expect(await name.inputValue()).to.equal('Only for Eve')
    await page.context().clearCookies()
    await page.reload()
    await signIn(page, 'ian', PASSWORD)
    await name.waitFor()
    expect(await name.inputValue()).to.equal('')
    await page.context().close()
  })

  it('end sessions when they change', async () => {
    await addUser(server.dataDir, 'tom', 'editor')
    const { page } = await openConsole(browser, server.url, '/test', { user: 'tom', password: PASSWORD })
    await addUser(server.dataDir, 'tom', 'reader')
    await page.reload()
    await page.getByLabel('Password').waitFor()
    await page.context().close()
  })
})

const PASSWORD = 'looks at the data'

/** Adds a user, or changes the user's role, as `admin` does while the server runs. */
async function addUser(dataDir: string, name: string, role: Role): Promise<void> {
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
  await addUsers(catalogue, { [name]: PASSWORD })
  const users = new UserStore(catalogue)
  const repository = await new RepositoryStore(catalogue).find('test')
  await users.setRole((await users.id(name))!, repository!.id, role)
  await catalogue.close()
}
