import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../platform/cluster/cluster.ts'
import type { Logger } from '../../platform/logging.ts'
import { QualityError } from '../model/errors.ts'
import type { RemovalPauses } from '../stores/shared/removal-pauses.ts'
import type { Removals, RemovalsPause } from './removals.ts'

/** How long a pause holds without renewal. */
const LEASE_MS = 15_000
const RENEW_MS = 4000
const POLL_MS = 1000
const LOOK_MS = 200

/** The pause could not be renewed, so other servers may have removed data. */
export class PauseLost extends QualityError {
  constructor() {
    super(
      'The catalogue could not be reached for too long, so data may have been removed during the copy: try again.',
    )
  }
}

export interface SharedRemovalsOptions {
  readonly cluster: Cluster
  readonly pauses: RemovalPauses
  readonly logger: Logger
  readonly pollMs?: number
}

/** Removals of data on all servers of a catalogue: a pause on one of them is a pause on all. */
export class SharedRemovals implements RemovalsPause {
  readonly #local: Removals
  readonly #options: SharedRemovalsOptions
  readonly #stop = new AbortController()
  #watching: Promise<void> = Promise.resolve()

  /** @param local those of this server */
  constructor(local: Removals, options: SharedRemovalsOptions) {
    this.#local = local
    this.#options = options
  }

  /** Obeys the pauses of other servers from now on. Call it before anything is removed. */
  async start(): Promise<void> {
    if (!this.#options.cluster.isShared) return
    const first = await this.#others()
    this.#watching = this.#watch(first)
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await this.#watching
  }

  /** @throws PauseLost if other servers may have removed data, because this one could not reach the catalogue */
  paused<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    return this.#local.paused(
      () => (this.#options.cluster.isShared ? this.#everywhere(work, signal) : work(signal)),
      signal,
    )
  }

  async #everywhere<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    const { cluster, pauses } = this.#options
    const until = () => new Date(cluster.now().getTime() + LEASE_MS)
    const id = await pauses.add(cluster.self.id, cluster.now(), until())
    const lost = new AbortController()
    const ended = new AbortController()
    const both = AbortSignal.any([signal, lost.signal])
    const renewing = this.#renew(id, until, lost, ended.signal)
    try {
      while ((await pauses.awaited(id, cluster.self.id, cluster.now())).length > 0)
        await sleep(LOOK_MS, undefined, { signal: both }).catch(() => both.throwIfAborted())
      const result = await work(both)
      both.throwIfAborted()
      return result
    } finally {
      ended.abort()
      await renewing
      await pauses.end(id)
    }
  }

  /** Never throws. */
  async #renew(id: string, until: () => Date, lost: AbortController, ended: AbortSignal): Promise<void> {
    const { cluster, pauses, logger } = this.#options
    let renewed = performance.now()
    while (!ended.aborted && !lost.signal.aborted) {
      await sleep(RENEW_MS, undefined, { signal: ended }).catch(() => undefined)
      if (ended.aborted) return
      const begun = performance.now()
      try {
        if (await pauses.renew(id, cluster.now(), until())) renewed = begun
        else renewed = -Infinity
      } catch (error) {
        logger.warn({ err: error }, 'The pause of removals could not be renewed.')
      }
      if (performance.now() - renewed > LEASE_MS - RENEW_MS) lost.abort(new PauseLost())
    }
  }

  async #watch(first: readonly string[]): Promise<void> {
    const { pollMs = POLL_MS } = this.#options
    let ids = first
    while (!this.#stop.signal.aborted) {
      if (ids.length > 0) await this.#obey(ids)
      await sleep(pollMs, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined)
      if (!this.#stop.signal.aborted) ids = await this.#othersOr([])
    }
  }

  /** Removes nothing until no pause holds. */
  async #obey(first: readonly string[]): Promise<void> {
    const { cluster, pauses, logger, pollMs = POLL_MS } = this.#options
    const { signal } = this.#stop
    await this.#local
      .paused(async () => {
        let ids = first
        while (ids.length > 0 && !signal.aborted) {
          await pauses
            .acknowledge(ids, cluster.self.id)
            .catch((error: unknown) =>
              logger.warn({ err: error }, 'A pause of removals could not be acknowledged.'),
            )
          await sleep(Math.min(pollMs, LOOK_MS), undefined, { signal }).catch(() => undefined)
          // Without an answer, the pause goes on.
          ids = await this.#othersOr(ids)
        }
      }, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
  }

  #others(): Promise<readonly string[]> {
    const { cluster, pauses } = this.#options
    return pauses.others(cluster.self.id, cluster.now())
  }

  /** @param fallback if the catalogue cannot be read at the moment */
  async #othersOr(fallback: readonly string[]): Promise<readonly string[]> {
    try {
      return await this.#others()
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'The pauses of removals could not be read.')
      return fallback
    }
  }
}
