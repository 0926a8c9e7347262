import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { type EndGuard, startEndGuard } from './end-guard.ts'
import { type Logger, flushLogger } from './logging.ts'

/** A resource to close once no request is in progress. */
export interface Closer {
  readonly name: string
  readonly close: () => Promise<unknown>
}

/** Interval at which idle connections are closed during the shutdown. */
const SWEEP_MS = 50

/** Time after the signal in which idle connections stay open, since a request may be on its way. */
const LAST_REQUESTS_MS = 100

/** Interval at which the parent process is checked. */
const PARENT_MS = 500

/** Time for the closers after the requests, and for the log. */
const CLOSERS_MS = 5000

/** Signals within this time of the first count as one. */
const ONE_SIGNAL_MS = 500

/** Time for `process.exit` to end the process, before the guard kills it. */
const EXIT_MS = 2000

/**
 * Stops a server in order: refuses new connections, closes idle ones, finishes requests in progress, and cuts
 * off the rest after `timeoutMs`. A request that reached the machine before its connection was closed is answered.
 * @returns true if every request finished in time
 */
export const drain = async (server: Server, timeoutMs: number): Promise<boolean> => {
  if (!server.listening) return true
  let inTime = true
  const closed = closeListener(server)
  const mayClose = performance.now() + LAST_REQUESTS_MS
  const sweep = setInterval(() => {
    // After the next look at all sockets: the requests that have arrived are known then.
    if (performance.now() >= mayClose) setImmediate(() => server.closeIdleConnections())
  }, SWEEP_MS)
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
 * Refuses new connections. Node would close the idle connections at once, although requests may be on their way.
 * @returns settles when no connection is left
 */
const closeListener = (server: Server): Promise<void> => {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => undefined
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections = closeIdle
  return closed
}

/**
 * Signals that stop the server. The signals of faults, such as SIGSEGV, are not among them: their listener would
 * return to the faulty instruction, and the process would never end.
 */
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR2'] as const
const FAULTS = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const

type StopSignal = (typeof SIGNALS)[number]

/**
 * Installs an orderly end of the process. On SIGTERM, SIGINT and similar signals it leaves, waits for `drainMs`, drains
 * the server, runs the closers in order, flushes the log and exits with 0. On an uncaught error it does the same without
 * the wait and exits with 1. If the end takes longer than these times, the process exits with 1, and is
 * killed if it still hangs. Signals within half a second of the first count as one: a supervisor, npm and a
 * terminal each send their own. A later signal ends the process at once, with 1.
 * @param options.leave called first, to tell others that the server is about to stop
 * @param options.drainMs time in which the server goes on as before, for others to notice (DRAIN_MS)
 * @param options.stopping aborted then, to end answers that would never end
 * @param options.timeoutMs time for requests in progress (SHUTDOWN_TIMEOUT_MS)
 * @param options.closersMs time for the closers after that, and for the log
 * @param options.exitMs time for `process.exit` to end the process before it is killed
 * @returns a function that stops the process as a first signal does
 */
export const closeOnSignals = (options: {
  server: Server
  leave?: () => Promise<void>
  drainMs?: number
  timeoutMs: number
  stopping: AbortController
  closers: readonly Closer[]
  logger: Logger
  closersMs?: number
  exitMs?: number
}): { stop: (signal: StopSignal) => void } => {
  const { server, timeoutMs, stopping, closers, logger } = options
  const { leave, drainMs = 0, closersMs = CLOSERS_MS, exitMs = EXIT_MS } = options
  const delay = drainMs + timeoutMs + closersMs
  let stopped: { readonly at: number; readonly guard: EndGuard } | undefined
  let received: StopSignal | undefined

  const inOrder = async ({ err }: { err?: Error }): Promise<void> => {
    const guard = startEndGuard(delay + exitMs, logger)
    stopped = { at: performance.now(), guard }
    if (err === undefined)
      logger.info({ signal: received }, 'The server is stopping. Requests in progress may finish.')
    else logger.fatal({ err }, 'The server is stopping because of an uncaught error.')
    // Not awaited: the catalogue may be out of reach.
    leave?.().catch((error: unknown) =>
      logger.warn({ err: error }, 'The other servers were not told of the end.'),
    )
    if (err === undefined && drainMs > 0) await sleep(drainMs)
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
    guard.allow(exitMs)
    if (failed.length > 0) throw new AggregateError(failed, 'Parts of the server did not close.')
  }
  const exitNow = (): void => stopped?.guard.allow(exitMs)
  const { close } = closeWithGrace(
    {
      delay,
      skip: [...SIGNALS, ...FAULTS],
      onTimeout: () => {
        logger.fatal(`The server did not stop within ${delay} ms and ends now.`)
        exitNow()
      },
      onSecondError: (error) => {
        logger.fatal({ err: error }, 'The server ends at once because of a second uncaught error.')
        exitNow()
      },
      logger: {
        error: (error: unknown) => logger.fatal({ err: error }, 'The server did not shut down in order.'),
      },
    },
    inOrder,
  )
  const stop = (signal: StopSignal): void => {
    if (stopped !== undefined) return
    received = signal
    close()
  }
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (stopped === undefined) return stop(signal)
      if (performance.now() - stopped.at < ONE_SIGNAL_MS) return
      logger.fatal({ signal }, 'The server ends at once because of a second signal.')
      exitNow()
      process.exit(1)
    })
  }
  return { stop }
}

/**
 * Stops the process when its parent is gone. `npm start` sends a SIGTERM only to the shell between npm and the
 * server. The shell dies without forwarding the signal, and the server would keep running and hold its port.
 */
export const endWithParent = (stop: () => void): void => {
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    stop()
  }, PARENT_MS)
  look.unref()
}
