import type { Condition as Filter, Geometry } from '../../../cql2/index.ts'
import type { Box } from '../../../model/bbox.ts'

const SLABS = 8
/** With fewer positions the envelope is hardly larger. */
const MIN_POSITIONS = 8
/** Relative: more than the rounding of a position between the ends of an edge. */
const MARGIN = 1e-9

type Line = readonly (readonly number[])[]

/**
 * Boxes in degrees that together contain the literal of a spatial predicate, one above the other: they leave fewer
 * candidates than its envelope. Undefined if a filter has no such predicate that every feature must meet.
 */
export function slabsOf(filter: Filter): readonly Box[] | undefined {
  if (filter.kind === 'and') return filter.parts.map(slabsOf).find((slabs) => slabs !== undefined)
  if (filter.kind !== 'spatial' || filter.relation === 's_disjoint') return undefined
  const { left, right } = filter
  const literal = left.kind === 'shape' ? left : right
  if (literal.kind !== 'shape' || left.kind === right.kind) return undefined
  const lines = linesOf(literal.geometry)
  const positions = lines.reduce((sum, { length }) => sum + length, 0)
  return positions < MIN_POSITIONS ? undefined : slabsAround(lines)
}

/** The lines and rings of a geometry of one part. Those of several parts have envelopes of their own. */
function linesOf(geometry: Geometry): readonly Line[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates]
    case 'Polygon':
      return geometry.coordinates
    default:
      return []
  }
}

/** An area reaches in each slab as far as its boundary does. */
function slabsAround(lines: readonly Line[]): readonly Box[] | undefined {
  const ys = lines.flatMap((line) => line.map(([, y]) => y as number))
  const [south, north] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))]
  const height = (north - south) / SLABS
  if (height === 0) return undefined
  const margin = MARGIN * Math.max(1, Math.abs(south), Math.abs(north))
  const slabs = Array.from({ length: SLABS }, (_, index) => ({
    minX: Infinity,
    minY: south + index * height - margin,
    maxX: -Infinity,
    maxY: south + (index + 1) * height + margin,
  }))
  for (const line of lines) {
    for (let at = 1; at < line.length; at++) {
      const [[x1, y1], [x2, y2]] = [line[at - 1], line[at]] as [[number, number], [number, number]]
      for (const slab of slabs) {
        const [low, high] = [Math.max(Math.min(y1, y2), slab.minY), Math.min(Math.max(y1, y2), slab.maxY)]
        if (low > high) continue
        // A level edge is within one slab or two as a whole.
        const ends = y1 === y2 ? [x1, x2] : [low, high].map((y) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
        slab.minX = Math.min(slab.minX, ...ends)
        slab.maxX = Math.max(slab.maxX, ...ends)
      }
    }
  }
  return slabs
    .filter(({ minX, maxX }) => minX <= maxX)
    .map(({ minX, minY, maxX, maxY }) => {
      const by = MARGIN * Math.max(1, Math.abs(minX), Math.abs(maxX))
      return { minX: minX - by, minY, maxX: maxX + by, maxY, minZ: -Infinity, maxZ: Infinity }
    })
}
