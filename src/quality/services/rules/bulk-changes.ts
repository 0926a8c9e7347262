import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { BulkChangeStore, ChangeSubject, OpenChange } from '../../stores/library/bulk-changes.ts'
import { partsOf, type Commit } from '../../stores/shared/portions.ts'
import { markRules, type RuleMark } from '../../stores/rules/rule-removals.ts'

/** After so long without a portion, the process that makes a change is taken for dead. */
const LEASE_MS = 10_000
/** How long a change waits before it claims again what another change holds. */
const RETRY_MS = 25
/** The longest pause between two portions. */
const MAX_PAUSE_MS = 25
/** Interval of the search for changes that other processes left. */
const SWEEP_MS = 5000

/** Another process took this one for dead, and undid its change. */
class ChangeLost extends Error {}

/** The server stops. The next start completes the rest. */
class Stopping extends Error {}

/** A bulk change that is being prepared. */
export interface BulkChange {
  readonly id: number
  /** Writes a portion in a short transaction. Nobody sees it before the change is decided. */
  portion<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Marks rules, which are removed or become independent when the change is decided. */
  mark(mark: RuleMark, ids: readonly number[]): Promise<void>
}

/** The two parts of a bulk change. */
export interface ChangeParts<Prepared, Result> {
  /** Writes the rows in portions. It reads what other transactions have committed. */
  readonly prepare: (change: BulkChange) => Promise<Prepared>
  /** The rest of the change, in the short transaction that decides it. An error undoes the change. */
  readonly decide: (prepared: Prepared, transaction: Transaction) => Promise<Result>
  /** Runs the deciding transaction; for jobs, which have to own their row. */
  readonly commit?: Commit
}

/**
 * Changes thousands of rules in portions, between which other requests have their turns, and shows them whole.
 *
 * 1. A row of `bulk_changes` opens a change. It claims what the change is about, so that changes of the same thing
 *    follow each other, in all processes.
 * 2. Portions add rules and mark those that are removed or become independent. The view `rules` hides this.
 * 3. One short transaction decides the change by deleting the row: the view shows all of it at once.
 * 4. The rows that nobody sees any more are deleted in portions, after the answer or after the next start.
 *
 * A process that is killed before 3 leaves the row. Its lease expires, and another process undoes the change.
 */
export class BulkChanges {
  readonly #store: BulkChangeStore
  readonly #logger: Logger
  readonly #leaseMs: number
  readonly #now: () => Date
  readonly #stop = new AbortController()
  #settling: Promise<void> = Promise.resolve()
  #isDue = false
  #timer: NodeJS.Timeout | undefined

  /** @param options.now the clock that all servers of the catalogue share */
  constructor(
    store: BulkChangeStore,
    logger: Logger,
    { leaseMs = LEASE_MS, now = () => new Date() }: { leaseMs?: number; now?: () => Date } = {},
  ) {
    this.#store = store
    this.#logger = logger
    this.#leaseMs = leaseMs
    this.#now = now
  }

  /**
   * Makes a change.
   * @throws RepositoryGone, and the errors of its parts
   */
  async make<Prepared, Result>(
    subject: ChangeSubject,
    { prepare, decide, commit = this.#commit }: ChangeParts<Prepared, Result>,
  ): Promise<Result> {
    for (;;) {
      const open = await this.#open(subject)
      try {
        const prepared = await prepare(this.#prepared(open))
        const result: Result[] = []
        await commit(async (transaction) => {
          if (!(await this.#store.decide(open, transaction))) throw new ChangeLost()
          result[0] = await decide(prepared, transaction)
        })
        this.soon()
        return result[0]!
      } catch (error) {
        // The process slept for a while. Nobody has seen the change, so it is made again.
        if (error instanceof ChangeLost) continue
        await this.#undo(open)
        throw error
      }
    }
  }

  /** Completes decided changes, in the background. Calls before it begins are merged. */
  soon(): void {
    if (this.#isDue || this.#stop.signal.aborted) return
    this.#isDue = true
    this.#settling = this.#settling
      .then(() => {
        this.#isDue = false
        return this.settle()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Stopping))
          this.#logger.error(
            { err: error },
            'The rest of a change of many rules could not be completed; the server will try again.',
          )
      })
  }

  /** Undoes abandoned changes and completes decided ones. */
  async settle(): Promise<void> {
    await this.#undoAbandoned()
    await this.#store.settle(this.#commit)
  }

  /** Starts to look for changes that a killed process left, now and at intervals. */
  start(): void {
    this.soon()
    this.#timer = setInterval(() => this.soon(), SWEEP_MS).unref()
  }

  /** Waits until everything that was decided so far is complete. */
  settled(): Promise<void> {
    return this.#settling
  }

  close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    return this.#settling
  }

  async #open(subject: ChangeSubject): Promise<OpenChange> {
    for (;;) {
      const until = this.#leaseEnd()
      const open = await this.#store.open(subject, randomUUID(), until)
      if (open) return open
      await this.#undoAbandoned()
      await sleep(RETRY_MS)
    }
  }

  #leaseEnd(): Date {
    return new Date(this.#now().getTime() + this.#leaseMs)
  }

  #prepared(open: OpenChange): BulkChange {
    const portion = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
      givingWay(() =>
        this.#store.transaction(async (transaction) => {
          const until = this.#leaseEnd()
          if (!(await this.#store.renew(open, until, transaction))) throw new ChangeLost()
          return work(transaction)
        }),
      )
    return {
      id: open.id,
      portion,
      mark: async (mark, ids) => {
        for (const part of partsOf(ids))
          await portion((transaction) => markRules(mark, open.id, part, transaction))
      },
    }
  }

  async #undoAbandoned(): Promise<void> {
    for (const change of await this.#store.takeAbandoned(this.#now(), randomUUID(), this.#leaseEnd())) {
      await this.#undo(change)
      this.#logger.info({ change: change.id }, 'An interrupted change of many rules was undone.')
    }
  }

  /** An error here leaves the change to the next sweep, after the end of its lease. */
  async #undo(open: OpenChange): Promise<void> {
    try {
      await this.#store.undo(open, this.#commit)
    } catch (error) {
      if (!(error instanceof Stopping))
        this.#logger.error({ err: error, change: open.id }, 'A change of many rules could not be undone yet.')
    }
  }

  /** Runs a portion of the rest, or the transaction that decides a change. */
  readonly #commit: Commit = async (work) => {
    if (this.#stop.signal.aborted) throw new Stopping()
    await givingWay(() => this.#store.transaction(work))
  }
}

/**
 * Runs a portion, and pauses for as long as it took. The requests of this process have their turns without a pause, but
 * another process only looks from time to time whether it can write.
 */
async function givingWay<T>(portion: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await portion()
  await sleep(Math.min(performance.now() - started, MAX_PAUSE_MS))
  return result
}
