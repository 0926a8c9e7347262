import type { Logger } from './logging.ts'

/** How often the memory is looked at. A query can take some hundred MB in this time. */
const EVERY_MS = 100
/** How long the memory of what was ended may take to be given back before something else is ended. */
const PATIENCE_MS = 1000

const MB = 1_000_000

/**
 * Watches the resident memory of the process and has something ended when it passes a limit: engines do not count all
 * the memory that they take.
 */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout

  /** @param relieve ends what takes most; false where there is nothing that can be ended */
  constructor({
    limitBytes,
    relieve,
    logger,
    residentBytes = () => process.memoryUsage.rss(),
  }: {
    readonly limitBytes: number
    readonly relieve: () => boolean
    readonly logger: Logger
    readonly residentBytes?: () => number
  }) {
    let relievedAt = -Infinity
    this.#timer = setInterval(() => {
      const bytes = residentBytes()
      if (bytes <= limitBytes || performance.now() - relievedAt < PATIENCE_MS || !relieve()) return
      relievedAt = performance.now()
      logger.warn(
        { residentMb: Math.round(bytes / MB), limitMb: Math.round(limitBytes / MB) },
        'The process takes too much memory: its most expensive query was ended.',
      )
    }, EVERY_MS)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
