import { CLOSE_ARRAY, CR, isSpace, LF, OPEN_ARRAY, OPEN_OBJECT, RS, SPACE, TAB } from './bytes.ts'
import { ValueSkip } from './value-skip.ts'

/**
 * How the records follow each other. `array`: as the elements of one array. `lines`: each in a line of its own.
 * `concatenated`: each anywhere after the end of the record before. `sequence`: each after a record separator (RFC 7464).
 */
export type JsonFormat = 'array' | 'lines' | 'concatenated' | 'sequence'

/**
 * Detects the format by the beginning of the text:
 * - A record separator begins a sequence.
 * - A `[` begins the array of the records. If its first element is a scalar and another value follows the array, then
 *   arrays are records.
 * - Otherwise the first value must end in its line and be the only one in it, then the format is `lines`.
 * - If the first value does not end in its line, and the next line begins with the same bracket, the first line is
 *   bad and the format is `lines`.
 *
 * @param at index of the first byte that is not white space
 * @param mustDecide true if no more of the text can be had
 * @returns undefined if more of the text is needed
 */
export function detectFormat(
  bytes: Buffer,
  at: number,
  end: number,
  mustDecide: boolean,
): JsonFormat | undefined {
  if (bytes[at] === RS) return 'sequence'
  const text = bytes.subarray(at, end)
  const valueEnd = new ValueSkip().advance(text, 0, text.length)
  if (text[0] === OPEN_ARRAY) {
    const format = formatOfArray(text, valueEnd, mustDecide)
    if (format !== 'unknown') return format
  }
  const lineEnd = text.indexOf(LF)
  if (lineEnd < 0 && !mustDecide) return undefined
  if (valueEnd >= 0 && (lineEnd < 0 || valueEnd <= lineEnd)) return formatByRest(text, valueEnd)
  if (lineEnd < 0 || lineEnd + 1 === text.length) return mustDecide ? 'lines' : undefined
  const isBracket = text[0] === OPEN_OBJECT || text[0] === OPEN_ARRAY
  return isBracket && text[lineEnd + 1] !== text[0] ? 'concatenated' : 'lines'
}

/** @returns `unknown` if arrays are the records */
function formatOfArray(text: Buffer, valueEnd: number, mustDecide: boolean): 'array' | 'unknown' | undefined {
  const first = indexAfterSpace(text, 1)
  if (first === text.length) return mustDecide ? 'array' : undefined
  const byte = text[first]
  if (byte === OPEN_OBJECT || byte === OPEN_ARRAY || byte === CLOSE_ARRAY) return 'array'
  if (valueEnd >= 0 && indexAfterSpace(text, valueEnd) < text.length) return 'unknown'
  return mustDecide ? 'array' : undefined
}

function formatByRest(text: Buffer, valueEnd: number): JsonFormat {
  let at = valueEnd
  while (text[at] === SPACE || text[at] === TAB || text[at] === CR) at++
  return at >= text.length || text[at] === LF ? 'lines' : 'concatenated'
}

function indexAfterSpace(text: Buffer, at: number): number {
  while (at < text.length && isSpace(text[at])) at++
  return at
}
