import { neighboursOf, ordered, partsOf, type Columns, type Link } from './diagram-columns.ts'

/** The nodes of a directed graph without circles in columns, so that every edge leads to the right. */
export interface Layers {
  /** The columns of each connected part. Numbers that are not nodes are places that a long edge passes. */
  readonly parts: readonly Columns[]
  /** For each edge its nodes and the places between them, from left to right. */
  readonly paths: readonly (readonly number[])[]
  /** The number of nodes and places. */
  readonly count: number
}

/**
 * Puts each node right of all nodes that lead to it, and as far to the right as the nodes that it leads to permit. A long
 * edge gets a place in each column that it passes, so that it crosses no node.
 */
export function layersOf(nodes: number, edges: readonly Link[]): Layers {
  const column = columnsFrom(nodes, edges)
  const columnOf = [...column]
  const paths = edges.map(([from, to]) => {
    const between = Array.from({ length: column[to]! - column[from]! - 1 }, (_, i) => {
      columnOf.push(column[from]! + 1 + i)
      return columnOf.length - 1
    })
    return [from, ...between, to]
  })
  const links = paths.flatMap((path) => path.slice(1).map((to, i): Link => [path[i]!, to]))
  const neighbours = neighboursOf(columnOf.length, links)
  const parts = partsOf([...columnOf.keys()], neighbours).map((part) => {
    const first = Math.min(...part.map((node) => columnOf[node]!))
    const columns: number[][] = []
    for (const node of part) (columns[columnOf[node]! - first] ??= []).push(node)
    return ordered(columns, neighbours)
  })
  return { parts, paths, count: columnOf.length }
}

/** The column of each node. */
function columnsFrom(nodes: number, edges: readonly Link[]): number[] {
  const column = Array.from({ length: nodes }, () => 0)
  // Every pass moves a node beyond its predecessors; without circles the longest path limits the passes.
  for (let changed = true; changed;) {
    changed = false
    for (const [from, to] of edges) {
      if (column[to]! > column[from]!) continue
      column[to] = column[from]! + 1
      changed = true
    }
  }
  const hasPredecessor = new Set(edges.map(([, to]) => to))
  for (const node of column.keys()) {
    if (hasPredecessor.has(node)) continue
    const next = edges.filter(([from]) => from === node).map(([, to]) => column[to]!)
    if (next.length > 0) column[node] = Math.min(...next) - 1
  }
  return column
}
