import { printable } from '../../../lib/text.ts'
import type { Expression, Place } from '../ast.ts'
import { type Value, type ValueType } from '../../model/filter.ts'
import { literalFor } from './times.ts'

/** A value with the expression that it was checked from. */
export interface Operand {
  readonly expression: Expression
  readonly value: Value
  readonly type: ValueType
}

const NOUNS: Readonly<Record<ValueType, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  instant: 'a date or timestamp',
  interval: 'an interval',
  geometry: 'a geometry',
  array: 'an array',
  document: 'a nested value',
}

export const noun = (type: ValueType): string => NOUNS[type]

/** An operand and its type as part of a message: `the property "name" (a text)`. */
export function describe({ expression, type }: Operand): string {
  if (expression.kind === 'property') return `the property ${printable(expression.property)} (${NOUNS[type]})`
  return NOUNS[type]
}

/** Why two operands cannot be compared, and what to write instead. */
export function comparisonFault(left: Operand, right: Operand): string {
  const problem = `Cannot compare ${describe(left)} with ${describe(right)}.`
  const advice = adviceFor(left, right) ?? adviceFor(right, left)
  return advice === undefined ? problem : `${problem} ${advice}`
}

/** What a filter can do with a nested value. */
export const ONLY_NULL_TEST = 'Nested values can only be tested by IS NULL.'

/** How to write an operand so that it fits the other one. */
function adviceFor({ expression, type }: Operand, { type: wanted }: Operand): string | undefined {
  const isText = typeof expression.at === 'number'
  if (type === 'geometry') return `Compare geometries by ${operator('s_equals', isText)}.`
  if (type === 'interval')
    return `Compare intervals by ${operator('t_equals', isText)} or ${operator('t_intersects', isText)}.`
  if (type === 'document') return ONLY_NULL_TEST
  if (type === 'array') return `Compare arrays by ${operator('a_equals', isText)}.`
  if (expression.kind === 'text') return adviceForText(expression.value, wanted, expression.at)
  if (expression.kind === 'number') {
    if (wanted === 'text')
      return `Write the text in quotes: ${isText ? `'${expression.value}'` : `"${expression.value}"`}.`
    if (wanted === 'boolean') return `Write ${isText ? 'TRUE or FALSE' : 'true or false'}.`
  }
  return undefined
}

function adviceForText(text: string, wanted: ValueType, at: Place): string | undefined {
  const isText = typeof at === 'number'
  switch (wanted) {
    case 'number':
      return text !== '' && Number.isFinite(Number(text))
        ? `Write the number without quotes: ${Number(text)}.`
        : undefined
    case 'boolean':
      return `Write ${isText ? 'TRUE or FALSE' : 'true or false'}.`
    case 'instant':
      return `Write ${literalFor(text, at) ?? literalFor('2024-02-29', at)}.`
    default:
      return undefined
  }
}

/** The name of an operator as its encoding writes it. */
export const operator = (name: string, isText: boolean): string => (isText ? name.toUpperCase() : `"${name}"`)
