import type { RunningWorker } from '../../lib/worker-thread.ts'
import type { Level } from './approximate/level.ts'
import {
  DISCOVERER,
  type CountedDependency,
  type DiscoveryMessage,
  type DiscoveryTask,
  type LevelOrder,
} from './discovery-task.ts'
import type { DiscoverySearch } from './discovery-search.ts'
import { exactTasks } from './exact/exact-search.ts'
import type { MeasuredDependency } from './measure.ts'
import type { Relation } from './relation/relation.ts'

/** How a search ended: it found everything that was asked for, or reached a limit. */
export type DiscoveryEnd = 'complete' | 'results' | 'memory'

export interface DiscoveryProgress {
  /** Width of the left sides that are searched now; 0 if all widths are searched together. */
  readonly level: number
  /** Of `total` parts of the search, or left sides of the level, those that are completed. */
  readonly done: number
  readonly total: number
}

export interface DiscoveryListener {
  /** Takes results while the search runs. Each is minimal, and is told once. The search waits for the promise. */
  readonly found: (batch: readonly CountedDependency[]) => Promise<void>
  readonly progress: (progress: DiscoveryProgress) => void
}

/** A limit ended the search; it is the reason of the signal that stops the threads. */
class LimitReached extends Error {
  readonly end: DiscoveryEnd

  constructor(end: DiscoveryEnd) {
    super(`The search reached its limit of ${end}.`)
    this.end = end
  }
}

/**
 * Discovers the minimal keys and the minimal functional dependencies of a relation, in threads. A left side is minimal if
 * no part of it reaches the goodness.
 *
 * - A column that is constant, or that the empty left side determines at the goodness, is told once, with an empty left
 *   side. A constant column is in no left side.
 * - The key of a relation of at most one row is empty, and is not told. The same holds for a goodness that one distinct
 *   left side reaches.
 * @throws the signal's reason; what was told before is correct
 */
export async function discoverDependencies(
  relation: Relation,
  search: DiscoverySearch,
  listener: DiscoveryListener,
  signal: AbortSignal,
): Promise<DiscoveryEnd> {
  signal.throwIfAborted()
  const limit = new AbortController()
  const discovery = new Discovery(relation, search, listener, AbortSignal.any([signal, limit.signal]))
  try {
    await (search.goodness === 100 && search.sampled === undefined
      ? discovery.searchExactly()
      : discovery.searchLevels())
    return 'complete'
  } catch (error) {
    // Stops the other threads.
    limit.abort(error)
    signal.throwIfAborted()
    if (error instanceof LimitReached) return error.end
    throw error
  } finally {
    await discovery.ended()
  }
}

/** A thread of a discovery, whose messages are read until it ends. */
interface Thread {
  readonly worker: RunningWorker<DiscoveryMessage, LevelOrder>
  readonly end: Promise<void>
}

class Discovery {
  readonly #relation: Relation
  readonly #search: DiscoverySearch
  readonly #listener: DiscoveryListener
  readonly #signal: AbortSignal
  readonly #next = new Int32Array(new SharedArrayBuffer(4))
  readonly #threads: Thread[] = []
  #left: number
  /** The delivery that the next one waits for: one at a time. */
  #delivery: Promise<void> = Promise.resolve()
  #progress: DiscoveryProgress = { level: 0, done: 0, total: 0 }
  #answered: (level: Level | undefined) => void = () => undefined

  constructor(relation: Relation, search: DiscoverySearch, listener: DiscoveryListener, signal: AbortSignal) {
    this.#relation = relation
    this.#search = search
    this.#listener = listener
    this.#signal = signal
    this.#left = search.maxResults
  }

  async searchExactly(): Promise<void> {
    const { cardinalities } = this.#relation
    const constants = [...cardinalities.keys()].filter((column) => cardinalities[column]! <= 1)
    if (this.#search.dependencies && constants.length > 0)
      await this.#deliver(
        constants.map((rhs) => ({ lhs: [], rhs, goodness: 100, ...ofConstant(this.#relation) })),
      )
    const tasks = exactTasks(this.#relation, this.#search)
    this.#tell({ level: 0, done: 0, total: tasks.length })
    this.#start(Math.min(this.#search.workers, tasks.length), tasks)
    await Promise.all(this.#threads.map(({ end }) => end))
  }

  async searchLevels(): Promise<void> {
    const { maxWidth, maxBytes, workers } = this.#search
    this.#start(workers, undefined)
    // A thread that fails or reaches a limit ends the search, also while another one is waited for.
    const ends = Promise.all(this.#threads.map(({ end }) => end))
    await Promise.race([ends, this.#orderLevels(maxWidth, maxBytes / 2)])
    await ends
  }

  /** Waits until no thread runs. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#threads.map(({ end }) => end))
  }

  async #orderLevels(maxWidth: number, maxBytes: number): Promise<void> {
    let level = (await this.#order([{ kind: 'first' }]))!
    while (level.count > 0) {
      const searched = level
      Atomics.store(this.#next, 0, 0)
      this.#tell({ level: level.width, done: 0, total: level.count })
      await this.#order(this.#threads.map(() => ({ kind: 'search', level: searched })))
      if (level.width >= maxWidth) break
      level = (await this.#order([{ kind: 'grow', level, maxBytes }]))!
    }
    for (const { worker } of this.#threads) worker.order({ kind: 'end' })
  }

  /** Gives an order to each of the first threads, and waits until all are carried out. */
  #order(orders: readonly LevelOrder[]): Promise<Level | undefined> {
    return new Promise((resolve) => {
      let waiting = orders.length
      this.#answered = (level) => {
        if (--waiting === 0) resolve(level)
      }
      for (const [at, order] of orders.entries()) this.#threads[at]!.worker.order(order)
    })
  }

  #start(count: number, tasks: DiscoveryTask['exactTasks']): void {
    const { maxBytes, workers } = this.#search
    const task: DiscoveryTask = {
      relation: this.#relation,
      search: this.#search,
      // Half of an approximate search is for its levels.
      maxBytes: (tasks === undefined ? maxBytes / 2 : maxBytes) / workers,
      next: this.#next,
      exactTasks: tasks,
    }
    for (let at = 0; at < count; at++) {
      const worker = DISCOVERER.start(task, this.#signal)
      this.#threads.push({ worker, end: this.#follow(worker) })
    }
  }

  async #follow({ messages }: RunningWorker<DiscoveryMessage, LevelOrder>): Promise<void> {
    for await (const message of messages) {
      if (message.kind === 'found') await this.#deliver(message.batch)
      else if (message.kind === 'done')
        this.#tell({ ...this.#progress, done: this.#progress.done + message.count })
      else if (message.kind === 'ready') this.#answered(message.level)
      else if (message.kind === 'end') return
      else if (message.kind === 'memory') throw new LimitReached('memory')
      else throw new Error(`The thread that discovers dependencies failed: ${message.message}`)
    }
    this.#signal.throwIfAborted()
    throw new Error('The thread that discovers dependencies ended before the search did.')
  }

  #deliver(batch: readonly CountedDependency[]): Promise<void> {
    const delivery = this.#delivery.then(async () => {
      this.#signal.throwIfAborted()
      const taken = batch.slice(0, this.#left)
      this.#left -= taken.length
      if (taken.length > 0) await this.#listener.found(taken)
      if (taken.length < batch.length) throw new LimitReached('results')
    })
    // A failed delivery is reported to its caller. Later ones are not delivered, because the signal is aborted.
    this.#delivery = delivery.catch(() => undefined)
    return delivery
  }

  #tell(progress: DiscoveryProgress): void {
    this.#progress = progress
    this.#listener.progress(progress)
  }
}

/** The counts of the dependency of a constant column on the empty left side. */
const ofConstant = ({ rows }: Relation): MeasuredDependency => ({
  lhsValues: Math.min(1, rows),
  removedRows: 0,
  confirmations: Math.min(1, rows),
  conflictingValues: 0,
  conflictingRows: 0,
})
