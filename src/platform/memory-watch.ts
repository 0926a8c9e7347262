import type { Logger } from './logging.ts'

/** Interval at which the memory is read. A query can take several hundred MB in this time. */
const EVERY_MS = 100
/** Time for the process to release the memory of an ended query before the next query is ended. */
const PATIENCE_MS = 1000

const MB = 1_000_000

export interface MemoryWatchOptions {
  /** Resident bytes of the process beyond which a query is ended. */
  readonly limitBytes: number
  /**
   * Bytes that queries may always take, on top of the memory that the process held when it was last idle.
   * Ending queries does not release memory that remains without them; such memory must not end every later
   * query.
   */
  readonly spareBytes: number
  /** True if no query runs. */
  readonly isIdle: () => boolean
  /** Ends the most expensive query; false if no query can be ended. */
  readonly relieve: () => boolean
  readonly logger: Logger
  readonly residentBytes?: () => number
}

/**
 * Watches the resident memory of the process and ends a query when the memory passes a limit: engines do not
 * count all the memory that they use.
 */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout

  constructor({
    limitBytes,
    spareBytes,
    isIdle,
    relieve,
    logger,
    residentBytes = () => process.memoryUsage.rss(),
  }: MemoryWatchOptions) {
    let relievedAt = -Infinity
    let idleBytes = residentBytes()
    let busyAt = performance.now()
    this.#timer = setInterval(() => {
      const bytes = residentBytes()
      const now = performance.now()
      if (isIdle()) {
        // The memory of the last query is released with a delay. Before that, only a lower value counts.
        if (bytes < idleBytes || now - busyAt >= PATIENCE_MS) idleBytes = bytes
        return
      }
      busyAt = now
      const limit = Math.max(limitBytes, idleBytes + spareBytes)
      if (bytes <= limit || now - relievedAt < PATIENCE_MS || !relieve()) return
      relievedAt = now
      logger.warn(
        { residentMb: Math.round(bytes / MB), limitMb: Math.round(limit / MB) },
        'The process takes too much memory: its most expensive query was ended.',
      )
    }, EVERY_MS)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
