import type { IncomingMessage } from 'node:http'
import type { ProtocolFault, RequestGate } from '../contract/server/http-server.ts'
import { PEER_HEADER, type PassedOn, type PeerSeal, type SealFault } from '../platform/peers/peer-seal.ts'

const NAME = PEER_HEADER.toLowerCase()

const MESSAGES: Readonly<Record<SealFault, string>> = {
  invalid: `The header ${PEER_HEADER} was not made by a server of this catalogue; leave it out.`,
  expired: `The header ${PEER_HEADER} is older or newer than 30 seconds; correct the clocks of the servers.`,
  misdirected: `The header ${PEER_HEADER} is meant for another server; check PEER_URL of the servers.`,
}

/** Reads the header of requests that other servers of the catalogue pass on to this one. */
export class PeerGate implements RequestGate {
  readonly #seal: Pick<PeerSeal, 'open'>
  readonly #believed = new WeakMap<IncomingMessage, PassedOn>()

  constructor(seal: Pick<PeerSeal, 'open'>) {
    this.#seal = seal
  }

  /**
   * Checks a request that has the header. A header that is not believed is a fault: were it ignored, two servers with
   * different keys would pass a request on for ever.
   */
  check(message: IncomingMessage): ProtocolFault | undefined {
    const header = message.headers[NAME]
    if (header === undefined) return undefined
    const opened = this.#seal.open(String(header), message.method!, message.url!)
    if (typeof opened === 'string')
      return { status: 400, message: MESSAGES[opened], headers: { [PEER_HEADER]: opened } }
    this.#believed.set(message, opened)
    return undefined
  }

  /** True if the body of a request is sent only when this server asks for it, after it has taken the request. */
  holdsBody(message: IncomingMessage): boolean {
    return message.headers[NAME] !== undefined
  }

  /** What another server says about a request that it passed on; undefined for a request of a client. */
  passedOn(message: IncomingMessage): PassedOn | undefined {
    return message.headers[NAME] === undefined ? undefined : this.#believed.get(message)
  }
}
