/**
 * Keeps what takes data away (tables, files, folders) apart from a copying that must find everything the catalogue
 * named when it began. Removals run beside each other; while a copying runs they wait.
 *
 * Only the taking away itself needs the gate: what the catalogue says may change meanwhile. A removal must not
 * begin another one, which would wait for a copying that waits for the first.
 */
export class Removals {
  #running = 0
  #copying: Promise<void> | undefined
  /** Called when the last of the running removals has ended. */
  #onIdle: (() => void) | undefined

  /**
   * Does work that takes data away, once nothing is copied.
   * @param signal gives up waiting for it, by throwing its reason
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (this.#copying) await orAborted(this.#copying, signal)
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      if (this.#running === 0) this.#onIdle?.()
    }
  }

  /** Does work while nothing is taken away. Of several one waits for the other. */
  async paused<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (this.#copying) await orAborted(this.#copying, signal)
    let resume!: () => void
    this.#copying = new Promise((resolve) => (resume = resolve))
    try {
      if (this.#running > 0) {
        await orAborted(new Promise<void>((resolve) => (this.#onIdle = resolve)), signal)
      }
      return await work()
    } finally {
      this.#onIdle = undefined
      this.#copying = undefined
      resume()
    }
  }
}

/** Waits for a promise, or throws the signal's reason as soon as that aborts. */
async function orAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return promise
  signal.throwIfAborted()
  let stop!: () => void
  const aborted = new Promise<void>((resolve) => (stop = resolve))
  signal.addEventListener('abort', stop)
  try {
    await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
  signal.throwIfAborted()
}
