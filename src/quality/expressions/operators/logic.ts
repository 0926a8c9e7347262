import { inEach, overload, type Evaluation, type Overload } from '../declaration.ts'
import { joined, sql } from '../sql.ts'

/** `settled`: what one operand that has it makes the whole, whatever the others are. */
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

/** Of two conditions or more: false where one is false, else null where one is null. */
export const AND: Overload = chain('and', false)

/** Of two conditions or more: true where one is true, else null where one is null. */
export const OR: Overload = chain('or', true)

export const NOT: Overload = overload({
  parameters: [{ name: 'condition', type: 'logical' }],
  returns: 'logical',
  sql: inEach((condition) => sql`not ${condition}`),
  evaluator: () => (condition: boolean) => !condition,
})
