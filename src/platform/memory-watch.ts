import type { Logger } from './logging.ts'

/** How often the memory is read. A query can take some hundred MB in this time. */
const EVERY_MS = 100
/** How long the process gets to release the memory of an ended query before the next query is ended. */
const PATIENCE_MS = 1000

const MB = 1_000_000

export interface MemoryWatchOptions {
  /** Resident bytes of the process beyond which a query is ended. */
  readonly limitBytes: number
  /**
   * Bytes that queries may take in any case, on top of what the process held when no query ran last. Ending queries
   * does not help against memory that stays without them, so that memory must not end every query from then on.
   */
  readonly spareBytes: number
  /** True if no query runs. */
  readonly isIdle: () => boolean
  /** Ends the query that takes most; false if no query can be ended. */
  readonly relieve: () => boolean
  readonly logger: Logger
  readonly residentBytes?: () => number
}

/**
 * Watches the resident memory of the process and has a query ended when it passes a limit: engines do not count all
 * the memory that they take.
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
        // The memory of the last query is released with delay: only a lower value counts before that.
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
