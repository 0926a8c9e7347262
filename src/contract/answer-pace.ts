import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { cut, type Connection, type Connections } from './connections.ts'

/** How slowly an answer may be taken. */
export interface AnswerPace {
  /** Least bytes a second that a client takes while the server waits for it, on the average; 0 for none. */
  readonly leastBytesPerSecond: number
  /** The time whose bytes a client may lag behind, for kernels take them in lumps; and the longest between two lumps. */
  readonly graceMs: number
  /** Longest time from the end of a request to the end of its answer. */
  readonly longestMs: number
}

/** A socket's handle: of TLS the one that encrypts, which has the one of TCP below it. */
interface Handle {
  readonly _parent?: Handle
  /** Bytes that were given to it, and how many of those the kernel has not taken yet. */
  readonly bytesWritten: number
  readonly writeQueueSize: number
}

type HttpSocket = Socket & {
  readonly _handle?: Handle | null
  readonly _httpMessage?: { readonly req: { readonly complete: boolean } } | null
}

/** What is kept of a connection from one look to the next. */
interface Progress {
  /** Bytes that the kernel took. */
  taken: number
  /** When it was seen to take some, or the server began to wait for it. */
  movedAt: number
  isWaiting: boolean
  /** Bytes by which the client lags behind the least pace. */
  owed: number
}

/** How often all connections are looked at, at most. */
const LOOK_MS = 1000

/**
 * Ends connections whose client takes nothing of its answers for a time or takes them too slowly, and those whose answer takes too long in all. An
 * answer that waits for another one of its connection shares that one's lot. One look at all connections a second
 * costs less than a timer for each answer; and of a whole body over TLS node itself sees no progress.
 */
export function keepPace(server: Server, connections: Connections, pace: AnswerPace): void {
  const everyMs = Math.max(10, Math.min(LOOK_MS, pace.graceMs / 4, pace.longestMs / 4))
  const progress = new WeakMap<Connection, Progress>()
  let lookedAt = 0
  const look = () => {
    const now = performance.now()
    // While the server itself stood still no client could take anything.
    const seconds = Math.min(now - lookedAt, 2 * everyMs) / 1000
    lookedAt = now
    for (const connection of connections) {
      if (connection.inWork === 0) progress.delete(connection)
      else if (isTooOld(connection, now, pace.longestMs)) cut(connection.socket, 'age')
      else {
        const known = progress.get(connection)
        const next = progressOf(connection.socket, known, pace.leastBytesPerSecond * seconds, now)
        if (next.isWaiting && now - next.movedAt > pace.graceMs) cut(connection.socket, 'stalled')
        else if (next.owed > (pace.leastBytesPerSecond * pace.graceMs) / 1000) cut(connection.socket, 'pace')
        else if (next !== known) progress.set(connection, next)
      }
    }
  }
  server.on('listening', () => {
    lookedAt = performance.now()
    const timer = setInterval(look, everyMs).unref()
    server.once('close', () => clearInterval(timer))
  })
}

/** Tells by the oldest answer; the time of a request that is still being sent (an upload) does not count. */
function isTooOld({ socket, arrivals }: Connection, now: number, longestMs: number): boolean {
  if ((socket as HttpSocket)._httpMessage?.req.complete === false) arrivals[0] = now
  return now - arrivals[0]! > longestMs
}

/** @param due bytes that a client had to take since the last look, if the server was waiting for it */
function progressOf(socket: HttpSocket, known: Progress | undefined, due: number, now: number): Progress {
  const handle = socket._handle?._parent ?? socket._handle
  const taken = handle ? handle.bytesWritten - handle.writeQueueSize : 0
  const isWaiting = socket.writableLength > 0
  if (!known) return { taken, movedAt: now, isWaiting, owed: 0 }
  // Bytes that were taken pay what is owed, and nothing in advance: a fast start buys no time.
  known.owed = Math.max(0, known.owed + (isWaiting && known.isWaiting ? due : 0) - (taken - known.taken))
  if (taken !== known.taken || !known.isWaiting) known.movedAt = now
  known.taken = taken
  known.isWaiting = isWaiting
  return known
}
