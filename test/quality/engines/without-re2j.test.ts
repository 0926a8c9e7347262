import { expect } from 'chai'
import { startTrinoCluster, type TrinoCluster } from '../../../scripts/trino/start-cluster.ts'
import { trinoOf } from '../../support/trino.ts'
import { type QualityServer, startQualityServer } from '../support/quality-server.ts'
import { outcomeOfRegularRules } from '../support/regular-rules.ts'

describe('A cluster of Trino without regex-library=RE2J', function () {
  this.timeout(400_000)
  let cluster: TrinoCluster
  const servers: QualityServer[] = []
  before(async function () {
    trinoOf(this)
    cluster = await startTrinoCluster({ workers: 0, heapMb: 2048, regexLibrary: 'JONI' })
    const env = { WAREHOUSE_URL: `${cluster.url}/other`, WAREHOUSE_STORAGE: cluster.lake }
    servers.push(await startQualityServer(), await startQualityServer({ env }))
  })
  after(async () => {
    for (const server of servers) await server.stop()
    await cluster?.stop()
  })

  it('runs rules with regular expressions, and joins with such filters, as the embedded engine does', async () => {
    const [embedded, trino] = await Promise.all(servers.map(outcomeOfRegularRules))
    expect(trino).to.deep.equal(embedded)
    expect(servers[1]!.log.map(({ msg }) => msg).join('\n')).to.match(/set regex-library=RE2J/)
  })
})
