/** Prometheus metrics of the requests and of the process. */
import type { Metric, Registry } from 'prom-client'

/**
 * An answered request. `operation` is an operation id of the contract, or a fixed word for other requests.
 */
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
  /** Requests by bucket, not cumulative. The last bucket is for durations above all bounds. */
  readonly buckets: Uint32Array
}

/** A value of a gauge when the metrics are read. */
export interface GaugeSample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

interface Sample {
  readonly metricName?: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

/** A metric with its name and the source of its samples when the metrics are read. */
interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'histogram' | 'gauge'
  readonly samples: () => readonly Sample[]
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
 * Counts requests in plain cells, a quarter of a microsecond each, and passes them to prom-client when the
 * metrics are read: the library takes 30 to 60 ms to load, which must not delay the start of the server.
 */
export class Metrics {
  readonly #series = new Map<string, Series>()
  readonly #families: Family[] = [
    {
      name: 'http_requests_total',
      help: 'Requests that were answered.',
      type: 'counter',
      samples: () => countSamples(this.#series.values()),
    },
    {
      name: 'http_request_duration_seconds',
      help: 'Time from request to the end of its answer.',
      type: 'histogram',
      samples: () => durationSamples(this.#series.values()),
    },
  ]
  #registry: Promise<Registry> | undefined

  /** Counts an answered request. */
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

  /**
   * Adds a gauge. Its values are read each time the metrics are read.
   * @param name in snake case, unique, with its unit at the end if it has a unit
   * @param help a sentence that describes the measured value
   * @param samples the values now, one for each set of labels; without labels `[{ labels: {}, value }]`
   * @throws Error if the name is already used
   */
  gauge(name: string, help: string, samples: () => readonly GaugeSample[]): void {
    if (this.#families.some((family) => family.name === name))
      throw new Error(`The metric ${name} already exists.`)
    this.#families.push({ name, help, type: 'gauge', samples })
  }

  /** All current values in Prometheus' text format, and the media type to serve them with. */
  async expose(): Promise<{ contentType: string; body: string }> {
    const registry = await (this.#registry ??= loadRegistry())
    for (const family of this.#families)
      if (!registry.getSingleMetric(family.name)) registry.registerMetric(metricOf(family))
    return { contentType: registry.contentType, body: await registry.metrics() }
  }
}

async function loadRegistry(): Promise<Registry> {
  // The package is CommonJS: in the bundle it has only a default export.
  const { Registry, collectDefaultMetrics } = (await import('prom-client')).default
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** A registry uses only these members of a metric; the library's type requires its own classes. */
function metricOf({ name, help, type, samples }: Family): Metric {
  const metric = {
    name,
    help,
    type,
    aggregator: 'sum',
    get: async () => ({ name, help, type, values: samples() }),
  }
  return metric as unknown as Metric
}
