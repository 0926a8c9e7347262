import { addBit, countBits, fillBits, lowestBit } from '../relation/bit-set.ts'
import { enlarged, type Hypergraph } from './hypergraph.ts'

/** Number of edges of which the smallest is chosen. */
const MAX_COMPARED_EDGES = 128

/** A node of the search tree: the columns chosen so far are those of its ancestors and itself. */
interface Node {
  /** The column that was chosen last. */
  column: number
  /** The edges without a chosen column. */
  uncovered: Uint32Array
  /** For each chosen column, the edges that have it and no other chosen column. */
  readonly critical: Uint32Array[]
  /** Columns that descendants may choose. */
  readonly candidates: Uint32Array
  /** Columns of the node's edge that are still to be tried. */
  readonly branch: Uint32Array
}

/**
 * Whether a hitting set of the known edges is one of all edges.
 * @returns true if it is; else the hypergraph has been given at least one edge that the set does not hit
 */
export type Decide = (columns: readonly number[]) => boolean

/**
 * Enumerates the minimal hitting sets of a hypergraph of which edges become known during the search: the algorithm MMCS
 * (Murakami and Uno, Efficient algorithms for dualizing large-scale hypergraphs, 2014) with edges on demand as in
 * HPIValid (Birnick et al., 2020). Sets of edges are bit sets, so the state of a child is the state of its parent less
 * the edges of a column.
 *
 * A child is left out if a chosen column has no critical edge among the known ones. Unknown edges may need the column, but
 * the earlier siblings of its node have then found such an edge. So siblings must be searched one after the other.
 */
export class HittingSets {
  readonly #hypergraph: Hypergraph
  readonly #maxWidth: number
  readonly #nodes: Node[] = []
  #depth = 0
  #isEntered = false
  #capacityWords = 0

  constructor(hypergraph: Hypergraph, maxWidth: number) {
    this.#hypergraph = hypergraph
    this.#maxWidth = maxWidth
    this.#capacityWords = hypergraph.capacityWords
    const root = this.#nodeAt(0)
    fillBits(root.uncovered, hypergraph.count)
    fillBits(root.candidates, hypergraph.columns)
  }

  /** Number of bytes of the state of the search. */
  get bytes(): number {
    let sets = 0
    for (const { critical } of this.#nodes) sets += critical.length + 1
    return 4 * sets * this.#capacityWords
  }

  /**
   * Continues the search until it is complete or `isPaused` returns true, which is asked after each node.
   * @returns true if the search is complete
   */
  advance(decide: Decide, isPaused: () => boolean): boolean {
    while (this.#depth >= 0) {
      if (this.#hypergraph.hasEmptyEdge) return true
      if (!this.#isEntered) this.#enter(decide)
      else this.#descend()
      if (isPaused()) return false
    }
    return true
  }

  /** Visits a new node: decides its set if it hits all known edges, else chooses the edge to branch on. */
  #enter(decide: Decide): void {
    const node = this.#nodes[this.#depth]!
    while (isEmpty(node.uncovered, this.#hypergraph.edgeWords)) {
      const before = this.#hypergraph.count
      if (decide(this.#chosen())) return this.#leave()
      if (this.#hypergraph.hasEmptyEdge) return
      this.#takeEdges(before)
    }
    if (this.#depth === this.#maxWidth || !this.#chooseEdge(node)) return this.#leave()
    this.#isEntered = true
  }

  #chosen(): number[] {
    const columns: number[] = []
    for (let depth = 1; depth <= this.#depth; depth++) columns.push(this.#nodes[depth]!.column)
    return columns
  }

  #leave(): void {
    this.#depth--
    this.#isEntered = true
  }

  /** Edges that became known are not hit by the chosen columns, so they are uncovered in all nodes of the path. */
  #takeEdges(from: number): void {
    const { count, capacityWords } = this.#hypergraph
    if (capacityWords > this.#capacityWords) {
      this.#capacityWords = capacityWords
      for (const node of this.#nodes) {
        node.uncovered = enlarged(node.uncovered, capacityWords)
        for (const [at, edges] of node.critical.entries()) node.critical[at] = enlarged(edges, capacityWords)
      }
    }
    for (let depth = 0; depth <= this.#depth; depth++) {
      const node = this.#nodes[depth]!
      for (let edge = from; edge < count; edge++) addBit(node.uncovered, edge)
    }
  }

  /**
   * Chooses the uncovered edge with the fewest candidates among the first ones.
   * @returns false if an edge has no candidate, so that no descendant hits it
   */
  #chooseEdge({ uncovered, candidates, branch }: Node): boolean {
    const { edges, words, edgeWords } = this.#hypergraph
    let best = 0
    let fewest = Infinity
    let compared = 0
    for (let at = 0; at < edgeWords && compared < MAX_COMPARED_EDGES; at++) {
      for (let rest = uncovered[at]!; rest !== 0; rest &= rest - 1) {
        const start = (at * 32 + lowestBit(rest)) * words
        let size = 0
        for (let word = 0; word < words; word++) size += countBits(edges[start + word]! & candidates[word]!)
        if (size === 0) return false
        compared++
        if (size >= fewest) continue
        fewest = size
        best = start
      }
    }
    for (let word = 0; word < words; word++) {
      branch[word] = edges[best + word]! & candidates[word]!
      candidates[word]! &= ~branch[word]!
    }
    return true
  }

  /** Goes on to the next child of the node, or back to its parent. */
  #descend(): void {
    const node = this.#nodes[this.#depth]!
    const column = takeLowest(node.branch)
    if (column < 0) {
      this.#depth--
      return
    }
    const child = this.#nodeAt(this.#depth + 1)
    if (!this.#isCriticalKept(node, child, column)) return
    if (this.#uncover(node, child, column) || this.#depth + 1 < this.#maxWidth) {
      child.column = column
      child.candidates.set(node.candidates)
      this.#depth++
      this.#isEntered = false
    }
    // Later siblings may choose the column further down.
    addBit(node.candidates, column)
  }

  /**
   * Computes the critical edges of a child's earlier columns.
   * @returns false if a column has none, so that no set below the child is minimal
   */
  #isCriticalKept(node: Node, child: Node, column: number): boolean {
    const { edgeWords } = this.#hypergraph
    const hit = this.#hypergraph.containing[column]!.set
    for (let at = 0; at < this.#depth; at++) {
      const before = node.critical[at]!
      const after = child.critical[at]!
      let any = 0
      for (let word = 0; word < edgeWords; word++) any |= after[word] = before[word]! & ~hit[word]!
      if (any === 0) return false
    }
    return true
  }

  /**
   * Computes the uncovered edges of a child, and the critical edges of its own column.
   * @returns true if no edge is uncovered
   */
  #uncover(node: Node, child: Node, column: number): boolean {
    const { edgeWords } = this.#hypergraph
    const hit = this.#hypergraph.containing[column]!.set
    const before = node.uncovered
    const after = child.uncovered
    const own = child.critical[this.#depth]!
    let any = 0
    for (let word = 0; word < edgeWords; word++) {
      any |= after[word] = before[word]! & ~hit[word]!
      own[word] = before[word]! & hit[word]!
    }
    return any === 0
  }

  #nodeAt(depth: number): Node {
    const { words } = this.#hypergraph
    const edges = () => new Uint32Array(this.#capacityWords)
    return (this.#nodes[depth] ??= {
      column: -1,
      uncovered: edges(),
      critical: Array.from({ length: depth }, edges),
      candidates: new Uint32Array(words),
      branch: new Uint32Array(words),
    })
  }
}

function isEmpty(edges: Uint32Array, words: number): boolean {
  for (let word = 0; word < words; word++) if (edges[word] !== 0) return false
  return true
}

/** Removes the lowest member and returns it, or -1 from the empty set. */
function takeLowest(set: Uint32Array): number {
  for (let word = 0; word < set.length; word++) {
    const rest = set[word]!
    if (rest === 0) continue
    set[word] = rest & (rest - 1)
    return word * 32 + lowestBit(rest)
  }
  return -1
}
