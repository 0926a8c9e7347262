import type { DestinationStream } from 'pino'
import { combine, exposed, type ExposedMetrics, type Metrics } from '../platform/metrics.ts'
import type { Logger } from '../platform/logging.ts'
import { OperatorError } from '../platform/operator-error.ts'
import type { ReadinessState } from '../platform/readiness.ts'
import { Handover } from './handover.ts'
import { failureOf, Member } from './member.ts'
import {
  nameOf,
  type AnswerTo,
  type QuestionsToMain,
  type Role,
  type ToMain,
  type ToProcess,
} from './messages.ts'
import { answerTo } from './questions.ts'
import { EndedCounts, readinessOfAll } from './whole.ts'

/** Pause before an ended process is started again. It doubles while processes of this place end within a minute. */
const LEAST_PAUSE_MS = 100
const MAX_PAUSE_MS = 30_000
const STEADY_MS = 60_000

export interface MembersOptions {
  readonly roles: readonly Role[]
  readonly folder: string
  readonly lock: number
  readonly log: DestinationStream
  readonly logger: Logger
  /** Metrics of the main process. */
  readonly metrics: Pick<Metrics, 'read'>
  /** Called if the server must stop, because it does not fit to the other servers of its catalogue. */
  readonly onRefused: (error: Error) => void
  /** Time for the members of a service to stop. */
  readonly stopMs: Readonly<Record<Role['service'], number>>
}

/** The processes of a server: starts them, replaces those that end, and speaks for all of them. */
export class Members {
  readonly handover = new Handover()
  readonly #options: MembersOptions
  readonly #members = new Map<string, Member>()
  readonly #pauses = new Map<string, number>()
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #ended = new EndedCounts()
  readonly #starting = new Map<Member, { resolve: () => void; reject: (error: Error) => void }>()
  #isStopping = false

  constructor(options: MembersOptions) {
    this.#options = options
  }

  /**
   * Starts all members. The others of a service start after its first one, which makes what they read.
   * @throws OperatorError
   */
  async start(): Promise<void> {
    const first = this.#options.roles.filter(({ place }) => place === 1)
    const others = this.#options.roles.filter(({ place }) => place > 1)
    await Promise.all(first.map((role) => this.#startFirstTime(role)))
    await Promise.all(others.map((role) => this.#startFirstTime(role)))
  }

  /** The lines for the operator, in the order of the services. */
  async welcome(origin: string): Promise<readonly string[]> {
    const first = this.#options.roles.filter(({ place }) => place === 1)
    const lines = await Promise.all(
      first.map(async (role) => this.#members.get(nameOf(role))?.ask('welcome', origin)),
    )
    return lines.flatMap((some) => some ?? [])
  }

  async readiness(): Promise<ReadinessState> {
    return readinessOfAll(await Promise.all(this.#options.roles.map((role) => this.#readinessOf(role))))
  }

  async metrics(): Promise<ExposedMetrics> {
    const all = await Promise.all(
      [...this.#members.values()].map(async (member) => {
        // A member that hangs, or has just ended, must not keep the figures of the others.
        member.metrics = await member.ask('metrics').catch(() => member.metrics)
        return member.metrics
      }),
    )
    return exposed(await combine([await this.#options.metrics.read(), ...all, this.#ended.counts]))
  }

  /** The members say that the server is about to stop, and go on. */
  announceLeaving(): void {
    this.#tell({ type: 'leaving' })
  }

  /** Answers of the members that would never end are ended. */
  announceEnd(): void {
    this.#isStopping = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.handover.close()
    this.#tell({ type: 'ending' })
  }

  /** Stops the members, those first that pass requests on to the others. */
  async stop(): Promise<void> {
    this.announceEnd()
    for (const service of ['spatial', 'quality'] as const) {
      const some = [...this.#members.values()].filter(({ role }) => role.service === service)
      await Promise.all(some.map((member) => member.stop(this.#options.stopMs[service])))
    }
  }

  kill(): void {
    this.#isStopping = true
    for (const member of this.#members.values()) member.kill()
  }

  #startFirstTime(role: Role): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#starting.set(this.#start(role), { resolve, reject })
    })
  }

  #start(role: Role): Member {
    const { folder, lock, log } = this.#options
    const member = new Member({
      start: { role, folder },
      lock,
      log,
      onMessage: (message) => this.#take(message, member),
      onEnd: (_, code, signal) => this.#replace(member, code, signal),
    })
    this.#members.set(member.name, member)
    if (role.service === 'spatial') this.#tellPlace(member)
    return member
  }

  #take(message: Exclude<ToMain, { type: 'answer' }>, member: Member): void {
    switch (message.type) {
      case 'serving': {
        if (member.role.service === 'spatial') this.handover.add(member)
        else for (const other of this.#members.values()) this.#tellPlace(other)
        this.#options.logger.info(
          { process: member.name, pid: member.pid },
          'A process of the server serves.',
        )
        this.#starting.get(member)?.resolve()
        return void this.#starting.delete(member)
      }
      case 'failed': {
        this.#starting.get(member)?.reject(failureOf(message))
        // A process that was still starting gives up.
        if (this.#isStopping) return
        return this.#options.logger.error(
          { process: member.name, reason: message.message },
          'A process of the server could not start.',
        )
      }
      case 'refused':
        return this.#options.onRefused(new OperatorError(message.message))
      case 'accepted':
        return this.handover.accepted(member, message.id)
      case 'allowed':
        return this.#tell(message, member)
      case 'question':
        return void answerTo(
          message.id,
          () => this.#answer(message.about),
          (answer: AnswerTo) => member.send(answer),
        )
    }
  }

  #answer(about: keyof QuestionsToMain): Promise<QuestionsToMain[typeof about]> {
    return about === 'readiness' ? this.readiness() : this.metrics()
  }

  /** Sends a message to all members but one. */
  #tell(message: ToProcess, except?: Member): void {
    for (const member of this.#members.values()) if (member !== except) member.send(message)
  }

  /** Tells a member of the spatial service where the data-quality service is reached. */
  #tellPlace(member: Member): void {
    const { socketPath, facts } = this.#members.get('quality')?.serving ?? {}
    const place = socketPath !== undefined && facts !== undefined ? { socketPath, facts } : undefined
    if (member.role.service === 'spatial') member.send({ type: 'quality', ...(place && { place }) })
  }

  async #readinessOf({ service, place }: Role): Promise<ReadinessState> {
    const name = nameOf({ service, place })
    const state = await this.#members
      .get(name)
      ?.ask('readiness')
      .catch(() => undefined)
    if (state !== undefined) return state
    // Other processes of the service answer.
    const isServed = [...this.#members.values()].some(
      ({ role, serving }) => role.service === service && serving !== undefined,
    )
    return {
      ready: isServed,
      isLeaving: false,
      progress: {},
      problems: [`The process ${name} does not answer. It is being replaced, unless it hangs.`],
      connections: [],
    }
  }

  #replace(member: Member, code: number | null, signal: NodeJS.Signals | null): void {
    const { name, role, startedAt } = member
    this.#members.delete(name)
    this.handover.remove(member)
    void this.#ended.add(member.metrics)
    const starting = this.#starting.get(member)
    this.#starting.delete(member)
    // Its reason came before its end, if it had one to tell.
    starting?.reject(new Error(`The process ${name} ended while it started (${signal ?? code}).`))
    if (this.#isStopping || starting) return
    if (role.service === 'quality') for (const other of this.#members.values()) this.#tellPlace(other)
    const isSteady = performance.now() - startedAt > STEADY_MS
    const pauseMs = isSteady ? LEAST_PAUSE_MS : (this.#pauses.get(name) ?? LEAST_PAUSE_MS)
    this.#pauses.set(name, Math.min(2 * pauseMs, MAX_PAUSE_MS))
    this.#options.logger.error(
      { process: name, pid: member.pid, code, signal, pauseMs },
      'A process of the server ended. Another one is started.',
    )
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#start(role)
    }, pauseMs)
    this.#timers.add(timer)
  }
}
