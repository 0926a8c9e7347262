/** Prometheus metrics of the requests and of the process. */
import type { Metric, MetricObjectWithValues, MetricValue, Registry } from 'prom-client'
import { Histogram, type Labels, type Sample } from './histogram.ts'

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

/** A value of a gauge or a counter when the metrics are read. */
export interface MetricSample {
  readonly labels: Labels
  readonly value: number
}

/** The values now, one for each set of labels; without labels `[{ labels: {}, value }]`. */
type Samples = () => readonly MetricSample[] | Promise<readonly MetricSample[]>

/** A metric with its name and the source of its samples when the metrics are read. */
interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'histogram' | 'gauge'
  readonly aggregator: Aggregator
  readonly samples: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** How the values of several processes become one: `first` for a value that is the same in all of them. */
export type Aggregator = 'sum' | 'first'

/** All values of a process at one time. JSON can hold them. */
export type MetricsOfProcess = MetricObjectWithValues<MetricValue<string>>[]

/** Values in Prometheus' text format, and the media type to serve them with. */
export interface ExposedMetrics {
  readonly contentType: string
  readonly body: string
}

/** The gauges of prom-client with the ending of a counter. Their sums by kind have other names. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** Processor time since the start of the process. Those of prom-client count from the first look at the metrics. */
const CPU: readonly (readonly [
  name: string,
  help: string,
  microseconds: (used: NodeJS.CpuUsage) => number,
])[] = [
  ['process_cpu_user_seconds_total', 'User processor time in seconds.', ({ user }) => user],
  ['process_cpu_system_seconds_total', 'System processor time in seconds.', ({ system }) => system],
  [
    'process_cpu_seconds_total',
    'User and system processor time in seconds.',
    ({ user, system }) => user + system,
  ],
]

/**
 * Counts in plain cells, and passes them to prom-client when the metrics are read: the library takes 30 to 60 ms to load,
 * which must not delay the start of the server.
 */
export class Metrics {
  readonly #requests = new Histogram(BOUNDS)
  readonly #families: Family[] = []
  #registry: Promise<Registry> | undefined

  constructor() {
    this.counter('http_requests_total', 'Requests that were answered.', () => this.#requests.counts())
    this.#histogram(
      'http_request_duration_seconds',
      'Time from request to the end of its answer.',
      this.#requests,
    )
    for (const [name, help, microseconds] of CPU)
      this.counter(name, help, () => [{ labels: {}, value: microseconds(process.cpuUsage()) / 1e6 }])
  }

  /** Counts an answered request. */
  observeRequest({ service, operation, method, status, seconds }: ObservedRequest): void {
    this.#requests.observe(
      `${service} ${operation} ${method} ${status}`,
      () => ({ service, operation, method, status: String(status) }),
      seconds,
    )
  }

  /**
   * Adds a gauge. Its values are read each time the metrics are read.
   * @param name in snake case, unique, with its unit at the end if it has a unit
   * @param help a sentence that describes the measured value
   * @throws Error if the name is already used
   */
  gauge(name: string, help: string, samples: Samples, aggregator: Aggregator = 'sum'): void {
    this.#add({ name, help, type: 'gauge', samples, aggregator })
  }

  /** Adds a counter, as a gauge. @param name in snake case, unique, with its unit and `_total` at the end */
  counter(name: string, help: string, samples: Samples): void {
    this.#add({ name, help, type: 'counter', samples, aggregator: 'sum' })
  }

  /**
   * Adds durations, which the caller observes.
   * @param name in snake case, unique, with `_seconds` at the end
   */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return this.#histogram(name, help, new Histogram(bounds))
  }

  /** All current values. */
  async expose(): Promise<ExposedMetrics> {
    return exposed(await this.#complete())
  }

  /** All current values, to be combined with those of other processes. */
  async read(): Promise<MetricsOfProcess> {
    return (await this.#complete()).getMetricsAsJSON()
  }

  async #complete(): Promise<Registry> {
    const registry = await (this.#registry ??= loadRegistry())
    for (const family of this.#families)
      if (!registry.getSingleMetric(family.name)) registry.registerMetric(metricOf(family))
    return registry
  }

  #histogram(name: string, help: string, histogram: Histogram): Histogram {
    this.#add({ name, help, type: 'histogram', samples: () => histogram.samples(name), aggregator: 'sum' })
    return histogram
  }

  #add(family: Family): void {
    if (this.#families.some(({ name }) => name === family.name))
      throw new Error(`The metric ${family.name} already exists.`)
    this.#families.push(family)
  }
}

/** Combines the values of several processes: counters and histograms are added, gauges by their aggregator. */
export async function combine(processes: readonly MetricsOfProcess[]): Promise<Registry> {
  const { AggregatorRegistry } = (await import('prom-client')).default
  return AggregatorRegistry.aggregate([...processes])
}

export const exposed = async (registry: Registry): Promise<ExposedMetrics> => ({
  contentType: registry.contentType,
  body: await registry.metrics(),
})

async function loadRegistry(): Promise<Registry> {
  // The package is CommonJS: in the bundle it has only a default export.
  const { Registry, collectDefaultMetrics } = (await import('prom-client')).default
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of [...MISNAMED, ...CPU.map(([name]) => name)]) registry.removeSingleMetric(name)
  return registry
}

/** A registry uses only these members of a metric; the library's type requires its own classes. */
function metricOf({ name, help, type, samples, aggregator }: Family): Metric {
  const metric = {
    name,
    help,
    type,
    aggregator,
    get: async () => ({ name, help, type, aggregator, values: await samples() }),
  }
  return metric as unknown as Metric
}
