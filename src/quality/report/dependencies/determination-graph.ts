import type { Link } from '../diagram/diagram-columns.ts'

/** A dependency that holds without exception, by the ids of attributes. */
export interface ExactDependency {
  /** Not empty. */
  readonly lhs: readonly number[]
  readonly rhs: number
}

/**
 * Attributes in a box. `combined`: together they determine something. `mutual`: each determines the others. `alike`: they
 * are determined by the same attributes and determine nothing, or a single attribute.
 */
export interface DeterminationNode {
  readonly kind: 'combined' | 'mutual' | 'alike'
  readonly attributes: readonly number[]
}

/** What determines what. It has no circles, and no edge that follows from other edges. */
export interface DeterminationGraph {
  readonly nodes: readonly DeterminationNode[]
  readonly edges: readonly Link[]
  /** Dependencies that the graph shows or that follow from those. */
  readonly count: number
}

/** More boxes or arrows are not readable. */
const MAX_NODES = 48
const MAX_EDGES = 64
/** The share of dependencies that remain if a graph is too large. */
const KEPT_SHARE = 0.8

/**
 * The graph of dependencies, the most important first. If the graph would be too large, it leaves out the last ones.
 */
export function determinationGraph(dependencies: readonly ExactDependency[]): DeterminationGraph {
  for (let count = dependencies.length; ; count = Math.floor(count * KEPT_SHARE)) {
    const graph = graphOf(dependencies.slice(0, count))
    if (count <= 1 || (graph.nodes.length <= MAX_NODES && graph.edges.length <= MAX_EDGES)) return graph
  }
}

function graphOf(dependencies: readonly ExactDependency[]): DeterminationGraph {
  const builder = new GraphBuilder(dependencies)
  const edges = withoutImplied(builder.nodes.length, builder.edges)
  return { ...mergedAlike(builder.nodes, edges), count: dependencies.length }
}

/** The boxes before attributes that are determined alike share one. */
class GraphBuilder {
  readonly nodes: DeterminationNode[] = []
  readonly edges: Link[] = []

  constructor(dependencies: readonly ExactDependency[]) {
    const attributes = [
      ...new Set(dependencies.flatMap(({ lhs, rhs }) => (lhs.length === 1 ? [...lhs, rhs] : [rhs]))),
    ]
    const single = new Map<number, number[]>(attributes.map((one) => [one, []]))
    for (const { lhs, rhs } of dependencies) if (lhs.length === 1) single.get(lhs[0]!)!.push(rhs)
    const determined = new Map(attributes.map((one) => [one, reached(one, single)]))
    const nodeOf = new Map<number | string, number>()
    for (const one of attributes) {
      if (nodeOf.has(one)) continue
      const mutual = attributes.filter(
        (other) => other === one || (determined.get(one)!.has(other) && determined.get(other)!.has(one)),
      )
      for (const other of mutual) nodeOf.set(other, this.nodes.length)
      this.nodes.push({ kind: mutual.length > 1 ? 'mutual' : 'alike', attributes: mutual })
    }
    const seen = new Set<string>()
    for (const { lhs, rhs } of dependencies) {
      const left = lhs.length === 1 ? lhs[0]! : lhs.join('+')
      let from = nodeOf.get(left)
      if (from === undefined) {
        nodeOf.set(left, (from = this.nodes.length))
        this.nodes.push({ kind: 'combined', attributes: lhs })
      }
      const to = nodeOf.get(rhs)!
      const name = `${from} ${to}`
      if (from === to || seen.has(name)) continue
      seen.add(name)
      this.edges.push([from, to])
    }
  }
}

/** All that a node leads to, directly or not. */
function reached(from: number, next: ReadonlyMap<number, readonly number[]>): Set<number> {
  const found = new Set<number>()
  const open = [from]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const one of next.get(node) ?? [])
      if (!found.has(one)) {
        found.add(one)
        open.push(one)
      }
  return found
}

/** The edges without those that other edges imply. */
function withoutImplied(nodes: number, edges: readonly Link[]): Link[] {
  const next = new Map<number, number[]>(Array.from({ length: nodes }, (_, node) => [node, []]))
  for (const [from, to] of edges) next.get(from)!.push(to)
  const beyond = new Map([...next.keys()].map((node) => [node, reached(node, next)]))
  return edges.filter(([from, to]) => !next.get(from)!.some((one) => one !== to && beyond.get(one)!.has(to)))
}

/** Single attributes that are determined by the same boxes and determine nothing share a box. */
function mergedAlike(
  nodes: readonly DeterminationNode[],
  edges: readonly Link[],
): Pick<DeterminationGraph, 'nodes' | 'edges'> {
  const merged: DeterminationNode[] = []
  const place = new Map<number, number>()
  const alike = new Map<string, number>()
  for (const [node, { kind, attributes }] of nodes.entries()) {
    const sources = edges.filter(([, to]) => to === node).map(([from]) => from)
    const isEnd = kind === 'alike' && sources.length > 0 && !edges.some(([from]) => from === node)
    const name = sources.sort((a, b) => a - b).join(' ')
    const known = isEnd ? alike.get(name) : undefined
    if (known !== undefined) {
      merged[known] = { kind, attributes: [...merged[known]!.attributes, ...attributes] }
      place.set(node, known)
      continue
    }
    if (isEnd) alike.set(name, merged.length)
    place.set(node, merged.length)
    merged.push({ kind, attributes })
  }
  const links = new Map(
    edges.map(([from, to]) => [
      `${place.get(from)} ${place.get(to)}`,
      [place.get(from)!, place.get(to)!] as const,
    ]),
  )
  return { nodes: merged, edges: [...links.values()] }
}
