/**
 * Puts the nodes of a graph into columns so that every edge lies within a column or between neighbouring columns. No
 * edge has to pass a box then: it runs in the space between two columns.
 */

/** Nodes by their indices: the columns from left to right, each from top to bottom. */
export type Columns = readonly (readonly number[])[]

/** A pair of node indices. */
export type Link = readonly [number, number]

/** Passes over the columns in each direction. More passes change little. */
const PASSES = 4

/** The connected parts of a graph, each in columns of its own. */
export function columnsOfParts(nodes: number, links: readonly Link[]): Columns[] {
  const neighbours = neighboursOf(nodes, links)
  const all = Array.from({ length: nodes }, (_, node) => node)
  return partsOf(all, neighbours).map((part) => ordered(columnsOf(part, neighbours), neighbours))
}

export type Neighbours = readonly ReadonlySet<number>[]

export function neighboursOf(nodes: number, links: readonly Link[]): Neighbours {
  const neighbours = Array.from({ length: nodes }, () => new Set<number>())
  for (const [one, other] of links) {
    if (one === other) continue
    neighbours[one]!.add(other)
    neighbours[other]!.add(one)
  }
  return neighbours
}

/** The connected parts of some nodes, the largest first. */
export function partsOf(nodes: readonly number[], neighbours: Neighbours): number[][] {
  const left = new Set(nodes)
  const parts: number[][] = []
  for (const first of nodes) {
    if (left.has(first)) parts.push([...distances([first], left, neighbours).keys()])
  }
  return parts.sort((one, other) => other.length - one.length)
}

/** Distances from some nodes to all that they reach. Reached nodes are removed from `left`. */
function distances(from: readonly number[], left: Set<number>, neighbours: Neighbours): Map<number, number> {
  const distance = new Map<number, number>()
  let wave: readonly number[] = from
  for (let steps = 0; wave.length > 0; steps++) {
    const next: number[] = []
    for (const node of wave) {
      if (!left.delete(node)) continue
      distance.set(node, steps)
      next.push(...neighbours[node]!)
    }
    wave = next
  }
  return distance
}

/**
 * The node with the most neighbours gets the middle column. What is left falls into parts, which only this node connects;
 * each part lies on one side of it, in columns by the distance.
 */
function columnsOf(part: readonly number[], neighbours: Neighbours): number[][] {
  const root = part.reduce((best, node) => (neighbours[node]!.size > neighbours[best]!.size ? node : best))
  const sides: Record<'before' | 'after', number[][]> = { before: [], after: [] }
  const sizes = { before: 0, after: 0 }
  for (const branch of partsOf(
    part.filter((node) => node !== root),
    neighbours,
  )) {
    const side = sizes.after <= sizes.before ? 'after' : 'before'
    sizes[side] += branch.length
    const first = branch.filter((node) => neighbours[node]!.has(root))
    for (const [node, distance] of distances(first, new Set(branch), neighbours))
      (sides[side][distance] ??= []).push(node)
  }
  return [...sides.before.reverse(), [root], ...sides.after]
}

/** The columns with each node near its neighbours in the columns beside it, so that few edges cross. */
export function ordered(columns: number[][], neighbours: Neighbours): Columns {
  for (let pass = 0; pass < PASSES; pass++) {
    for (let at = 1; at < columns.length; at++) sortBy(columns[at]!, columns[at - 1]!, neighbours)
    for (let at = columns.length - 2; at >= 0; at--) sortBy(columns[at]!, columns[at + 1]!, neighbours)
  }
  return columns
}

/** Sorts a column by the mean place of each node's neighbours in another column. */
function sortBy(column: number[], other: readonly number[], neighbours: Neighbours): void {
  const places = new Map(other.map((node, at) => [node, (at + 0.5) / other.length]))
  const means = new Map(
    column.map((node, at) => {
      const near = [...neighbours[node]!].flatMap((neighbour) => places.get(neighbour) ?? [])
      const mean = near.reduce((sum, place) => sum + place, 0) / near.length
      return [node, near.length === 0 ? (at + 0.5) / column.length : mean]
    }),
  )
  column.sort((one, another) => means.get(one)! - means.get(another)!)
}
