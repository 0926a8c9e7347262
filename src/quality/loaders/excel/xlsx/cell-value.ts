import { MAX_COLUMN } from '../cell-range.ts'
import type { CellText } from '../cell-text.ts'
import { isoText } from '../iso-text.ts'
import { enteredNumber } from '../number-text.ts'
import { DATE, NUMBER, serialText } from '../serial-date.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import type { XmlReader } from '../xml/xml-reader.ts'

/** Types of cells (ISO/IEC 29500-1, 18.18.11) as numbers, see `codeOf`. A cell without a type is NUMERIC. */
export const [NUMERIC, SHARED, INLINE, FORMULA, BOOLEAN, ERROR, ISO_DATE] = [
  ...['n', 's', 'inlineStr', 'str', 'b', 'e', 'd'].map(codeOf),
] as [number, number, number, number, number, number, number]

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ['1', 'true'],
  ['0', 'false'],
])

const [ZERO, NINE, A, BLANK] = [0x30, 0x39, 0x41, 0x20]

/**
 * Makes the value of a cell of what the file has for it. Text that is no value of its type stays as it is.
 * @param start of what the file has, at the end of the text
 * @param type of the cell, but SHARED
 * @param format NUMBER, DATE, TIMESTAMP, TIME or DURATION
 */
export function convertValue(
  text: CellText,
  start: number,
  type: number,
  format: number,
  is1904: boolean,
): void {
  if (type === INLINE || type === FORMULA) {
    text.decodeEscapes(start)
    return
  }
  trim(text, start)
  if (type === ERROR) return
  const value = valueOf(text, start, type, format, is1904)
  if (value === undefined) return
  text.length = start
  text.appendText(value)
}

/** @returns undefined if the text is the value */
function valueOf(
  { bytes, length }: CellText,
  start: number,
  type: number,
  format: number,
  is1904: boolean,
): string | undefined {
  if (type !== BOOLEAN && type !== ISO_DATE && format === NUMBER) return enteredNumber(bytes, start, length)
  const word = bytes.toString('utf8', start, length)
  if (type === BOOLEAN) return BOOLEANS.get(word)
  if (type === ISO_DATE) return isoText(word, format === DATE)
  return word === '' ? undefined : serialText(Number(word), format, is1904)
}

/** Removes the white space around the end of a text. @param start of this end */
export function trim(text: CellText, start: number): void {
  const { bytes } = text
  while (text.length > start && bytes[text.length - 1]! <= BLANK) text.length--
  let from = start
  while (from < text.length && bytes[from]! <= BLANK) from++
  if (from === start) return
  bytes.copyWithin(start, from, text.length)
  text.length -= from - start
}

/**
 * The column in the current attribute, a reference such as `AB12`, from 1. Its row is that of the row element.
 * @throws SourceBroken
 */
export function columnOf(xml: XmlReader): number {
  const { bytes, start, end } = xml
  let column = 0
  for (let at = start; at < end && column <= MAX_COLUMN; at++) {
    const byte = bytes[at]!
    if (byte >= ZERO && byte <= NINE) break
    const letter = (byte & 0xdf) - A
    if (letter < 0 || letter > 25) throw xml.broken('a cell without a column')
    column = 26 * column + letter + 1
  }
  if (column === 0) throw xml.broken('a cell without a column')
  return column
}

/** A number without a sign; -1 if the bytes are none. */
export function digitsIn(bytes: Buffer, start: number, end: number): number {
  let number = 0
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9 || number > 1e9) return -1
    number = 10 * number + digit
  }
  return start === end ? -1 : number
}
