import type { Overload } from '../declaration.ts'
import type { ScopeColumn } from '../scope.ts'
import type { Type } from '../value.ts'
import { textToDate, textToTime, textToTimestamp } from './text-to-dates.ts'
import { textToLogical } from './text-to-logical.ts'
import { textToDecimal, textToInteger } from './text-to-number.ts'
import { TO_TEXT } from './to-text.ts'
import {
  dateToTimestamp,
  decimalToLogical,
  integerToDecimal,
  integerToLogical,
  logicalToDecimal,
  logicalToInteger,
} from './widenings.ts'

const CONVERSIONS: Readonly<Partial<Record<Type, Readonly<Partial<Record<Type, Overload>>>>>> = {
  text: {
    decimal: textToDecimal,
    logical: textToLogical,
    date: textToDate,
    time: textToTime,
    timestamp: textToTimestamp,
  },
  integer: { decimal: integerToDecimal, logical: integerToLogical, text: TO_TEXT.integer },
  decimal: { logical: decimalToLogical, text: TO_TEXT.decimal },
  logical: { integer: logicalToInteger, decimal: logicalToDecimal, text: TO_TEXT.logical },
  date: { timestamp: dateToTimestamp, text: TO_TEXT.date },
  time: { text: TO_TEXT.time },
  timestamp: { text: TO_TEXT.timestamp },
}

/**
 * How a value of one type becomes one of another where the language does that by itself, and null where it has none;
 * undefined where the language does not. Between equal types there is nothing to do, so nothing is given.
 * @param column set where the value is a bare column's: only of a raw column of integers texts are read as integers
 */
export function conversion(from: Type, to: Type, column?: ScopeColumn): Overload | undefined {
  if (from === 'text' && to === 'integer') {
    return column?.raw !== undefined && column.type === 'integer' ? textToInteger : undefined
  }
  return CONVERSIONS[from]?.[to]
}
