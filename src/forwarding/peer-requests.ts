import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { LiveServer } from '../platform/cluster/cluster.ts'
import {
  PEER_ROOT,
  type PeerAnswer,
  type PeerCalls,
  type PeerEndpoint,
  type PeerRequest,
} from '../platform/cluster/peer-calls.ts'
import { isListed, type ListedHost } from '../platform/listed-hosts.ts'
import type { Logger } from '../platform/logging.ts'
import { PEER_HEADER, type PeerSeal } from '../platform/peers/peer-seal.ts'
import type { PeerConnections } from './exchange.ts'
import type { PeerGate } from './peer-gate.ts'

const PREFIX = `/${PEER_ROOT}/`

/** A server that sends nothing for so long is given up. The copy of a large file takes some time to begin. */
const SILENCE_MS = 15 * 60_000

/** The sender has no client: it works for itself. */
const OWN = { address: '', origin: '' }

export interface PeerRequestsOptions {
  readonly seal: Pick<PeerSeal, 'seal'>
  readonly connections: PeerConnections
  readonly peerHosts: readonly ListedHost[]
}

/** Sends the requests of this server itself, with the header that other servers believe. */
export class PeerRequests implements PeerCalls {
  readonly #options: PeerRequestsOptions

  constructor(options: PeerRequestsOptions) {
    this.#options = options
  }

  async send(
    { id, name, peerUrl }: LiveServer,
    { method, path }: PeerRequest,
    signal: AbortSignal,
  ): Promise<PeerAnswer> {
    const { seal, connections, peerHosts } = this.#options
    const url = peerUrl === undefined ? undefined : new URL(peerUrl)
    if (url === undefined || !isListed(url, peerHosts))
      throw new Error(`The server ${name} has an address that PEER_HOSTS does not list.`)
    const passedOn = { ...OWN, to: id, requestId: randomUUID() }
    const headers = ['Host', url.host, PEER_HEADER, seal.seal(passedOn, method, path)]
    const request = connections.start(url, { method, path, headers }, true)
    const abort = () => void request.destroy(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    request.once('close', () => signal.removeEventListener('abort', abort))
    request.setTimeout(SILENCE_MS, () => request.destroy(new Error(`The server ${name} sends nothing.`)))
    request.end()
    signal.throwIfAborted()
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return { status: answer.statusCode!, body: answer }
  }
}

/**
 * Answers the requests of other servers before all others.
 * @param gate has checked the header. A request without it is one of a client, for whom the paths do not exist.
 * @param next answers all other requests
 */
export function answeringPeers(
  gate: Pick<PeerGate, 'passedOn'>,
  endpoint: PeerEndpoint,
  next: RequestListener,
  logger: Logger,
): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request
    if (!url.startsWith(PREFIX) || gate.passedOn(request) === undefined) return next(request, response)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const answered = async (): Promise<void> => {
      if (method !== 'GET' && method !== 'POST') return void response.writeHead(405).end()
      const { status, body } = await endpoint.answer({ method, path: url }, gone.signal)
      response.writeHead(status, { 'Content-Type': 'application/octet-stream' })
      await pipeline(body, response)
    }
    answered().catch((error: unknown) => {
      if (gone.signal.aborted) return
      logger.error({ err: error, path: url }, 'A request of another server failed.')
      // An answer that has begun breaks off, so that it is not taken for a whole one.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}
