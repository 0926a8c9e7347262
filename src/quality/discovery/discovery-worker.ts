/** The thread that searches keys and dependencies (see discovery-task.ts). */
import type { WorkerSelf } from '../../lib/worker-thread.ts'
import type { Level } from './approximate/level.ts'
import { LevelSearch } from './approximate/level-search.ts'
import { nextLevel } from './approximate/next-level.ts'
import { DISCOVERER, type DiscoveryMessage, type DiscoveryTask, type LevelOrder } from './discovery-task.ts'
import { ExactSearch, type ExactTask } from './exact/exact-search.ts'
import type { FoundDependency } from './found-dependency.ts'
import { Measure } from './measure.ts'
import { MemoryExceeded } from './memory-exceeded.ts'
import type { Relation } from './relation/relation.ts'

/** Results are sent after this time, and when there are so many. */
const BATCH_MS = 50
const MAX_BATCH = 1000
/** Nodes of a search tree between two readings of the clock. */
const NODES_BETWEEN_READINGS = 64
/** Left sides that a thread takes together, at most. */
const MAX_TAKEN = 64

type Self = WorkerSelf<DiscoveryMessage, LevelOrder>

/** Sends what a search found, when it is time. */
class Batches {
  readonly #search: { takeFound(): FoundDependency[] }
  readonly #measure: Measure
  readonly #self: Self
  #sentAt = performance.now()
  #readings = 0

  constructor(search: { takeFound(): FoundDependency[] }, relation: Relation, self: Self) {
    this.#search = search
    this.#measure = new Measure(relation)
    this.#self = self
  }

  /** True if the batch should be sent; the clock is not read each time. */
  readonly isDue = (): boolean => {
    if (++this.#readings % NODES_BETWEEN_READINGS !== 0) return false
    return performance.now() - this.#sentAt > BATCH_MS
  }

  async send(): Promise<void> {
    this.#sentAt = performance.now()
    const found = this.#search.takeFound()
    for (let at = 0; at < found.length; at += MAX_BATCH) {
      await this.#self.turn()
      const batch = found.slice(at, at + MAX_BATCH).map((one) => ({ ...one, ...this.#measure.ofFound(one) }))
      this.#self.send({ kind: 'found', batch })
    }
  }
}

async function searchExactly(
  { relation, search, maxBytes, next }: DiscoveryTask,
  exactTasks: readonly ExactTask[],
  self: Self,
): Promise<void> {
  const exact = new ExactSearch(relation, search, maxBytes)
  const batches = new Batches(exact, relation, self)
  try {
    for (;;) {
      const at = Atomics.add(next, 0, 1)
      if (at >= exactTasks.length) break
      const run = exact.run(exactTasks[at], batches.isDue)
      while (run.next().done !== true) await batches.send()
      await batches.send()
      self.send({ kind: 'done', count: 1 })
    }
  } finally {
    await batches.send()
  }
}

async function searchLevels({ relation, search, maxBytes, next }: DiscoveryTask, self: Self): Promise<void> {
  const levels = new LevelSearch(relation, search, maxBytes)
  const batches = new Batches(levels, relation, self)
  for (;;) {
    const order = await self.nextOrder()
    let level: Level | undefined
    if (order.kind === 'end') return
    if (order.kind === 'first') level = levels.firstLevel()
    else if (order.kind === 'grow')
      level = nextLevel(order.level, relation.columns.length, search.keys, order.maxBytes)
    else await searchLevel(order.level, levels, batches, next, search.workers, self)
    await batches.send()
    self.send({ kind: 'ready', level })
  }
}

/** Takes left sides of a level until none is left. */
async function searchLevel(
  level: Level,
  levels: LevelSearch,
  batches: Batches,
  next: Int32Array,
  workers: number,
  self: Self,
): Promise<void> {
  const taken = Math.max(1, Math.min(MAX_TAKEN, Math.floor(level.count / (8 * workers))))
  let done = 0
  for (;;) {
    const from = Atomics.add(next, 0, taken)
    if (from >= level.count) break
    const to = Math.min(level.count, from + taken)
    for (let at = from; at < to; at++) {
      levels.visit(level, at)
      done++
      if (!batches.isDue()) continue
      await batches.send()
      self.send({ kind: 'done', count: done })
      done = 0
    }
  }
  self.send({ kind: 'done', count: done })
}

await DISCOVERER.serve(
  async (task, self) => {
    const { exactTasks } = task
    await (exactTasks === undefined ? searchLevels(task, self) : searchExactly(task, exactTasks, self))
    self.send({ kind: 'end' })
  },
  (error) =>
    error instanceof MemoryExceeded
      ? { kind: 'memory' }
      : { kind: 'error', message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
)
