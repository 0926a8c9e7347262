/** Limits of a lane. */
export interface LaneLimits {
  /** Works that run at the same time. */
  readonly atOnce: number
  /** Works of one owner that run at the same time. */
  readonly perOwner: number
  /** Works of one owner that may wait; more are refused. */
  readonly queuedPerOwner: number
  /** What an owner is told whose work is refused: what to do, and the setting to raise. */
  readonly fullMessage: string
}

/** Too many works of one owner wait already. */
export class LaneFull extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

interface Waiting {
  readonly start: () => void
}

/** A work that runs. */
interface Running {
  readonly cost: number
  readonly abort: AbortController
}

/**
 * Lets a number of works run at the same time; the others wait. Owners take turns, so that one who asks for much delays
 * the others by one work at most.
 */
export class Lane {
  readonly #limits: LaneLimits
  readonly #running = new Set<Running>()
  readonly #runningOf = new Map<string, number>()
  /** Works that wait by their owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  /** Works that run at the moment. */
  get running(): number {
    return this.#running.size
  }

  /** Works that wait at the moment. */
  get waiting(): number {
    let count = 0
    for (const { length } of this.#waiting.values()) count += length
    return count
  }

  /**
   * Runs a work when it is its turn.
   * @param owner who asks for it
   * @param signal gives up waiting; the work gets a signal that is aborted with it
   * @param cost what the work takes, in any unit: `shed` ends the one that costs most
   * @throws LaneFull, the signal's reason while the work waits, and whatever the work throws
   */
  async run<T>(
    owner: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
    cost = 0,
  ): Promise<T> {
    signal.throwIfAborted()
    if (this.#hasRoom(owner)) this.#count(owner, 1)
    else await this.#wait(owner, signal)
    const running = { cost, abort: new AbortController() }
    this.#running.add(running)
    try {
      return await work(AbortSignal.any([signal, running.abort.signal]))
    } finally {
      this.#running.delete(running)
      this.#count(owner, -1)
      this.#startNext()
    }
  }

  /**
   * Ends the running work that costs most.
   * @param reason what its signal is aborted with
   * @returns false where none runs that has not been told to end already
   */
  shed(reason: Error): boolean {
    let dearest: Running | undefined
    for (const running of this.#running) {
      if (running.abort.signal.aborted) continue
      if (dearest === undefined || running.cost > dearest.cost) dearest = running
    }
    dearest?.abort.abort(reason)
    return dearest !== undefined
  }

  #hasRoom(owner: string): boolean {
    const { atOnce, perOwner } = this.#limits
    return this.#started < atOnce && (this.#runningOf.get(owner) ?? 0) < perOwner
  }

  /** Works that have their place, also where they have not begun yet. */
  get #started(): number {
    let count = 0
    for (const number of this.#runningOf.values()) count += number
    return count
  }

  #count(owner: string, change: 1 | -1): void {
    const count = (this.#runningOf.get(owner) ?? 0) + change
    if (count === 0) this.#runningOf.delete(owner)
    else this.#runningOf.set(owner, count)
  }

  #wait(owner: string, signal: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(owner) ?? []
    if (queue.length >= this.#limits.queuedPerOwner) throw new LaneFull(this.#limits.fullMessage)
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#leave(owner, waiting)
        reject(signal.reason as Error)
      }
      const waiting = {
        start: () => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      queue.push(waiting)
      this.#waiting.set(owner, queue)
    })
  }

  #leave(owner: string, waiting: Waiting): void {
    const queue = (this.#waiting.get(owner) ?? []).filter((other) => other !== waiting)
    if (queue.length > 0) this.#waiting.set(owner, queue)
    else this.#waiting.delete(owner)
  }

  #startNext(): void {
    for (const [owner, queue] of this.#waiting) {
      if (!this.#hasRoom(owner)) continue
      const next = queue.shift()!
      // The owner goes behind the others.
      this.#waiting.delete(owner)
      if (queue.length > 0) this.#waiting.set(owner, queue)
      this.#count(owner, 1)
      next.start()
      return
    }
  }
}
