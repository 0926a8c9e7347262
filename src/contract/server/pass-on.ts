/** Passes requests on to another process of the same server, and its answers back, both as streams. */
import {
  Agent,
  request as sendRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { markStreamed } from './body-time.ts'
import { discardBody } from './discard-body.ts'
import { endToEnd, omitting } from './end-to-end.ts'
import type { RequestGate } from './http-server.ts'

/** Where a request goes, and what is added to it. */
export interface Destination {
  /** Path of the socket at which the other process listens. */
  readonly socketPath: string
  /** Host and port of this server, for a request that names none (HTTP/1.0). */
  readonly authority: string
  /** Alternating names and values. The client's own headers of these names are left out. */
  readonly headers: readonly string[]
}

/**
 * Time that a connection is kept for the next request. The other process keeps it for `LEAST_KEPT_MS` at least: if it
 * ended a connection while a request is being sent, a request that changes something could not be repeated.
 */
const KEPT_MS = 1000
export const LEAST_KEPT_MS = 60_000

const agent = new Agent({ keepAlive: true, timeout: KEPT_MS })

const NOT_IN_ANSWERS = omitting()

/** Requests whose client waits for `100 Continue`. */
const waiting = new WeakSet<IncomingMessage>()

/**
 * Lets the other process decide about `Expect: 100-continue`.
 * @param isPassedOn true if the target belongs to the other process
 */
export const gateOfPassedOn = (isPassedOn: (target: string) => boolean): RequestGate => ({
  check: () => undefined,
  holdsBody: (request) => {
    const isHeld = isPassedOn(request.url!)
    if (isHeld) waiting.add(request)
    return isHeld
  },
})

/**
 * Passes a request on. If either side ends early, the other side is ended, too.
 * @param unreached answers if the other process cannot be reached, or ends before its answer begins
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { socketPath, authority, headers }: Destination,
  unreached: (error: Error) => void,
): void {
  // The other process limits the time of the body: it knows whether a handler streams it.
  markStreamed(request)
  const upstream = sendRequest({
    socketPath,
    agent,
    method: request.method,
    path: request.url,
    headers: [...headersOf(request, authority, headers), ...headers],
  })
  let answer: IncomingMessage | undefined
  const { socket } = request
  const abandon = (): void => {
    socket.off('close', abandon)
    response.off('close', abandon)
    if (!response.writableFinished) upstream.destroy()
  }
  // A response that waits behind others of its connection learns only from the socket that the connection ended.
  response.once('close', abandon)
  socket.once('close', abandon)

  if (waiting.has(request)) {
    upstream.once('continue', () => {
      response.writeContinue()
      request.pipe(upstream)
    })
  } else request.pipe(upstream)
  upstream.once('response', (message) => {
    answer = message
    passBack(message, upstream, request, response)
  })
  upstream.on('error', (error) => {
    if (answer !== undefined || socket.destroyed) return
    if (response.headersSent) response.destroy()
    else unreached(error)
  })
}

function passBack(
  answer: IncomingMessage,
  upstream: ClientRequest,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isLast = /\bclose\b/i.test(answer.headers.connection ?? '')
  response.writeHead(answer.statusCode!, answer.statusMessage, [
    ...endToEnd(answer, NOT_IN_ANSWERS),
    ...(isLast ? ['Connection', 'close'] : []),
  ])
  // An event stream may have no event for a long time.
  response.flushHeaders()
  answer.on('error', () => response.destroy())
  answer.pipe(response)
  // The answer was decided without the rest of the body.
  answer.once('end', () => {
    if (!request.complete) upstream.destroy()
    discardBody(request)
  })
}

/**
 * The headers of a request. Its framing is written anew, and never left out: bytes of a body without a length would be
 * read as another request.
 */
function headersOf(request: IncomingMessage, authority: string, replaced: readonly string[]): string[] {
  const { headers } = request
  const omitted = omitting([
    'host',
    'content-length',
    ...(waiting.has(request) ? [] : ['expect']),
    ...replaced.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
  ])
  const own = endToEnd(request, omitted)
  // The target may have been a URL, whose authority replaces the header.
  own.push('Host', headers.host ?? authority)
  if (headers['transfer-encoding'] !== undefined) own.push('Transfer-Encoding', 'chunked')
  else own.push('Content-Length', headers['content-length'] ?? '0')
  return own
}
