import { ReadWriteLock } from '../../lib/read-write-lock.ts'

/** Keeps data from being removed for a while. */
export interface RemovalsPause {
  /**
   * Runs work while no data is removed.
   * @param work gets a signal that aborts with the given one, or if data may be removed again
   */
  paused<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>
}

/**
 * Keeps removals of data (tables, files, folders) apart from a copy, which must find all data that the catalogue
 * named when the copy began. Removals run concurrently; they wait while a copy runs.
 *
 * Only the removal itself needs this lock: the catalogue may change during a copy. A removal must not start another
 * removal: that removal would wait for a copy, which in turn waits for the first removal.
 */
export class Removals implements RemovalsPause {
  readonly #lock = new ReadWriteLock()

  /**
   * Runs work that removes data, when no copy is running.
   * @param signal ends the wait by throwing its reason
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#lock.read(work, signal)
  }

  /**
   * Runs work while no data is removed. Concurrent calls run one after the other.
   * @param work gets the signal
   */
  paused<T>(
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<T> {
    return this.#lock.write(() => work(signal), signal)
  }
}
