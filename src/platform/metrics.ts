/** Prometheus metrics of the requests and of the process. */
import type { Metric, Registry } from 'prom-client'

/** One answered request. `operation` is an operation id of the contract, or a fixed word for what has none. */
export interface ObservedRequest {
  readonly service: string
  readonly operation: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Upper bounds of the histogram's buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  readonly labels: Readonly<Record<string, string>>
  count: number
  seconds: number
  /** Requests by bucket, not cumulated; the last one is for what took longer than every bound. */
  readonly buckets: Uint32Array
}

interface Sample {
  readonly metricName?: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

const countSamples = (series: Iterable<Series>): Sample[] =>
  Array.from(series, ({ labels, count }) => ({ labels, value: count }))

const durationSamples = (series: Iterable<Series>): Sample[] => {
  const metricName = 'http_request_duration_seconds'
  return Array.from(series, ({ labels, count, seconds, buckets }): Sample[] => {
    let below = 0
    return [
      ...BOUNDS.map((le, index) => {
        below += buckets[index] ?? 0
        return { metricName: `${metricName}_bucket`, labels: { ...labels, le }, value: below }
      }),
      { metricName: `${metricName}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
      { metricName: `${metricName}_sum`, labels, value: seconds },
      { metricName: `${metricName}_count`, labels, value: count },
    ]
  }).flat()
}

/**
 * Counts requests in plain cells, a quarter of a microsecond each, and hands them to prom-client when somebody
 * looks: the library takes 30 to 60 ms to load, which the start of the server does not wait for.
 */
export class Metrics {
  readonly #series = new Map<string, Series>()
  #registry: Promise<Registry> | undefined

  /** Counts a request that was answered. */
  observeRequest({ service, operation, method, status, seconds }: ObservedRequest): void {
    const key = `${service} ${operation} ${method} ${status}`
    let series = this.#series.get(key)
    if (series === undefined) {
      series = {
        labels: { service, operation, method, status: String(status) },
        count: 0,
        seconds: 0,
        buckets: new Uint32Array(BOUNDS.length + 1),
      }
      this.#series.set(key, series)
    }
    let bucket = 0
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket++
    series.buckets[bucket]!++
    series.count++
    series.seconds += seconds
  }

  /** Everything that is known now, in Prometheus' text format, with the media type to serve it under. */
  async expose(): Promise<{ contentType: string; body: string }> {
    const registry = await (this.#registry ??= this.#load())
    return { contentType: registry.contentType, body: await registry.metrics() }
  }

  async #load(): Promise<Registry> {
    // The package is CommonJS: in the bundle it has a default export alone.
    const { Registry, collectDefaultMetrics } = (await import('prom-client')).default
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const register = (
      name: string,
      help: string,
      type: 'counter' | 'histogram',
      samples: () => Sample[],
    ): void => {
      // A registry asks its metrics for no more than this; the library's type wants its own classes.
      const metric = {
        name,
        help,
        type,
        aggregator: 'sum',
        get: async () => ({ name, help, type, values: samples() }),
      }
      registry.registerMetric(metric as unknown as Metric)
    }
    register('http_requests_total', 'Requests that were answered.', 'counter', () =>
      countSamples(this.#series.values()),
    )
    register(
      'http_request_duration_seconds',
      'Time from request to the end of its answer.',
      'histogram',
      () => durationSamples(this.#series.values()),
    )
    return registry
  }
}
