import { randomBytes, randomUUID } from 'node:crypto'
import { currentTrace } from '../../../lib/current-trace.ts'
import { Lane } from '../../../lib/lane.ts'
import { storedTrace } from '../../../lib/trace-context.ts'
import type { Sealer } from '../../../platform/credentials/sealer.ts'
import { isListed, type ListedHost } from '../../../platform/listed-hosts.ts'
import type { Requester } from '../../listings/requester.ts'
import { InvalidData } from '../../model/errors.ts'
import type { RepositoryRef } from '../../model/links.ts'
import { bodyOfEvent, type WebhookAddress, type WebhookEvent } from '../../model/webhook.ts'
import { WebhookUnknown } from '../../model/webhook-errors.ts'
import type { WebhookOutbox } from '../../stores/webhooks/webhook-outbox.ts'
import type { WebhookStore } from '../../stores/webhooks/webhooks.ts'
import { type Outcome, unlisted, type WebhookSender } from './webhook-sender.ts'

/** The changes of a webhook in a request. */
export type WebhookChangeRequest = {
  readonly [Member in keyof WebhookRequest]?: WebhookRequest[Member] | undefined
}

/** A webhook in a request. */
export interface WebhookRequest {
  readonly url: string
  /** Empty for all events. */
  readonly events: readonly WebhookEvent[]
  readonly description: string
}

export interface WebhooksOptions {
  readonly store: WebhookStore
  readonly outbox: Pick<WebhookOutbox, 'retryNow'>
  readonly sender: Pick<WebhookSender, 'send'>
  readonly sealer: Pick<Sealer, 'seal'>
  /** WEBHOOK_HOSTS */
  readonly hosts: readonly ListedHost[]
}

/** Bytes of a secret. As many as HMAC-SHA256 returns. */
const SECRET_BYTES = 32

const TESTS_AT_ONCE = 4
const TESTS_QUEUED = 4

/** Adds, changes, tests and deletes webhooks. */
export class Webhooks {
  readonly #options: WebhooksOptions
  readonly #tests = new Lane({
    atOnce: TESTS_AT_ONCE,
    perOwner: 1,
    queuedPerOwner: TESTS_QUEUED,
    fullMessage: 'Too many tests of webhooks wait for their receivers; try again in some seconds.',
  })

  constructor(options: WebhooksOptions) {
    this.#options = options
  }

  /**
   * @returns the number of the new webhook, and its secret, which is not shown again
   * @throws InvalidData if the address cannot be used, TooManyWebhooks, RepositoryGone
   */
  async add(
    { id: repositoryId }: RepositoryRef,
    { url, events, description }: WebhookRequest,
    user: string,
  ): Promise<{ readonly number: number; readonly secret: string }> {
    const { store, sealer } = this.#options
    const address = this.#address(url)
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`
    const sealedSecret = await sealer.seal(secret)
    const rest = { events: distinct(events), description, sealedSecret, createdBy: user }
    const number = await store.insert({ repositoryId, address, ...rest })
    return { number, secret }
  }

  /** @throws InvalidData if the address cannot be used, WebhookUnknown */
  async edit(
    { id: repositoryId }: RepositoryRef,
    number: number,
    { url, events, description }: WebhookChangeRequest,
    user: string,
  ): Promise<void> {
    const { store } = this.#options
    const address = url === undefined ? undefined : this.#address(url)
    const changes = { address, events: events && distinct(events), description }
    if (!(await store.edit(repositoryId, number, changes, user))) throw new WebhookUnknown(number)
  }

  /**
   * Sends a test. If it is delivered, waiting events are sent at once too.
   * @throws WebhookUnknown, LaneFull, and the reason of the requester's signal
   */
  async test({ id, name }: RepositoryRef, number: number, { owner, signal }: Requester): Promise<Outcome> {
    const { store, outbox, sender } = this.#options
    const target = await store.find(id, number)
    if (!target) throw new WebhookUnknown(number)
    const eventId = randomUUID()
    const body = bodyOfEvent(eventId, 'ping', new Date(), name, {})
    const trace = storedTrace(currentTrace())
    const outcome = await this.#tests.run(owner, signal, (running) =>
      sender.send(target, { eventId, event: 'ping', body, ...trace }, running),
    )
    if (outcome.isDelivered) await outbox.retryNow(target.id)
    return outcome
  }

  /** @throws WebhookUnknown */
  async remove({ id: repositoryId }: RepositoryRef, number: number): Promise<void> {
    const { store } = this.#options
    if (!(await store.remove(repositoryId, number))) throw new WebhookUnknown(number)
  }

  /** @throws InvalidData */
  #address(text: string): WebhookAddress {
    const { hosts } = this.#options
    const fault = (detail: string): InvalidData => new InvalidData([{ pointer: '/data/url', detail }])
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url === undefined || !/^https?:$/.test(url.protocol))
      throw fault('The address is not valid; use an address such as https://hooks.example.org/quality.')
    if (url.username !== '' || url.password !== '')
      throw fault(
        'The address has a user name or a password; leave them out, and check the signature instead.',
      )
    if (url.hash !== '') throw fault('The address has a fragment (#…), which is never sent; leave it out.')
    if (hosts.length === 0)
      throw fault(
        'The setting WEBHOOK_HOSTS lists no hosts, so no webhook can be added; ask the operator of the server to list the host.',
      )
    if (!isListed(url, hosts)) throw fault(unlisted(url.host))
    return { url: url.href, origin: url.origin }
  }
}

const distinct = (events: readonly WebhookEvent[]): WebhookEvent[] => [...new Set(events)]
