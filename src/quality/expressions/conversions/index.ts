import type { Overload } from '../declaration.ts'
import type { ScopeColumn } from '../scope.ts'
import type { Type } from '../value.ts'
import { textToDate, textToTime, textToTimestamp } from './text-to-dates.ts'
import { textToLogical } from './text-to-logical.ts'
import { textToDecimal, textToExact, textToInteger } from './text-to-number.ts'
import { TO_TEXT } from './to-text.ts'
import {
  dateToTimestamp,
  decimalToExact,
  decimalToLogical,
  exactToDecimal,
  exactToLogical,
  integerToDecimal,
  integerToExact,
  integerToLogical,
  logicalToDecimal,
  logicalToExact,
  logicalToInteger,
} from './widenings.ts'

const CONVERSIONS: Readonly<Partial<Record<Type, Readonly<Partial<Record<Type, Overload>>>>>> = {
  text: {
    decimal: textToDecimal,
    exact: textToExact,
    logical: textToLogical,
    date: textToDate,
    time: textToTime,
    timestamp: textToTimestamp,
  },
  integer: {
    decimal: integerToDecimal,
    exact: integerToExact,
    logical: integerToLogical,
    text: TO_TEXT.integer,
  },
  decimal: { exact: decimalToExact, logical: decimalToLogical, text: TO_TEXT.decimal },
  exact: { decimal: exactToDecimal, logical: exactToLogical, text: TO_TEXT.exact },
  logical: {
    integer: logicalToInteger,
    decimal: logicalToDecimal,
    exact: logicalToExact,
    text: TO_TEXT.logical,
  },
  date: { timestamp: dateToTimestamp, text: TO_TEXT.date },
  time: { text: TO_TEXT.time },
  timestamp: { text: TO_TEXT.timestamp },
}

/**
 * The implicit conversion from one type to another. Its result is null if the value cannot be converted. Undefined if
 * the language has no such conversion, or if the types are equal.
 * @param column set if the value is a bare column: only the texts of a raw column of integers are converted to
 * integers
 */
export function conversion(from: Type, to: Type, column?: ScopeColumn): Overload | undefined {
  if (from === 'text' && to === 'integer') {
    return column?.raw !== undefined && column.type === 'integer' ? textToInteger : undefined
  }
  return CONVERSIONS[from]?.[to]
}
