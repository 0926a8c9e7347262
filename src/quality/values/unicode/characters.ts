/** Letters, digits and case mappings of DuckDB, independent of the Unicode versions of Node and of other engines. */
import { DIGITS, LETTERS, LOWER_CASE, UPPER_CASE } from './tables.ts'

const numbersOf = (table: string): number[] => table.split(' ').map((number) => parseInt(number, 36))

/** The first and the last code point of each run of a table. */
export function* runsOf(table: string): Generator<readonly [first: number, last: number], void> {
  const runs = numbersOf(table)
  let end = 0
  for (let at = 0; at < runs.length; at += 2) {
    const start = end + runs[at]!
    end = start + runs[at + 1]!
    yield [start, end - 1]
  }
}

/** The ranges of a table for a character class of a regular expression of JavaScript. */
export function rangesOf(table: string): string {
  let ranges = ''
  for (const [first, last] of runsOf(table)) ranges += `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`
  return ranges
}

/** The ranges of a table of letters, marks or digits for a character class of every regular expression. */
export function plainRangesOf(table: string): string {
  let ranges = ''
  for (const [first, last] of runsOf(table)) {
    ranges += String.fromCodePoint(first)
    if (last > first) ranges += `-${String.fromCodePoint(last)}`
  }
  return ranges
}

/** Letters and marks (Unicode's L and M) and decimal digits (Nd), for character classes of JavaScript. */
export const LETTER_RANGES = rangesOf(LETTERS)
export const DIGIT_RANGES = rangesOf(DIGITS)
/** The classes for regular expressions of DuckDB. */
export const LETTER_CLASSES = '\\p{L}\\p{M}'
export const DIGIT_CLASS = '\\p{Nd}'

function mappingOf(table: string): ReadonlyMap<string, string> {
  const numbers = numbersOf(table)
  const mapping = new Map<string, string>()
  let start = 0
  for (let at = 0; at < numbers.length; at += 4) {
    const [distance, count, step, difference] = numbers.slice(at, at + 4) as [number, number, number, number]
    start += distance
    for (let index = 0; index < count; index++) {
      const code = start + index * step
      mapping.set(String.fromCodePoint(code), String.fromCodePoint(code + difference))
    }
  }
  return mapping
}

/** Code points that become another one in upper case, and those that do in lower case. */
export const UPPER: ReadonlyMap<string, string> = mappingOf(UPPER_CASE)
export const LOWER: ReadonlyMap<string, string> = mappingOf(LOWER_CASE)
const ASCII = /^[\0-\x7f]*$/

const mapped = (text: string, mapping: ReadonlyMap<string, string>): string => {
  let result = ''
  for (const character of text) result += mapping.get(character) ?? character
  return result
}

/** Maps each code point to one code point in upper case: `ß` becomes `ẞ`. */
export const upperCase = (text: string): string =>
  ASCII.test(text) ? text.toUpperCase() : mapped(text, UPPER)

/** Maps each code point to one code point in lower case. */
export const lowerCase = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : mapped(text, LOWER)

/** True if all characters are ASCII. */
export const isAscii = (text: string): boolean => ASCII.test(text)
