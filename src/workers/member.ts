import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DestinationStream } from 'pino'
import { urlOfModule } from '../lib/child-process.ts'
import type { MetricsOfProcess } from '../platform/metrics.ts'
import { OperatorError } from '../platform/operator-error.ts'
import {
  nameOf,
  type QuestionsToProcess,
  type Role,
  type Start,
  type ToMain,
  type ToProcess,
} from './messages.ts'
import { Questions } from './questions.ts'

/** Heads of requests grow by a header when they are passed on. The limit of clients is 16 KiB. */
const MAX_HEAD_BYTES = 20 * 1024

/** What a member of the server tells, except for answers. */
export interface MemberEvents {
  readonly onMessage: (message: Exclude<ToMain, { type: 'answer' }>, member: Member) => void
  readonly onEnd: (member: Member, code: number | null, signal: NodeJS.Signals | null) => void
}

export interface MemberOptions extends MemberEvents {
  readonly start: Start
  /** Takes the lines of the member's log. Two processes that write to one pipe would mix their lines. */
  readonly log: DestinationStream
  /** The descriptor of the lock of DATA_DIR: it stays locked until the last member has ended. */
  readonly lock: number
}

/** A process that serves a service, as the main process sees it. */
export class Member {
  readonly role: Role
  readonly name: string
  readonly startedAt = performance.now()
  /** Set once it serves. */
  serving: Extract<ToMain, { type: 'serving' }> | undefined
  /** Its values when they were last read. */
  metrics: MetricsOfProcess = []
  readonly #child: ChildProcess
  readonly #questions = new Questions<QuestionsToProcess>((question) => this.send(question))
  readonly #ended: Promise<void>

  constructor({ start, log, lock, onMessage, onEnd }: MemberOptions) {
    this.role = start.role
    this.name = nameOf(start.role)
    this.#child = fork(fileURLToPath(urlOfModule('workers/process-child-entry')), [], {
      execArgv: [
        ...process.execArgv,
        ...(start.role.service === 'quality' ? [`--max-http-header-size=${MAX_HEAD_BYTES}`] : []),
      ],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc', lock],
    })
    createInterface({ input: this.#child.stdout! }).on('line', (line) => log.write(`${line}\n`))
    this.#child.on('message', (message: ToMain) => {
      if (message.type === 'answer') return this.#questions.take(message)
      if (message.type === 'serving') this.serving = message
      onMessage(message, this)
    })
    // A process that could not be started has no end.
    const failed = new Promise<[null, null]>((resolve) =>
      this.#child.on('error', () => this.#child.pid === undefined && resolve([null, null])),
    )
    const exited = new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
      this.#child.once('exit', (code, signal) => resolve([code, signal])),
    )
    this.#ended = Promise.race([failed, exited]).then(([code, signal]) => {
      this.serving = undefined
      this.#questions.end()
      onEnd(this, code, signal)
    })
    this.send({ type: 'start', start })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  send(message: ToProcess): void {
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  /** Hands a connection over. The main process keeps its descriptor until the member has accepted it. */
  hand(id: number, socket: Socket): void {
    if (this.#child.connected)
      this.#child.send(
        { type: 'connection', id } satisfies ToProcess,
        socket,
        { keepOpen: true },
        () => undefined,
      )
  }

  /** @throws NoAnswer */
  ask<About extends keyof QuestionsToProcess>(
    about: About,
    argument?: string,
  ): Promise<QuestionsToProcess[About]> {
    return this.#questions.ask(about, argument)
  }

  /** Stops in order, and is killed if that takes longer. */
  async stop(timeoutMs: number): Promise<void> {
    this.send({ type: 'stop' })
    const limit = setTimeout(() => this.kill(), timeoutMs)
    await this.#ended
    clearTimeout(limit)
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Why a member could not start. */
export const failureOf = ({ message, isOperators }: Extract<ToMain, { type: 'failed' }>): Error =>
  isOperators ? new OperatorError(message) : new Error(message)
