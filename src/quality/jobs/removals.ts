import { ReadWriteLock } from '../../lib/read-write-lock.ts'

/**
 * Keeps what takes data away (tables, files, folders) apart from a copying that must find everything the catalogue
 * named when it began. Removals run beside each other; while a copying runs they wait.
 *
 * Only the taking away itself needs this: what the catalogue says may change meanwhile. A removal must not begin
 * another one, which would wait for a copying that waits for the first.
 */
export class Removals {
  readonly #lock = new ReadWriteLock()

  /**
   * Does work that takes data away, once nothing is copied.
   * @param signal gives up waiting for it, by throwing its reason
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#lock.read(work, signal)
  }

  /** Does work while nothing is taken away. Of several one waits for the other. */
  paused<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    return this.#lock.write(work, signal)
  }
}
