/** A closed range of positions, in degrees unless stated otherwise; with heights only if the caller gave them. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
  readonly minZ: number
  readonly maxZ: number
}

/**
 * The boxes of a `bbox` parameter: one box, two if it crosses the antimeridian, none if it is empty. A
 * feature matches if it has a point in any box.
 */
export type Bbox = readonly Box[]

/**
 * The ranges of a circle from one position eastwards to another; one or two. Both bounds of the circle, half a turn
 * from zero, stay unchanged.
 *
 * @param turn the length of the circle, such as 360 degrees
 */
export function rangesOnCircle(from: number, to: number, turn: number): (readonly [number, number])[] {
  const half = turn / 2
  if (from >= -half && to <= half && from <= to) return [[from, to]]
  if (to - from >= turn) return [[-half, half]]
  const start = onCircle(from, turn)
  const end = onCircle(to, turn)
  return start <= end
    ? [[start, end]]
    : [
        [start, half],
        [-half, end],
      ]
}

const onCircle = (position: number, turn: number): number =>
  Math.abs(position) <= turn / 2 ? position : position - turn * Math.round(position / turn)

/** A box whose corners are rounded as positions are. */
export const roundedBox = (box: Box, round: (value: number) => number): Box => ({
  ...box,
  minX: round(box.minX),
  minY: round(box.minY),
  maxX: round(box.maxX),
  maxY: round(box.maxY),
})
