import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { measurePaint } from '../../scripts/bench/console/paint.ts'
import { measureScrolling } from '../../scripts/bench/console/scrolling.ts'
import { startService, type BenchedService } from '../../scripts/bench/quality-service.ts'
import { writeSourceFiles } from '../../scripts/bench/source-files.ts'
import { launchBrowser } from '../support/browser.ts'
// Builds the program if it is stale.
import '../support/programs.ts'
import { needs } from '../support/tools.ts'

/** As many as take a few seconds to load. `npm run bench -- console` has ten million. */
const ROWS = 100_000

describe('the speed of the console', function () {
  this.timeout(180_000)
  let browser: Browser
  let service: BenchedService
  let folder: string
  let entity: string

  before(async function () {
    const chromium = needs(this, 'chromium')
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    service = await startService(join(folder, 'data'))
    const { comma } = await writeSourceFiles(folder, ROWS)
    const sourceFile = await service.upload(comma, 'people.csv')
    const creation = await service.create('People', { type: 'delimited', attr: 'names', sourceFile })
    await service.profiled(creation)
    entity = creation.entity
    browser = await launchBrowser(chromium)
  })
  after(async () => {
    await browser?.close()
    await service?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  })

  it('has its first paint within a second, and a first page of less than 150 KB', async () => {
    const { firstBytes, formMs, overviewMs, entitiesMs } = await measurePaint(browser, service.url)
    expect(firstBytes).to.be.within(10_000, 150_000)
    expect(formMs, 'form').to.be.below(1000)
    expect(overviewMs, 'overview').to.be.below(1000)
    expect(entitiesMs, 'entities').to.be.below(1000)
  })

  it('scrolls without a long script in a frame, and with at most three requests in flight', async () => {
    const measured = await measureScrolling(browser, service.url, entity)
    // The bench has the limit of 50 ms. On a busy machine, the time of a script has its waits too.
    expect(measured.longestScriptMs).to.be.below(150)
    expect(measured.mostInFlight).to.be.within(1, 3)
    expect(measured.largestOffset).to.be.at.most(1000)
  })
})
