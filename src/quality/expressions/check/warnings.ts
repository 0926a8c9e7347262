/** Warnings about valid expressions that are probably mistakes. */
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
      const message = 'A comparison with NULL is never true; test for null with IS_NULL.'
      return warnings.add('type', span, message, operator === '=' || operator === '<>' ? test : undefined)
    }
    const isOrdered = operator !== '=' && operator !== '<>'
    if (isOrdered && other.attribute !== undefined && familyOf(other.attribute.type) === 'number') {
      const number = constantText(one)
      if (number === undefined || readDecimal(number) === null) continue
      const message = `A value in quotes is compared as text, so that "9" is greater than "10"; write the number without quotes.`
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

/** Warns about an ambiguous date. */
function ofDate(operand: Operand, warnings: FaultList): void {
  const date = constantText(operand)
  const [, first, second] = (date && TWO_READINGS.exec(date)) ?? []
  if (date === undefined || first === second || Number(first) > 12 || Number(second) > 12) return
  const message = `${shown(date)} is ambiguous as a date; write the year first, such as "2024-01-31".`
  warnings.add('type', operand.typed, message)
}

const TWO_READINGS = /^ *([0-9]{1,2})[/-]([0-9]{1,2})[/-][0-9]/

export function ofSum(left: Operand, right: Operand, span: Span, text: string, warnings: FaultList): void {
  if (typeOf(left) !== 'text' || typeOf(right) !== 'text') return
  const [one, other] = [left, right].map(({ typed }) => text.slice(typed.start, typed.end))
  warnings.add('type', span, 'The operator + adds numbers; join texts with ||.', `${one} || ${other}`)
}

export function ofJoining(operands: readonly Operand[], span: Span, warnings: FaultList): void {
  if (operands.some((operand) => typeOf(operand) === 'logical')) {
    warnings.add('type', span, 'The operator || joins texts; write OR between two conditions.')
  }
}

export function ofPattern(pattern: Operand, warnings: FaultList): void {
  const text = constantText(pattern)
  if (text === undefined || !text.includes('%') || text.includes('*')) return
  const message = 'In a pattern * matches any characters and ? matches one character; % matches only itself.'
  warnings.add('type', pattern.typed, message, `"${text.replaceAll('"', '""').replaceAll('%', '*')}"`)
}

export function ofList([, ...items]: readonly Operand[], span: Span, warnings: FaultList): void {
  if (items.some(({ typed }) => typed.kind === 'constant' && typed.type === 'null')) {
    warnings.add(
      'type',
      span,
      'No value equals NULL, and NOT IN is never true if the list contains NULL; test for null with IS_NULL.',
    )
  }
}

const constantText = ({ typed }: Operand): string | undefined =>
  typed.kind === 'constant' && typeof typed.value === 'string' ? typed.value : undefined
