/** A gate that many may pass at once, and that one may shut for a while: it waits until all are out again. */
export class Gate {
  #inside = 0
  /** Settled when the gate is open; undefined while it is. */
  #shut: Promise<void> | undefined
  #onEmpty: (() => void) | undefined
  #closed: Error | undefined

  /**
   * Comes in, after whoever has shut the gate or waits to. Each entering has its own `leave`.
   * @throws the reason for which the gate was closed
   */
  async enter(): Promise<void> {
    while (this.#shut !== undefined) await this.#shut
    if (this.#closed !== undefined) throw this.#closed
    this.#inside++
  }

  /** From now on nobody comes in; who is inside stays. */
  close(reason: Error): void {
    this.#closed = reason
  }

  leave(): void {
    this.#inside--
    if (this.#inside === 0) this.#onEmpty?.()
  }

  /**
   * Does work while nobody is inside.
   * @param signal gives up the waiting, not the work
   * @throws the signal's reason
   */
  async alone<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (this.#shut !== undefined) await this.#shut
    if (this.#closed !== undefined) throw this.#closed
    let open = (): void => undefined
    this.#shut = new Promise((resolve) => {
      open = resolve
    })
    try {
      await this.#empty(signal)
      return await work()
    } finally {
      this.#shut = undefined
      open()
    }
  }

  #empty(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      if (this.#inside === 0) return resolve()
      const giveUp = (): void => reject(signal?.reason as Error)
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#onEmpty = () => {
        signal?.removeEventListener('abort', giveUp)
        this.#onEmpty = undefined
        resolve()
      }
    })
  }
}
