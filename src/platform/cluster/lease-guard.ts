import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { urlOfModule } from '../../lib/child-process.ts'
import type { Logger } from '../logging.ts'

/** What the guard is told: kill this process after the time, or not at all. The last message counts. */
export interface LeaseOrder {
  readonly afterMs: number | undefined
}

const RESTART_MS = 500

/**
 * A process that kills this one before its lease ends. A timer of this process would not do: it may be stopped, or an
 * engine may hold it up, and then wake and write to a file that another server has opened meanwhile.
 */
export class LeaseGuard {
  readonly #logger: Logger
  #child: ChildProcess | undefined
  #last: { readonly order: LeaseOrder; readonly at: number } | undefined
  #isClosed = false

  constructor(logger: Logger) {
    this.#logger = logger
    this.#start()
  }

  /** Replaces the time that is left, in milliseconds; undefined if this process has nothing open. */
  allow(afterMs: number | undefined): void {
    this.#last = { order: { afterMs }, at: performance.now() }
    this.#send(this.#last.order)
  }

  close(): void {
    this.#isClosed = true
    if (this.#child?.connected) this.#child.disconnect()
  }

  #start(): void {
    const path = fileURLToPath(urlOfModule('platform/cluster/lease-guard-child-entry'))
    // Detached: signals to the group of this process, as a terminal sends them, must not end the guard.
    const child = fork(path, [], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [],
    })
    this.#child = child
    child.on('error', (error) =>
      this.#logger.warn({ err: error }, 'The guard of the lease could not be told.'),
    )
    child.once('exit', () => {
      if (this.#isClosed) return
      this.#logger.warn('The guard of the lease has ended; it is started again.')
      setTimeout(() => !this.#isClosed && this.#start(), RESTART_MS).unref()
    })
    child.unref()
    child.channel?.unref()
    if (this.#last === undefined) return
    const { order, at } = this.#last
    const left = order.afterMs === undefined ? undefined : order.afterMs - (performance.now() - at)
    this.#send({ afterMs: left === undefined ? undefined : Math.max(0, left) })
  }

  #send(order: LeaseOrder): void {
    if (this.#child?.connected) this.#child.send(order, () => undefined)
  }
}
