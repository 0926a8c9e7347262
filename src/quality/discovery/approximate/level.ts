import { hasBit, wordsFor } from '../relation/bit-set.ts'

/**
 * The left sides of one width, in lexicographic order. The arrays are views of SharedArrayBuffers, so that threads share
 * the level.
 */
export interface Level {
  readonly width: number
  readonly count: number
  /** `width` ascending columns of each left side. */
  readonly columns: Int32Array
  /**
   * For each left side, a bit set of what neither it nor a part of it determines: the columns, and bit `columns` for the
   * key. The search of the level takes out what a left side determines.
   */
  readonly open: Uint32Array
}

/** Words of the bit set of one left side. */
export const openWords = (columns: number): number => wordsFor(columns + 1)

/** The bit set of left side `at`. */
export const openOf = ({ open, count }: Level, at: number): Uint32Array => {
  const words = open.length / count
  return open.subarray(at * words, (at + 1) * words)
}

/** True if a right side, or the key if it is searched, is open. */
export function isWorth(open: Uint32Array, columns: number, keys: boolean): boolean {
  const keyWord = columns >>> 5
  const others = ~(1 << (columns & 31))
  if (keys && hasBit(open, columns)) return true
  for (let word = 0; word < open.length; word++)
    if ((word === keyWord ? open[word]! & others : open[word]!) !== 0) return true
  return false
}
