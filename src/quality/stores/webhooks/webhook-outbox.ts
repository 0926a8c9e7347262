import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { currentTrace } from '../../../lib/current-trace.ts'
import { storedTrace } from '../../../lib/trace-context.ts'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { bodyOfEvent, type WaitingEvent, type WebhookEvent, type WebhookTarget } from '../../model/webhook.ts'
import { repositoriesInUse } from '../shared/into-repository.ts'
import { TARGET_COLUMNS, targetOf, type TargetRow } from './webhooks.ts'

/** Events that wait for one webhook. The oldest are dropped beyond it. */
export const MAX_WAITING = 10_000

/** Rows of one statement. */
const BATCH = 100

/** Something that happened in a repository. */
export interface Happening {
  readonly event: WebhookEvent
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Queues events for the webhooks of a repository that want them. The events become visible with the transaction that
 * records what happened, so none is lost and none is sent for something that was rolled back.
 * @param happenings called if the repository has webhooks
 */
export async function queueEvents(
  repositoryId: number,
  happenings: () => Promise<readonly Happening[]>,
  transaction: Knex.Transaction,
): Promise<void> {
  const webhooks = await transaction('webhooks')
    .where({ repository_id: repositoryId })
    .orderBy('id')
    .select<{ id: number; events: string }[]>('id', 'events')
  if (webhooks.length === 0) return
  const repository = await transaction('repositories')
    .where({ id: repositoryId })
    .first<{ name: string }>('name')
  const now = new Date()
  const trace = storedTrace(currentTrace())
  const messages = (await happenings()).map(({ event, data }) => {
    const eventId = randomUUID()
    return { event_id: eventId, event, body: bodyOfEvent(eventId, event, now, repository.name, data) }
  })
  for (const { id, events } of webhooks) {
    const wanted = messages.filter(({ event }) => events === '' || events.split(' ').includes(event))
    const rows = wanted.map((message) => ({
      webhook_id: id,
      ...message,
      ...trace,
      created_at: now.toISOString(),
    }))
    for (let from = 0; from < rows.length; from += BATCH)
      await transaction('webhook_events').insert(rows.slice(from, from + BATCH))
    if (rows.length > 0) await dropOldest(id, transaction)
  }
}

async function dropOldest(webhookId: number, transaction: Knex.Transaction): Promise<void> {
  const own = transaction('webhook_events').where({ webhook_id: webhookId })
  const [row] = await own.clone().count<{ count: number | string }[]>({ count: '*' })
  const excess = Number(row?.count) - MAX_WAITING
  if (excess <= 0) return
  await transaction('webhook_events')
    .whereIn('id', own.clone().orderBy('id').limit(excess).select('id'))
    .delete()
  await transaction('webhooks').where({ id: webhookId }).increment('dropped', excess)
}

/** The events that wait for webhooks, as the catalogue keeps them. */
export class WebhookOutbox {
  readonly #catalogue: Catalogue
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** Webhooks for which an event waits and whose next attempt is due, the longest waiting first. */
  async due(now: Date, limit: number): Promise<{ readonly id: number }[]> {
    const { knex } = this.#catalogue
    return knex('webhooks')
      .where('due_at', '<=', now.toISOString())
      .whereIn('repository_id', repositoriesInUse(knex))
      .whereExists(
        knex('webhook_events').whereRaw('webhook_events.webhook_id = webhooks.id').select(knex.raw('1')),
      )
      .orderBy(['due_at', 'id'])
      .limit(limit)
      .select<{ id: number }[]>('id')
  }

  /** The next event of a webhook, and the webhook as it is now. */
  async next(
    webhookId: number,
  ): Promise<{ readonly target: WebhookTarget; readonly waiting: WaitingEvent } | undefined> {
    const { knex } = this.#catalogue
    const row = await knex<TargetRow>('webhooks')
      .where({ id: webhookId })
      .first(...TARGET_COLUMNS)
    const waiting = await knex('webhook_events')
      .where({ webhook_id: webhookId })
      .orderBy('id')
      .first<WaitingEvent | undefined>({
        id: 'id',
        eventId: 'event_id',
        event: 'event',
        body: 'body',
        traceparent: 'traceparent',
        tracestate: 'tracestate',
      })
    return row && waiting && { target: targetOf(row), waiting }
  }

  /** Records a delivery. */
  delivered(webhookId: number, { id }: Pick<WaitingEvent, 'id'>, now: Date): Promise<void> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      await transaction('webhook_events').where({ id, webhook_id: webhookId }).delete()
      await transaction('webhooks')
        .where({ id: webhookId })
        // Due from now on, so that webhooks that have waited longer come first.
        .update({ failures: 0, error: '', delivered_at: now.toISOString(), due_at: now.toISOString() })
    })
  }

  /**
   * Records a failed attempt, and drops the events that have waited too long.
   * @param expired events from before this time are dropped
   * @returns the number of dropped events
   */
  failed(
    webhookId: number,
    error: string,
    { now, next, expired }: { readonly now: Date; readonly next: Date; readonly expired: Date },
  ): Promise<number> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      const dropped = await transaction('webhook_events')
        .where({ webhook_id: webhookId })
        .where('created_at', '<', expired.toISOString())
        .delete()
      await transaction('webhooks')
        .where({ id: webhookId })
        .update({
          error,
          failed_at: now.toISOString(),
          due_at: next.toISOString(),
          failures: transaction.raw('failures + 1'),
          dropped: transaction.raw('dropped + ?', [dropped]),
        })
      return dropped
    })
  }

  /** Makes the next attempt due at once: the receiver answers again. */
  async retryNow(webhookId: number): Promise<void> {
    await this.#catalogue
      .knex('webhooks')
      .where({ id: webhookId })
      .update({ due_at: new Date().toISOString() })
  }
}
