import type { AuditTrail } from '../audit/audit-trail.ts'
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

/** How the audit trail names refused credentials. */
export const REFUSED = 'credentials-refused'

const WINDOW_MS = 60_000

/** Pairs of address and reason with separate entries in one minute. A flood from more pairs shares one entry. */
const MAX_ENTRIES = 100

interface Repeated {
  readonly refusal: Refusal
  times: number
}

/**
 * Writes refused credentials to the audit trail. The first refusal of an address (of one /64 network in IPv6), reason
 * and holder is written at once. Further refusals are written as one entry per minute with their count, so that an
 * attacker who guesses secrets cannot fill the disk. The answer to the refused request does not wait.
 */
export class Refusals {
  readonly #trail: Pick<AuditTrail, 'record'>
  readonly #logger: Pick<Logger, 'error'>
  readonly #windowMs: number
  readonly #recent = new Map<string, Repeated>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<unknown> = Promise.resolve()

  constructor(trail: Pick<AuditTrail, 'record'>, logger: Pick<Logger, 'error'>, windowMs = WINDOW_MS) {
    this.#trail = trail
    this.#logger = logger
    this.#windowMs = windowMs
  }

  /** Records a refusal. */
  note(refusal: Refusal): void {
    const key = `${refusal.reason} ${limitKeyOf(refusal.address)} ${refusal.holder ?? ''}`
    const recent = this.#recent.get(key)
    if (recent !== undefined) recent.times++
    else if (this.#recent.size < MAX_ENTRIES) this.#begin(key, refusal)
    else {
      const others = this.#recent.get('others')
      if (others !== undefined) others.times++
      else this.#begin('others', { address: 'others', reason: 'various' })
    }
  }

  /** Writes the refusals that were only counted so far. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const { refusal, times } of this.#recent.values()) if (times > 0) this.#write(refusal, times)
    this.#recent.clear()
    await this.#writing
  }

  #begin(key: string, refusal: Refusal): void {
    this.#recent.set(key, { refusal, times: 0 })
    this.#write(refusal, 1)
    this.#timer ??= setInterval(() => this.#endWindow(), this.#windowMs).unref()
  }

  #endWindow(): void {
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
    const written = this.#trail.record({
      actor: holder ?? 'anonymous',
      by: 'api',
      what: REFUSED,
      repository: undefined,
      about: { address, reason, times },
      requestId: undefined,
      traceId: undefined,
      outcome: 'refused',
    })
    this.#writing = Promise.all([
      this.#writing,
      written.catch((error: unknown) =>
        this.#logger.error(
          { err: error, address, reason, holder, times },
          'A refusal could not be recorded.',
        ),
      ),
    ])
  }
}
