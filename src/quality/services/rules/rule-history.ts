import type { Logger } from '../../../platform/logging.ts'
import type { RuleRunStore } from '../../stores/rules/rule-runs.ts'

const DAY_MS = 86_400_000
const EXPIRY_MS = 3_600_000

export interface RuleHistoryOptions {
  readonly runs: Pick<RuleRunStore, 'prune'>
  /** Days that runs are kept (RULE_HISTORY_DAYS). The last run of each rule is always kept. */
  readonly keptDays: number
  /** True if this server does the retention for all servers of the catalogue. */
  readonly hasDuty: () => Promise<boolean>
  readonly logger: Logger
}

/** Deletes old runs of rules every hour. */
export class RuleHistory {
  readonly #options: RuleHistoryOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: RuleHistoryOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    await this.#expire()
    this.#timer = setInterval(() => {
      this.#expire().catch((error: unknown) =>
        this.#options.logger.error(
          { err: error },
          'Old runs of rules could not be deleted; the server will try again in an hour.',
        ),
      )
    }, EXPIRY_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #expire(): Promise<void> {
    const { runs, keptDays, hasDuty, logger } = this.#options
    if (!(await hasDuty())) return
    const count = await runs.prune(new Date(Date.now() - keptDays * DAY_MS))
    if (count > 0) logger.info({ count }, 'Old runs of rules were deleted.')
  }
}
