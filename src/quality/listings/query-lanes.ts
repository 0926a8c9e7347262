import { Lane } from '../../lib/lane.ts'
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
}

/** Concurrent quick queries: each needs a thread and a connection, usually for a few milliseconds. */
export const QUICK_AT_ONCE = 6
const QUICK_PER_CREDENTIAL = 4
const QUICK_QUEUED = 1000

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

  constructor({ seconds, slowAtOnce, slowPerCredential, slowQueued }: QueryLimits) {
    this.#seconds = seconds
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
   * Runs a query in its turn.
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
      lane.run(owner, limited, (running) => withReason(running, work(running, answered)), cost),
    )
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
