import type { Type } from '../value.ts'
import { familyOf, typeOf, type Operand } from './operand.ts'

/**
 * The one type that values are brought to so that they can be compared, chosen among or listed together; undefined
 * where there is none. See the table of mixed types in docs/expressions.md.
 *
 * | among them | type |
 * |---|---|
 * | typed values | theirs: integer and decimal decimal, logical and number number, date and timestamp timestamp; texts and attributes of text are read as that |
 * | else texts and attributes of dates or times | the attributes' |
 * | else texts | text, whatever the attributes beside them are |
 * | else attributes of one family | theirs |
 * | else | text |
 */
export function commonType(operands: readonly Operand[]): Type | undefined {
  const kinds = operands.filter((operand) => typeOf(operand) !== 'null')
  const attributes = kinds.filter(({ attribute }) => attribute !== undefined)
  const texts = kinds.filter(({ attribute, typed }) => attribute === undefined && typed.type === 'text')
  const others = kinds.filter(({ attribute, typed }) => attribute === undefined && typed.type !== 'text')
  if (kinds.length === 0) return 'null'
  if (others.length > 0) {
    // An integer is not read of any text.
    const isText = texts.length > 0 || attributes.some((operand) => typeOf(operand) === 'text')
    const typed = [...others, ...attributes].map(typeOf).filter((type) => type !== 'text')
    const type = widestOf(typed)
    return type === 'integer' && isText ? 'decimal' : type
  }
  const read = widestOf(attributes.map(typeOf))
  if (texts.length === 0) return read ?? 'text'
  return read !== undefined && (familyOf(read) === 'moment' || read === 'time') ? read : 'text'
}

/** Of types of one family the one that takes in all; undefined where there are none or of several. */
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
