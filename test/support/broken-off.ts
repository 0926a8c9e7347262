import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { promiseHooks } from 'node:v8'

/** How long a stream that goes on for ever is let be silent before it counts as watched. */
const SILENT_MS = 150

/** Answers of servers in this process whose connection ends at a chosen await. */
export interface Breaker {
  /**
   * Sends a request over a connection of its own, which ends when the n-th continuation of a promise begins.
   * @param n none for an answer that is taken whole
   * @returns continuations that began until the end of the answer or of the connection
   */
  ask(url: string, request: string, n?: number): Promise<number>
  stop(): void
}

/** The connection ends on the server's side: the server then knows it at once, which the kernel tells later. */
export function breakOff(): Breaker {
  const accepted = new Map<number, Socket>()
  const onSocket = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    const port = socket.remotePort!
    accepted.set(port, socket)
    socket.once('close', () => accepted.delete(port))
  }
  subscribe('net.server.socket', onSocket)
  return {
    ask: async (url, request, n = Infinity) => {
      const { port, hostname } = new URL(url)
      const socket = connect({ port: Number(port), host: hostname })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      while (!accepted.has(socket.localPort!)) await new Promise((resolve) => setImmediate(resolve))
      const server = accepted.get(socket.localPort!)!
      let count = 0
      const stopHook = promiseHooks.onBefore(() => {
        if (++count === n) server.destroy()
      })
      try {
        await new Promise<void>((resolve) => {
          let silence: NodeJS.Timeout | undefined
          const heard = () => {
            clearTimeout(silence)
            silence = setTimeout(resolve, SILENT_MS)
          }
          socket.on('data', heard).once('close', () => {
            clearTimeout(silence)
            resolve()
          })
          socket.write(request)
        })
        return count
      } finally {
        ;(stopHook as () => void)()
        socket.destroy()
        server.destroy()
      }
    },
    stop: () => void unsubscribe('net.server.socket', onSocket),
  }
}

/** Open file handles of this process; known on Linux alone, 0 elsewhere. */
export async function openFiles(): Promise<number> {
  if (process.platform !== 'linux') return 0
  return (await readdir('/proc/self/fd')).length
}
