import { setTimeout as sleep } from 'node:timers/promises'

/** For how long a writer keeps new readers waiting, in milliseconds. */
export interface WriterPatience {
  /** For which readers wait while earlier readers stay; then the writer lets them go on for a while. */
  readonly waitMs: number
  /** For which the writer lets them go on before it tries again. */
  readonly pauseMs: number
  /** After which the writer gives up. */
  readonly giveUpMs: number
}

/** The writer gave up, because readers held the lock all the time. */
export class LockNeverFree extends Error {
  constructor() {
    super('Readers held the lock all the time.')
    this.name = new.target.name
  }
}

/**
 * A lock that many readers hold together, or one writer alone. A writer waits until the readers have released it;
 * readers that come meanwhile wait behind the writer. A reader must not acquire the lock twice: a writer that waits
 * for the first would keep the second waiting for ever.
 */
export class ReadWriteLock {
  readonly #patience: WriterPatience | undefined
  #readers = 0
  /** Settled when no writer holds the lock or waits for the readers; undefined where there is none. */
  #writer: Promise<void> | undefined
  #onFree: (() => void) | undefined
  #closed: Error | undefined

  /** @param patience of the writers; without it they wait for as long as there are readers */
  constructor(patience?: WriterPatience) {
    this.#patience = patience
  }

  /**
   * Acquires the lock for a reader, which has to release it once.
   * @param signal gives up the waiting
   * @throws the reason for which the lock was closed, the signal's reason
   */
  async acquireRead(signal?: AbortSignal): Promise<void> {
    while (this.#writer !== undefined) await orAborted(this.#writer, signal)
    this.#checkOpen()
    this.#readers++
  }

  releaseRead(): void {
    this.#readers--
    if (this.#readers === 0) this.#onFree?.()
  }

  /**
   * Does work beside other readers, and not beside a writer.
   * @param signal gives up the waiting, not the work
   * @throws the reason for which the lock was closed, the signal's reason
   */
  async read<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.acquireRead(signal)
    try {
      return await work()
    } finally {
      this.releaseRead()
    }
  }

  /**
   * Does work alone.
   * @param signal gives up the waiting, not the work
   * @throws LockNeverFree, the reason for which the lock was closed, the signal's reason
   */
  async write<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { pauseMs = 0, giveUpMs = Infinity } = this.#patience ?? {}
    const giveUpAt = performance.now() + giveUpMs
    for (;;) {
      const done = await this.#tryWrite(work, signal)
      if (done) return done.result
      if (performance.now() > giveUpAt) throw new LockNeverFree()
      await sleep(pauseMs, undefined, { ...(signal && { signal }) }).catch(() => signal?.throwIfAborted())
    }
  }

  /** From now on nobody acquires the lock; readers that hold it keep it. */
  close(reason: Error): void {
    this.#closed = reason
  }

  #checkOpen(): void {
    if (this.#closed !== undefined) throw this.#closed
  }

  /** @returns undefined where readers stayed */
  async #tryWrite<T>(
    work: () => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly result: T } | undefined> {
    // Nothing may come between the end of this waiting and the new writer, nor the reader above.
    while (this.#writer !== undefined) await orAborted(this.#writer, signal)
    this.#checkOpen()
    let release = (): void => undefined
    this.#writer = new Promise((resolve) => (release = resolve))
    try {
      signal?.throwIfAborted()
      return (await this.#isFreed(signal)) ? { result: await work() } : undefined
    } finally {
      this.#writer = undefined
      release()
    }
  }

  /** Waits until the readers have released the lock. @returns false where they take too long */
  async #isFreed(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#readers === 0) return true
    let timer: NodeJS.Timeout | undefined
    const freed = new Promise<boolean>((resolve) => {
      this.#onFree = () => resolve(true)
      if (this.#patience) timer = setTimeout(() => resolve(false), this.#patience.waitMs)
    })
    try {
      return await orAborted(freed, signal)
    } finally {
      clearTimeout(timer)
      this.#onFree = undefined
    }
  }
}

/** Waits for a promise, or throws the signal's reason as soon as that aborts. */
async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  signal.throwIfAborted()
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => (stop = () => reject(signal.reason as Error)))
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
