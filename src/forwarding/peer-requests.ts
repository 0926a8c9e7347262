/** Requests that one server makes to another on its own behalf. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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

/** Sends them over HTTP. */
export class HttpPeerCalls implements PeerCalls {
  readonly #options: {
    readonly seal: Pick<PeerSeal, 'seal'>
    readonly connections: PeerConnections
    readonly peerHosts: readonly ListedHost[]
  }

  constructor(options: {
    seal: Pick<PeerSeal, 'seal'>
    connections: PeerConnections
    peerHosts: readonly ListedHost[]
  }) {
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
      throw new Error(`PEER_HOSTS does not list the server ${name}.`)
    const told = { to: id, address: '', origin: url.origin, requestId: randomUUID() }
    const headers = ['Host', url.host, PEER_HEADER, seal.seal(told, method, path), 'Content-Length', '0']
    // A connection of its own, since the other server may just be closing a kept one.
    const request = connections.start(url, { method, path, headers }, true)
    const abort = () => request.destroy(new Error('The request to another server was cancelled.'))
    signal.addEventListener('abort', abort, { once: true })
    request.once('close', () => signal.removeEventListener('abort', abort))
    request.end()
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    return { status: answer.statusCode!, body: answer }
  }
}

/**
 * Answers requests of other servers. The same paths do not exist for clients.
 * @param next answers all other requests
 */
export function inFrontOfPeers(
  gate: Pick<PeerGate, 'passedOn'>,
  endpoint: PeerEndpoint,
  logger: Logger,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    if (!request.url!.startsWith(`/${PEER_ROOT}/`) || gate.passedOn(request) === undefined)
      return next(request, response)
    answerPeer(request, response, endpoint).catch((error: unknown) => {
      if (!response.destroyed)
        logger.error({ err: error, path: request.url }, 'A request of another server failed.')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  }
}

async function answerPeer(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: PeerEndpoint,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('The other server ended its request.')))
  const method = request.method === 'POST' ? 'POST' : 'GET'
  const { status, body } = await endpoint.answer({ method, path: request.url! }, gone.signal)
  response.writeHead(status, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' })
  await pipeline(body, response)
}
