import {
  request as requestHttp,
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { request as requestHttps, Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { hasBody } from '../contract/body.ts'
import type { Call } from '../contract/call.ts'
import { isGone } from '../contract/send.ts'
import { markStreamed } from '../contract/server/body-time.ts'
import { PEER_HEADER } from '../platform/peers/peer-seal.ts'
import { traceHeaders } from '../lib/trace-context.ts'
import { headersOfRequest, isAscii } from './message-headers.ts'

/** Time for a connection to another server. */
const CONNECT_MS = 2000

/** An idle connection is closed before the other server closes it (KEEP_ALIVE_TIMEOUT_MS, 5 seconds). */
const IDLE_MS = 2000

/** Interval after which a silent connection is probed, so that the end of a machine is noticed. */
const PROBE_MS = 5000

const MAX_IDLE = 32

/** The connections to other servers. */
export class PeerConnections {
  readonly #options = {
    keepAlive: true,
    keepAliveMsecs: PROBE_MS,
    timeout: IDLE_MS,
    maxFreeSockets: MAX_IDLE,
  }
  readonly #http = new HttpAgent(this.#options)
  readonly #https = new HttpsAgent(this.#options)

  /**
   * Starts a request.
   * @param isNew true for a connection of its own: a kept one may just be closing
   */
  start(
    server: URL,
    head: { method: string; path: string; headers: string[] },
    isNew: boolean,
  ): ClientRequest {
    const isTls = server.protocol === 'https:'
    const { hostname, port } = server
    return (isTls ? requestHttps : requestHttp)({
      ...head,
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port,
      agent: isNew ? false : isTls ? this.#https : this.#http,
      ...(isNew && { keepAlive: true, keepAliveInitialDelay: PROBE_MS }),
    })
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }
}

/** What came of a request to another server. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: IncomingMessage }
  /** The server says that the request is not its own, or does not believe the header. It did nothing. */
  | { readonly kind: 'refused'; readonly told: string }
  /** There is no answer. */
  | {
      readonly kind: 'failed'
      readonly error: Error
      readonly mayTryAgain: boolean
      readonly wasKept: boolean
    }
  /** The client ended its request. */
  | { readonly kind: 'gone' }

const SAFE = ['GET', 'HEAD']

/**
 * Sends a request to another server, with its body as a stream. The body is sent when the other server asks for it, so
 * that it can be sent to yet another one if this one refuses.
 * @param seal value of the header `X-Groundtruth-Peer`
 */
export function exchange(
  connections: PeerConnections,
  call: Call,
  server: URL,
  seal: string,
): Promise<Outcome> {
  const { message, method } = call
  const withBody = hasBody(message)
  const trace = Object.entries<string>({ ...traceHeaders(call) }).flat()
  const headers = [...headersOfRequest(message), ...trace, 'Host', server.host, PEER_HEADER, seal]
  // node:http sends the headers before a body as UTF-8, although they are not.
  const asks = withBody && isAscii(headers)
  if (asks) headers.push('Expect', '100-continue')
  if (message.headers['transfer-encoding'] !== undefined) headers.push('Transfer-Encoding', 'chunked')
  const isSafe = SAFE.includes(method) && !withBody
  const request = connections.start(server, { method, path: message.url!, headers }, !isSafe && !asks)

  return new Promise((resolve) => {
    let isConnected = false
    let isBodySent = false
    const { signal } = call
    // Also when the answer was sent: the rest of the body is of no use then.
    const abort = () => void request.destroy()
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      resolve(outcome)
    }
    const timer = setTimeout(() => {
      if (!isConnected) request.destroy(new Error(`no connection within ${CONNECT_MS / 1000} seconds`))
    }, CONNECT_MS)
    const sendBody = () => {
      isBodySent = true
      markStreamed(message)
      message.pipe(request)
    }
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    request.on('socket', (socket: Socket) => whenConnected(socket, () => (isConnected = true)))
    request.on('continue', sendBody)
    request.on('response', (answer: IncomingMessage) => {
      const told = answer.headers[PEER_HEADER.toLowerCase()]
      if (told === undefined || isBodySent) return settle({ kind: 'answered', answer })
      // The rest of this request will not be sent.
      if (withBody) request.destroy()
      else answer.resume()
      settle({ kind: 'refused', told: String(told) })
    })
    request.on('error', (error) => {
      if (isGone(call)) return settle({ kind: 'gone' })
      const mayTryAgain = !isBodySent && (!isConnected || isSafe || asks)
      settle({ kind: 'failed', error, mayTryAgain, wasKept: request.reusedSocket })
    })
    if (asks) request.flushHeaders()
    else if (withBody) sendBody()
    else request.end()
  })
}

function whenConnected(socket: Socket, then: () => void): void {
  if (!socket.connecting) return then()
  socket.once('encrypted' in socket ? 'secureConnect' : 'connect', then)
}
