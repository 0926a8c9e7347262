import type { Type } from '../value.ts'
import { keepsDigits } from './number-facts.ts'
import { familyOf, typeOf, type Operand } from './operand.ts'

/** The reason why values need one type. */
export type Purpose = 'compare' | 'choose'

/**
 * The common type of values that are compared, chosen among or listed together. Undefined if there is none. See the
 * table of mixed types in docs/expressions.md.
 *
 * | among them | common type |
 * |---|---|
 * | typed values | their type: integer and decimal give decimal, or exact if digits may be lost, logical and number give number, date and timestamp give timestamp; texts and attributes of text are converted to it |
 * | otherwise texts and attributes of dates or times | the type of the attributes |
 * | otherwise texts | text, for attributes of any type |
 * | otherwise attributes of one family | the type of the family |
 * | otherwise | text |
 */
export function commonType(operands: readonly Operand[], purpose: Purpose): Type | undefined {
  const kinds = operands.filter((operand) => typeOf(operand) !== 'null')
  const attributes = kinds.filter(({ attribute }) => attribute !== undefined)
  const texts = kinds.filter(({ attribute, typed }) => attribute === undefined && typed.type === 'text')
  const others = kinds.filter(({ attribute, typed }) => attribute === undefined && typed.type !== 'text')
  if (kinds.length === 0) return 'null'
  if (others.length > 0) {
    // A text is converted to a decimal, never to an integer.
    const isText = texts.length > 0 || attributes.some((operand) => typeOf(operand) === 'text')
    const typed = [...others, ...attributes].map(typeOf).filter((type) => type !== 'text')
    const type = widestOf(typed)
    return numberType(type === 'integer' && isText ? 'decimal' : type, kinds, purpose)
  }
  const read = numberType(widestOf(attributes.map(typeOf)), attributes, purpose)
  if (texts.length === 0) return read ?? 'text'
  return read !== undefined && (familyOf(read) === 'moment' || read === 'time') ? read : 'text'
}

/** Exact instead of decimal if a double may lose digits of a number that matter for the purpose. */
function numberType(
  type: Type | undefined,
  operands: readonly Operand[],
  purpose: Purpose,
): Type | undefined {
  if (type !== 'decimal') return type
  const areDoubles = operands.every(({ numbers }) =>
    purpose === 'compare' ? numbers.isShort : keepsDigits(numbers),
  )
  return areDoubles ? 'decimal' : 'exact'
}

/** The widest of several types of one family. Undefined for no types and for types of several families. */
export function widestOf(types: readonly Type[]): Type | undefined {
  let widest: Type | undefined
  for (const type of types) {
    if (widest === undefined) widest = type
    else if (familyOf(type) !== familyOf(widest)) return undefined
    else if (WIDTH[type] > WIDTH[widest]) widest = type
  }
  return widest
}

const WIDTH: Readonly<Record<Type, number>> = {
  null: 0,
  logical: 1,
  integer: 2,
  decimal: 3,
  exact: 4,
  date: 1,
  timestamp: 2,
  time: 1,
  text: 1,
}
