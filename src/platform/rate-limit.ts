import { Generations } from '../lib/generations.ts'

const MINUTE_MS = 60_000

/** What is left of a budget after a request, in the terms of the `RateLimit-*` and `Retry-After` headers. */
export interface Budget {
  readonly allowed: boolean
  /** Requests a minute. */
  readonly limit: number
  readonly remaining: number
  /** Seconds until the whole budget is there again, at least 1. */
  readonly resetSeconds: number
  /** Seconds to wait before the next request is allowed: 0 where it is allowed now. */
  readonly retryAfterSeconds: number
}

interface Window {
  endsAt: number
  used: number
}

/**
 * Counts requests by key in windows of one minute. A key's window starts with its own first request, so that
 * clients who were refused do not all come back at the same moment, and a refused request costs nothing.
 *
 * Memory is bounded by two generations of windows. Ageing them once a minute forgets only windows that are
 * over. Under a flood of new keys they age earlier, and then a key that was silent while `maxKeys` others came
 * may start afresh: whoever commands that many addresses has as many budgets anyway, whereas refusing keys
 * for which there is no room would let him shut everybody else out.
 */
export class RateLimiter {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #windows: Generations<Window>
  #ageAt: number

  /**
   * @param options.perMinute requests a minute of one key; 0 for no limit
   * @param options.maxKeys keys of which none is forgotten within its minute (100,000)
   * @param options.now clock in milliseconds that never goes back
   */
  constructor(options: { perMinute: number; maxKeys?: number; now?: () => number }) {
    this.#perMinute = options.perMinute
    this.#now = options.now ?? (() => performance.now())
    this.#windows = new Generations(options.maxKeys ?? 100_000)
    this.#ageAt = this.#now() + MINUTE_MS
  }

  /**
   * Spends one request of a key's budget, if any is left.
   * @param perMinute a limit of this key's own, in place of the limiter's
   * @returns undefined where there is no limit
   */
  take(key: string, perMinute = this.#perMinute): Budget | undefined {
    if (perMinute === 0) return undefined
    const now = this.#now()
    if (now >= this.#ageAt) {
      this.#windows.age()
      this.#ageAt = now + MINUTE_MS
    }
    let window = this.#windows.get(key)
    if (window === undefined) {
      window = { endsAt: now + MINUTE_MS, used: 0 }
      this.#windows.set(key, window)
    } else if (now >= window.endsAt) {
      window.endsAt = now + MINUTE_MS
      window.used = 0
    }
    const allowed = window.used < perMinute
    if (allowed) window.used++
    const resetSeconds = Math.ceil((window.endsAt - now) / 1000)
    return {
      allowed,
      limit: perMinute,
      // A limit that was lowered meanwhile may be overdrawn.
      remaining: Math.max(0, perMinute - window.used),
      resetSeconds,
      retryAfterSeconds: allowed ? 0 : resetSeconds,
    }
  }
}
