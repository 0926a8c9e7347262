import { defineWorker } from '../../lib/worker-thread.ts'
import type { DiscoverySearch } from './discovery-search.ts'
import type { MeasuredDependency } from './measure.ts'
import type { FoundDependency } from './found-dependency.ts'
import type { Level } from './approximate/level.ts'
import type { ExactTask } from './exact/exact-search.ts'
import type { Relation } from './relation/relation.ts'

/** What the threads of a search share. */
export interface DiscoveryTask {
  readonly relation: Relation
  readonly search: DiscoverySearch
  /** Limit of the thread. */
  readonly maxBytes: number
  /** The number of the next part of the search that no thread has taken. */
  readonly next: Int32Array
  /** The parts of an exact search; undefined for an approximate search, whose levels are orders. */
  readonly exactTasks: readonly ExactTask[] | undefined
}

/** An order to a thread of an approximate search. */
export type LevelOrder =
  /** Search the empty left side, and answer with the level of single columns. */
  | { readonly kind: 'first' }
  /** Take left sides of the level until none is left. */
  | { readonly kind: 'search'; readonly level: Level }
  /** Answer with the next level, whose bytes are limited. */
  | { readonly kind: 'grow'; readonly level: Level; readonly maxBytes: number }
  | { readonly kind: 'end' }

/** A result with the counts of its exceptions. */
export type CountedDependency = FoundDependency & MeasuredDependency

export type DiscoveryMessage =
  | { readonly kind: 'found'; readonly batch: readonly CountedDependency[] }
  /** Parts of the search, or left sides of the level, that the thread has completed since its last message. */
  | { readonly kind: 'done'; readonly count: number }
  /** The order is carried out; with the level that it asked for. */
  | { readonly kind: 'ready'; readonly level: Level | undefined }
  | { readonly kind: 'end' }
  /** The structures of the search would need more bytes than it may use. */
  | { readonly kind: 'memory' }
  | { readonly kind: 'error'; readonly message: string }

/** The thread that searches keys and dependencies. It waits for its batches to be taken. */
export const DISCOVERER = defineWorker<DiscoveryTask, DiscoveryMessage, LevelOrder>({
  module: 'quality/discovery/discovery-worker',
  isPiece: ({ kind }) => kind === 'found',
})
