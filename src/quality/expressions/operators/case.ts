import { inEach, overload, type Evaluation, type Overload, type Parameter } from '../declaration.ts'
import { joined, type Sql, sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import { always, oneOf } from '../memory.ts'

/**
 * `CASE WHEN … THEN … ELSE … END` with a number of branches. Its arguments are `when` and `then` of each branch in
 * turn, then `else`. The first branch whose condition is true decides. A null condition is not true.
 */
export function caseOf(type: Exclude<Type, 'null'>, branches: number): Overload {
  const branch: readonly Parameter[] = [
    { name: 'when', type: 'logical' },
    { name: 'then', type },
  ]
  return overload({
    parameters: [...Array.from({ length: branches }, () => branch).flat(), { name: 'else', type }],
    returns: type,
    longest: oneOf,
    makes: always(0),
    takesNull: true,
    sql: inEach((...values) => {
      const parts: Sql[] = []
      for (let at = 0; at < branches * 2; at += 2) {
        parts.push(sql`when ${values[at] as Sql} then ${values[at + 1] as Sql}`)
      }
      return sql`case ${joined(parts, ' ')} else ${values.at(-1) as Sql} end`
    }),
    evaluator:
      () =>
      (...values: Value[]) =>
        values[chosenBranch(values.length, (at) => values[at])] as Value,
    lazily: (args) => (row) =>
      (args[chosenBranch(args.length, (at) => (args[at] as Evaluation)(row))] as Evaluation)(row),
  })
}

/** True if the overload is one of `caseOf`. */
export const isCase = ({ parameters: [first, second] }: Overload): boolean =>
  first?.name === 'when' && second?.name === 'then'

/** The index of the argument whose value is the result. */
export function chosenBranch(count: number, valueAt: (at: number) => Value | undefined): number {
  for (let at = 0; at < count - 1; at += 2) if (valueAt(at) === true) return at + 1
  return count - 1
}
