import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { TlsServer } from './tls-server.ts'

/**
 * The reason why the server ended a connection before its answer was taken. `stalled`: no bytes moved for a
 * time although the server waited for the client. `pace`: the client took its answer too slowly. `age`: the
 * answer took too long in total.
 */
export type Cut = 'stalled' | 'pace' | 'age'

/** An open HTTP connection with its answers. */
export interface Connection {
  readonly socket: Socket
  /**
   * Arrival times of the requests whose answers have not ended, the oldest first; in ms of
   * `performance.now()`.
   */
  readonly arrivals: number[]
  /** Answers that have started and not ended. */
  inWork: number
  /** Requests that wait until one of these answers ends. */
  readonly held: HeldRequest[]
  /** Number of requests so far, and the last request, whose body may still be arriving. */
  requests: number
  last: IncomingMessage | undefined
}

interface HeldRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly start: RequestListener
}

/** The method by which node:http counts the pending bytes of a connection. */
type PendingResponse = ServerResponse & { _onPendingData(bytes: number): void }

/** A socket of node:http with its parser, which comes from a pool. */
type ParsedSocket = Socket & {
  readonly parser: { pause(): void }
  /** The answer that is being sent. */
  readonly _httpMessage?: ServerResponse | null
}

const connectionOf = new WeakMap<Duplex, Connection>()
const cuts = new WeakMap<Duplex, Cut>()

/** Ends a connection and records the reason. */
export function cut(socket: Duplex, reason: Cut): void {
  cuts.set(socket, reason)
  socket.destroy()
}

/** The reason why the server ended a connection; undefined if the server did not end it. */
export function cutOf(socket: Duplex): Cut | undefined {
  return cuts.get(socket)
}

/**
 * The connections of a server. The number of answers in work per connection is limited. The handler of a
 * further request is called once an earlier answer of the connection has ended, in the order of the requests.
 * While requests wait, nothing more is read. Requests that wait when their connection ends are dropped
 * without a log line.
 */
export class Connections {
  readonly #answersAtOnce: number
  readonly #all = new Set<Connection>()
  readonly #onClose: (this: ServerResponse) => void
  #areLast = false
  #sockets = 0
  #inWork = 0

  /** @param answersAtOnce maximum number of answers in work per connection */
  constructor(answersAtOnce: number) {
    this.#answersAtOnce = answersAtOnce
    const end = (connection: Connection | undefined) => connection && this.#end(connection)
    // One function for all answers: a closure for each answer would cost more than the counting.
    this.#onClose = function () {
      end(connectionOf.get(this.req.socket))
    }
  }

  /** Open sockets, including sockets in their TLS handshake. */
  get sockets(): number {
    return this.#sockets
  }

  /** Answers of open connections that have started and not ended. */
  get inWork(): number {
    return this.#inWork
  }

  /** True if every answer ends its connection. */
  get areLast(): boolean {
    return this.#areLast
  }

  /**
   * Lets every further answer end its connection, so that no client sends another request just when the server stops.
   * Answers whose headers were sent leave their connections open.
   */
  endAfterAnswers(): void {
    this.#areLast = true
    for (const { socket, inWork } of this.#all) {
      const response = (socket as ParsedSocket)._httpMessage
      // The answers behind the first would be lost.
      if (response && !response.headersSent && inWork === 1) response.shouldKeepAlive = false
    }
  }

  /** The connection of a socket; undefined after it ended. */
  of(socket: Duplex): Connection | undefined {
    return connectionOf.get(socket)
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values()
  }

  /** Tracks the connections of a server that is not listening yet. */
  follow(server: Server | TlsServer): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets++
      socket.once('close', () => this.#sockets--)
    })
    server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: ParsedSocket) => {
      // Each pipelined request listens to the end of the connection.
      socket.setMaxListeners(0)
      // Decrypted data comes in several pieces, the last ones after the pause. A paused parser treats them as
      // malformed and loses them. It is sufficient that nothing more is read.
      if (server instanceof TlsServer) socket.parser.pause = () => undefined
      const connection: Connection = {
        socket,
        arrivals: [],
        inWork: 0,
        held: [],
        requests: 0,
        last: undefined,
      }
      connectionOf.set(socket, connection)
      this.#all.add(connection)
      socket.once('close', () => {
        connectionOf.delete(socket)
        this.#all.delete(connection)
        this.#inWork -= connection.inWork
      })
    })
    const closeIdle = server.closeIdleConnections.bind(server)
    server.closeIdleConnections = () => this.#spareBusy(closeIdle)
  }

  /**
   * Closes idle connections. Node also counts connections as idle whose answer was handed over completely,
   * although the client has not taken it yet and others may wait behind it.
   */
  #spareBusy(closeIdle: () => void): void {
    const busy = [...this.#all].filter(({ inWork }) => inWork > 0)
    for (const { socket } of busy) socket.destroy = () => socket
    closeIdle()
    for (const { socket } of busy) delete (socket as Partial<Socket>).destroy
  }

  /** Calls `start` for a request at once, or later if the connection has enough answers in work. */
  take(request: IncomingMessage, response: ServerResponse, start: RequestListener): void {
    const connection = connectionOf.get(request.socket)!
    connection.requests++
    connection.last = request
    connection.arrivals.push(performance.now())
    if (connection.inWork < this.#answersAtOnce) this.#begin(connection, request, response, start)
    else {
      connection.held.push({ request, response, start })
      ;(response as PendingResponse)._onPendingData(pauseBytes(connection.socket))
    }
  }

  #begin(connection: Connection, request: IncomingMessage, response: ServerResponse, start: RequestListener) {
    connection.inWork++
    this.#inWork++
    response.on('close', this.#onClose)
    start(request, response)
  }

  #end(connection: Connection): void {
    connection.inWork--
    this.#inWork--
    connection.arrivals.shift()
    // The end of a connection also ends the answer that is being sent; no client waits for the next answer.
    if (connection.held.length === 0 || connection.socket.destroyed) return
    const { request, response, start } = connection.held.shift()!
    ;(response as PendingResponse)._onPendingData(-pauseBytes(connection.socket))
    this.#begin(connection, request, response, start)
  }
}

/**
 * node:http stops reading from a connection while more bytes than this are pending. A held request counts as
 * this many bytes; node's own logic then pauses and resumes the socket and its parser.
 */
function pauseBytes(socket: Socket): number {
  return socket.writableHighWaterMark + 1
}
