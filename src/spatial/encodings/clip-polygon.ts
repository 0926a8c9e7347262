import type { Position } from 'geojson'

type Ring = readonly Position[]
type Polygon = Position[][]

/** A place where the border of a polygon meets the edge of the map. */
interface Crossing {
  /** The chain that starts or ends here. */
  readonly chain: number
  readonly isStart: boolean
  readonly x: number
  /** Orders chains that meet the edge at the same place: the side to which a chain continues from there. */
  readonly lean: number
}

/**
 * The parts of a polygon on one side of a parallel. Chains of the border that are inside are joined along the parallel:
 * sorted by longitude, the ends of chains alternate between entering and leaving the polygon.
 *
 * @param rings the outer ring and the holes, each closed
 * @param latitude of the parallel in degrees
 * @param side 1 for the part south of the parallel, -1 for the part north of it
 * @returns polygons with closed rings in the orientation of the given ones; none if nothing is inside
 */
export function clipPolygon(rings: readonly Ring[], latitude: number, side: 1 | -1): Polygon[] {
  const isInside = ([, y]: Position): boolean => ((y as number) - latitude) * side < 0
  const [outer = [], ...holes] = rings.map((ring) => [...ring])
  const isWhole = (ring: Ring): boolean => ring.length > 0 && ring.every(isInside)
  const chains = isWhole(outer) ? [] : rings.flatMap((ring) => chainsOf(ring, latitude, isInside))
  const found = isWhole(outer) ? [{ shells: [outer], holes: [] }] : joined(chains).map((ring) => untangled(ring, latitude)) // prettier-ignore
  const polygons = found.flatMap(({ shells }) => shells).map((shell): Polygon => [shell])
  for (const hole of [...holes.filter(isWhole), ...found.flatMap(({ holes: touching }) => touching)]) {
    const around = polygons.length === 1 ? polygons[0] : polygons.find(([shell]) => hole.some((position) => holds(shell!, position))) // prettier-ignore
    around?.push(hole)
  }
  return polygons
}

/** The pieces of a ring that are inside, each with a first and a last position on the parallel. */
function chainsOf(ring: Ring, latitude: number, isInside: (position: Position) => boolean): Position[][] {
  const chains: Position[][] = []
  const count = ring.length - 1
  const start = ring.findIndex((position) => !isInside(position))
  // Wholly inside.
  if (start === -1) return chains
  let chain: Position[] | undefined
  for (let step = 0; step < count; step++) {
    const from = ring[(start + step) % count]!
    const to = ring[(start + step + 1) % count]!
    if (isInside(to)) {
      chain ??= [crossing(from, to, latitude)]
      chain.push(to)
    } else if (chain !== undefined) {
      chain.push(crossing(from, to, latitude))
      chains.push(chain)
      chain = undefined
    }
  }
  return chains
}

/** The position of an edge on a parallel, with a height if both ends have one. */
export function crossing(from: Position, to: Position, latitude: number): Position {
  const share = (latitude - from[1]!) / (to[1]! - from[1]!)
  const between = (axis: number): number => from[axis]! + (to[axis]! - from[axis]!) * share
  const height = from.length > 2 && to.length > 2 ? [between(2)] : []
  return [between(0), latitude, ...height]
}

/** Rings from chains that are joined along the parallel. */
function joined(chains: readonly Position[][]): Position[][] {
  const crossings = chains
    .flatMap((chain, at): Crossing[] => [
      { chain: at, isStart: true, ...placeOf(chain[0]!, chain[1]!) },
      { chain: at, isStart: false, ...placeOf(chain.at(-1)!, chain.at(-2)!) },
    ])
    .sort((a, b) => a.x - b.x || a.lean - b.lean)
  const partners = new Map<string, Crossing>()
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [one, other] = [crossings[at]!, crossings[at + 1]!]
    partners.set(keyOf(one), other)
    partners.set(keyOf(other), one)
  }
  const rings: Position[][] = []
  const used = new Set<number>()
  for (const first of chains.keys()) {
    if (used.has(first)) continue
    const ring: Position[] = []
    // Of a border that crosses itself, two ends may be neighbours: the chain is then walked backwards.
    let next: Crossing = { chain: first, isStart: true, x: 0, lean: 0 }
    do {
      used.add(next.chain)
      const chain = chains[next.chain]!
      // One by one: a call with as many arguments as a large chain has positions overflows the stack.
      for (const position of next.isStart ? chain : [...chain].reverse()) ring.push(position)
      next = partners.get(keyOf({ ...next, isStart: !next.isStart }))!
    } while (!used.has(next.chain))
    rings.push(closed(ring))
  }
  return rings
}

const keyOf = ({ chain, isStart }: Crossing): string => `${chain} ${isStart}`

const placeOf = (end: Position, next: Position): Pick<Crossing, 'x' | 'lean'> => ({
  x: end[0]!,
  lean: (next[0]! - end[0]!) / Math.abs(next[1]! - end[1]!),
})

/** A ring without repeated positions, and with its first position at its end. */
function closed(ring: readonly Position[]): Position[] {
  const found = ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1]![0] || y !== ring[at - 1]![1])
  const [first, last] = [found[0]!, found.at(-1)!]
  return first[0] === last[0] && first[1] === last[1] ? found : [...found, first]
}

/**
 * The simple rings of a ring that meets itself in places of the parallel. A hole that touches the parallel in a single
 * place was joined with the border, and becomes a hole again.
 */
function untangled(ring: Position[], latitude: number): { shells: Position[][]; holes: Position[][] } {
  const loops = loopsOf(ring)
  const isHole = (loop: Ring): boolean =>
    loops.some(
      (other) => other !== loop && loop.some((place) => place[1] !== latitude && holds(other, place)),
    )
  return { shells: loops.filter((loop) => !isHole(loop)), holes: loops.filter(isHole) }
}

/** A closed ring without repeated positions for each loop of a ring. */
function loopsOf(ring: Position[]): Position[][] {
  const loops: Position[][] = []
  const path: Position[] = []
  const places = new Map<string, number>()
  for (const position of ring.slice(0, -1)) {
    const place = `${position[0]} ${position[1]}`
    const before = places.get(place)
    if (before === undefined) {
      places.set(place, path.push(position) - 1)
    } else {
      const loop = path.splice(before + 1)
      for (const [x, y] of loop) places.delete(`${x} ${y}`)
      loops.push([position, ...loop, position])
    }
  }
  return [[...path, path[0]!], ...loops].filter(({ length }) => length > 3)
}

/** True if a position is inside of a ring, by the number of edges east of it. */
function holds(ring: Ring, [x, y]: Position): boolean {
  let inside = false
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]! as [number, number]
    const [x2, y2] = ring[at]! as [number, number]
    if (y1 > y! !== y2 > y! && x! < x1 + ((y! - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}
