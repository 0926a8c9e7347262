import type { ScopeColumn } from './scope.ts'
import type { Typed } from './typed.ts'

/** The columns that some expressions read, by their indexes in the scope, ascending. */
export function columnsIn(expressions: readonly (Typed | undefined)[]): ReadonlyMap<number, ScopeColumn> {
  const found = new Map<number, ScopeColumn>()
  const collect = (typed: Typed): void => {
    if (typed.kind === 'column') found.set(typed.index, typed.column)
    if (typed.kind === 'call') typed.args.forEach(collect)
  }
  for (const typed of expressions) if (typed) collect(typed)
  return new Map([...found].sort(([a], [b]) => a - b))
}
