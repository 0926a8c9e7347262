/** Space between connected parts. */
const PART_GAP = 44
/** Width of a drawing in relation to its height, if there are many parts. */
const ASPECT = 1.5

/** A connected part. Its columns were placed from the origin. */
export interface Part {
  readonly width: number
  readonly height: number
  moveBy(x: number, y: number): void
}

/** Places the parts in lines, the highest first. */
export function packParts(parts: readonly Part[]): { readonly width: number; readonly height: number } {
  const area = parts.reduce((sum, { width, height }) => sum + (width + PART_GAP) * (height + PART_GAP), 0)
  const line = Math.max(Math.sqrt(area * ASPECT), ...parts.map(({ width }) => width))
  let [x, y, lineHeight, width] = [0, 0, 0, 0]
  for (const part of parts.toSorted((one, other) => other.height - one.height)) {
    if (x > 0 && x + part.width > line) [x, y, lineHeight] = [0, y + lineHeight + PART_GAP, 0]
    part.moveBy(x, y)
    width = Math.max(width, x + part.width)
    lineHeight = Math.max(lineHeight, part.height)
    x += part.width + PART_GAP
  }
  return { width, height: y + lineHeight }
}
