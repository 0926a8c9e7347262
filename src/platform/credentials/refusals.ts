import { limitKeyOf } from '../client-address.ts'
import type { Logger } from '../logging.ts'

/** Credentials that were invalid or insufficient for the request. */
export interface Refusal {
  /** Address of the client. */
  readonly address: string
  readonly reason: string
  /** The id of the principal, as far as it is certain. Never contains any part of a secret. */
  readonly holder?: string | undefined
}

const WINDOW_MS = 1000

/** Pairs of address and reason with separate lines in one second. A flood from more pairs shares one line. */
const MAX_LINES = 100

interface Repeated {
  readonly refusal: Refusal
  times: number
}

/**
 * Writes the audit lines of refused credentials. The first refusal of an address (of one /64 network in
 * IPv6), reason and holder is written at once. Further refusals are written as one line per second with their
 * count, so that an attacker who guesses secrets cannot fill the disk.
 */
export class Refusals {
  readonly #logger: Logger
  readonly #recent = new Map<string, Repeated>()
  #timer: NodeJS.Timeout | undefined

  constructor(logger: Logger) {
    this.#logger = logger
  }

  /** Records a refusal. */
  note(refusal: Refusal): void {
    const key = `${refusal.reason} ${limitKeyOf(refusal.address)} ${refusal.holder ?? ''}`
    const recent = this.#recent.get(key)
    if (recent !== undefined) recent.times++
    else if (this.#recent.size < MAX_LINES) this.#begin(key, refusal)
    else {
      const others = this.#recent.get('others')
      if (others !== undefined) others.times++
      else this.#begin('others', { address: 'others', reason: 'various' })
    }
  }

  /** Writes the refusals that were only counted so far. */
  close(): Promise<void> {
    clearInterval(this.#timer)
    for (const { refusal, times } of this.#recent.values()) if (times > 0) this.#write(refusal, times)
    this.#recent.clear()
    return Promise.resolve()
  }

  #begin(key: string, refusal: Refusal): void {
    this.#recent.set(key, { refusal, times: 0 })
    this.#write(refusal, 1)
    this.#timer ??= setInterval(() => this.#endSecond(), WINDOW_MS).unref()
  }

  #endSecond(): void {
    for (const [key, recent] of this.#recent) {
      if (recent.times > 0) this.#write(recent.refusal, recent.times)
      else this.#recent.delete(key)
      recent.times = 0
    }
    if (this.#recent.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #write({ address, reason, holder }: Refusal, times: number): void {
    this.#logger.info(
      { audit: 'credentials-refused', address, reason, holder, times },
      'Credentials were refused.',
    )
  }
}
