import { expect } from 'chai'
import { Metrics } from '../../src/platform/metrics.ts'

const request = { service: 'spatial', operation: 'getItems', method: 'GET', status: 200 }

describe('metrics', () => {
  it('count requests by service, operation, method and status', async () => {
    const metrics = new Metrics()
    metrics.observeRequest({ ...request, seconds: 0.001 })
    metrics.observeRequest({ ...request, seconds: 0.003 })
    metrics.observeRequest({ ...request, status: 404, seconds: 20 })
    const { contentType, body } = await metrics.expose()
    expect(contentType).to.match(/^text\/plain; version=0\.0\.4/)
    const labels = 'service="spatial",operation="getItems",method="GET",status="200"'
    expect(body).to.include('# TYPE http_requests_total counter\n')
    expect(body).to.include(`http_requests_total{${labels}} 2\n`)
    expect(body).to.include('operation="getItems",method="GET",status="404"} 1\n')
  })

  it('tell durations as a cumulated histogram with sum and count', async () => {
    const metrics = new Metrics()
    for (const seconds of [0.001, 0.003, 20]) metrics.observeRequest({ ...request, seconds })
    const { body } = await metrics.expose()
    const histogram = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds'))
    const values = histogram.map((line) => [
      /le="(.*?)"/.exec(line)?.[1] ?? line.split('{')[0],
      Number(line.split(' ').at(-1)),
    ])
    expect(values).to.deep.equal([
      ['0.001', 1],
      ['0.0025', 1],
      ['0.005', 2],
      ['0.01', 2],
      ['0.025', 2],
      ['0.05', 2],
      ['0.1', 2],
      ['0.25', 2],
      ['0.5', 2],
      ['1', 2],
      ['2.5', 2],
      ['5', 2],
      ['10', 2],
      ['+Inf', 3],
      ['http_request_duration_seconds_sum', 20.004],
      ['http_request_duration_seconds_count', 3],
    ])
  })

  it('count between two requests, and describe the process', async () => {
    const metrics = new Metrics()
    await metrics.expose()
    metrics.observeRequest({ ...request, seconds: 0.1 })
    const [first, second] = await Promise.all([metrics.expose(), metrics.expose()])
    expect(first.body).to.include('status="200"} 1\n').and.include('process_cpu_user_seconds_total')
    expect(second.body).to.include('status="200"} 1\n')
  })

  it('read each gauge at each request, also a gauge that was added after the first request', async () => {
    const metrics = new Metrics()
    let value = 1
    metrics.gauge('database_connections_in_use', 'Connections that work.', () => [
      { labels: { database: 'catalogue' }, value },
      { labels: { database: 'a "quoted" one' }, value: 0 },
    ])
    const first = await metrics.expose()
    value = 2
    metrics.gauge('http_connections', 'Open connections.', () => [{ labels: {}, value: 7 }])
    const second = await metrics.expose()
    expect(first.body)
      .to.include('# TYPE database_connections_in_use gauge\n')
      .and.include('database_connections_in_use{database="catalogue"} 1\n')
      .and.include('database_connections_in_use{database="a \\"quoted\\" one"} 0\n')
    expect(second.body)
      .to.include('database_connections_in_use{database="catalogue"} 2\n')
      .and.include('http_connections 7\n')
    expect(first.body).to.not.include('http_connections')
  })

  it('count the processor time since the start of the process', async () => {
    const { body } = await new Metrics().expose()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(body)?.[1])
    const { user, system } = process.cpuUsage()
    const used = (user + system) / 1e6
    expect(valueOf('process_cpu_seconds_total')).to.be.within(used / 2, used)
    expect(valueOf('process_cpu_user_seconds_total')).to.be.within(user / 2e6, user / 1e6)
    expect(valueOf('process_cpu_system_seconds_total')).to.be.within(system / 2e6, system / 1e6)
  })

  it('have the ending of a counter only if they are counters', async () => {
    const { body } = await new Metrics().expose()
    const gauges = Array.from(body.matchAll(/^# TYPE (\S+) gauge$/gm), ([, name]) => name)
    expect(gauges).to.include('nodejs_active_handles')
    expect(gauges.filter((name) => name!.endsWith('_total'))).to.deep.equal([])
  })

  it('refuse a second gauge of a name', () => {
    const metrics = new Metrics()
    metrics.gauge('http_connections', 'Open connections.', () => [])
    expect(() => metrics.gauge('http_connections', 'The same.', () => [])).to.throw('http_connections')
  })
})
