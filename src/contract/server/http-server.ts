import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { keepPace, type AnswerPace } from './answer-pace.ts'
import { isStreamed } from './body-time.ts'
import { Connections, cut, type Connection } from './connections.ts'
import type { ExpressHost } from './express-host.ts'
import { TlsServer } from './tls-server.ts'

/** Limits of a connection. */
export interface ConnectionLimits {
  readonly headersMs: number
  readonly requestMs: number
  readonly keepAliveMs: number
  /** Maximum number of answers in work per connection, for clients that pipeline requests. */
  readonly answersAtOnce: number
  readonly answerPace: Pick<AnswerPace, 'leastBytesPerSecond' | 'longestMs'>
}

/** A server that is not listening yet, with its connections. */
export interface HttpServer {
  readonly server: Server | TlsServer
  readonly connections: Connections
}

/** A fault before there is a request. node:http itself would answer with an empty body. */
export interface ProtocolFault {
  readonly status: number
  readonly message: string
  /** Further headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Checks of the server's owner on top of those of HTTP. */
export interface RequestGate {
  /** Called before a request is handled. */
  check(request: IncomingMessage): ProtocolFault | undefined
  /**
   * True if the listener asks for the body of a request with `Expect: 100-continue`. Other clients are asked at once.
   */
  holdsBody(request: IncomingMessage): boolean
}

/**
 * Renders the answer to such a fault: extra headers and the body.
 * @param target the request target as it was sent; undefined if it could not be read
 */
export type DescribeFault = (
  fault: ProtocolFault,
  target: string | undefined,
) => {
  headers: Readonly<Record<string, string>>
  body: string
}

const FAULTS: Readonly<Record<string, ProtocolFault>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The head of the request is longer than 16 KiB; shorten the URL or the headers.',
  },
  HPE_INVALID_METHOD: {
    status: 400,
    message: 'The request does not start with a known HTTP method; methods are written in capitals.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time; send it faster.' },
}
const MALFORMED: ProtocolFault = { status: 400, message: 'The request is not well-formed HTTP/1.1.' }

/**
 * Time that a rejected client may continue to send, so that it receives the reason instead of a connection
 * reset.
 */
const LINGER_MS = 1000

/** A socket of node:http, with the response that is being written to it. */
type HttpSocket = Duplex & { _httpMessage?: (ServerResponse & { req: IncomingMessage }) | null }

/**
 * Creates the server: node:http with time limits for slow clients, and answers with a body in all cases in
 * which node would send none (malformed requests, missing Host, `Expect`, CONNECT). The number of answers in
 * work and the pace of taking answers are limited per connection.
 * @param tls certificate with its chain, and key, both in PEM; without it the server uses plain http
 * @param gate further checks of requests
 */
export function createHttpServer(
  host: ExpressHost,
  listener: RequestListener,
  limits: ConnectionLimits,
  describe: DescribeFault,
  tls?: { readonly cert: string; readonly key: string },
  gate?: RequestGate,
): HttpServer {
  const options = {
    IncomingMessage: host.IncomingMessage,
    ServerResponse: host.ServerResponse,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.max(100, Math.min(limits.headersMs, limits.requestMs, 5000) / 2),
    // Checked below, so that the answer has a body.
    requireHostHeader: false,
  }
  const connections = new Connections(limits.answersAtOnce)
  const validated: RequestListener = (request, response) => {
    if (connections.areLast) response.shouldKeepAlive = false
    const fault = headFault(request) ?? toOriginForm(request) ?? gate?.check(request)
    if (fault) answer(response, fault, describe)
    else listener(request, response)
  }
  const inTurn: RequestListener = (request, response) => connections.take(request, response, validated)
  const server = tls
    ? new TlsServer({ ...options, cert: tls.cert, key: tls.key, handshakeTimeout: limits.headersMs }, inTurn)
    : createServer(options, inTurn)
  connections.follow(server)
  keepPace(server, connections, { ...limits.answerPace, graceMs: limits.requestMs })
  const rejectExpectation: RequestListener = (_, response) =>
    answer(response, { status: 417, message: 'Only the expectation 100-continue is supported.' }, describe)
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    connections.take(request, response, rejectExpectation),
  )
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!gate?.holdsBody(request)) response.writeContinue()
    inTurn(request, response)
  })
  server.on('connect', (_, socket: Duplex) => {
    socket.on('error', () => undefined)
    answerRaw(
      socket,
      { status: 501, message: 'This server is not a proxy; CONNECT is not supported.' },
      describe,
    )
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: HttpSocket) => {
    const connection = connections.of(socket)
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && connection && connection.held.length > 0)
      extendTimeout(connection, limits.requestMs, () => refuse(error, socket, describe))
    else refuse(error, socket, describe)
  })
  cutSilentClients(server, limits.requestMs, describe)
  return { server, connections }
}

/**
 * Gives a late request its full time again, counted from the moment when no other request of its connection
 * waits: while requests wait, nothing is read. Node reports only once that a request is late.
 */
function extendTimeout(connection: Connection, afterMs: number, refuse: () => void): void {
  const { requests, last, socket, held } = connection
  const isBodyLate = last?.complete === false
  let wasHolding = true
  const timer = setInterval(() => {
    const hasCome = connection.requests > requests || (isBodyLate && last.complete)
    const isHolding = held.length > 0
    const isOver = !isHolding && !wasHolding
    wasHolding = isHolding
    if (!hasCome && !isOver && !socket.destroyed) return
    clearInterval(timer)
    if (!hasCome && !socket.destroyed) refuse()
  }, afterMs).unref()
}

/** Sockets whose last answer was written. Further data from them is ignored. */
const refused = new WeakSet<Duplex>()

/**
 * Answers a request that node:http could not read, after the answers to earlier requests of the connection.
 */
function refuse(error: NodeJS.ErrnoException, socket: HttpSocket, describe: DescribeFault): void {
  if (refused.has(socket)) return
  const underWay = socket._httpMessage
  if (error.code === 'ECONNRESET') socket.destroy()
  // Its time limit is enforced by `cutSilentClients`, below.
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && underWay && isStreamed(underWay.req)) return
  // The last answer announced the end of the connection and may not be delivered yet.
  else if (!socket.writable) return
  else if (!underWay) answerRaw(socket, FAULTS[error.code ?? ''] ?? MALFORMED, describe)
  else if (underWay.req.complete) underWay.once('finish', () => refuse(error, socket, describe))
  else if (underWay.headersSent) socket.destroy()
  else answerRaw(socket, FAULTS[error.code ?? ''] ?? MALFORMED, describe)
}

/**
 * Ends connections without traffic if the client has to send: its next request, or more of a streamed body.
 * Clients that wait for a handler are left alone.
 */
function cutSilentClients(server: Server, afterMs: number, describe: DescribeFault): void {
  server.setTimeout(afterMs, (socket: HttpSocket) => {
    const underWay = socket._httpMessage
    if (!underWay) socket.destroy()
    // answer-pace.ts checks whether the client takes its answer fast enough.
    else if (socket.writableLength === 0 && isAwaited(underWay.req)) {
      if (underWay.headersSent) cut(socket, 'stalled')
      else answerRaw(socket, FAULTS['ERR_HTTP_REQUEST_TIMEOUT']!, describe)
    }
  })
}

/** True if a streamed body is incomplete and all received bytes were consumed. */
function isAwaited(message: IncomingMessage): boolean {
  return isStreamed(message) && !message.complete && message.readableLength === 0
}

/** RFC 3986, 3.2.2 and 3.2.3: the characters of a host with its port. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\w:.%-]+\])(?::\d*)?$/

/**
 * If such a header is repeated, node silently keeps the first value, while a proxy in front may have checked
 * the last.
 */
const SINGLE = ['Host', 'Authorization'] as const

function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  const small = name.toLowerCase()
  let times = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index]!
    if (header.length === name.length && header.toLowerCase() === small) times++
  }
  return times > 1
}

function headFault({ rawHeaders, headers, httpVersion, url }: IncomingMessage): ProtocolFault | undefined {
  const { host } = headers
  if (host === undefined && httpVersion === '1.1')
    return { status: 400, message: 'The header Host is missing.' }
  for (const name of SINGLE)
    if (isRepeated(rawHeaders, name))
      return { status: 400, message: `The header ${name} occurs more than once.` }
  if (host !== undefined && !HOST.test(host))
    return { status: 400, message: 'The header Host must be a name or an address, with or without a port.' }
  if (url!.includes('#'))
    return { status: 400, message: 'The request target contains a fragment (#…); remove it from the URL.' }
  return undefined
}

const ABSOLUTE = /^([a-z][a-z0-9+.-]*):\/\/([^/?]*)/i

/** Rewrites an absolute target to path and query. Its authority replaces Host (RFC 9112, 3.2.2). */
function toOriginForm(request: IncomingMessage): ProtocolFault | undefined {
  const url = request.url!
  if (url.startsWith('/') || url === '*') return undefined
  const [prefix = '', scheme = '', authority = ''] = ABSOLUTE.exec(url) ?? []
  if (!/^https?$/i.test(scheme) || authority === '' || !HOST.test(authority)) {
    return { status: 400, message: 'The target of the request is neither a path nor an http URL.' }
  }
  const rest = url.slice(prefix.length)
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  request.headers.host = authority
  return undefined
}

function answer(response: ServerResponse, fault: ProtocolFault, describe: DescribeFault): void {
  const { headers, body } = describe(fault, response.req.url)
  response.writeHead(fault.status, {
    ...headers,
    ...fault.headers,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  })
  response.end(body)
}

function answerRaw(socket: HttpSocket, fault: ProtocolFault, describe: DescribeFault): void {
  refused.add(socket)
  const { headers, body } = describe(fault, socket._httpMessage?.req.url)
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status] ?? ''}\r\n${head}\r\n${body}`)
  linger(socket)
}

/**
 * Discards further input for a moment: closing with unread bytes would reset the connection and lose the
 * answer.
 */
function linger(socket: Duplex): void {
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer))
}
