import type { Browser, Page } from 'playwright-core'
import { save } from './save.ts'

/** Of the server that the pictures are made from. */
export const PASSWORD = 'a password for pictures'

const REPOSITORY = '/api/repositories/demo'
const AUTHORIZATION = `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}`

/** A file with what goes wrong in files: another delimiter, a record with too many fields, a decimal comma. */
const ORDERS = [
  'Order;Customer;City;Amount;Ordered',
  '1001;Ada Lovelace;London;120,50;2026-11-02',
  '1002;Grace Hopper;New York;80,00;2026-11-02',
  '1003;Alan Turing;London;19,99;2026-11-03',
  '1004;Tim; Berners-Lee;Geneva;42,00;2026-11-03',
  '1005;Barbara Liskov;Boston;310,10;2026-11-04',
  '1006;Donald Knuth;Stanford;7,00;2026-11-05',
].join('\n')

/** The journeys of the console, in the demo repository. @param url of a server with the demo data */
export async function consolePictures(browser: Browser, url: string): Promise<void> {
  await prepareDemo(url)
  const context = await browser.newContext({
    viewport: { width: 1200, height: 800 },
    colorScheme: 'light',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const visit = async (path: string): Promise<void> => {
    await page.goto(`${url}/console${path}`)
    await page.locator('h1').waitFor()
  }
  await page.goto(`${url}/console/demo`)
  await page.getByLabel('Name').fill('admin')
  await save(page, 'console-sign-in.png')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await settled(page)
  await save(page, 'console-overview.png')

  await visit('/demo/load')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(ORDERS) })
  await page.getByText('Ada Lovelace').first().waitFor()
  await settled(page)
  await save(page, 'console-load.png')

  await visit('/demo/entities/2')
  await settled(page)
  await save(page, 'console-entity.png')
  await visit('/demo/entities/2/attributes/14')
  await settled(page)
  await save(page, 'console-attribute.png')
  await visit('/demo/entities/5/rows')
  await settled(page)
  await page.getByLabel('Condition').fill('Population > 100000 AND Contry = "FR" AND Na')
  await page.keyboard.press('End')
  await page.keyboard.type('m')
  await page.locator('.expression-box mark').first().waitFor()
  await page.getByRole('option').first().waitFor()
  await save(page, 'console-rows.png')

  await visit('/demo/entities/2/businessrules/suggestions')
  await settled(page)
  await save(page, 'console-suggestions.png')
  await visit('/demo/entities/2/businessrules/1/edit')
  await settled(page)
  await save(page, 'console-rule-editor.png')
  await visit('/demo/entities/2/businessrules/1')
  await settled(page)
  await page
    .getByRole('heading', { name: 'Groups' })
    .evaluate((heading) => (heading as unknown as { scrollIntoView(): void }).scrollIntoView())
  await save(page, 'console-rule.png')

  await visit('/demo/entities/3/dependencies')
  await settled(page)
  await save(page, 'console-dependencies.png')
  await visit('/demo/joins')
  await page.getByRole('table').getByRole('link').first().click()
  await page.locator('svg.venn').waitFor()
  await settled(page)
  await save(page, 'console-join.png')
  await context.close()
}

/** Waits until nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

/** Makes rules, with a run and a history, and joins. */
async function prepareDemo(url: string): Promise<void> {
  const rules = `${REPOSITORY}/entities/2/businessrules`
  const rule = (NAME: string, EXPRESSION: string, THRESHOLD: string, more: object = {}) =>
    command(url, rules, { command: 'add', data: { NAME, EXPRESSION, THRESHOLD, PRIORITY: '', ...more } })
  await rule('Speed is plausible', 'IS_NULL([Speed IAS in knots]) OR [Speed IAS in knots] <= 200', '95', {
    GROUP_EXPRESSION: '[Phase of flight]',
  })
  await rule('Total cost is the sum', '[Cost Total $] = [Cost Other] + [Cost Repair]', '100')
  await rule('Species is known', 'NOT STARTS_WITH([Wildlife Species], "Unknown")', '80')
  for (let run = 0; run < 4; run++)
    await ended(url, await command(url, rules, { command: 'run', data: { OPTION: 'ALL' } }))
  await ended(
    url,
    await command(url, `${REPOSITORY}/entities/1/joins`, {
      command: 'create',
      data: { params: { LH: { entity: '1', attributes: '3' }, RH: { entity: '3', attributes: '4' } } },
    }),
  )
}

interface Answer {
  readonly url?: string
  readonly uri?: string
  readonly job?: string
}

async function command(url: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { Authorization: AUTHORIZATION, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Waits until the job of an answer has ended. */
async function ended(url: string, { url: job, uri, job: third }: Answer): Promise<void> {
  const path = [third, job, uri].find((one) => one?.includes('/scheduler/'))
  if (path === undefined) throw new Error('The answer has no job.')
  const response = await fetch(url + path, {
    headers: { Authorization: AUTHORIZATION, Accept: 'text/event-stream' },
  })
  const text = await response.text()
  if (!text.includes('"Completed"')) throw new Error(`The job ended otherwise: ${text}`)
}
