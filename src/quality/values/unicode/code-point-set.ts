/** Sets of code points as ranges in ascending order, both ends included. */
export type Ranges = readonly (readonly [first: number, last: number])[]

export const MAX_CODE_POINT = 0x10ffff

export const complement = (ranges: Ranges): Ranges => {
  const others: [number, number][] = []
  let next = 0
  for (const [first, last] of ranges) {
    if (first > next) others.push([next, first - 1])
    next = last + 1
  }
  if (next <= MAX_CODE_POINT) others.push([next, MAX_CODE_POINT])
  return others
}

export function union(...sets: readonly Ranges[]): Ranges {
  const merged: [number, number][] = []
  for (const [first, last] of sets.flat().sort(([one], [other]) => one - other)) {
    const previous = merged.at(-1)
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last)
    else merged.push([first, last])
  }
  return merged
}

export const difference = (ranges: Ranges, without: Ranges): Ranges =>
  complement(union(complement(ranges), without))

export const has = (ranges: Ranges, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)

/** No text contains them, and Trino's RE2J fails for a range from before them to behind them. */
const SURROGATES: Ranges = [[0xd800, 0xdfff]]

/** A code point in a character class: as an escape if it could be syntax. */
const shown = (code: number): string =>
  code > 0xa0 || /[A-Za-z0-9]/.test(String.fromCodePoint(code))
    ? String.fromCodePoint(code)
    : `\\x{${code.toString(16)}}`

/** A character class of a regular expression, for every engine. */
export function classOf(ranges: Ranges): string {
  const shownRanges = difference(ranges, SURROGATES).map(([first, last]) =>
    first === last ? shown(first) : `${shown(first)}-${shown(last)}`,
  )
  return shownRanges.length > 0 ? `[${shownRanges.join('')}]` : '[^\\x00-\\x{10ffff}]'
}
