/** What is no fault, and yet hardly what was meant. */
import type { ComparisonOperator, Span } from '../ast.ts'
import { readDecimal } from '../conversions/text-to-number.ts'
import { shown, type FaultList } from '../errors.ts'
import { familyOf, typeOf, type Operand } from './operand.ts'

export function ofComparison(
  operator: ComparisonOperator,
  left: Operand,
  right: Operand,
  span: Span,
  text: string,
  warnings: FaultList,
): void {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (one.typed.kind === 'constant' && one.typed.type === 'null') {
      const tested = text.slice(other.typed.start, other.typed.end)
      const test = `${operator === '<>' ? 'NOT ' : ''}IS_NULL(${tested})`
      const message = 'A comparison with NULL is never true; IS_NULL tells what has no value.'
      return warnings.add('type', span, message, operator === '=' || operator === '<>' ? test : undefined)
    }
    const isOrdered = operator !== '=' && operator !== '<>'
    if (isOrdered && other.attribute !== undefined && familyOf(other.attribute.type) === 'number') {
      const number = constantText(one)
      if (number === undefined || readDecimal(number) === null) continue
      const message = `With a text, texts are compared, so that "9" is above "10"; write a number without quotes.`
      return warnings.add('type', one.typed, message, number.trim())
    }
  }
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (familyOf(typeOf(other)) === 'moment') ofDate(one, warnings)
  }
}

/** A date with two readings. */
function ofDate(operand: Operand, warnings: FaultList): void {
  const date = constantText(operand)
  const [, first, second] = (date && TWO_READINGS.exec(date)) ?? []
  if (date === undefined || first === second || Number(first) > 12 || Number(second) > 12) return
  const message = `${shown(date)} has two readings; write the year first, such as "2024-01-31".`
  warnings.add('type', operand.typed, message)
}

const TWO_READINGS = /^ *([0-9]{1,2})[/-]([0-9]{1,2})[/-][0-9]/

export function ofSum(left: Operand, right: Operand, span: Span, text: string, warnings: FaultList): void {
  if (typeOf(left) !== 'text' || typeOf(right) !== 'text') return
  const [one, other] = [left, right].map(({ typed }) => text.slice(typed.start, typed.end))
  warnings.add('type', span, '+ adds numbers; texts are joined by ||.', `${one} || ${other}`)
}

export function ofJoining(operands: readonly Operand[], span: Span, warnings: FaultList): void {
  if (operands.some((operand) => typeOf(operand) === 'logical')) {
    warnings.add('type', span, '|| joins texts; where one of two conditions is to hold, write OR.')
  }
}

export function ofPattern(pattern: Operand, warnings: FaultList): void {
  const text = constantText(pattern)
  if (text === undefined || !text.includes('%') || text.includes('*')) return
  const message = 'In a pattern * stands for any characters and ? for one; % stands for itself.'
  warnings.add('type', pattern.typed, message, `"${text.replaceAll('"', '""').replaceAll('%', '*')}"`)
}

export function ofList([, ...items]: readonly Operand[], span: Span, warnings: FaultList): void {
  if (items.some(({ typed }) => typed.kind === 'constant' && typed.type === 'null')) {
    warnings.add(
      'type',
      span,
      'Nothing equals NULL, and with it in the list NOT IN is never true; ask IS_NULL beside it.',
    )
  }
}

const constantText = ({ typed }: Operand): string | undefined =>
  typed.kind === 'constant' && typeof typed.value === 'string' ? typed.value : undefined
