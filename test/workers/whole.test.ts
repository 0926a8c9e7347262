import { expect } from 'chai'
import { combine, exposed, Metrics } from '../../src/platform/metrics.ts'
import { EndedCounts, readinessOfAll } from '../../src/workers/whole.ts'

describe('The figures of several processes', () => {
  it('are ready if all are, and show each problem once', () => {
    const waiting = { done: 0, total: 1, step: 'waiting' }
    const making = { done: 3, total: 4, step: 'places' }
    const all = readinessOfAll([
      {
        ready: false,
        isLeaving: false,
        progress: { 'demo data': making },
        problems: ['The disk is full.', 'A'],
        connections: [{ database: 'catalogue', inUse: 1, most: 3 }],
      },
      {
        ready: true,
        isLeaving: false,
        progress: { 'demo data': waiting, other: waiting },
        problems: ['The disk is full.'],
        connections: [
          { database: 'catalogue', inUse: 2, most: 3 },
          { database: 'one', inUse: 1, most: 9 },
        ],
      },
    ])
    expect(all).to.deep.equal({
      ready: false,
      isLeaving: false,
      // The process that makes the data knows more than those that wait.
      progress: { 'demo data': making, other: waiting },
      problems: ['The disk is full.', 'A'],
      connections: [
        { database: 'catalogue', inUse: 3, most: 6 },
        { database: 'one', inUse: 1, most: 9 },
      ],
    })
  })

  it('keep the counts of a process that ended, but not its gauges', async () => {
    const metrics = new Metrics()
    metrics.gauge('rooms', 'Rooms.', () => [{ labels: {}, value: 4 }])
    const request = { service: 'a', operation: 'b', method: 'GET', status: 200, seconds: 0.002 }
    metrics.observeRequest(request)
    const ended = new EndedCounts()
    await ended.add(await metrics.read())
    metrics.observeRequest(request)
    await ended.add(await metrics.read())
    const { body } = await exposed(await combine([await metrics.read(), ended.counts]))
    expect(body).to.contain('http_requests_total{service="a",operation="b",method="GET",status="200"} 5\n')
    expect(body).to.match(/^http_request_duration_seconds_bucket\{[^}]*le="0.0025"[^}]*\} 5$/m)
    expect(body).to.match(/^http_request_duration_seconds_count\{.*\} 5$/m)
    expect(body).to.match(/^rooms 4$/m)
  })
})
