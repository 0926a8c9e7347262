import { setTimeout as sleep } from 'node:timers/promises'
import type { CatalogueApart } from '../catalogue/catalogue.ts'
import type { Logger } from '../logging.ts'
import { type Cluster, type Duty, type LeaseHolder, LIGHT_DUTIES, type LiveServer } from './cluster.ts'
import { joinServers, JoinRefused, type NewServer, writeFiles } from './join.ts'
import { elapsedSince, type LeaseTiming, type Moment, thisMoment } from './lease.ts'
import type { LeaseGuard } from './lease-guard.ts'
import { liveServers, liveServerOf, removeServer, renewLease, takeDuty } from './server-rows.ts'

/** How long answers of the catalogue about servers and duties are remembered. */
const REMEMBERED_MS = 1000

export interface MembershipOptions {
  /** Closed by `leave`. */
  readonly catalogue: CatalogueApart
  readonly server: NewServer
  readonly timing: LeaseTiming
  /** Undefined for a lone server, which closes nothing when its lease ends: nobody else has its files. */
  readonly guard: LeaseGuard | undefined
  /** Called if the server must stop, because it does not fit to those that use the catalogue now. */
  readonly onRefused: (error: JoinRefused) => void
  readonly logger: Logger
}

/** A server among those of a catalogue on a database server. */
export class Membership implements Cluster {
  readonly self: Cluster['self']
  readonly #options: MembershipOptions
  readonly #holders: LeaseHolder[] = []
  readonly #duties = new Map<Duty, { readonly at: Moment; readonly has: boolean }>()
  #live: { readonly at: number; readonly servers: Promise<readonly LiveServer[]> } | undefined
  /** When the request of the last successful renewal began. */
  #renewed: Moment = { steady: -Infinity, wall: -Infinity }
  /** The clock of the catalogue minus the steady clock of this process, in milliseconds. */
  #offset = 0
  #files: string | null = null
  #isHolding = false
  #isLeaving = false
  #isOver = false
  #timers: NodeJS.Timeout[] = []
  #renewing: Promise<void> = Promise.resolve()
  #closing: Promise<unknown> = Promise.resolve()

  private constructor(options: MembershipOptions) {
    this.#options = options
    const { id, name, peer_url, works } = options.server
    this.self = { id, name, peerUrl: peer_url ?? undefined, works: Boolean(works) }
  }

  /**
   * Joins the servers of the catalogue. Waits if the same server counts as alive at another place.
   * @throws JoinRefused
   */
  static async join(options: MembershipOptions): Promise<Membership> {
    const membership = new Membership(options)
    for (;;) {
      const until = await membership.#join()
      if (until === undefined) break
      await sleep(Math.max(0, until.getTime() - membership.now().getTime()) + 100)
    }
    membership.#planRenewal()
    return membership
  }

  get isShared(): boolean {
    return this.self.peerUrl !== undefined
  }

  isAlive(): boolean {
    return !this.isShared || (this.#isHolding && elapsedSince(this.#renewed) < this.#options.timing.killMs)
  }

  now(): Date {
    return new Date(performance.now() + this.#offset)
  }

  servers(): Promise<readonly LiveServer[]> {
    const known = this.#live
    if (known !== undefined && performance.now() - known.at < REMEMBERED_MS) return known.servers
    const servers = this.#readServers()
    this.#live = { at: performance.now(), servers }
    // A failed question is asked again.
    servers.catch(() => (this.#live = undefined))
    return servers
  }

  async has(duty: Duty): Promise<boolean> {
    if (!(this.self.works || LIGHT_DUTIES.has(duty)) || !this.isAlive() || this.#isLeaving) return false
    const known = this.#duties.get(duty)
    if (known !== undefined && elapsedSince(known.at) < REMEMBERED_MS) return known.has
    const at = thisMoment()
    const { knex } = this.#options.catalogue
    const has = await takeDuty(knex, duty, this.self.id, this.now())
    this.#duties.set(duty, { at, has })
    return has && this.isAlive()
  }

  hold(holder: LeaseHolder): void {
    this.#holders.push(holder)
  }

  declareFiles(id: string): Promise<void> {
    const { catalogue, server } = this.#options
    this.#files = id
    return writeFiles(catalogue.knex, server.id, id, this.now())
  }

  async announceLeaving(): Promise<void> {
    this.#isLeaving = true
    await this.#renewInTurn()
  }

  async leave(): Promise<void> {
    this.#isOver = true
    this.#stopTimers()
    await this.#renewing
    const { catalogue, guard, server, logger } = this.#options
    guard?.close()
    try {
      await removeServer(catalogue.knex, server)
    } catch (error) {
      logger.warn(
        { err: error },
        'The other servers could not be told that this one leaves. Its lease ends by itself.',
      )
    } finally {
      await catalogue.close()
    }
  }

  async #join(): Promise<Date | undefined> {
    const { catalogue, server, timing } = this.#options
    const begun = thisMoment()
    const time = await this.#readTime()
    const until = await joinServers(catalogue.knex, { ...server, files: this.#files }, time, timing.leaseMs)
    if (until === undefined) await this.#hold(begun)
    else
      this.#options.logger.warn(
        { until },
        'A server with the identity of this DATA_DIR runs at another place. This one waits until the lease of the other one ends. If DATA_DIR is a copy, stop this server and delete the file .server-id in the copy.',
      )
    return until
  }

  async #readTime(): Promise<Date> {
    const before = performance.now()
    const time = await this.#options.catalogue.time()
    this.#offset = time.getTime() - (before + performance.now()) / 2
    return time
  }

  async #readServers(): Promise<readonly LiveServer[]> {
    return (await liveServers(this.#options.catalogue.knex, this.now())).map(liveServerOf)
  }

  /** Counts a renewal whose request began at a moment. */
  async #hold(begun: Moment): Promise<void> {
    const { timing, guard, logger } = this.#options
    // What is being closed must not be taken for open.
    await this.#closing
    if (!this.#isHolding && this.#renewed.steady !== -Infinity) logger.info('The server has a lease again.')
    this.#renewed = begun
    this.#isHolding = true
    guard?.allow(timing.killMs - elapsedSince(begun))
  }

  #planRenewal(): void {
    this.#stopTimers()
    if (this.#isOver) return
    const { timing } = this.#options
    this.#timers = [
      setTimeout(() => void this.#renewInTurn().then(() => this.#planRenewal()), timing.renewMs).unref(),
      setTimeout(() => void this.#giveUp(), timing.giveUpMs - elapsedSince(this.#renewed)).unref(),
    ]
  }

  #renewInTurn(): Promise<void> {
    this.#renewing = this.#renewing.then(() => this.#renew())
    return this.#renewing
  }

  /** Never throws. */
  async #renew(): Promise<void> {
    const { catalogue, server, timing, logger, onRefused } = this.#options
    if (this.#isOver) return
    try {
      const begun = thisMoment()
      const time = await this.#readTime()
      const after = (ms: number): Date => new Date(time.getTime() + ms)
      const until = after(timing.leaseMs)
      const least = after(timing.leaseMs - timing.killMs)
      const isRenewed = await renewLease(catalogue.knex, server, { least, until, isLeaving: this.#isLeaving })
      if (isRenewed) await this.#hold(begun)
      else await this.#rejoin()
    } catch (error) {
      if (error instanceof JoinRefused) return onRefused(error)
      logger.error({ err: error }, 'The lease of the server could not be renewed.')
    }
  }

  /** The lease has ended, or another process has it. */
  async #rejoin(): Promise<void> {
    await this.#giveUp()
    await this.#join()
  }

  async #giveUp(): Promise<void> {
    if (!this.#isHolding || this.#isOver) return
    this.#isHolding = false
    this.#duties.clear()
    if (!this.isShared) return
    const { guard, logger } = this.#options
    logger.warn('The lease of the server is about to end. It closes the data that other servers may open.')
    this.#closing = Promise.all(this.#holders.map(({ lost }) => lost())).then(() => guard?.allow(undefined))
    await this.#closing
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
