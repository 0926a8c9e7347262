import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage } from 'node:http'
import { hasBody } from '../contract/body.ts'
import type { Call } from '../contract/call.ts'
import type { Elsewhere } from '../contract/elsewhere.ts'
import { ClientGone, ServerUnavailable } from '../contract/faults.ts'
import { isGone, relay, type Sent } from '../contract/send.ts'
import { isListed, type ListedHost } from '../platform/listed-hosts.ts'
import type { Logger } from '../platform/logging.ts'
import { PEER_HEADER, type PeerSeal } from '../platform/peers/peer-seal.ts'
import type { LiveServer } from '../platform/cluster/cluster.ts'
import type { Place } from '../platform/peers/place.ts'
import { exchange, type Outcome, type PeerConnections } from './exchange.ts'
import type { ForwardingFigures, ForwardingOutcome } from './forwarding-figures.ts'
import { headersOfAnswer } from './message-headers.ts'

/** How long a request waits for a server that answers it, such as while a repository moves to another server. */
const WAIT_MS = 15_000

/** Interval at which the place of a waiting request is looked up again. */
const LOOK_MS = 200

/** Requests in flight to one server. Further requests wait. */
const MAX_IN_FLIGHT = 1000

/** Value of the header of a refusal: this server is not the one that answers the request. */
const ELSEWHERE = 'elsewhere'

/** Finds the place of a request; undefined if every server can answer it. */
export type PlaceOf = (call: Call) => Place | undefined

export interface ForwarderOptions {
  readonly seal: Pick<PeerSeal, 'seal'>
  readonly connections: PeerConnections
  readonly figures: ForwardingFigures
  /** The only hosts that requests are passed on to. */
  readonly peerHosts: readonly ListedHost[]
  readonly logger: Logger
  /** Milliseconds; for tests. */
  readonly waitMs?: number
}

/** Why a request has no answer yet, as a sentence, and whether another try may follow, at once or later. */
interface Miss {
  readonly reason: string
  readonly again: 'never' | 'later' | 'now'
}

/** Passes requests on to the server that must answer them. */
export class Forwarder {
  readonly #options: ForwarderOptions

  constructor(options: ForwarderOptions) {
    this.#options = options
  }

  /** The hook of a service's runtime. */
  elsewhere(placeOf: PlaceOf): Elsewhere {
    return (call) => {
      const place = placeOf(call)
      if (call.client.passedOn) return takeIfHere(call, place)
      return place && this.#answer(call, place)
    }
  }

  /** Passes a request on, or finds that this server answers it. Waits while no server does. */
  async #answer(call: Call, place: Place): Promise<Sent | undefined> {
    let until: number | undefined
    for (;;) {
      const where = await place.locate()
      if (isGone(call)) throw new ClientGone('The client ended the connection before it was answered.')
      if (where.at === 'here') return undefined
      const result =
        where.at === 'peer'
          ? await this.#passOn(call, where.server)
          : { reason: where.reason, again: 'later' as const }
      if ('status' in result) return result
      if (where.at === 'peer') place.forget()
      until ??= performance.now() + (this.#options.waitMs ?? WAIT_MS)
      if (result.again === 'never' || performance.now() + LOOK_MS > until)
        throw new ServerUnavailable(result.reason)
      if (result.again === 'later')
        await sleep(LOOK_MS, undefined, { signal: call.signal }).catch(() => undefined)
    }
  }

  async #passOn(call: Call, server: LiveServer): Promise<Sent | Miss> {
    const { figures, connections, seal, peerHosts } = this.#options
    const url = server.peerUrl === undefined ? undefined : new URL(server.peerUrl)
    if (url === undefined || !isListed(url, peerHosts))
      return {
        reason: `The server ${server.name} has the data, but PEER_HOSTS does not list it.`,
        again: 'never',
      }
    if (figures.inFlight(server.name) >= MAX_IN_FLIGHT)
      return {
        reason: `The server ${server.name} has the data, and too many requests wait for it.`,
        again: 'later',
      }
    const { requestId, client, method, message } = call
    const passedOn = { to: server.id, address: client.address, origin: client.origin, requestId }
    figures.begin(server.name)
    let ended: ForwardingOutcome = 'unreachable'
    try {
      const outcome = await exchange(connections, call, url, seal.seal(passedOn, method, message.url!))
      if (outcome.kind === 'gone') ended = 'gone'
      if (outcome.kind === 'refused') ended = 'refused'
      if (outcome.kind !== 'answered') return this.#miss(server, outcome)
      call.answeredBy = server.name
      ended = 'gone'
      const sent = await passBack(call, outcome.answer, (error) => {
        ended = 'cut'
        this.#options.logger.warn(
          { peer: server.name, requestId, err: error },
          'The answer of a server broke off.',
        )
      })
      if (!sent.aborted) ended = 'answered'
      return sent
    } finally {
      figures.end(server.name, ended)
    }
  }

  #miss({ name }: LiveServer, outcome: Exclude<Outcome, { kind: 'answered' }>): Miss {
    switch (outcome.kind) {
      case 'gone':
        throw new ClientGone('The client ended the connection before it was answered.')
      case 'refused':
        this.#options.logger[outcome.told === ELSEWHERE ? 'debug' : 'error'](
          { peer: name, told: outcome.told },
          'A server refused a request of this server.',
        )
        return { reason: `The server ${name} cannot answer for the data at the moment.`, again: 'later' }
      case 'failed': {
        const { error, mayTryAgain, wasKept } = outcome
        this.#options.logger.warn(
          { peer: name, err: error },
          'A server did not answer a request of this server.',
        )
        if (!mayTryAgain)
          return {
            reason: `The server ${name} ended before it answered. Check whether it has carried the request out before you repeat it.`,
            again: 'never',
          }
        return {
          reason: `The server ${name} has the data and cannot be reached.`,
          again: wasKept ? 'now' : 'later',
        }
      }
    }
  }
}

/** Sends the answer of another server to the client, with the budget that this server has taken. */
function passBack(call: Call, answer: IncomingMessage, onBroken: (error: unknown) => void): Promise<Sent> {
  const headers = headersOfAnswer(answer)
  const { budget } = call
  if (budget) {
    headers.push('RateLimit-Limit', String(budget.limit))
    headers.push('RateLimit-Remaining', String(budget.remaining))
    headers.push('RateLimit-Reset', String(budget.resetSeconds))
  }
  return relay(call, answer.statusCode!, headers, answer, onBroken)
}

/**
 * Lets this server answer a request that was passed on to it, or refuses the request before its body is sent. It is
 * never passed on again.
 */
async function takeIfHere(call: Call, place: Place | undefined): Promise<Sent | undefined> {
  const { message, response } = call
  if (place === undefined || (await place.locate()).at === 'here') {
    if (message.headers.expect !== undefined) response.writeContinue()
    return undefined
  }
  // RFC 9110, 15.5.20: the server is not the one that the request is meant for.
  const connection = hasBody(message) ? 'close' : 'keep-alive'
  response.writeHead(421, [PEER_HEADER, ELSEWHERE, 'Connection', connection, 'Content-Length', '0'])
  response.end()
  return { status: 421, bytes: 0, aborted: false }
}
