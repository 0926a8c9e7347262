import type { Typed, TypedCall } from '../expressions/typed.ts'
import type { Type } from '../expressions/value.ts'

/**
 * Replaces the parts that only the engine can compute by columns, so that the evaluator can compute the rest.
 * @param text of the expression
 * @param firstIndex the index of the first such column in the evaluated rows
 */
export function withEngineColumns(
  typed: Typed,
  text: string,
  firstIndex: number,
): { readonly typed: Typed; readonly parts: readonly TypedCall[] } {
  const parts: TypedCall[] = []
  const replaced = (part: Typed): Typed => {
    if (part.kind !== 'call') return part
    if (part.overload.only !== 'sql') return { ...part, args: part.args.map(replaced) }
    const { type, start, end } = part
    parts.push(part)
    const column = {
      name: '',
      humanName: text.slice(start, end),
      type: type as Exclude<Type, 'null'>,
      sql: '',
      raw: undefined,
    }
    return { kind: 'column', type, column, index: firstIndex + parts.length - 1, start, end }
  }
  return { typed: replaced(typed), parts }
}
