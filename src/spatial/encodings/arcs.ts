import { LEAST_STEPS, STEP } from '../model/arc-steps.ts'

/** A position: x, y and a height, which is 0 where there are none. */
export type ArcPosition = readonly [x: number, y: number, z: number]

const RADIANS = (STEP * Math.PI) / 180

/** Three positions whose triangle is flatter, in relation to its sides, are on a straight line. */
const FLAT = 1e-8

/**
 * The positions of an arc from its start to its end, both included, so that straight lines between them stand for it.
 * They are those of GDAL: at equal angles, the middle position not among them, heights in proportion to the angle. The
 * reversed arc has the same positions, to the last bit. If the three positions are on a line, they are returned. If start
 * and end are the same, the arc is a circle, counter-clockwise, and the middle position is opposite.
 *
 * @param middle any position of the arc between its ends
 */
export function arcPositions(
  start: ArcPosition,
  middle: ArcPosition,
  end: ArcPosition,
): readonly ArcPosition[] {
  const isReversed = start[0] < end[0] || (start[0] === end[0] && start[1] < end[1])
  if (isReversed) return arcPositions(end, middle, start).toReversed()
  const circle = circleOf(start, middle, end)
  if (circle === undefined) return [start, middle, end]
  const { x, y, radius, from, angle } = circle
  const whole = Math.max(LEAST_STEPS, Math.floor(Math.abs(angle) / RADIANS + 0.5))
  const steps = whole + 1 - (whole % 2)
  const positions: ArcPosition[] = [start]
  for (let step = 1; step < steps; step++) {
    const at = from + (angle * step) / steps
    const z = start[2] + ((end[2] - start[2]) * step) / steps
    positions.push([x + radius * Math.cos(at), y + radius * Math.sin(at), z])
  }
  positions.push(end)
  return positions
}

/** The part of a circle from an angle on, in radians; a negative angle leads clockwise. */
interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly from: number
  readonly angle: number
}

function circleOf([x0, y0]: ArcPosition, [x1, y1]: ArcPosition, [x2, y2]: ArcPosition): Circle | undefined {
  if (x0 === x2 && y0 === y2) {
    if (x0 === x1 && y0 === y1) return undefined
    const [dx, dy] = [(x0 - x1) / 2, (y0 - y1) / 2]
    const circle = { x: x1 + dx, y: y1 + dy, radius: Math.hypot(dx, dy) }
    return { ...circle, from: Math.atan2(dy, dx), angle: 2 * Math.PI }
  }
  // Relative to the middle position: far from the origin, squares of coordinates would lose all digits of a small arc.
  const [ax, ay, bx, by] = [x0 - x1, y0 - y1, x2 - x1, y2 - y1]
  const scale = Math.max(Math.abs(ax), Math.abs(ay), Math.abs(bx), Math.abs(by))
  const turn = (ax / scale) * (by / scale) - (ay / scale) * (bx / scale)
  if (!(Math.abs(turn) >= FLAT)) return undefined
  const [a, b, twice] = [ax * ax + ay * ay, bx * bx + by * by, 2 * turn * scale * scale]
  const [cx, cy] = [(by * a - ay * b) / twice, (ax * b - bx * a) / twice]
  const from = Math.atan2(ay - cy, ax - cx)
  const to = Math.atan2(by - cy, bx - cx)
  // Seen from the middle position, the start is to the left of the end if the arc leads clockwise.
  const isClockwise = turn > 0
  const between = to - from
  const fullTurn = isClockwise === between > 0 ? 2 * Math.PI : 0
  const angle = isClockwise ? between - fullTurn : between + fullTurn
  return { x: x1 + cx, y: y1 + cy, radius: Math.hypot(ax - cx, ay - cy), from, angle }
}
