/** Lengths and positions in a text by code points. */

const SURROGATE = /[\ud800-\udfff]/

/** True if each unit of the text is a code point, so that the positions of both are equal. */
const isOfUnits = (text: string): boolean => !SURROGATE.test(text)

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** The number of code points before the unit at `end`. */
export function codePointsBefore(text: string, end: number): number {
  if (isOfUnits(text)) return end
  let count = 0
  for (let at = 0; at < end; at++) if (!isLow(text.charCodeAt(at))) count++
  return count
}

export const lengthOf = (text: string): number => codePointsBefore(text, text.length)

/**
 * The position in units of the code point with this many code points before it. The end of the text if there is no
 * such code point.
 */
export function unitOf(text: string, before: number): number {
  if (isOfUnits(text)) return Math.min(before, text.length)
  let at = 0
  for (; before > 0 && at < text.length; before--) at += text.codePointAt(at)! > 0xffff ? 2 : 1
  return at
}

/** `count` code points of the text after the first `before` code points. */
export function slice(text: string, before: number, count: number): string {
  const start = unitOf(text, before)
  if (isOfUnits(text)) return text.slice(start, start + count)
  const rest = text.slice(start)
  return rest.slice(0, unitOf(rest, count))
}
