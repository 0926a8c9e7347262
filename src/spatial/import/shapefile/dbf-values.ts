import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { UnfitFeature } from '../record.ts'
import type { DecodeText } from './code-pages.ts'

/** Digits from which a whole number may exceed 64 bits: GDAL reads such a column as floating-point numbers. */
const REAL_WIDTH = 19

const NUMBER_START = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/
const DATE = /^(\d{4})[-/]?(\d\d)[-/]?(\d\d)/

interface FieldFormat {
  /** The letter of the type. */
  readonly kind: string
  readonly width: number
  readonly decimals: number
}

interface FieldReader {
  readonly type: DeclaredType
  /**
   * @param bytes of the field
   * @returns null for the markers of null: blanks, asterisks, `?`, zeros in a date
   * @throws UnfitFeature
   */
  readonly read: (bytes: Buffer) => unknown
}

/** The type and the values of a column of a .dbf file, as GDAL understands them. Unknown types are texts. */
export function fieldReader({ kind, width, decimals }: FieldFormat, decode: DecodeText): FieldReader {
  switch (kind) {
    case 'N':
    case 'F':
      return decimals === 0 && width < REAL_WIDTH
        ? { type: 'INTEGER', read: readInteger }
        : { type: 'REAL', read: readReal }
    case 'D':
      return { type: 'DATE', read: readDate }
    case 'L':
      return { type: 'BOOLEAN', read: readLogical }
    default:
      return { type: 'TEXT', read: (bytes) => decode(filled(bytes)) || null }
  }
}

/** Without the blanks at both ends. A NUL ends the text. */
function filled(bytes: Buffer): Buffer {
  const nul = bytes.indexOf(0)
  let end = nul < 0 ? bytes.length : nul
  let start = 0
  while (start < end && bytes[start] === 0x20) start++
  while (end > start && bytes[end - 1] === 0x20) end--
  return bytes.subarray(start, end)
}

const plain = (bytes: Buffer): string => filled(bytes).toString('latin1')

/** The number at the start of a text; undefined for null. */
function numberText(bytes: Buffer): string | undefined {
  const text = plain(bytes)
  if (text === '' || text.startsWith('*')) return undefined
  // A decimal comma, as some programs write it.
  const number = NUMBER_START.exec(text.replace(',', '.'))?.[0]
  if (number === undefined) throw unfit(text, 'a number')
  return number
}

function readInteger(bytes: Buffer): number | bigint | null {
  const text = numberText(bytes)
  if (text === undefined) return null
  const number = Math.trunc(Number(text))
  if (Number.isSafeInteger(number)) return number === 0 ? 0 : number
  return /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : null
}

function readReal(bytes: Buffer): number | null {
  const text = numberText(bytes)
  const number = text === undefined ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

function readDate(bytes: Buffer): string | null {
  const text = plain(bytes)
  if (/^[0\s/-]*$/.test(text)) return null
  const [, year, month, day] = DATE.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const time = year === undefined ? NaN : Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) throw unfit(text, 'a date')
  return date
}

function readLogical(bytes: Buffer): boolean | null {
  const text = plain(bytes)
  if (/^[TtYy]$/.test(text)) return true
  return /^[FfNn]$/.test(text) ? false : null
}

const unfit = (text: string, kind: string): UnfitFeature =>
  new UnfitFeature(`The value ${JSON.stringify(text)} of a column is not ${kind}.`)
