import { setTimeout as sleep } from 'node:timers/promises'

/** How long a gate is shut, in milliseconds. */
export interface GatePatience {
  /** For which a gate stays shut while somebody is inside; then it opens for a while. */
  readonly shutMs: number
  /** For which it is open before it is shut again. */
  readonly openMs: number
  /** After which whoever wants to be alone gives up. */
  readonly giveUpMs: number
}

const PATIENCE: GatePatience = { shutMs: 2000, openMs: 10_000, giveUpMs: 15 * 60_000 }

/** Somebody was inside all the time. */
export class GateNeverEmpty extends Error {
  constructor() {
    super('Somebody was inside all the time.')
    this.name = new.target.name
  }
}

/**
 * A gate that many may pass at once, and that one may shut for a while: it waits until all are out again. Nobody waits
 * long at a gate that is shut because somebody stays inside.
 */
export class Gate {
  readonly #patience: GatePatience
  #inside = 0
  /** Settled when the gate is open; undefined while it is. */
  #shut: Promise<void> | undefined
  #onEmpty: (() => void) | undefined
  #closed: Error | undefined

  constructor(patience: GatePatience = PATIENCE) {
    this.#patience = patience
  }

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
   * @throws GateNeverEmpty, the signal's reason
   */
  async alone<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { openMs, giveUpMs } = this.#patience
    const giveUpAt = performance.now() + giveUpMs
    for (;;) {
      const done = await this.#tryAlone(work, signal)
      if (done) return done.result
      if (performance.now() > giveUpAt) throw new GateNeverEmpty()
      await sleep(openMs, undefined, { ...(signal && { signal }) }).catch(() => signal?.throwIfAborted())
    }
  }

  /** @returns undefined where somebody stayed inside */
  async #tryAlone<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<{ result: T } | undefined> {
    while (this.#shut !== undefined) await this.#shut
    if (this.#closed !== undefined) throw this.#closed
    let open = (): void => undefined
    this.#shut = new Promise((resolve) => {
      open = resolve
    })
    try {
      return (await this.#isEmptied(signal)) ? { result: await work() } : undefined
    } finally {
      this.#shut = undefined
      open()
    }
  }

  /** Waits until all are out. @returns false where somebody stays */
  #isEmptied(signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      if (this.#inside === 0) return resolve(true)
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        this.#onEmpty = undefined
        settle()
      }
      const giveUp = (): void => end(() => reject(signal?.reason as Error))
      const timer = setTimeout(() => end(() => resolve(false)), this.#patience.shutMs)
      signal?.addEventListener('abort', giveUp, { once: true })
      this.#onEmpty = () => end(() => resolve(true))
    })
  }
}
