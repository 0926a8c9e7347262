import type { FoundDependency } from '../found-dependency.ts'
import type { DiscoverySearch } from '../discovery-search.ts'
import { PartitionCache } from '../relation/partition-cache.ts'
import { Partitioner } from '../relation/position-list-index.ts'
import { type Relation, varyingColumns } from '../relation/relation.ts'
import { MemoryExceeded } from '../memory-exceeded.ts'
import { DifferenceSets } from './difference-sets.ts'
import { HittingSets } from './hitting-sets.ts'
import { Hypergraph } from './hypergraph.ts'
import { sampleDifferences } from './sampler.ts'
import { Validator } from './validator.ts'

/** Bytes of position list indexes that are kept in any case, as a multiple of the bytes of a column. */
const KEPT_COLUMNS = 4

/** A part of the exact search: a right side, or undefined for all keys. */
export type ExactTask = number | undefined

/** The parts of the search, in the order in which they are started. */
export function exactTasks(relation: Relation, { keys, dependencies }: DiscoverySearch): ExactTask[] {
  const columns = varyingColumns(relation)
  return [...(keys && columns.length > 0 ? [undefined] : []), ...(dependencies ? columns : [])]
}

/** Searches exact keys and dependencies in one thread, one task after the other. */
export class ExactSearch {
  readonly #search: DiscoverySearch
  readonly #columns: number
  readonly #maxBytes: number
  readonly #minBytes: number
  readonly #partitions: PartitionCache
  readonly #validator: Validator
  readonly #differences: DifferenceSets
  #found: FoundDependency[] = []

  /**
   * @param maxBytes limit of the thread
   * @throws MemoryExceeded
   */
  constructor(relation: Relation, search: DiscoverySearch, maxBytes: number) {
    const fixed = Partitioner.bytesFor(relation) + Validator.bytesFor(relation)
    this.#search = search
    this.#columns = relation.columns.length
    this.#maxBytes = maxBytes - fixed
    this.#minBytes = 4 * KEPT_COLUMNS * relation.rows
    if (this.#maxBytes < this.#minBytes) throw new MemoryExceeded()
    const columns = varyingColumns(relation)
    this.#partitions = new PartitionCache(relation, this.#maxBytes)
    this.#validator = new Validator(relation, columns, this.#partitions)
    this.#differences = new DifferenceSets(relation)
    sampleDifferences(relation, columns, this.#partitions, this.#differences)
    this.#sampleEachColumn(relation, columns)
  }

  /** The results since the last call. */
  takeFound(): FoundDependency[] {
    const found = this.#found
    this.#found = []
    return found
  }

  /**
   * Searches a part.
   * @param isPaused asked often; the search pauses when it returns true, and goes on when the next value is taken
   * @throws MemoryExceeded
   */
  *run(rhs: ExactTask, isPaused: () => boolean): Generator<void> {
    const hypergraph = new Hypergraph(this.#columns, rhs)
    hypergraph.addSmallest(this.#differences)
    const tree = new HittingSets(hypergraph, this.#search.maxWidth)
    const decide = (lhs: readonly number[]): boolean => {
      this.#watchMemory(hypergraph, tree)
      return this.#decide(lhs, rhs, hypergraph)
    }
    while (!tree.advance(decide, isPaused)) yield
  }

  #decide(lhs: readonly number[], rhs: number | undefined, hypergraph: Hypergraph): boolean {
    const validator = this.#validator
    if (validator.holds([...lhs], rhs)) {
      if (rhs === undefined || this.#search.impliedByKeys || !validator.isKey)
        this.#found.push({ lhs: [...lhs].sort((one, other) => one - other), rhs, goodness: 100 })
      return true
    }
    const numbers = new Set<number>()
    for (let pair = 0; pair < validator.pairCount; pair++)
      numbers.add(this.#differences.add(validator.pairs[2 * pair]!, validator.pairs[2 * pair + 1]!))
    hypergraph.addMinimal(this.#differences, [...numbers])
    return false
  }

  /** Compares a pair of rows that differ in each column, so that no hypergraph is without edges. */
  #sampleEachColumn({ columns, rows }: Relation, varying: readonly number[]): void {
    for (const column of varying) {
      const codes = columns[column]!
      let row = 1
      while (row < rows && codes[row] === codes[0]) row++
      this.#differences.add(0, row)
    }
  }

  /** Gives the position list indexes the bytes that the other structures leave. */
  #watchMemory(hypergraph: Hypergraph, tree: HittingSets): void {
    const left = this.#maxBytes - this.#differences.bytes - hypergraph.bytes - tree.bytes
    if (left < this.#minBytes) throw new MemoryExceeded()
    this.#partitions.maxBytes = left
  }
}
