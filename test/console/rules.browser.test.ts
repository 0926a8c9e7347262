import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { inFull } from '../support/full.ts'
import { needs } from '../support/tools.ts'
import { openConsole } from './support/console-page.ts'

const STATES = ['AK', 'CA', 'NY', 'TX']
/** Each tenth weight of New York is negative, and two rows have no state. */
const PARCELS = [
  'Parcel,State,Weight',
  ...Array.from({ length: 400 }, (_, at) => {
    const state = at < 2 ? '' : STATES[at % STATES.length]!
    return `P${1000 + at},${state},${state === 'NY' && at % 10 === 2 ? -1 : at + 1}`
  }),
].join('\n')
/** Of the rows with a state; the other two are left out by the filter. */
const FAILING = 20

describe('rules in the console', function () {
  this.timeout(60_000)
  let browser: Browser
  let server: QualityServer
  let parcels: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    server = await startQualityServer()
    parcels = (await server.load('Parcels', PARCELS)).path
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  for (const width of inFull([1280, 390], [1280]))
    it(`leads from a suggestion to a rule, its runs, its groups and their rows at ${width} pixels`, async () => {
      const rules = `/test${parcels}/businessrules`
      const { page, visit, check, close } = await openConsole(browser, server.url, `${rules}/suggestions`, {
        viewport: { width, height: 800 },
        colorScheme: width === 390 ? 'dark' : 'light',
      })
      // The first time, the suggestion that the other width left is accepted.
      const accept = page.getByRole('button', { name: /^Accept “/ }).first()
      await accept.waitFor()
      await check('the suggestions')
      const name = /“(.*)”/.exec((await accept.getAttribute('aria-label'))!)![1]!
      await accept.click()
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name, exact: true }).waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.locator('.rule-head').getByText('passed').waitFor()

      await visit(`${rules}/new`)
      const rule = `Weighs something (${width})`
      await page.getByLabel('Name', { exact: true }).fill(rule)
      await page.getByLabel('Expression: what must hold of a row').fill('Weight > 0 AND Weight < 10000')
      await page.getByLabel('Filter: which rows').fill('NOT IS_NULL(State)')
      const verdict = page.locator('.verdict')
      await verdict.getByText('94.97 % of 398 rows pass').waitFor()
      await verdict.getByText('With a threshold of 100 %, the rule fails.').waitFor()
      await page
        .locator('.trial code', { hasText: /^Weight > 0$/ })
        .first()
        .waitFor()
      let requests = 0
      page.on('request', () => requests++)
      await page.getByLabel('Threshold: percentage').fill('94')
      await verdict.getByText('With a threshold of 94 %, the rule passes.').waitFor()
      expect(requests, 'a threshold needs no request').to.equal(0)
      await page.getByText('Groups and aggregates').click()
      await page.getByLabel('Group by').fill('State')
      await page.locator('.trial .bars li').first().waitFor()
      await check('the new rule')

      // The tab closes in the middle of the edit.
      await page.reload()
      await page.getByText('This is your draft of').waitFor()
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).to.equal(rule)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('heading', { name: rule }).waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.locator('.rule-head').getByText('passed').waitFor()

      await page.getByRole('link', { name: 'Edit' }).click()
      expect(await page.getByText('This is your draft of').count()).to.equal(0)
      await page.getByLabel('Threshold: percentage').fill('99.5')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.locator('.rule-head').getByText('to be run').waitFor()
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await page.locator('.rule-head').getByText('failed').waitFor()
      await page.getByRole('img', { name: /^The passing share of 2 runs/ }).waitFor()
      await check('the rule')

      await page.locator('.bars a', { hasText: 'NY' }).click()
      await page.getByText(`of ${FAILING}`).waitFor()
      expect(new URL(page.url()).pathname).to.match(/\/groups\/NY\/failingrows$/)
      await check('the rows of the group')
      await page.goBack()
      await page
        .getByRole('link', { name: String(FAILING), exact: true })
        .first()
        .click()
      await page.getByRole('heading', { name: `Rows that fail “${rule}”` }).waitFor()
      await page.getByText(`of ${FAILING}`).waitFor()

      await visit('/test/businessrules?result=failed')
      await page.getByRole('link', { name: rule }).waitFor()
      expect(await page.getByRole('link', { name, exact: true }).count()).to.equal(0)
      await check('the failed rules')
      await visit(rules)
      await page.getByRole('link', { name, exact: true }).waitFor()
      await check('the rules of the entity')
      await close()
    })

  it('asks before a draft is lost, shows faults at their field, and keeps what others have changed meanwhile', async () => {
    const added = await server.command(`${parcels}/businessrules`, {
      command: 'add',
      data: { NAME: 'Shared by two', EXPRESSION: 'Weight > 0', THRESHOLD: '50' },
    })
    const rule = added.body.url.slice(added.body.url.indexOf('/entities'))
    const { page, faults, close } = await openConsole(browser, server.url, `/test${rule}/edit`)
    await page.getByLabel('Threshold: percentage').fill('101')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByRole('dialog').getByText('Shared by two').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.threshold-field .field-fault').waitFor()
    expect(faults.splice(0)).to.have.lengthOf(1)
    await page.getByLabel('Threshold: percentage').fill('60')
    await server.command(rule, { command: 'edit', data: { DESCRIPTION: 'By somebody else' } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Somebody else has changed: description.').waitFor()
    await page.getByRole('button', { name: 'Save mine' }).click()
    await page.getByRole('heading', { name: 'Shared by two' }).waitFor()
    await page.getByText('By somebody else').waitFor()
    await page.locator('.figures').getByText('60 %').waitFor()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByText('Shared by two').waitFor()
    await page.getByRole('button', { name: 'Delete the rule' }).click()
    await page.getByRole('heading', { name: 'Rules of Parcels' }).waitFor()
    await close()
  })

  it('takes rules down as a file, and up again with a plan', async () => {
    await server.command(`${parcels}/businessrules`, {
      command: 'add',
      data: { NAME: 'As code', EXPRESSION: 'Weight > 0', THRESHOLD: '50' },
    })
    const { page, faults, check, close } = await openConsole(
      browser,
      server.url,
      '/test/businessrules/code',
      {
        viewport: { width: 390, height: 800 },
      },
    )
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Parcels.yaml' }).click(),
    ])
    const text = await readFile(await saved.path(), 'utf8')
    expect(text).to.contain('name: As code')
    const up = async (content: string): Promise<void> => {
      const buffer = Buffer.from(content)
      await page
        .getByLabel('Files of rules')
        .setInputFiles({ name: 'Parcels.yaml', mimeType: 'application/yaml', buffer })
    }
    await up(text.replace(/(name: As code\n\s+expression: Weight > 0\n\s+threshold:) 50/, '$1 fifty'))
    await page
      .getByRole('alert')
      .getByText(/^Parcels\.yaml:\d+:\d+: threshold/)
      .waitFor()
    expect(faults.splice(0)).to.have.lengthOf(1)
    await up(text.replace(/(name: As code\n\s+expression: Weight > 0\n\s+threshold:) 50/, '$1 70'))
    await page.locator('.plan li.changed', { hasText: 'As code' }).getByText('(threshold)').waitFor()
    await check('the plan')
    await page.getByRole('button', { name: 'Apply …' }).click()
    await page.getByRole('dialog').getByText('Changed: “As code”.').waitFor()
    await page.getByRole('button', { name: 'Apply the changes' }).click()
    await page.getByText('This was changed:').waitFor()
    const listed = await server.rows(`${parcels}/businessrules`)
    expect(listed.find(({ Name }) => Name === 'As code')!['Threshold']).to.equal('70')
    await close()
  })

  it('associates an entity with a library entity, and maps its attributes', async () => {
    const { page, check, close } = await openConsole(browser, server.url, '/test/library', {
      viewport: { width: 390, height: 800 },
    })
    await page.getByRole('button', { name: 'New library entity' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Thing')
    await page.getByLabel('Attributes, one in each line').fill('Mass\nPlace')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Thing' }).waitFor()
    await page.getByRole('link', { name: 'New library rule' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Has a mass')
    await page.getByLabel('Expression: what must hold of a row').fill('Mass > 0')
    await check('the library rule')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Has a mass' }).waitFor()
    await page.getByRole('link', { name: 'Thing' }).click()
    await page.getByLabel('Entity to associate').selectOption({ label: 'Parcels' })
    await check('the library entity')
    await page.getByRole('button', { name: 'Associate' }).click()
    await page.getByRole('heading', { name: 'Mapping of Parcels' }).waitFor()
    await page.getByLabel('Attribute that stands for Mass').selectOption({ label: 'Weight' })
    await page.getByRole('button', { name: 'Save the mapping' }).click()
    await page.getByText('Completed').waitFor()
    await check('the mapping')
    const [derived] = await server.rows('/library/entities/1/businessrules/1/associatedrules')
    expect(derived!['Expression']).to.equal('Weight > 0')
    await close()
  })
})
