import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { cut, type Connection, type Connections } from './connections.ts'

/** The minimum pace at which a client must take an answer. */
export interface AnswerPace {
  /** Minimum average bytes per second that a client takes while the server waits for it; 0 for no minimum. */
  readonly leastBytesPerSecond: number
  /**
   * The client may lag behind by the bytes of this time, since kernels take bytes in bursts. Also the longest
   * pause between two bursts.
   */
  readonly graceMs: number
  /** Maximum time from the end of a request to the end of its answer. */
  readonly longestMs: number
}

/** A socket's handle. With TLS this is the encrypting handle, with the TCP handle below it. */
interface Handle {
  readonly _parent?: Handle
  /** Bytes given to the handle, and the part of them that the kernel has not taken yet. */
  readonly bytesWritten: number
  readonly writeQueueSize: number
}

type HttpSocket = Socket & {
  readonly _handle?: Handle | null
  readonly _httpMessage?: { readonly req: { readonly complete: boolean } } | null
}

/** State of a connection between two checks. */
interface Progress {
  /** Bytes that the kernel took. */
  taken: number
  /** Time at which it last took bytes, or at which the server began to wait. */
  movedAt: number
  isWaiting: boolean
  /** Bytes by which the client lags behind the minimum pace. */
  owed: number
}

/** Maximum interval between two checks of all connections. */
const LOOK_MS = 1000

/**
 * Ends connections whose client takes nothing for a time or takes answers too slowly, and connections whose
 * answer takes too long in total. An answer that waits for another answer of its connection is ended with it.
 * One check of all connections per second costs less than a timer per answer, and node reports no progress
 * for a whole body over TLS.
 */
export function keepPace(server: Server, connections: Connections, pace: AnswerPace): void {
  const everyMs = Math.max(10, Math.min(LOOK_MS, pace.graceMs / 4, pace.longestMs / 4))
  const progress = new WeakMap<Connection, Progress>()
  let lookedAt = 0
  const look = () => {
    const now = performance.now()
    // While the server itself was blocked, no client could take anything.
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

/** The oldest answer decides. The time of a request that is still being sent (an upload) does not count. */
function isTooOld({ socket, arrivals }: Connection, now: number, longestMs: number): boolean {
  if ((socket as HttpSocket)._httpMessage?.req.complete === false) arrivals[0] = now
  return now - arrivals[0]! > longestMs
}

/** @param due bytes that the client had to take since the last check, if the server was waiting for it */
function progressOf(socket: HttpSocket, known: Progress | undefined, due: number, now: number): Progress {
  const handle = socket._handle?._parent ?? socket._handle
  const taken = handle ? handle.bytesWritten - handle.writeQueueSize : 0
  const isWaiting = socket.writableLength > 0
  if (!known) return { taken, movedAt: now, isWaiting, owed: 0 }
  // Taken bytes reduce the lag but give no credit: a fast start does not allow a slow rest.
  known.owed = Math.max(0, known.owed + (isWaiting && known.isWaiting ? due : 0) - (taken - known.taken))
  if (taken !== known.taken || !known.isWaiting) known.movedAt = now
  known.taken = taken
  known.isWaiting = isWaiting
  return known
}
