import { isNullMarker, markerKind } from '../../values/null-markers.ts'
import { cellKind, isValueKind } from './cell-kind.ts'
import type { DateOrder } from '../../model/reading.ts'
import type { SplitRecord } from './split-text.ts'

/** A marker stands in more than this share of a column. */
const LEAST_SHARE = 0.01
/** The share of a column's other values that must be of one type. */
const ONE_TYPE = 0.95

/** What the values of a table suggest. */
export interface ValueHints {
  readonly nulls: readonly string[]
  readonly decimal: ',' | undefined
  /** Undefined if no date decides between day and month, as 01/02/2015 does not, or if they contradict each other. */
  readonly dateOrder: DateOrder | undefined
  /** True if blanks surround many fields. */
  readonly isPadded: boolean
}

export function valueHints(records: readonly SplitRecord[], columns: number, delimiter: string): ValueHints {
  const nulls = new Set<string>()
  let [commas, points, days, months, padded, cells] = [0, 0, 0, 0, 0, 0]
  for (let column = 0; column < columns; column++) {
    const texts = records.flatMap(({ fields }) => fields[column]?.text ?? []).filter((text) => text !== '')
    for (const text of nullsOf(texts)) nulls.add(text)
    for (const text of texts) {
      cells++
      if (text !== text.trim() && text.trim() !== '') padded++
      const value = text.trim()
      if (DECIMAL_COMMA.test(value)) commas++
      else if (DECIMAL_POINT.test(value)) points++
      const date = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(value)
      if (!date) continue
      if (Number(date[1]) > 12) days++
      else if (Number(date[2]) > 12) months++
    }
  }
  const isDayFirst = days > 0 && months === 0
  const isMonthFirst = months > 0 && days === 0
  return {
    nulls: [...nulls].slice(0, MAX_NULLS),
    decimal: commas > 0 && commas > 4 * points && delimiter !== ',' ? ',' : undefined,
    dateOrder: isDayFirst ? 'DMY' : isMonthFirst ? 'MDY' : undefined,
    isPadded: cells > 0 && padded > cells * PADDED_SHARE,
  }
}

const MAX_NULLS = 8
const PADDED_SHARE = 0.3

const DECIMAL_COMMA = /^[-+]?(?:\d{1,3}(?:[.' \u00a0]\d{3})+|\d+),\d+$/
const DECIMAL_POINT = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d*)\.\d+$/

/** The least values of a column in which nothing but a marker stands. */
const MANY_MARKERS = 20

/** True for markers that are words of programs, such as NA and NULL, and no signs or words of a language. */
function isSure(marker: string): boolean {
  const bytes = Buffer.from(marker)
  const kind = markerKind(bytes, 0, bytes.length)
  return kind === 'sure' || kind === 'code'
}

/** The markers in a column whose other values are numbers, dates or times, or that has no other values. */
function nullsOf(texts: readonly string[]): string[] {
  const markers = new Map<string, number>()
  for (const text of texts) {
    const value = text.trim()
    if (isNullMarker(value)) markers.set(value, (markers.get(value) ?? 0) + 1)
  }
  if (markers.size === 0) return []
  const others = texts.filter((text) => !isNullMarker(text.trim()))
  if (others.length === 0) return texts.length < MANY_MARKERS ? [] : [...markers.keys()].filter(isSure)
  const values = others.filter((text) => isValueKind(cellKind(text))).length
  if (values < others.length * ONE_TYPE) return []
  return [...markers].filter(([, count]) => count > texts.length * LEAST_SHARE).map(([marker]) => marker)
}
