import { setTimeout as sleep } from 'node:timers/promises'
import { Lane } from '../../lib/lane.ts'
import { MemoryShort, OutOfMemory } from '../model/warehouse/warehouse.ts'
import type { Requester } from './requester.ts'
import { within } from './time-limit.ts'

/** Limits of the queries of a server. */
export interface QueryLimits {
  /** Seconds from the arrival of a request until its answer begins, including the time in the queue. */
  readonly seconds: number
  /** Concurrent slow queries. */
  readonly slowAtOnce: number
  /** Concurrent slow queries of one credential. */
  readonly slowPerCredential: number
  /** Waiting slow queries of one credential. */
  readonly slowQueued: number
  /** Milliseconds until a quick query for which there was no memory is repeated. */
  readonly memoryPauseMs?: number
}

/** Concurrent quick queries: each needs a thread and a connection, usually for a few milliseconds. */
export const QUICK_AT_ONCE = 6
const QUICK_PER_CREDENTIAL = 4
const QUICK_QUEUED = 1000

/**
 * Attempts of a quick query for which the engine has no memory. Slow queries write what they hold to the disk, which
 * makes room within the first attempts. After these, a slow query is ended.
 */
const ATTEMPTS = 10
const ATTEMPTS_BESIDE_ALL = 4
const MEMORY_PAUSE_MS = 100

/** The cost of a query. */
export interface QueryCost {
  /** True if the query takes a few milliseconds for a table of any size. */
  readonly isQuick: boolean
  /** For slow queries: cost relative to other queries. */
  readonly cost: number
}

/** Cost of a lookup of a few records. */
export const QUICK: QueryCost = { isQuick: true, cost: 0 }

/** Cost of a scan of a whole table. */
export const SLOW: QueryCost = { isQuick: false, cost: 0 }

/**
 * The lanes of a server's queries. Slow queries have their own lane, so that threads and connections stay free for
 * quick queries.
 */
export class QueryLanes {
  readonly slow: Lane
  readonly quick: Lane
  readonly #seconds: number
  readonly #memoryPauseMs: number

  constructor(limits: QueryLimits) {
    const { seconds, slowAtOnce, slowPerCredential, slowQueued, memoryPauseMs = MEMORY_PAUSE_MS } = limits
    this.#seconds = seconds
    this.#memoryPauseMs = memoryPauseMs
    this.slow = new Lane({
      atOnce: slowAtOnce,
      perOwner: slowPerCredential,
      queuedPerOwner: slowQueued,
      fullMessage: `${slowQueued} slow queries of these credentials are already waiting: wait for some of the answers, or raise SLOW_QUERIES_QUEUED.`,
    })
    this.quick = new Lane({
      atOnce: QUICK_AT_ONCE,
      perOwner: QUICK_PER_CREDENTIAL,
      queuedPerOwner: QUICK_QUEUED,
      fullMessage: `${QUICK_QUEUED} requests of these credentials are already waiting: wait for some of the answers.`,
    })
  }

  /**
   * Runs a query in its turn. A quick query for which there is no memory is repeated, unless its answer has begun; one
   * of the slow queries then gives way.
   * @param work gets a signal that aborts when the time is over or the client no longer waits, and a function to call
   * when the answer begins, which ends the time limit
   * @throws QueryTooLong, LaneFull, and any error of the work
   */
  run<T>(
    { owner, arrivedAt, signal }: Requester,
    { isQuick, cost }: QueryCost,
    work: (signal: AbortSignal, answered: () => void) => Promise<T>,
  ): Promise<T> {
    const lane = isQuick ? this.quick : this.slow
    return within({ seconds: this.#seconds, since: arrivedAt }, signal, (limited, answered) =>
      lane.run(
        owner,
        limited,
        (running) =>
          withReason(running, isQuick ? this.#besideSlow(work, running, answered) : work(running, answered)),
        cost,
      ),
    )
  }

  /** All queries share the memory of the engine, so slow queries can leave none to quick queries. */
  async #besideSlow<T>(
    work: (signal: AbortSignal, answered: () => void) => Promise<T>,
    signal: AbortSignal,
    answered: () => void,
  ): Promise<T> {
    let hasBegun = false
    const begin = (): void => {
      hasBegun = true
      answered()
    }
    for (let attempt = 1; ; attempt++) {
      const isAlone = this.slow.running === 0
      try {
        return await work(signal, begin)
      } catch (error) {
        if (!(error instanceof OutOfMemory) || hasBegun || attempt >= ATTEMPTS) throw error
        if (isAlone && attempt > 1) throw error
        // One query gives way, and not all of them: the quick query may need more memory than there is.
        if (attempt === ATTEMPTS_BESIDE_ALL) this.slow.shed(new MemoryShort())
      }
      await sleep(this.#memoryPauseMs, undefined, { signal })
    }
  }
}

/** Rejects with the abort reason, rather than with the error that the abort caused. */
async function withReason<T>(signal: AbortSignal, working: Promise<T>): Promise<T> {
  try {
    return await working
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}
