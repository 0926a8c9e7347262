import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { zipFile } from '../quality/loaders/compression/support/zip-file.ts'
import { startQualityServer, type QualityServer } from '../quality/support/quality-server.ts'
import { launchBrowser } from '../support/browser.ts'
import { inFull } from '../support/full.ts'
import { needs } from '../support/tools.ts'
import { openConsole } from './support/console-page.ts'

/** Its fields are separated by colons. A comma fits as many of its records, and is what is detected. */
const GUESSED = 'name:price, EUR\nAda:1,50\nGrace:2,25\nAlan:3,75\nMary:4:5\n'
const PICTURE = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('pixels\0'.repeat(20)),
])

/** What the function below uses of the page, in which it runs. */
interface InPage {
  readonly document: { querySelector(selector: string): { dispatchEvent(event: unknown): void } | null }
  readonly DataTransfer: new () => { readonly items: { add(file: File): void } }
  readonly DragEvent: new (type: string, init: object) => unknown
}

/** Drops a file on the place for it, as a person would from another window. */
const drop = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page.evaluate(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0))
      const page = globalThis as unknown as InPage
      const dataTransfer = new page.DataTransfer()
      dataTransfer.items.add(new File([bytes], fileName!))
      const target = page.document.querySelector('.drop')!
      for (const type of ['dragover', 'drop'])
        target.dispatchEvent(new page.DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, Buffer.from(content).toString('base64')],
  )

/** Takes the lines out in which the browser reports a status that a test provokes. */
function forgive(faults: string[], status: number): void {
  const others = faults.filter((fault) => !fault.includes(`status of ${status}`))
  expect(others.length, `an answer with ${status}`).to.be.below(faults.length)
  faults.splice(0, faults.length, ...others)
}

describe('loading data in the console', function () {
  this.timeout(90_000)
  let browser: Browser
  let server: QualityServer
  let roots: string | undefined

  before(async function () {
    const chromium = needs(this, 'chromium')
    roots = await mkdtemp(join(tmpdir(), 'groundtruth-roots-'))
    await writeFile(join(roots, 'part-1.csv'), 'a,b\n1,2\n')
    await writeFile(join(roots, 'part-2.csv'), 'a,b\n3,4\n5,6\n')
    server = await startQualityServer({ env: { SOURCE_ROOTS: roots } })
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
    if (roots) await rm(roots, { recursive: true })
  })

  for (const width of inFull([390, 1280], [390]))
    it(`takes a file, corrects what was detected beside a preview, and lands on the entity, at ${width} pixels`, async () => {
      const { page, check, close } = await openConsole(browser, server.url, '/test/load', {
        viewport: { width, height: 800 },
      })
      await page.getByRole('heading', { name: 'Uploaded files' }).waitFor()
      await check('the choice of a source')
      const file = { name: `prices ${width}.csv`, mimeType: 'text/csv', buffer: Buffer.from(GUESSED) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.waitForURL(/load\?file=prices/)
      // What was detected is shown with its evidence, and that it is uncertain.
      await page.getByRole('columnheader', { name: 'name:price' }).waitFor()
      await page.getByText('Uncertain: 80 % of the 5 records').waitFor()
      expect(await page.getByLabel('Delimiter').inputValue()).to.equal('comma')
      await check('the preview with a wrong delimiter')
      // The correction changes the preview.
      await page.getByLabel('Delimiter').selectOption(':')
      const price = page.getByRole('columnheader', { name: 'price, EUR' })
      await price.waitFor()
      expect(await price.innerText()).to.match(/price, EUR\s+text/)
      await page.getByText('The record has 3 fields where 2 are expected.').waitFor()
      await page.getByRole('button', { name: 'Bytes of the record in line 5' }).click()
      const bytes = page.getByRole('dialog')
      await bytes.getByText('8 bytes, after the first 46 of the file.').waitFor()
      expect(await bytes.getByRole('region', { name: 'Bytes' }).innerText()).to.match(
        /^0000002e {2}4d 61 72 79 3a 34 3a 35 +Mary:4:5/,
      )
      await check('the bytes of a rejected record')
      await page.keyboard.press('Escape')
      await page.getByLabel('Decimal mark').selectOption(',')
      await page.getByRole('columnheader', { name: 'price, EUR decimal' }).waitFor()
      // A tab that is closed loses nothing of it.
      await page.getByLabel('At most rejected').fill('3')
      await page.reload()
      await price.waitFor()
      expect(await page.getByLabel('Delimiter').inputValue()).to.equal(':')
      expect(await page.getByLabel('At most rejected').inputValue()).to.equal('3')
      await page.getByRole('button', { name: 'Load', exact: true }).click()
      await page.waitForURL(/\/console\/test\/entities\/\d+$/)
      await page.getByRole('heading', { name: `Prices ${width}` }).waitFor()
      const path = page.url().slice(page.url().indexOf('/entities'))
      const rows = await server.rows(`${path}/rows`)
      expect(rows.map((row) => row['price, EUR'])).to.deep.equal(['1.50', '2.25', '3.75'])
      // The rejected record is there, with its bytes on demand.
      await page.goto(`${server.url}/console/test${path}/rejected`)
      await page.getByRole('gridcell').first().dblclick()
      await page.getByRole('dialog').getByText('4d 61 72 79 3a 34 3a 35').waitFor()
      await check('the rejected records')
      await close()
    })

  it('says of files that cannot be read why, where and what would fit, and shows their lines', async () => {
    const { page, faults, check, close } = await openConsole(browser, server.url, '/test/load')
    const choose = async (name: string, content: string | Buffer): Promise<void> => {
      await page.goto(`${server.url}/console/test/load`)
      await page.getByText('Drop a file here').waitFor()
      await drop(page, name, content)
      await page.getByRole('heading', { name: 'Preview' }).waitFor()
    }
    await choose('picture.csv', PICTURE)
    await page.getByText('The file is a picture, which has no records.').waitFor()
    forgive(faults, 409)
    await check('a picture')
    await page.getByRole('button', { name: 'Lines of the file' }).click()
    await page.getByRole('dialog').getByText('PNG').waitFor()
    await check('the lines of a picture')

    await choose('empty.csv', '')
    await page.getByText('The source is empty: it has no records.').waitFor()
    await check('an empty file')

    // The type is that of the bytes, and not of the name.
    await choose('really-json.csv', '[{"id": 1}, {"id": 2}]')
    await page.getByRole('columnheader', { name: 'id' }).waitFor()
    expect(await page.getByLabel('Type of the file').inputValue()).to.equal('json')
    forgive(faults, 409)

    const archive = zipFile([
      { name: 'may.csv', content: 'a,b\n1,2\n' },
      { name: 'june.csv', content: 'c,d\n3,4\n' },
    ])
    await choose('months.zip', archive)
    await page.getByRole('button', { name: 'june.csv' }).click()
    await page.getByRole('columnheader', { name: 'c' }).waitFor()
    forgive(faults, 409)

    await choose('cut.zip', archive.subarray(0, archive.length - 30))
    await page.getByText('The source cannot be read in this way.').waitFor()
    await page
      .getByText(/damaged|cut off/)
      .first()
      .waitFor()
    forgive(faults, 409)

    await choose('latin.csv', Buffer.from('name,city\nAda,K\xf6ln\nGrace,M\xfcnchen\n', 'latin1'))
    await page.getByRole('cell', { name: 'Köln' }).waitFor()
    await page.getByLabel('Encoding').selectOption('utf-8')
    await page.getByText('The byte F6 at offset 15 is not a character in utf-8.').waitFor()
    await page.getByRole('button', { name: 'Use what was detected' }).click()
    await page.getByRole('cell', { name: 'Köln' }).waitFor()
    await check('a file in another encoding')
    await close()
  })

  it('keeps everything when a load fails, and replaces the rows after a question that names them', async () => {
    const sourceFile = await server.upload('failing.csv', 'a,b\n1,2\n3\n')
    const { page, check, close } = await openConsole(browser, server.url, `/test/load?file=${sourceFile}`)
    await page.getByLabel('Name').fill('Failing')
    await page.getByLabel('At most rejected').fill('0')
    await page.getByLabel('Too few or too many fields').selectOption('reject')
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.getByText('Line 3: The record has 1 field where 2 are expected.').waitFor()
    await check('a load that failed')
    await page.getByRole('link', { name: 'Correct how it is read' }).click()
    await page.getByRole('heading', { name: 'Reload Failing' }).waitFor()
    expect(await page.getByLabel('At most rejected').inputValue()).to.equal('0')
    await page.getByLabel('Too few or too many fields').selectOption('pad')
    await page.getByText('No record is rejected.').waitFor()
    await page.getByRole('button', { name: 'Replace the rows' }).click()
    const question = page.getByRole('dialog', { name: 'Replace the rows of Failing?' })
    await question.getByText('Its 0 rows are replaced by those of failing.csv').waitFor()
    await check('the question before rows are replaced')
    await question.getByRole('button', { name: 'Replace the rows' }).click()
    await page.waitForURL(/\/entities\/\d+$/)
    const path = page.url().slice(page.url().indexOf('/entities'))
    expect(await server.rows(`${path}/rows`)).to.have.length(2)
    // The same source once more.
    await page.goto(`${page.url()}/reload`)
    await page.getByRole('button', { name: 'Load it again' }).click()
    await page.getByText('Its 2 rows are replaced by those of').waitFor()
    await page.getByRole('button', { name: 'Replace the rows' }).click()
    await page.waitForURL(/\/entities\/\d+$/)
    await close()
  })

  it('loads a pattern of files of a connection', async () => {
    const { page, check, close } = await openConsole(browser, server.url, '/test/load')
    await page.getByRole('link', { name: 'Connection 1' }).click()
    await page.getByRole('link', { name: 'part-2.csv' }).waitFor()
    await check('the sources of a connection')
    await page.getByLabel('Names like').fill('*-1*')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('link', { name: 'part-2.csv' }).waitFor({ state: 'detached' })
    expect(page.url()).to.contain('filter=*-1*')
    await page.getByLabel('File, folder, or pattern of files').fill('part-*.csv')
    await page.getByRole('button', { name: 'Look at it' }).click()
    await page.getByText('The first 3 records in 2 columns.').waitFor()
    // Back leads through the steps.
    await page.goBack()
    await page.getByRole('link', { name: 'part-1.csv' }).waitFor()
    await page.goForward()
    await page.getByText('The first 3 records in 2 columns.').waitFor()
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await page.waitForURL(/\/entities\/\d+$/)
    await close()
  })

  it('shows the jobs and each of them, and deletes a file after a question', async () => {
    await server.upload('unneeded.csv', 'a\n1\n')
    const { page, check, close } = await openConsole(browser, server.url, '/test/scheduler')
    await page.getByText('No job is at work, and none waits.').waitFor()
    await page
      .getByRole('gridcell', { name: /^Load Failing|^Reload Failing/ })
      .first()
      .waitFor()
    await check('the jobs')
    await page.getByRole('grid').getByRole('link', { name: 'Load Failing' }).first().click()
    await page.waitForURL(/\/scheduler\/\d+$/)
    await page.getByRole('link', { name: 'Failing', exact: true }).waitFor()
    await check('a job')
    await page.goto(`${server.url}/console/test/load`)
    await page.getByRole('button', { name: 'Delete unneeded.csv' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this file?' })
    await question.getByText('unneeded.csv').waitFor()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('link', { name: 'unneeded.csv' }).waitFor({ state: 'detached' })
    expect((await server.rows('/files')).map(({ Filename }) => Filename)).not.to.include('unneeded.csv')
    await close()
  })
})
