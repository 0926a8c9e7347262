import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { TlsServer } from './tls-server.ts'

/**
 * Why the server ended a connection before its answer was taken. `stalled`: nothing moved for a time though it
 * was the client's turn; `pace`: the client took its answer too slowly; `age`: the answer took too long in all.
 */
export type Cut = 'stalled' | 'pace' | 'age'

/** An open connection of HTTP, with its answers. */
export interface Connection {
  readonly socket: Socket
  /** When each request came whose answer has not ended, the oldest first; in ms as of `performance.now()`. */
  readonly arrivals: number[]
  /** Answers that were begun and have not ended. */
  inWork: number
  /** Requests that wait until one of those ends. */
  readonly held: HeldRequest[]
  /** Requests so far, and the last of them, whose body may still be on its way. */
  requests: number
  last: IncomingMessage | undefined
}

interface HeldRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly start: RequestListener
}

/** What node:http counts the bytes by that wait for their turn on a connection. */
type PendingResponse = ServerResponse & { _onPendingData(bytes: number): void }

/** A socket of node:http with its parser, which comes from a pool. */
type ParsedSocket = Socket & { readonly parser: { pause(): void } }

const connectionOf = new WeakMap<Duplex, Connection>()
const cuts = new WeakMap<Duplex, Cut>()

/** Ends a connection, and keeps why. */
export function cut(socket: Duplex, reason: Cut): void {
  cuts.set(socket, reason)
  socket.destroy()
}

/** Why the server ended a connection; undefined where the client did, or nobody. */
export function cutOf(socket: Duplex): Cut | undefined {
  return cuts.get(socket)
}

/**
 * The connections of a server. Each gets a bounded number of answers in work: the handler of a request beyond
 * it is called once an earlier answer of the connection has ended, in the order of the requests, and while any
 * wait for that nothing more is read. Requests that wait when their connection ends are dropped, unlogged.
 */
export class Connections {
  readonly #answersAtOnce: number
  readonly #all = new Set<Connection>()
  readonly #onClose: (this: ServerResponse) => void
  #sockets = 0
  #inWork = 0

  /** @param answersAtOnce most answers of one connection that are in work */
  constructor(answersAtOnce: number) {
    this.#answersAtOnce = answersAtOnce
    const end = (connection: Connection | undefined) => connection && this.#end(connection)
    // One function for all answers: a closure for each would cost more than the counting.
    this.#onClose = function () {
      end(connectionOf.get(this.req.socket))
    }
  }

  /** Open sockets, also those that are still at their handshake. */
  get sockets(): number {
    return this.#sockets
  }

  /** Answers of open connections that were begun and have not ended. */
  get inWork(): number {
    return this.#inWork
  }

  /** The connection over a socket; undefined once it has ended. */
  of(socket: Duplex): Connection | undefined {
    return connectionOf.get(socket)
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#all.values()
  }

  /** Follows the connections of a server that is not listening yet. */
  follow(server: Server | TlsServer): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets++
      socket.once('close', () => this.#sockets--)
    })
    server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: ParsedSocket) => {
      // Each of the requests that a client sends without waiting for answers listens to the end of the connection.
      socket.setMaxListeners(0)
      // What was decrypted comes in several pieces, the last ones after the pause. A paused parser takes them for
      // malformed and loses them; it is enough that nothing more is read.
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
   * Closes idle connections. Node counts those among them whose answer was handed over whole, though the client has
   * yet to take it and others may wait behind it.
   */
  #spareBusy(closeIdle: () => void): void {
    const busy = [...this.#all].filter(({ inWork }) => inWork > 0)
    for (const { socket } of busy) socket.destroy = () => socket
    closeIdle()
    for (const { socket } of busy) delete (socket as Partial<Socket>).destroy
  }

  /** Calls `start` for a request at once, or in its turn where the connection has enough answers in work. */
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
    // The end of a connection ends the answer that is being sent, too: nobody waits for the next.
    if (connection.held.length === 0 || connection.socket.destroyed) return
    const { request, response, start } = connection.held.shift()!
    ;(response as PendingResponse)._onPendingData(-pauseBytes(connection.socket))
    this.#begin(connection, request, response, start)
  }
}

/**
 * node:http reads nothing more from a connection while more bytes than this wait on it for their turn. A request
 * that is held counts as so many; node's own logic then pauses the socket and its parser, and resumes both.
 */
function pauseBytes(socket: Socket): number {
  return socket.writableHighWaterMark + 1
}
