import type { Logger } from '../../../platform/logging.ts'
import { pause } from '../../jobs/pause.ts'
import type { WebhookTarget } from '../../model/webhook.ts'
import type { WebhookOutbox } from '../../stores/webhooks/webhook-outbox.ts'
import type { WebhookSender } from './webhook-sender.ts'

/** Times in milliseconds. */
export interface DeliveryTiming {
  /** Interval of the search for events that are due. */
  readonly pollMs: number
  /** The wait after the first failed attempt. Each further failure doubles it. */
  readonly firstMs: number
  readonly longestMs: number
  /** An event that has waited for this time is dropped after the next failed attempt. */
  readonly keptMs: number
}

const TIMING: DeliveryTiming = {
  pollMs: 1000,
  firstMs: 60_000,
  longestMs: 6 * 3_600_000,
  keptMs: 24 * 3_600_000,
}

/** Webhooks that are served concurrently. */
const AT_ONCE = 8

/** Events of one webhook before other webhooks have their turn. */
const IN_A_ROW = 100

export interface WebhookDeliveriesOptions {
  readonly outbox: WebhookOutbox
  readonly sender: Pick<WebhookSender, 'send'>
  readonly logger: Logger
  readonly timing?: Partial<DeliveryTiming>
  /** True if this server sends the events of all servers of the catalogue. */
  readonly hasDuty: () => Promise<boolean>
  /** The time of the clock that all servers share. */
  readonly now: () => Date
  /** From 0 up to but not including 1. */
  readonly random?: () => number
}

/**
 * The wait after a failed attempt. It has up to a quarter of jitter, so that many webhooks do not hit a receiver that
 * comes back all at once.
 * @param failures the failed attempts in a row, at least 1
 */
export function waitMs(
  failures: number,
  { firstMs, longestMs }: Pick<DeliveryTiming, 'firstMs' | 'longestMs'>,
  random: number,
): number {
  // Beyond this exponent every wait is the longest one.
  const doubled = firstMs * 2 ** Math.min(failures - 1, 30)
  return Math.min(longestMs, doubled * (1 + random / 4))
}

/**
 * Sends the events of the outbox: those of one webhook one after the other, in their order. An event leaves the outbox
 * after its delivery, so a crash between the two sends it again. A webhook whose receiver fails waits, with all its
 * events.
 */
export class WebhookDeliveries {
  readonly #options: WebhookDeliveriesOptions
  readonly #timing: DeliveryTiming
  readonly #stopping = new AbortController()
  /** Aborts the attempts in progress. */
  #attempts = new AbortController()
  /** The webhooks that are served now, by their ids. */
  readonly #busy = new Map<number, Promise<void>>()
  #background: Promise<void> = Promise.resolve()

  constructor(options: WebhookDeliveriesOptions) {
    this.#options = options
    this.#timing = { ...TIMING, ...options.timing }
  }

  start(): void {
    this.#background = this.#repeat()
  }

  /** Ends attempts in progress, because another server will send the events soon. */
  interrupt(): void {
    this.#attempts.abort(new Error('The server cannot reach the catalogue.'))
    this.#attempts = new AbortController()
  }

  /** Ends attempts in progress. Their events stay in the outbox. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('The server is stopping.'))
    await this.#background
    await Promise.all(this.#busy.values())
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping
    let isFailing = false
    while (!signal.aborted) {
      try {
        await this.#turn()
        isFailing = false
      } catch (error) {
        if (!isFailing)
          this.#options.logger.error({ err: error }, 'The events for webhooks cannot be read at the moment.')
        isFailing = true
      }
      await pause(this.#timing.pollMs, signal)
    }
  }

  async #turn(): Promise<void> {
    const { outbox, hasDuty, now } = this.#options
    if (!(await hasDuty())) return
    // Busy webhooks may be due too.
    for (const { id } of await outbox.due(now(), 2 * AT_ONCE)) {
      if (this.#busy.has(id) || this.#busy.size >= AT_ONCE || this.#stopping.signal.aborted) continue
      const signal = AbortSignal.any([this.#stopping.signal, this.#attempts.signal])
      const served = this.#serve(id, signal)
        .catch(async (error: unknown) => {
          if (signal.aborted) return
          this.#options.logger.error({ err: error }, 'The events of a webhook could not be sent.')
          // Otherwise an event whose delivery cannot be recorded would be sent at every turn.
          await pause(this.#timing.firstMs, this.#stopping.signal)
        })
        .finally(() => this.#busy.delete(id))
      this.#busy.set(id, served)
    }
  }

  async #serve(webhookId: number, signal: AbortSignal): Promise<void> {
    const { outbox, sender, logger, hasDuty, now } = this.#options
    for (let sent = 0; sent < IN_A_ROW && !signal.aborted; sent++) {
      if (!(await hasDuty())) return
      const next = await outbox.next(webhookId)
      if (!next) return
      const { target, waiting } = next
      const { isDelivered, message } = await sender.send(target, waiting, signal)
      if (!isDelivered) return this.#failed(target, message)
      await outbox.delivered(webhookId, waiting, now())
      if (target.failures > 0) logger.info(about(target), 'A webhook receives events again.')
    }
  }

  async #failed(target: WebhookTarget, message: string): Promise<void> {
    const { outbox, logger, random = Math.random } = this.#options
    const now = this.#options.now().getTime()
    const dropped = await outbox.failed(target.id, message, {
      now: new Date(now),
      next: new Date(now + waitMs(target.failures + 1, this.#timing, random())),
      expired: new Date(now - this.#timing.keptMs),
    })
    if (target.failures === 0)
      logger.warn(
        { ...about(target), reason: message },
        'A webhook did not receive an event; it will be tried again.',
      )
    if (dropped > 0)
      logger.warn(
        { ...about(target), count: dropped },
        'Events were dropped, because a webhook did not receive them for too long.',
      )
  }
}

/** The address may be secret, so the log has only the numbers of the webhook. */
const about = ({ repositoryId, number }: WebhookTarget) => ({ repository: repositoryId, webhook: number })
