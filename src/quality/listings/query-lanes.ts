import { Lane } from '../../lib/lane.ts'
import type { Asker } from './asker.ts'
import { within } from './time-limit.ts'

/** Limits of the queries of a server. */
export interface QueryLimits {
  /** Seconds from the arrival of a request until its answer begins, waiting included. */
  readonly seconds: number
  /** Slow queries that run at the same time. */
  readonly slowAtOnce: number
  /** Slow queries of one credential that run at the same time. */
  readonly slowPerCredential: number
  /** Slow queries of one credential that may wait. */
  readonly slowQueued: number
}

/** Quick queries that run at the same time: each needs a thread and a connection, most of them for a few milliseconds. */
export const QUICK_AT_ONCE = 6
const QUICK_PER_CREDENTIAL = 4
const QUICK_QUEUED = 1000

/** What a query takes. */
export interface QueryCost {
  /** True if it takes a few milliseconds, however large the table is. */
  readonly isQuick: boolean
  /** Of slow ones: how much it takes, compared with others. */
  readonly cost: number
}

/** Cost of what looks up a few records. */
export const QUICK: QueryCost = { isQuick: true, cost: 0 }

/** Cost of what looks at a whole table. */
export const SLOW: QueryCost = { isQuick: false, cost: 0 }

/**
 * The queries of a server. Slow ones have a lane of their own, so that threads and connections stay free for the others.
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
   * Runs a query when it is its turn.
   * @param work gets a signal that is aborted when the time is over or nobody waits any more, and a function to call as
   * soon as there is an answer: the time ends it no more
   * @throws QueryTooLong, LaneFull, and whatever the work throws
   */
  run<T>(
    { owner, arrivedAt, signal }: Asker,
    { isQuick, cost }: QueryCost,
    work: (signal: AbortSignal, answered: () => void) => Promise<T>,
  ): Promise<T> {
    const lane = isQuick ? this.quick : this.slow
    return within({ seconds: this.#seconds, since: arrivedAt }, signal, (limited, answered) =>
      lane.run(owner, limited, (running) => withReason(running, work(running, answered)), cost),
    )
  }
}

/** Says why a work was ended, not that it was. */
async function withReason<T>(signal: AbortSignal, working: Promise<T>): Promise<T> {
  try {
    return await working
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}
