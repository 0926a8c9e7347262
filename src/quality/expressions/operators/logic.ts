import { inEach, overload, type Evaluation, type Overload } from '../declaration.ts'
import { joined, sql } from '../sql.ts'

/** `settled`: the operand that decides the result, regardless of the other operands. */
const chain = (word: 'and' | 'or', settled: boolean): Overload =>
  overload({
    parameters: [{ name: 'condition', type: 'logical' }],
    isVariadic: true,
    returns: 'logical',
    takesNull: true,
    sql: inEach((...conditions) => joined(conditions, ` ${word} `)),
    evaluator:
      () =>
      (...values: (boolean | null)[]) =>
        values.includes(settled) ? settled : values.includes(null) ? null : !settled,
    lazily: (args) =>
      args.length === 2 ? ofTwo(args as [Evaluation, Evaluation], settled) : ofMany(args, settled),
  })

const ofTwo =
  ([left, right]: readonly [Evaluation, Evaluation], settled: boolean): Evaluation =>
  (row) => {
    const first = left(row)
    if (first === settled) return settled
    const second = right(row)
    return second === settled ? settled : first === null ? null : second
  }

const ofMany =
  (args: readonly Evaluation[], settled: boolean): Evaluation =>
  (row) => {
    let answer: boolean | null = !settled
    for (const arg of args) {
      const value = arg(row)
      if (value === settled) return settled
      if (value === null) answer = null
    }
    return answer
  }

/** AND of two or more conditions: false if one is false, otherwise null if one is null, otherwise true. */
export const AND: Overload = chain('and', false)

/** OR of two or more conditions: true if one is true, otherwise null if one is null, otherwise false. */
export const OR: Overload = chain('or', true)

export const NOT: Overload = overload({
  parameters: [{ name: 'condition', type: 'logical' }],
  returns: 'logical',
  sql: inEach((condition) => sql`not ${condition}`),
  evaluator: () => (condition: boolean) => !condition,
})
