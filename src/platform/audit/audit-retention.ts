import type { Cluster } from '../cluster/cluster.ts'
import type { Logger } from '../logging.ts'
import type { AuditStore } from './audit-store.ts'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000

/** Deletes old entries of the audit trail, now and every hour. */
export class AuditRetention {
  readonly #store: Pick<AuditStore, 'prune'>
  readonly #keptDays: number
  readonly #logger: Pick<Logger, 'info' | 'error'>
  readonly #cluster: Pick<Cluster, 'has' | 'now'>
  readonly #timer: NodeJS.Timeout
  #pruning: Promise<void>

  /** @param keptDays AUDIT_KEPT_DAYS */
  constructor(
    store: Pick<AuditStore, 'prune'>,
    cluster: Pick<Cluster, 'has' | 'now'>,
    keptDays: number,
    logger: Pick<Logger, 'info' | 'error'>,
    everyMs = EVERY_MS,
  ) {
    this.#store = store
    this.#cluster = cluster
    this.#keptDays = keptDays
    this.#logger = logger
    this.#pruning = this.prune()
    this.#timer = setInterval(() => {
      this.#pruning = this.#pruning.then(() => this.prune())
    }, everyMs).unref()
  }

  /** Deletes what is too old, on one of the servers. Never throws: the next time tries again. */
  async prune(): Promise<void> {
    try {
      if (!(await this.#cluster.has('retention of the audit trail'))) return
      const before = new Date(this.#cluster.now().getTime() - this.#keptDays * DAY_MS).toISOString()
      const count = await this.#store.prune(before)
      if (count > 0) this.#logger.info({ count }, 'Old entries of the audit trail were deleted.')
    } catch (error) {
      this.#logger.error({ err: error }, 'Old entries of the audit trail could not be deleted.')
    }
  }

  /** Waits for a deletion in progress. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#pruning
  }
}
