import { Lane, LaneFull } from '../../../lib/lane.ts'
import type { Requester } from '../../listings/requester.ts'
import { PreviewTooLong } from '../errors.ts'

/** Limits of the previews of a server. */
export interface PreviewLimits {
  /** Concurrent previews. */
  readonly atOnce: number
  /** Previews that may wait. A single credential may use a quarter of the queue. */
  readonly queued: number
  /** Seconds from the arrival of a request until its preview is ready, including the time in the queue. */
  readonly seconds: number
  /** Maximum number of bytes to read from a source file, and of bytes after decompression. */
  readonly firstBytes: number
}

/** The queue of previews: a preview needs a thread, memory and much CPU time, so only a few run at once. */
export class PreviewLane {
  readonly #lane: Lane
  readonly #limits: Omit<PreviewLimits, 'firstBytes'>
  readonly #fullMessage: string

  constructor(limits: Omit<PreviewLimits, 'firstBytes'>) {
    const { atOnce, queued } = limits
    const queuedPerOwner = Math.ceil(queued / 4)
    this.#limits = limits
    this.#fullMessage = `The queue of previews is full: it holds ${queued}, and ${queuedPerOwner} for the same credentials. Try again in some seconds, or raise PREVIEWS_QUEUED.`
    // If there are several slots, one slot is reserved for other credentials.
    const perOwner = Math.max(1, atOnce - 1)
    this.#lane = new Lane({ atOnce, perOwner, queuedPerOwner, fullMessage: this.#fullMessage })
  }

  /**
   * Runs a preview in its turn.
   * @param work ends soon after its signal aborts, and has released its resources by then
   * @throws PreviewTooLong, LaneFull, the reason of the requester's signal, and any error of the work
   */
  async run<T>(
    { owner, arrivedAt, signal }: Requester,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
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
