import type { LayoutItem } from '../fixed/layout.ts'

/** Bytes that fields cover, with the first field that covers them. */
interface Covered {
  readonly from: number
  readonly to: number
  readonly order: number
}

/** Makes each item that overlaps an earlier item a view of the earliest item that it overlaps. */
export function withViews(items: readonly LayoutItem[]): LayoutItem[] {
  const made: LayoutItem[] = []
  /** In ascending order, without overlaps. */
  const covered: Covered[] = []
  items.forEach((item, order) => {
    const from = item.offset
    const to = from + item.length
    const first = indexAfter(covered, from)
    let end = first
    const parts: Covered[] = []
    let earliest = order
    let free = from
    for (; end < covered.length && covered[end]!.from < to; end++) {
      const part = covered[end]!
      if (part.from > free) parts.push({ from: free, to: part.from, order })
      parts.push(part)
      free = part.to
      earliest = Math.min(earliest, part.order)
    }
    if (free < to) parts.push({ from: free, to, order })
    covered.splice(first, end - first, ...parts)
    made.push(earliest < order ? { ...item, redefines: made[earliest]! } : item)
  })
  return made
}

/** The index of the first part that ends after a byte. */
function indexAfter(covered: readonly Covered[], byte: number): number {
  let low = 0
  let high = covered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (covered[middle]!.to > byte) high = middle
    else low = middle + 1
  }
  return low
}
