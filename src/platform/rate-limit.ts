import { Generations } from '../lib/generations.ts'

const MINUTE_MS = 60_000

/** The rest of a budget after a request, in the terms of the `RateLimit-*` and `Retry-After` headers. */
export interface Budget {
  readonly allowed: boolean
  /** Requests per minute. */
  readonly limit: number
  readonly remaining: number
  /** Seconds until the whole budget is available again, at least 1. */
  readonly resetSeconds: number
  /** Seconds until the next request is allowed; 0 if it is allowed now. */
  readonly retryAfterSeconds: number
}

/** Numbers of allowed requests by key. */
export type Counts = readonly (readonly [key: string, count: number])[]

interface Window {
  endsAt: number
  used: number
}

/**
 * Counts requests by key in windows of one minute. A key's window starts with its first request, so that
 * refused clients do not all return at the same moment. A refused request costs nothing.
 *
 * Memory is bounded by two generations of windows. Ageing them once a minute drops only expired windows.
 * Under a flood of new keys they age earlier. A key that was silent while `maxKeys` others arrived may then
 * start a new window. An attacker with that many addresses has as many budgets anyway, and refusing keys for
 * lack of room would let the attacker lock out all other clients.
 */
export class RateLimiter {
  readonly #perMinute: number
  readonly #now: () => number
  readonly #windows: Generations<Window>
  #ageAt: number
  /** Allowed requests since the last call of `takeCounts`, if other processes share the budgets. */
  readonly #counts: Map<string, number> | undefined

  /**
   * @param options.perMinute requests per minute of one key; 0 for no limit
   * @param options.maxKeys number of keys that are certainly remembered for a minute (100,000)
   * @param options.now monotonic clock in milliseconds
   * @param options.isShared true if other processes take from the same budgets
   */
  constructor(options: { perMinute: number; maxKeys?: number; now?: () => number; isShared?: boolean }) {
    this.#perMinute = options.perMinute
    this.#now = options.now ?? (() => performance.now())
    this.#windows = new Generations(options.maxKeys ?? 100_000)
    this.#ageAt = this.#now() + MINUTE_MS
    this.#counts = options.isShared === true ? new Map() : undefined
  }

  /** The requests that were allowed here since the last call, for the other processes. */
  takeCounts(): Counts {
    const counts = [...(this.#counts ?? [])]
    this.#counts?.clear()
    return counts
  }

  /** Takes requests from the budgets that other processes allowed. */
  addCounts(counts: Counts): void {
    const now = this.#now()
    for (const [key, count] of counts) this.#windowOf(key, now).used += count
  }

  /**
   * Spends one request of a key's budget, if any is left.
   * @param perMinute the key's own limit, instead of the limiter's
   * @returns undefined if there is no limit
   */
  take(key: string, perMinute = this.#perMinute): Budget | undefined {
    if (perMinute === 0) return undefined
    const now = this.#now()
    const window = this.#windowOf(key, now)
    const allowed = window.used < perMinute
    if (allowed) {
      window.used++
      this.#counts?.set(key, (this.#counts.get(key) ?? 0) + 1)
    }
    const resetSeconds = Math.ceil((window.endsAt - now) / 1000)
    return {
      allowed,
      limit: perMinute,
      // If the limit was lowered meanwhile, or several processes allowed requests, the window may be overdrawn.
      remaining: Math.max(0, perMinute - window.used),
      resetSeconds,
      retryAfterSeconds: allowed ? 0 : resetSeconds,
    }
  }

  /** The current window of a key. */
  #windowOf(key: string, now: number): Window {
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
    return window
  }
}
