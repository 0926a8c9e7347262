import type { Type } from '../value.ts'
import { familyOf, typeOf, type Operand } from './operand.ts'

/**
 * The common type of values that are compared, chosen among or listed together. Undefined if there is none. See the
 * table of mixed types in docs/expressions.md.
 *
 * | among them | common type |
 * |---|---|
 * | typed values | their type: integer and decimal give decimal, logical and number give number, date and timestamp give timestamp; texts and attributes of text are converted to it |
 * | otherwise texts and attributes of dates or times | the type of the attributes |
 * | otherwise texts | text, for attributes of any type |
 * | otherwise attributes of one family | the type of the family |
 * | otherwise | text |
 */
export function commonType(operands: readonly Operand[]): Type | undefined {
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
    return type === 'integer' && isText ? 'decimal' : type
  }
  const read = widestOf(attributes.map(typeOf))
  if (texts.length === 0) return read ?? 'text'
  return read !== undefined && (familyOf(read) === 'moment' || read === 'time') ? read : 'text'
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
  date: 1,
  timestamp: 2,
  time: 1,
  text: 1,
}
