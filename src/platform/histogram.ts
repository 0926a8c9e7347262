export type Labels = Readonly<Record<string, string>>

interface Series {
  readonly labels: Labels
  count: number
  seconds: number
  /** Observations by bucket, not cumulative. The last bucket is for durations above all bounds. */
  readonly buckets: Uint32Array
}

/** A value of a metric, with the name of its series if that differs from the name of the metric. */
export interface Sample {
  readonly metricName?: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

/** Counts durations in plain cells, a quarter of a microsecond each. */
export class Histogram {
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Series>()

  /** @param bounds upper bounds of the buckets, in seconds, in ascending order */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
  }

  /**
   * Counts a duration.
   * @param key identifies the set of labels
   * @param labels of a new key
   */
  observe(key: string, labels: () => Labels, seconds: number): void {
    let series = this.#series.get(key)
    if (series === undefined) {
      series = { labels: labels(), count: 0, seconds: 0, buckets: new Uint32Array(this.#bounds.length + 1) }
      this.#series.set(key, series)
    }
    let bucket = 0
    while (bucket < this.#bounds.length && seconds > this.#bounds[bucket]!) bucket++
    series.buckets[bucket]!++
    series.count++
    series.seconds += seconds
  }

  /** The number of durations by labels. */
  counts(): { readonly labels: Labels; readonly value: number }[] {
    return Array.from(this.#series.values(), ({ labels, count }) => ({ labels, value: count }))
  }

  /** The samples of a metric of the type histogram. */
  samples(metricName: string): Sample[] {
    return Array.from(this.#series.values(), ({ labels, count, seconds, buckets }): Sample[] => {
      let below = 0
      return [
        ...this.#bounds.map((le, index) => {
          below += buckets[index] ?? 0
          return { metricName: `${metricName}_bucket`, labels: { ...labels, le }, value: below }
        }),
        { metricName: `${metricName}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
        { metricName: `${metricName}_sum`, labels, value: seconds },
        { metricName: `${metricName}_count`, labels, value: count },
      ]
    }).flat()
  }
}
