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
 * A box that also contains positions which only rounding moves out of it. A box from the position of an answer then
 * finds the feature of that position.
 *
 * @param decimals of positions in answers
 */
export function withRounding(box: Box, decimals: number): Box {
  const margin = 0.500001 / 10 ** decimals
  const { minX, minY, maxX, maxY } = box
  return { ...box, minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin }
}

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
