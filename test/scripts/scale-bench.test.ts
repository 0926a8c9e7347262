import { expect } from 'chai'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClusterRun } from '../../scripts/bench/scale/measure.ts'
import { targetsOf } from '../../scripts/bench/scale/report.ts'
import { costsDuring } from '../../scripts/bench/scale/statistics.ts'

const SECONDS = {
  ...{ load: 1, profile: 1, rules: 1, join: 1, export: 1 },
  ...{ count: 0.4, 'first page': 0.9, 'last page': 0.2 },
}
const RUN: ClusterRun = {
  workers: 1,
  seconds: SECONDS,
  loaded: 1000,
  counts: [],
  entities: [],
  costs: {},
  byHand: { seconds: SECONDS, least: 0.1, counts: [] },
  memory: 0,
}
const missed = (run: ClusterRun): string[] =>
  targetsOf(run)
    .filter(({ met }) => !met)
    .map(({ what }) => what)

describe('The bench of scale', () => {
  it('reports a target as missed if its figure is on the wrong side', () => {
    expect(targetsOf(RUN)).to.have.length(7)
    expect(missed(RUN)).to.deep.equal([])
    const slow = { ...SECONDS, load: 1.31, 'last page': 1.1, count: 0.61 }
    expect(missed({ ...RUN, seconds: slow })).to.deep.equal([
      '1 worker: load, to statements by hand',
      '1 worker: a page',
      '1 worker: a count, beyond `SELECT 1`',
    ])
  })

  it('adds up what the queries cost that end meanwhile', async () => {
    const query = (queryId: string, state: string, physicalInputDataSize: string, totalCpuTime: string) => ({
      queryId,
      state,
      queryStats: { physicalInputDataSize, totalCpuTime },
    })
    const queries = [query('before', 'FINISHED', '9GB', '9.00h')]
    const server = http.createServer((_, response) => response.end(JSON.stringify(queries)))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const { costs } = await costsDuring(origin, async () => {
        queries.push(query('one', 'FINISHED', '1.5kB', '250.00ms'), query('two', 'FINISHED', '2MB', '1.00m'))
        queries.push(query('other', 'RUNNING', '1TB', '1.00d'))
      })
      expect(costs).to.deep.equal({ queries: 2, bytes: 1536 + 2 * 1024 ** 2, cpuSeconds: 60.25 })
    } finally {
      server.close()
    }
  })
})
