import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf } from '../../support/random.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const below = (url: string): string => url.slice('/api/repositories/test'.length)

describe('keys and dependencies of a load', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer({ env: { DISCOVERY_AFTER_LOAD: 'yes' } })
  })
  after(() => server.stop())

  it('are discovered among the first rows, at 98 percent or better', async () => {
    const records = Array.from({ length: 10_050 }, (_, i) => {
      // Among the first 10,000 rows, 1 in 100 breaks the dependency of the city; later rows break the key.
      const city = i % 100 === 7 ? 'elsewhere' : `city ${i % 50}`
      return `${i < 10_000 ? i : 1},${i % 50},${city}`
    })
    const { path, job } = await server.load('Rows', `id,code,city\n${records.join('\n')}\n`)
    expect(job['Message']).to.match(/ none was rejected\. [2-9] keys and dependencies are found\.$/)
    const keys = await server.rows(`${path}/keys`)
    expect(keys).to.have.lengthOf(1)
    expect(keys[0]).to.include({
      'Lh Attrs': 'id',
      'Quality %': '100.000',
      Verified: 'No',
      'Rows Checked': '10000',
      Status: 'Discovered',
    })
    const dependencies = await server.rows(`${path}/dependencies`)
    const city = dependencies.find((row) => row['Dependency Key'] === '3-2')
    expect(city).to.include({ 'Quality %': '99.000', 'Conflicting LH Values': '1' })
    const verify = { command: 'verify', data: { keys: ['1'] } }
    const { body } = await server.command(`${path}/keys`, verify)
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/keys`))[0]).to.include({
      'Quality %': '99.502',
      Verified: 'Yes',
      'Rows Checked': '10050',
      'Duplicate Keys': '1',
      'Duplicate Rows': '51',
    })
  })

  it('do not prevent the load of a wide table', async () => {
    const random = randomOf(3)
    const columns = 200
    const record = (): string =>
      Array.from({ length: columns }, (_, i) => Math.floor(random() * (2 + i))).join(',')
    const header = Array.from({ length: columns }, (_, i) => `c${i}`).join(',')
    const content = `${header}\n${Array.from({ length: 1500 }, record).join('\n')}\n`
    const { path, job } = await server.load('Wide', content)
    expect(job).to.include({ State: 'Completed' })
    expect((await server.rows('/entities')).at(-1)).to.include({ 'Entity State': 'Fully Loaded' })
    const discover = { command: 'discover', data: { maxResults: 100_000 } }
    const { body } = await server.command(`${path}/keys`, discover)
    // What is found is saved while the job runs, and a cancelled job keeps it.
    while ((await server.rows(`${path}/keys?pageSize=1`)).length === 0) await sleep(50)
    expect((await server.command(below(body.url), { command: 'cancel' })).status).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Cancelled' })
    expect(await server.rows(`${path}/keys?pageSize=1`)).to.have.lengthOf(1)
  })

  it('do not exist for an entity without rows', async () => {
    const { path } = await server.load('Empty', 'a,b\n')
    expect(await server.rows(`${path}/keys`)).to.deep.equal([])
    expect(await server.rows(`${path}/dependencies`)).to.deep.equal([])
  })
})
