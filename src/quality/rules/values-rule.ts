import { printable } from '../../lib/text.ts'
import type { Typed } from '../expressions/typed.ts'
import type { Attribute } from '../model/attribute.ts'

/**
 * Why the rule of an attribute cannot count values: whether a value passes must not depend on the row that holds it.
 * Undefined if it can.
 */
export function describeOtherColumns(
  expression: Typed,
  { id, humanName }: Pick<Attribute, 'id' | 'humanName'>,
): string | undefined {
  if ([...columnsIn(expression)].every((name) => name === `c${id}`)) return undefined
  return `A rule that counts values may use only its own attribute, ${printable(humanName)}; count rows instead.`
}

function columnsIn(typed: Typed): Set<string> {
  if (typed.kind === 'column') return new Set([typed.column.sql])
  return new Set(typed.kind === 'call' ? typed.args.flatMap((arg) => [...columnsIn(arg)]) : [])
}
