import { Lane, LaneFull } from '../../lib/lane.ts'
import type { Asker } from '../listings/asker.ts'
import { PreviewTooLong } from './errors.ts'

/** Limits of the previews of a server. */
export interface PreviewLimits {
  /** Previews that are read at the same time. */
  readonly atOnce: number
  /** Previews that may wait, a quarter of them of one credential. */
  readonly queued: number
  /** Seconds from the arrival of a request until its preview is there, waiting included. */
  readonly seconds: number
  /** How many bytes of a source file are read, and how many that they expand to. */
  readonly firstBytes: number
}

/** The previews of a server: each takes a thread, memory and much time of a processor, so few of them run at once. */
export class PreviewLane {
  readonly #lane: Lane
  readonly #limits: Omit<PreviewLimits, 'firstBytes'>
  readonly #fullMessage: string

  constructor(limits: Omit<PreviewLimits, 'firstBytes'>) {
    const { atOnce, queued } = limits
    const queuedPerOwner = Math.ceil(queued / 4)
    this.#limits = limits
    this.#fullMessage = `The queue of previews is full: it holds ${queued}, and ${queuedPerOwner} for the same credentials. Try again in some seconds, or raise PREVIEWS_QUEUED.`
    // Where there is more than one place, one of them is left to other credentials.
    const perOwner = Math.max(1, atOnce - 1)
    this.#lane = new Lane({ atOnce, perOwner, queuedPerOwner, fullMessage: this.#fullMessage })
  }

  /**
   * Reads a preview when it is its turn.
   * @param work ends soon after its signal was aborted, and has given back by then what it took
   * @throws PreviewTooLong, LaneFull, the reason of the asker's signal, and whatever the work throws
   */
  async run<T>({ owner, arrivedAt, signal }: Asker, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { atOnce, queued, seconds } = this.#limits
    if (this.#lane.running >= atOnce && this.#lane.waiting >= queued) throw new LaneFull(this.#fullMessage)
    const over = new AbortController()
    const giveUp = (): void => over.abort(signal.reason)
    signal.addEventListener('abort', giveUp)
    const left = arrivedAt + seconds * 1000 - performance.now()
    const timer = setTimeout(() => over.abort(new PreviewTooLong(seconds)), Math.max(0, left))
    try {
      signal.throwIfAborted()
      return await this.#lane.run(owner, over.signal, work)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
  }
}
