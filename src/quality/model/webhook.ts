import type { StoredTrace } from '../../lib/trace-context.ts'

/** The kinds of events that webhooks receive. */
export const WEBHOOK_EVENTS = ['rule.failed', 'rule.passed', 'job.failed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** A kind of event, or that of a test. */
export type SentEvent = WebhookEvent | 'ping'

/** The address of a webhook, in the forms that listings show. */
export interface WebhookAddress {
  readonly url: string
  /** Scheme, host and port. The rest of an address may be secret. */
  readonly origin: string
}

/** What a delivery needs to know of its webhook. */
export interface WebhookTarget {
  /** The id in the catalogue. */
  readonly id: number
  readonly repositoryId: number
  /** Counts from 1 in the repository. */
  readonly number: number
  readonly url: string
  /** Encrypted by the Sealer. */
  readonly sealedSecret: string
  /** Failed attempts after the last delivery. */
  readonly failures: number
}

/** An event as it is sent. The same event has the same id at each attempt and for each webhook. */
export interface EventMessage extends StoredTrace {
  readonly eventId: string
  readonly event: SentEvent
  /** JSON. */
  readonly body: string
}

/** An event that waits for its delivery to a webhook. */
export interface WaitingEvent extends EventMessage {
  /** The id in the catalogue. Events of a webhook are sent in the order of these ids. */
  readonly id: number
}

/** The body of a message. */
export const bodyOfEvent = (
  eventId: string,
  event: SentEvent,
  time: Date,
  repository: string,
  data: Readonly<Record<string, unknown>>,
): string => JSON.stringify({ id: eventId, event, time: time.toISOString(), repository, data })
