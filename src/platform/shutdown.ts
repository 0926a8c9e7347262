import type { Server } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { type Logger, flushLogger } from './logging.ts'

/** A resource to close once no request is in progress. */
export interface Closer {
  readonly name: string
  readonly close: () => Promise<unknown>
}

/** Interval at which idle connections are closed during the shutdown. */
const SWEEP_MS = 50

/** Interval at which the parent process is checked. */
const PARENT_MS = 500

/** Time for the closers, after the requests. */
const CLOSERS_MS = 5000

/**
 * Stops a server in order: refuses new connections, closes idle ones, finishes requests in progress, and cuts
 * off the rest after `timeoutMs`.
 * @returns true if every request finished in time
 */
export const drain = async (server: Server, timeoutMs: number): Promise<boolean> => {
  if (!server.listening) return true
  let inTime = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Node closes the connections that are idle now. A connection that becomes idle later would be kept for its
  // full timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => {
    inTime = false
    server.closeAllConnections()
  }, timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
  return inTime
}

/**
 * Installs an orderly end of the process. On SIGTERM, SIGINT and similar signals it drains the server, runs
 * the closers in order, flushes the log and exits with 0. On an uncaught error it does the same and exits
 * with 1. A second signal ends the process at once.
 * @param options.stopping aborted first, to end answers that would never end
 * @param options.timeoutMs time for requests in progress (SHUTDOWN_TIMEOUT_MS)
 * @returns a function that closes the process in the same way
 */
export const closeOnSignals = (options: {
  server: Server
  timeoutMs: number
  stopping: AbortController
  closers: readonly Closer[]
  logger: Logger
}): { close: () => void; uninstall: () => void } => {
  const { server, timeoutMs, stopping, closers, logger } = options
  return closeWithGrace(
    {
      delay: timeoutMs + CLOSERS_MS,
      logger: {
        error: (error: unknown) => logger.fatal({ err: error }, 'The server did not shut down in order.'),
      },
    },
    async ({ signal, err }) => {
      if (err === undefined)
        logger.info({ signal }, 'The server is stopping. Requests in progress may finish.')
      else logger.fatal({ err }, 'The server is stopping because of an uncaught error.')
      stopping.abort()
      if (!(await drain(server, timeoutMs))) {
        logger.warn(`Requests still in progress after ${timeoutMs} ms were cut off.`)
      }
      const failed: unknown[] = []
      for (const { name, close } of closers) {
        await close().catch((error: unknown) => {
          failed.push(error)
          logger.error({ err: error, closing: name }, 'A part of the server did not close.')
        })
      }
      logger.info('The server has stopped.')
      await flushLogger(logger)
      if (failed.length > 0) throw new AggregateError(failed, 'Parts of the server did not close.')
    },
  )
}

/**
 * Ends the process as SIGTERM does when its parent is gone. `npm start` sends a SIGTERM only to the shell
 * between npm and the server. The shell dies without forwarding the signal, and the server would keep running
 * and hold its port.
 */
export const endWithParent = (): void => {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_MS)
  look.unref()
}
