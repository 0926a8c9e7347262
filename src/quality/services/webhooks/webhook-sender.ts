import { createHmac } from 'node:crypto'
import { type Sealer, SealBroken } from '../../../platform/credentials/sealer.ts'
import { isListed, type ListedHost } from '../../../platform/listed-hosts.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import type { postOnce } from '../../../platform/post-once.ts'
import type { EventMessage, WebhookTarget } from '../../model/webhook.ts'

/** The result of an attempt. */
export interface Outcome {
  readonly isDelivered: boolean
  /** A sentence. It names the host, never the rest of the address. */
  readonly message: string
}

export interface WebhookSenderOptions {
  /** WEBHOOK_HOSTS */
  readonly hosts: readonly ListedHost[]
  readonly sealer: Pick<Sealer, 'open'>
  readonly post: typeof postOnce
  /** Time for one attempt, from the resolution of the name to the answer. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** The signature of a body that is sent at a time. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Signs events and sends them. */
export class WebhookSender {
  readonly #options: Required<WebhookSenderOptions>

  constructor(options: WebhookSenderOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, ...options }
  }

  /**
   * Makes one attempt.
   * @throws the signal's reason if it aborts
   */
  async send(
    { number, url: address, sealedSecret }: Pick<WebhookTarget, 'number' | 'url' | 'sealedSecret'>,
    { eventId, event, body, traceparent, tracestate }: EventMessage,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const { hosts, sealer, post, timeoutMs } = this.#options
    const url = new URL(address)
    // The operator may have changed the setting after the webhook was added.
    if (!isListed(url, hosts)) return failure(unlisted(url.host))
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const secret = await sealer.open(sealedSecret)
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'Groundtruth',
        'Groundtruth-Webhook': String(number),
        'Groundtruth-Event': event,
        'Groundtruth-Event-Id': eventId,
        ...(traceparent !== null && { traceparent }),
        ...(tracestate !== null && { tracestate }),
        'Groundtruth-Signature': signatureOf(secret, Math.floor(Date.now() / 1000), body),
      }
      return outcomeOf(url.host, await post(url, headers, body, AbortSignal.any([signal, timeout])))
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted) return failure(`${url.host} did not answer within ${timeoutMs / 1000} seconds.`)
      return failure(reasonOf(url.host, error))
    }
  }
}

/** For addresses on a host that the operator does not list. */
export const unlisted = (host: string): string =>
  `The host ${host} is not listed in the setting WEBHOOK_HOSTS; use an address on a listed host, or ask the operator of the server to list it.`

const failure = (message: string): Outcome => ({ isDelivered: false, message })

function outcomeOf(host: string, status: number): Outcome {
  if (status >= 200 && status < 300) return { isDelivered: true, message: `${host} answered ${status}.` }
  return failure(
    status >= 300 && status < 400
      ? `${host} answered ${status}, a redirect, which is not followed; use the address that it leads to.`
      : `${host} answered ${status}, but a delivery needs a status from 200 to 299.`,
  )
}

/** The faults of connections, by the codes of the system and of Node. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection; check that the receiver runs',
  ENOTFOUND: 'cannot be resolved to an address; check the name',
  EAI_AGAIN: 'cannot be resolved to an address at the moment; check the name server',
  ECONNRESET: 'closed the connection without an answer',
  EPIPE: 'closed the connection without an answer',
  EPROTO: 'does not speak TLS; check the scheme and the port',
  ETIMEDOUT: 'cannot be reached; check the network',
  EHOSTUNREACH: 'cannot be reached; check the network',
  ENETUNREACH: 'cannot be reached; check the network',
}

function reasonOf(host: string, error: unknown): string {
  if (error instanceof SealBroken)
    return 'The secret of the webhook cannot be read, because the key of the server was replaced; delete the webhook and add it again.'
  if (error instanceof OperatorError)
    return 'The secret of the webhook cannot be read, because the key of the server cannot be used; ask the operator of the server.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = FAULTS[code]
  if (known !== undefined) return `${host} ${known}.`
  if (/CERT|SIGNATURE|TLS|SSL/.test(code))
    return `The certificate of ${host} is not accepted (${code}); correct it, or let the server trust its issuer.`
  if (code.startsWith('HPE_')) return `${host} did not answer with HTTP (${code}); check the port.`
  return code === ''
    ? `${host} closed the connection without an answer.`
    : `The connection to ${host} failed (${code}).`
}
