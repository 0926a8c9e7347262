/** Limits of a lane. */
export interface LaneLimits {
  /** Tasks that run concurrently. */
  readonly atOnce: number
  /** Tasks of one owner that run concurrently. */
  readonly perOwner: number
  /** Tasks of one owner that may wait; more are refused. */
  readonly queuedPerOwner: number
  /** The message for an owner whose task is refused: what to do, and the setting to raise. */
  readonly fullMessage: string
}

/** Too many tasks are waiting. */
export class LaneFull extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}

/** Too many tasks of the same owner are waiting. */
export class OwnQueueFull extends LaneFull {}

interface Waiting {
  readonly start: () => void
}

/** A running task. */
interface Running {
  readonly cost: number
  readonly abort: AbortController
}

/**
 * Runs a limited number of tasks concurrently; the others wait. Owners take turns, so that an owner of many
 * tasks delays the others by one task at most.
 */
export class Lane {
  readonly #limits: LaneLimits
  readonly #running = new Set<Running>()
  readonly #runningOf = new Map<string, number>()
  /** Waiting tasks by owner. The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  /** Tasks that are running. */
  get running(): number {
    return this.#running.size
  }

  /** Tasks that are waiting. */
  get waiting(): number {
    let count = 0
    for (const { length } of this.#waiting.values()) count += length
    return count
  }

  /**
   * Runs a task when it is its turn.
   * @param owner the caller of the task
   * @param signal cancels waiting; the task gets a signal that is aborted with it
   * @param cost the cost of the task in any unit: `shed` ends the most expensive task
   * @throws OwnQueueFull, the signal's reason if it aborts while the task waits, and every error of the task
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
   * Ends the most expensive running task.
   * @param reason abort reason for the task's signal
   * @returns false if no running task is left to end
   */
  shed(reason: Error): boolean {
    let mostExpensive: Running | undefined
    for (const running of this.#running) {
      if (running.abort.signal.aborted) continue
      if (mostExpensive === undefined || running.cost > mostExpensive.cost) mostExpensive = running
    }
    mostExpensive?.abort.abort(reason)
    return mostExpensive !== undefined
  }

  #hasRoom(owner: string): boolean {
    const { atOnce, perOwner } = this.#limits
    return this.#started < atOnce && (this.#runningOf.get(owner) ?? 0) < perOwner
  }

  /** Tasks that hold a place, including tasks that have not started yet. */
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
    if (queue.length >= this.#limits.queuedPerOwner) throw new OwnQueueFull(this.#limits.fullMessage)
    return new Promise((resolve, reject) => {
      const cancel = (): void => {
        this.#leave(owner, waiting)
        reject(signal.reason as Error)
      }
      const waiting = {
        start: () => {
          signal.removeEventListener('abort', cancel)
          resolve()
        },
      }
      signal.addEventListener('abort', cancel, { once: true })
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
      // The owner moves behind the others.
      this.#waiting.delete(owner)
      if (queue.length > 0) this.#waiting.set(owner, queue)
      this.#count(owner, 1)
      next.start()
      return
    }
  }
}
