import { type DiscoverySearch, maxRemovedRows } from '../discovery-search.ts'
import { type FoundDependency, nameOfSides } from '../found-dependency.ts'
import { MemoryExceeded } from '../memory-exceeded.ts'
import { addBit, bitSetOf, membersOf, removeBit } from '../relation/bit-set.ts'
import { PartitionCache } from '../relation/partition-cache.ts'
import { allRows, Partitioner, type PositionListIndex } from '../relation/position-list-index.ts'
import { type Relation, varyingColumns } from '../relation/relation.ts'
import { type Level, openOf, openWords } from './level.ts'
import { PairRefuter } from './pair-refuter.ts'
import { RemovedRows, repeatedRows } from './removed-rows.ts'

/** Position list indexes that are kept in any case, as a multiple of the bytes of a column. */
const KEPT_COLUMNS = 4
/** Share of the other bytes that is for the pairs of rows that refute. */
const PAIRS_SHARE = 0.25

/**
 * Searches approximate keys and dependencies in one thread: the left sides of a level in any order, level by level
 * (Huhtala et al., TANE, 1999).
 */
export class LevelSearch {
  readonly #relation: Relation
  readonly #search: DiscoverySearch
  readonly #maxRemoved: number
  readonly #partitions: PartitionCache
  readonly #allRows: PositionListIndex
  readonly #refuter: PairRefuter
  readonly #removedRows: RemovedRows
  #found: FoundDependency[] = []

  /**
   * @param maxBytes limit of the thread, without levels
   * @throws MemoryExceeded
   */
  constructor(relation: Relation, search: DiscoverySearch, maxBytes: number) {
    const values = Math.max(0, ...relation.cardinalities)
    const left =
      maxBytes -
      Partitioner.bytesFor(relation) -
      PairRefuter.bytesFor(relation) -
      4 * (values + relation.rows)
    const forPairs = PAIRS_SHARE * (left - 4 * KEPT_COLUMNS * relation.rows)
    if (forPairs < 0) throw new MemoryExceeded()
    this.#relation = relation
    this.#search = search
    this.#maxRemoved = maxRemovedRows(relation.rows, search.goodness)
    this.#partitions = new PartitionCache(relation, left - forPairs)
    this.#allRows = allRows(relation.rows)
    this.#refuter = new PairRefuter(relation, this.#maxRemoved, forPairs)
    this.#removedRows = new RemovedRows(values)
  }

  /** The results since the last call. */
  takeFound(): FoundDependency[] {
    const found = this.#found
    this.#found = []
    return found
  }

  /** Searches the empty left side. Returns the level of single columns. */
  firstLevel(): Level {
    const { columns, cardinalities, rows } = this.#relation
    const open = bitSetOf([], columns.length + 1)
    // The empty left side has one distinct value. If that is enough for a key, then nothing is told of keys.
    if (this.#wantsKeys && rows - 1 > this.#maxRemoved) addBit(open, columns.length)
    if (this.#search.dependencies) {
      for (const [column, codes] of columns.entries()) {
        const removed = rows - mostFrequent(codes, cardinalities[column]!)
        if (removed <= this.#maxRemoved && !this.#isRefuted([], column)) this.#tell([], column, removed)
        else addBit(open, column)
      }
    }
    const varying = this.#search.sampled?.varying ?? varyingColumns(this.#relation)
    return levelOfColumns(varying, columns.length, open)
  }

  /** Searches the left side `at` of a level, and takes out of its open bits what it determines. */
  visit(level: Level, at: number): void {
    const { columns, width } = level
    const keyBit = this.#relation.columns.length
    const open = openOf(level, at)
    const lhs = Array.from(columns.subarray(at * width, (at + 1) * width))
    const possible = membersOf(this.#possible(lhs, open))
    if (possible.length === 0) return
    const index = this.#partitions.view(lhs, width)
    const repeated = repeatedRows(index)
    const isKey =
      possible.at(-1) === keyBit && repeated <= this.#maxRemoved && !this.#isRefuted(lhs, undefined)
    if (isKey) {
      removeBit(open, keyBit)
      if (this.#search.keys) this.#tell(lhs, undefined, repeated)
      if (!this.#search.impliedByKeys) {
        open.fill(0)
        return
      }
    }
    for (const rhs of possible) {
      if (rhs === keyBit) continue
      const removed = this.#removedRows.of(index, this.#relation.columns[rhs]!, this.#maxRemoved)
      if (removed > this.#maxRemoved || this.#isRefuted(lhs, rhs)) continue
      removeBit(open, rhs)
      this.#tell(lhs, rhs, removed)
    }
  }

  /** What a left side may determine of what is open. */
  #possible(lhs: readonly number[], open: Uint32Array): Uint32Array {
    const index = lhs.length === 1 ? this.#allRows : this.#partitions.of(lhs, lhs.length - 1)
    return this.#refuter.possible(index, this.#relation.columns[lhs.at(-1)!]!, open)
  }

  #isRefuted(lhs: readonly number[], rhs: number | undefined): boolean {
    return this.#search.sampled?.refuted.has(nameOfSides(lhs, rhs)) ?? false
  }

  get #wantsKeys(): boolean {
    return this.#search.keys || !this.#search.impliedByKeys
  }

  #tell(lhs: readonly number[], rhs: number | undefined, removed: number): void {
    const { rows } = this.#relation
    this.#found.push({ lhs, rhs, goodness: rows === 0 ? 100 : (100 * (rows - removed)) / rows })
  }
}

function levelOfColumns(varying: readonly number[], columns: number, openAtEmpty: Uint32Array): Level {
  const words = openWords(columns)
  const open = new Uint32Array(new SharedArrayBuffer(4 * words * varying.length))
  for (const [at, column] of varying.entries()) {
    const own = open.subarray(at * words, (at + 1) * words)
    own.set(openAtEmpty)
    removeBit(own, column)
  }
  const shared = new Int32Array(new SharedArrayBuffer(4 * varying.length))
  shared.set(varying)
  return { width: 1, count: varying.length, columns: shared, open }
}

function mostFrequent(codes: Int32Array, cardinality: number): number {
  const counts = new Int32Array(cardinality)
  let most = 0
  for (const code of codes) {
    const count = counts[code]! + 1
    counts[code] = count
    if (count > most) most = count
  }
  return most
}
