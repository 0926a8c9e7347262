import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { urlOfModule } from '../lib/child-process.ts'
import type { Logger } from './logging.ts'

/** What a guard is told: kill this process after the time, unless it ends before. The last message counts. */
export interface GuardOrder {
  readonly afterMs: number
}

/** A process that kills this one if it does not end in time. */
export interface EndGuard {
  /** Replaces the time that is left, in milliseconds. */
  readonly allow: (ms: number) => void
}

/**
 * Starts a guard. Timers of this process are not enough: code that hangs can block the event loop, and a thread
 * that is blocked in a driver or in the file system keeps `process.exit` from ending the process.
 */
export function startEndGuard(ms: number, logger: Logger): EndGuard {
  const path = fileURLToPath(urlOfModule('platform/end-guard-child-entry'))
  // Detached: signals to the group of this process, as a terminal sends them, must not end the guard.
  const child = fork(path, [], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] })
  child.on('error', (error) => logger.warn({ err: error }, 'No process watches the end of the server.'))
  child.unref()
  child.channel?.unref()
  const allow = (afterMs: number): void => {
    if (child.connected) child.send({ afterMs } satisfies GuardOrder, () => undefined)
  }
  allow(ms)
  return { allow }
}
