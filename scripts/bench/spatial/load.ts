import autocannon from 'autocannon'
import { memoryDuring } from '../memory.ts'
import type { RunningServer } from '../running-server.ts'

/** What one round of load measured; failed requests count for nothing else. */
export interface Round {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Most bytes held by the server's processes. */
  readonly memory: number
  /** Share of the requests that failed, 0 to 1. */
  readonly failed: number
}

/** An answer that takes longer than this is an error. */
const TIMEOUT_SECONDS = 600

/** How often autocannon looks whether it is done. */
const SAMPLE_MS = 100

/**
 * Asks for the paths in turn, each connection beginning at another one, as fast as they are answered.
 * @param seconds how long; where one answer may take longer than a quarter of that, every connection asks once
 *   instead, however long it takes, for the rest would be cut off and not count
 * @param expectedMs what one answer takes
 */
export async function load(
  server: RunningServer,
  paths: readonly string[],
  connections: number,
  seconds: number,
  expectedMs: number,
): Promise<Round> {
  const latencies: number[] = []
  const requests = paths.map((path) => ({ path }))
  let clients = 0
  const isSlow = expectedMs * connections > seconds * 250
  const started = performance.now()
  let last = started
  const { result: failed, bytes } = await memoryDuring(server.processes, async () => {
    const instance = autocannon({
      url: server.url,
      connections,
      ...(isSlow ? { amount: connections } : { duration: seconds }),
      timeout: TIMEOUT_SECONDS,
      sampleInt: SAMPLE_MS,
      headers: server.headers,
      requests,
      setupClient: (client) => {
        const first = Math.floor((clients++ * requests.length) / connections)
        client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
      },
    })
    // autocannon's own histogram counts whole milliseconds.
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      last = performance.now()
      if (status === 200) latencies.push(milliseconds)
    })
    const { non2xx, errors } = await instance
    return non2xx + errors
  })
  if (latencies.length === 0 || (failed > 0 && !server.mayFail))
    throw new Error(`${server.name} failed ${failed} of ${failed + latencies.length} requests.`)
  const elapsed = (last - started) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)]!
  return {
    requestsPerSecond: latencies.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    memory: bytes,
    failed: failed / (failed + latencies.length),
  }
}
