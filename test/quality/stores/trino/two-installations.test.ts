import { expect } from 'chai'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { recordingLogger } from '../../../platform/support.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import {
  ADMIN_PASSWORD,
  basic,
  type QualityServer,
  startQualityServer,
} from '../../support/quality-server.ts'
import { lakeOf, type TestLake } from '../../support/trino-server.ts'

const CONTENT = 'Id,Name\n1,one\n2,two\n'
const SENTENCE = /The schema \w+_1 has the rows of another installation: name another schema in WAREHOUSE_URL/

describe('Two installations with one schema in WAREHOUSE_URL', function () {
  this.timeout(240_000)
  let lake: TestLake
  let first: QualityServer
  let second: QualityServer
  before(async function () {
    lake = lakeOf(this, 'two')
    first = await startQualityServer({ env: lake.env })
    const prepared = await startQualityServer()
    const { dataDir } = prepared
    await prepared.stop(true)
    // The catalogues of tests are copies of one.
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    await catalogue.knex('catalogue_id').update({ id: randomUUID() })
    await catalogue.knex('repositories').update({ engine: 'trino' })
    await catalogue.close()
    expect((await first.load('Names', CONTENT)).job).to.include({ State: 'Completed' })
    second = await startQualityServer({ env: lake.env, dataDir })
  })
  after(async () => {
    await first?.stop()
    await second?.stop()
    await lake?.drop()
  })

  it('keep the rows of the first: the second neither loads, nor sweeps, nor deletes them', async () => {
    const { job } = await second.load('Others', CONTENT)
    expect(job['State']).to.equal('Failed')
    expect(JSON.stringify(job)).to.match(SENTENCE)
    const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
    expect((await fetch(second.repository, { method: 'DELETE', headers })).status).to.equal(204)
    const isLeft = () => second.log.some(({ msg }) => /^A schema in Trino is not deleted/.test(String(msg)))
    for (const end = Date.now() + 30_000; Date.now() < end && !isLeft();) await sleep(200)
    expect(isLeft()).to.equal(true)
    expect(await first.rows('/entities/1/rows')).to.have.lengthOf(2)
  })

  it('tell by 503 that the tables are in another schema', async () => {
    const { dataDir } = first
    await first.stop(true)
    const env = { ...lake.env, WAREHOUSE_URL: `${lake.env['WAREHOUSE_URL']}_x` }
    first = await startQualityServer({ env, dataDir })
    const answer = await first.ask('/entities/1/rows')
    expect(answer.status).to.equal(503)
    const { problems } = (await (await fetch(`${first.url}/readyz`)).json()) as { problems: string[] }
    expect(problems.join()).to.match(/check WAREHOUSE_URL/)
    expect(await answer.text()).to.match(/tables of this repository are missing in the schema \w+_x_1: check/)
  })

  it('are the same installation after a restart', async () => {
    const { dataDir } = first
    await first.stop(true)
    first = await startQualityServer({ env: lake.env, dataDir })
    expect(await first.rows('/entities/1/rows')).to.have.lengthOf(2)
  })
})
