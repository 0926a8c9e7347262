import { isAlive } from '../model/job.ts'
import type { JobRow } from '../stores/jobs/job-rows.ts'
import type { JobStore } from '../stores/jobs/jobs.ts'

/** Notifies watchers of jobs of a change. They read the changed rows from the catalogue themselves. */
export class JobFeed {
  readonly #store: JobStore
  readonly #bells = new Set<Bell>()
  #isClosed = false

  constructor(store: JobStore) {
    this.#store = store
  }

  /**
   * Yields the job now and after each change, until it has ended or was deleted, the signal aborts, or the server
   * stops.
   */
  async *watch(id: number, signal: AbortSignal): AsyncGenerator<JobRow, void, undefined> {
    let last = ''
    for await (const _ of this.changes(id, signal)) {
      const row = await this.#store.find(id)
      if (!row) return
      const now = JSON.stringify(row)
      if (now !== last) yield row
      last = now
      if (!isAlive(row.state)) return
    }
  }

  /**
   * Yields once at the beginning and again after changes; several changes may be merged.
   * @param id undefined for changes of any job
   */
  async *changes(id: number | undefined, signal: AbortSignal): AsyncGenerator<void, void, undefined> {
    const bell = new Bell(id)
    const ring = () => bell.ring()
    this.#bells.add(bell)
    signal.addEventListener('abort', ring)
    try {
      while (!signal.aborted && !this.#isClosed) {
        yield
        await bell.rung()
      }
    } finally {
      signal.removeEventListener('abort', ring)
      this.#bells.delete(bell)
    }
  }

  /** @param id undefined if any job may have changed */
  tell(id?: number): void {
    for (const bell of this.#bells) {
      if (id === undefined || bell.id === undefined || bell.id === id) bell.ring()
    }
  }

  /** Ends all watching. */
  close(): void {
    this.#isClosed = true
    this.tell()
  }
}

/** A watcher of changes. A change that occurs while it is not waiting is remembered. */
class Bell {
  readonly id: number | undefined
  #hasRung = false
  #resolve: (() => void) | undefined

  constructor(id: number | undefined) {
    this.id = id
  }

  ring(): void {
    this.#hasRung = true
    this.#resolve?.()
  }

  async rung(): Promise<void> {
    if (!this.#hasRung) await new Promise<void>((resolve) => (this.#resolve = resolve))
    this.#hasRung = false
    this.#resolve = undefined
  }
}
