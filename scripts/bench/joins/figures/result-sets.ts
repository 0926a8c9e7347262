import { median } from '../../median.ts'
import { timed } from '../../timed.ts'

/** The figures that both sides of the bench compare. */
export interface Figures {
  readonly common: number
  readonly inner: number
  /** Values and rows without a match. */
  readonly leftValues: number
  readonly leftRows: number
  readonly rightValues: number
  readonly rightRows: number
}

export const PAGE_SIZE = 65
/** Times that each query is measured, unless it takes very long. */
export const REPEATS = 3
const LONG_MS = 3000

/** The median milliseconds of a query. */
export async function millisecondsOf(query: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  while (times.length < REPEATS && !times.some((ms) => ms > LONG_MS)) {
    const [, seconds] = await timed(query)
    times.push(1000 * seconds)
  }
  return median(times)
}

/** Number of rows of each result set. */
const SIZES = {
  innerrows: ({ inner }: Figures) => inner,
  leftouterrows: ({ inner, leftRows }: Figures) => inner + leftRows,
  rightouterrows: ({ inner, rightRows }: Figures) => inner + rightRows,
  outerrows: ({ inner, leftRows, rightRows }: Figures) => inner + leftRows + rightRows,
  leftnomatchrows: ({ leftRows }: Figures) => leftRows,
  rightnomatchrows: ({ rightRows }: Figures) => rightRows,
  matchingvalues: ({ common }: Figures) => common,
  leftnomatchvalues: ({ leftValues }: Figures) => leftValues,
  rightnomatchvalues: ({ rightValues }: Figures) => rightValues,
} as const

export type ResultSet = keyof typeof SIZES
export const RESULT_SETS = Object.keys(SIZES) as ResultSet[]

/** Where the first, the middle and the last page of a result set start; one page if it has no more rows. */
export function pageStarts(set: ResultSet, figures: Figures): number[] {
  const size = SIZES[set](figures)
  if (size <= PAGE_SIZE) return [1]
  return [1, Math.floor(size / 2), size - PAGE_SIZE + 1]
}
