import { expect } from 'chai'
import { compile } from '../../../../src/quality/expressions/compile.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import { InvalidExpression } from '../../../../src/quality/expressions/errors.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Value } from '../../../../src/quality/expressions/value.ts'
import { type Engines, shown } from './engines.ts'
import type { TrinoEngine } from './trino-engine.ts'
import { COLUMNS } from './typed-expressions.ts'

/** As many expressions as there is time for: more where it is no matter. */
export const RUNS = Number(process.env['EXPRESSION_RUNS'] ?? 2000)

const { EXPRESSION_SEED } = process.env
/** What they are drawn from: given where the same code is to give the same result. */
export const DRAWN = EXPRESSION_SEED === undefined ? {} : { seed: Number(EXPRESSION_SEED) }

/** Functions whose forms cannot be compared anywhere. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  // Of the instant at which each form is made.
  ...['NOW', 'TODAY'],
  // Looked up in a profile's tables.
  ...['PATTERN', 'MASK', 'SOUNDEX', 'METAPHONE', 'UNMASK'],
])

/** The expressions that Trino compares in one statement, because each statement takes seconds. */
export const ON_TRINO = 25
/** As RUNS, for Trino. A full run has half an hour for a third of the tests on three nodes. */
export const RUNS_ON_TRINO = Math.min(1000, Number(process.env['EXPRESSION_RUNS'] ?? 200))

/** Fails where Trino does not give the evaluator's values for a row of `COLUMNS`. @returns how many have a form */
export async function expectSameOnTrino(
  trino: TrinoEngine,
  expressions: readonly Typed[],
  stored: readonly (readonly Value[])[],
  name: (at: number) => string,
): Promise<number> {
  const answers = await trino.answers(expressions, COLUMNS, stored)
  answers.forEach((found, at) => {
    if (found === undefined) return
    const evaluate = evaluator(expressions[at]!)
    stored.forEach((row, place) => {
      const value = evaluate(row)
      if (Object.is(found[place], value)) return
      expect.fail(
        `Trino gives ${shown(found[place]!)}, the evaluator ${shown(value)} for ${name(at)} of ${row.map(shown).join(', ')}`,
      )
    })
  })
  return answers.filter((found) => found !== undefined).length
}

/** Whether the engine takes it: longer ones are few, and take it long to plan. */
export function isCompiled(expression: Typed): boolean {
  try {
    return compile(expression, { name: 'duckdb' }).text.length < 10_000
  } catch (error) {
    if (error instanceof InvalidExpression) return false
    throw error
  }
}

/**
 * Fails where the forms of an expression do not give the same for a row of `COLUMNS`, bit for bit.
 * @param name tells of an expression, by its place
 */
export async function expectSame(
  engines: Engines,
  expressions: readonly Typed[],
  stored: readonly (readonly Value[])[],
  name: (at: number) => string,
): Promise<void> {
  const answers = await engines.answers(expressions, COLUMNS, stored)
  answers.forEach(({ duckdb, evaluator }, at) => {
    evaluator.forEach((value, row) => {
      if (Object.is(duckdb[row], value)) return
      expect.fail(
        `DuckDB gives ${shown(duckdb[row]!)}, the evaluator ${shown(value)} for ${name(at)} of ${stored[row]!.map(shown).join(', ')}`,
      )
    })
  })
}
