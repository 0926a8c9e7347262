/** The figures of all processes as one. */
import type { ConnectionsInUse } from '../platform/connections-in-use.ts'
import { combine, type MetricsOfProcess } from '../platform/metrics.ts'
import type { ReadinessState } from '../platform/readiness.ts'

/**
 * The readiness of a server. It is ready if all its processes are.
 * @param states of its processes, the one that makes the data before those that wait for it
 */
export function readinessOfAll(states: readonly ReadinessState[]): ReadinessState {
  return {
    ready: states.every(({ ready }) => ready),
    isLeaving: states.some(({ isLeaving }) => isLeaving),
    progress: Object.assign(
      {},
      ...states.map(({ progress }) => progress).reverse(),
    ) as ReadinessState['progress'],
    problems: [...new Set(states.flatMap(({ problems }) => problems))],
    connections: connectionsOfAll(states.flatMap(({ connections }) => connections)),
  }
}

/** The connections to each database, added. */
function connectionsOfAll(all: readonly ConnectionsInUse[]): readonly ConnectionsInUse[] {
  const byName = new Map<string, ConnectionsInUse>()
  for (const { database, inUse, most } of all) {
    const known = byName.get(database) ?? { database, inUse: 0, most: 0 }
    byName.set(database, { database, inUse: known.inUse + inUse, most: known.most + most })
  }
  return [...byName.values()]
}

/** The counts of processes that ended, as far as they were read: counters must never fall. */
export class EndedCounts {
  #counts: MetricsOfProcess = []

  get counts(): MetricsOfProcess {
    return this.#counts
  }

  /** Adds the values of a process when they were last read. */
  async add(last: MetricsOfProcess): Promise<void> {
    const counts = last.filter(({ type }) => COUNTED.has(String(type)))
    if (counts.length > 0) this.#counts = await (await combine([this.#counts, counts])).getMetricsAsJSON()
  }
}

const COUNTED = new Set(['counter', 'histogram'])
