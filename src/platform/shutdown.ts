import type { Server } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { type Logger, flushLogger } from './logging.ts'

/** Something to close once no request is in progress any more. */
export interface Closer {
  readonly name: string
  readonly close: () => Promise<unknown>
}

/** How often connections that have become idle are looked for while the server closes. */
const SWEEP_MS = 50

/** How often the parent is looked for. */
const PARENT_MS = 500

/** Time that the closers have, after the requests. */
const CLOSERS_MS = 5000

/**
 * Ends a server in order: no new connections, idle ones closed, requests in progress answered, and after
 * `timeoutMs` whatever is still open cut off.
 * @returns whether every request ended by itself
 */
export const drain = async (server: Server, timeoutMs: number): Promise<boolean> => {
  if (!server.listening) return true
  let inTime = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Node closes the connections that are idle now; one that becomes so would be kept for its whole time.
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
 * Makes the process end well: on SIGTERM and SIGINT (and their like) it drains the server, runs the closers in
 * their order, writes out the log and exits with 0; on an error that nobody caught it does the same and exits
 * with 1. A second signal ends it at once.
 * @param options.stopping aborted first, so that answers which would never end do
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
        error: (error: unknown) => logger.fatal({ err: error }, 'The server did not close in order.'),
      },
    },
    async ({ signal, err }) => {
      if (err === undefined) logger.info({ signal }, 'The server stops: requests in progress may end.')
      else logger.fatal({ err }, 'The server stops because of an error that nobody caught.')
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
 * Ends the process as SIGTERM does once its parent is gone. `npm start` hands a SIGTERM to the shell between it
 * and us, which dies of it without telling us, and the server would go on alone and keep its port.
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
