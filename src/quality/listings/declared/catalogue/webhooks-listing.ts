import type { RepositoryRef } from '../../../model/links.ts'
import { integer, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** A repository, and how much of the addresses the caller sees. */
export interface WebhooksScope extends RepositoryRef {
  /** False to show scheme, host and port only. */
  readonly hasWholeAddresses: boolean
}

const WAITING = '(select count(*) from webhook_events where webhook_events.webhook_id = webhooks.id)'

/** The webhooks of a repository with the state of their deliveries. The secrets are not shown. */
export const webhooksListing = listing({
  view: 'Webhooks',
  key: ['webhook_id'],
  from: (catalogue, { id, hasWholeAddresses }: WebhooksScope) => {
    const own = catalogue('webhooks').where({ repository_id: id })
    const address = hasWholeAddresses ? 'url' : 'origin'
    return catalogue(own.select('webhooks.*', { address }).as('webhooks'))
  },
  columns: {
    webhook_id: integer('Webhook', 'Number of the webhook', 'webhooks.number'),
    url: text('Address', 'Address that receives the events', 'webhooks.address'),
    description: text('Description', 'Description of the receiver', 'webhooks.description'),
    _events: text('Events', 'Events that are delivered; all if empty', `replace(webhooks.events, ' ', ', ')`),
    _pending: integer('Pending', 'Number of events that wait for their delivery', WAITING),
    _dropped: integer(
      'Dropped',
      'Number of events that were dropped, because too many waited or they waited too long',
      'webhooks.dropped',
    ),
    _last_delivery: time('Last Delivery', 'Time of the last delivery (UTC)', 'webhooks.delivered_at'),
    _last_failure: time('Last Failure', 'Time of the last failed attempt (UTC)', 'webhooks.failed_at'),
    _last_error: text(
      'Last Error',
      'Why the last attempt failed; empty if it delivered its event',
      'webhooks.error',
    ),
    _next_attempt: time(
      'Next Attempt',
      'Time from which the next event is sent (UTC); empty if no event waits',
      `(case when ${WAITING} > 0 then webhooks.due_at end)`,
    ),
    CREATED_BY: text('Created By', 'User who added the webhook', 'webhooks.created_by'),
    _created_date: time('Date Created', 'Time at which the webhook was added (UTC)', 'webhooks.created_at'),
    EDITED_BY: text('Edited By', 'User who changed the webhook last', 'webhooks.edited_by'),
    _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'webhooks.edited_at'),
  },
})
