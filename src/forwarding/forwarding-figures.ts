import type { Metrics } from '../platform/metrics.ts'

/**
 * What came of a request that was passed on. `answered`: the other server answered. `refused`: it said that the request
 * is not its own. `unreachable`: it gave no answer. `cut`: its answer broke off. `gone`: the client ended the request.
 */
export type ForwardingOutcome = 'answered' | 'refused' | 'unreachable' | 'cut' | 'gone'

/** Counts the requests that are passed on to other servers. */
export class ForwardingFigures {
  readonly #counts = new Map<string, { peer: string; outcome: ForwardingOutcome; value: number }>()
  readonly #inFlight = new Map<string, number>()

  constructor(metrics: Pick<Metrics, 'counter' | 'gauge'>) {
    metrics.counter('forwarded_requests_total', 'Requests that were passed on to another server.', () =>
      [...this.#counts.values()].map(({ peer, outcome, value }) => ({ labels: { peer, outcome }, value })),
    )
    metrics.gauge(
      'forwarded_requests_in_flight',
      'Requests that were passed on to another server and have no whole answer yet.',
      () => [...this.#inFlight].map(([peer, value]) => ({ labels: { peer }, value })),
    )
  }

  /** Requests in flight to a server. */
  inFlight(peer: string): number {
    return this.#inFlight.get(peer) ?? 0
  }

  begin(peer: string): void {
    this.#inFlight.set(peer, this.inFlight(peer) + 1)
  }

  end(peer: string, outcome: ForwardingOutcome): void {
    this.#inFlight.set(peer, this.inFlight(peer) - 1)
    const key = `${outcome} ${peer}`
    const count = this.#counts.get(key)
    if (count) count.value++
    else this.#counts.set(key, { peer, outcome, value: 1 })
  }
}
