import { expect } from 'chai'
import { START_ENGINES } from '../../../src/quality/stores/start-warehouses.ts'
import { withoutRe2 } from '../support/lacking-warehouses.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'
import { outcomeOfRegularRules } from '../support/regular-rules.ts'
import { lakeOf, type TestLake } from '../support/trino-server.ts'

describe('Rules with regular expressions on a cluster that is taken for one with another library', function () {
  this.timeout(400_000)
  let lake: TestLake
  const servers: QualityServer[] = []
  before(async function () {
    lake = lakeOf(this, 'regular')
    servers.push(
      await startQualityServer(),
      await startQualityServer({ env: lake.env, lake: withoutRe2(START_ENGINES.trino) }),
    )
  })
  after(async () => {
    for (const server of servers) await server.stop()
    await lake?.drop()
  })

  it('have the outcome that they have in the embedded engine, and so have filters of joins', async () => {
    const [embedded, trino] = await Promise.all(servers.map(outcomeOfRegularRules))
    expect(trino).to.deep.equal(embedded)
  })
})
