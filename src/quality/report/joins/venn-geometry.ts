/** The geometry of a Venn diagram of two sets: circles, and an overlap, whose areas are to scale. */

export interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The parts of a diagram. */
export type VennPart = 'left' | 'right' | 'leftOnly' | 'common' | 'rightOnly'

export interface Venn {
  /** Undefined if the set is empty. The centre of the right circle is never left of that of the left circle. */
  readonly left: Circle | undefined
  readonly right: Circle | undefined
  /** Parts that are too small to be seen, and so are drawn larger than to scale. */
  readonly enlarged: readonly VennPart[]
}

/** The sizes of two sets and of their intersection. */
export interface SetSizes {
  readonly left: number
  readonly right: number
  readonly common: number
}

/** Least radius of a circle, and least thickness of a region, in the unit of the room. */
const MIN_RADIUS = 8
const MIN_THICKNESS = 5
/** Distance between circles that do not meet, and between the lines of a circle inside another. */
const GAP = 14
const INSET = 6

const SIDES = [
  ['left', 'right'],
  ['right', 'left'],
] as const

interface Room {
  readonly width: number
  readonly height: number
}

/** The shape before it has a place: the radii, and the distance of the centres. */
interface Shape {
  readonly left: number
  readonly right: number
  readonly distance: number
}

/** Lays two sets out in a room, as large as it permits, in its middle. */
export function venn(sizes: SetSizes, room: Room): Venn {
  const enlarged = new Set<VennPart>()
  const visible = withVisibleRegions(
    withVisibleCircles(fit(toScale(sizes), room), sizes, enlarged),
    sizes,
    enlarged,
  )
  const shape = apart(fit(visible, room), sizes)
  const [from, to] = extent(shape)
  const x = (room.width - (to - from)) / 2 - from
  const y = room.height / 2
  return {
    left: sizes.left === 0 ? undefined : { x, y, radius: shape.left },
    right: sizes.right === 0 ? undefined : { x: x + shape.distance, y, radius: shape.right },
    enlarged: [...enlarged],
  }
}

function toScale({ left, right, common }: SetSizes): Shape {
  const radii = { left: radiusOf(left), right: radiusOf(right) }
  return { ...radii, distance: distanceOf(radii, common) }
}

const radiusOf = (area: number): number => Math.sqrt(area / Math.PI)

/** The shape as large as the room permits, with space for a gap. */
function fit(shape: Shape, { width, height }: Room): Shape {
  const [from, to] = extent(shape)
  if (to === from) return shape
  const factor = Math.min((width - GAP) / (to - from), height / (2 * Math.max(shape.left, shape.right)))
  return {
    left: shape.left * factor,
    right: shape.right * factor,
    distance: shape.distance * factor,
  }
}

/** Keeps apart the lines of circles that touch from outside or from inside. No area changes. */
function apart({ left, right, distance }: Shape, sizes: SetSizes): Shape {
  if (left === 0 || right === 0) return { left, right, distance }
  if (sizes.common === 0) return { left, right, distance: left + right + GAP }
  if (sizes.common < Math.min(sizes.left, sizes.right)) return { left, right, distance }
  const nearest = Math.abs(left - right)
  const inset = Math.min(INSET, nearest / 2, Math.max(0, 2 * nearest - MIN_THICKNESS))
  return { left, right, distance: nearest - inset }
}

/** From the left end to the right end of both circles, if the centre of the left circle is 0. */
function extent({ left, right, distance }: Shape): [from: number, to: number] {
  return [Math.min(-left, distance - right), Math.max(left, distance + right)]
}

/** An enlarged circle keeps the share of its values that join. */
function withVisibleCircles(shape: Shape, sizes: SetSizes, enlarged: Set<VennPart>): Shape {
  const radii = { left: shape.left, right: shape.right }
  let overlap: number | undefined
  for (const side of ['left', 'right'] as const) {
    if (sizes[side] === 0 || radii[side] >= MIN_RADIUS) continue
    radii[side] = MIN_RADIUS
    enlarged.add(side)
    overlap = (Math.PI * MIN_RADIUS ** 2 * sizes.common) / sizes[side]
  }
  return overlap === undefined ? shape : { ...radii, distance: distanceOf(radii, overlap) }
}

/** Every region that has values gets a visible thickness. */
function withVisibleRegions(shape: Shape, sizes: SetSizes, enlarged: Set<VennPart>): Shape {
  if (sizes.common === 0) return shape
  const only = { left: sizes.left - sizes.common, right: sizes.right - sizes.common }
  const radii = { left: shape.left, right: shape.right }
  let { distance } = shape
  const hidden = SIDES.filter(
    ([side, other]) => only[side] > 0 && radii[side] + distance - radii[other] < MIN_THICKNESS,
  )
  for (const [side, other] of hidden) {
    enlarged.add(`${side}Only`)
    // A circle that contains the other grows; a circle that crosses the other moves.
    if (only[other] === 0) {
      radii[side] = radii[other] + MIN_THICKNESS / 2
      distance = MIN_THICKNESS / 2
    } else distance = Math.max(distance, radii[other] - radii[side] + MIN_THICKNESS)
  }
  if (radii.left + radii.right - distance < MIN_THICKNESS) {
    enlarged.add('common')
    distance = radii.left + radii.right - MIN_THICKNESS
  }
  return { ...radii, distance }
}

/** Halvings of an interval: more than a double has bits. */
const HALVINGS = 100
/** Relative error of an area that was computed from a radius. */
const ROUNDING = 1e-15

/** The distance of the centres at which two circles overlap by an area. */
export function distanceOf(
  { left, right }: { readonly left: number; readonly right: number },
  overlap: number,
): number {
  const [nearest, furthest] = [Math.abs(left - right), left + right]
  if (overlap <= 0) return furthest
  // One circle contains the other.
  if (overlap >= Math.PI * Math.min(left, right) ** 2 * (1 - ROUNDING)) return nearest
  let [low, high] = [nearest, furthest]
  for (let times = 0; times < HALVINGS; times++) {
    const middle = (low + high) / 2
    if (overlapOf(left, right, middle) > overlap) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The area that two circles share. */
export function overlapOf(one: number, other: number, distance: number): number {
  if (distance >= one + other) return 0
  if (distance <= Math.abs(one - other)) return Math.PI * Math.min(one, other) ** 2
  const { along, half } = chordOf(one, other, distance)
  return segment(one, Math.atan2(half, along)) + segment(other, Math.atan2(half, distance - along))
}

/** The common chord of two circles that cross: its distance from the centre of the first, and half of its length. */
export function chordOf(
  one: number,
  other: number,
  distance: number,
): { readonly along: number; readonly half: number } {
  // Heron's formula as products, which stay exact where the circles nearly touch.
  const product =
    (one + other + distance) * (one + other - distance) * (distance + one - other) * (distance - one + other)
  return {
    along: (distance ** 2 + (one - other) * (one + other)) / (2 * distance),
    half: Math.sqrt(Math.max(0, product)) / (2 * distance),
  }
}

/** Below this angle, the difference of an angle and its sine loses digits. */
const SMALL_ANGLE = 1e-3

/** The area between a chord and its arc, whose half subtends an angle at the centre. */
function segment(radius: number, angle: number): number {
  const unit =
    angle < SMALL_ANGLE
      ? (2 / 3) * angle ** 3 * (1 - angle ** 2 / 5)
      : angle - Math.sin(angle) * Math.cos(angle)
  return radius ** 2 * unit
}
