import { expect } from 'chai'
import fc from 'fast-check'
import {
  type FunctionDeclaration,
  inEach,
  type Overload,
} from '../../../../src/quality/expressions/declaration.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../../src/quality/expressions/functions/index.ts'
import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { joined, sql } from '../../../../src/quality/expressions/sql.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'
import type { Engines } from './engines.ts'
import { call, column, columnOf, constant, shown } from './engines.ts'
import { TrinoEngine } from './trino-engine.ts'

/** What an argument of a function is drawn from: rows of a column, or constants. */
export type Drawn =
  | { readonly type: Exclude<Type, 'null'>; readonly rows: fc.Arbitrary<Value> }
  | { readonly type: Exclude<Type, 'null'>; readonly constants: fc.Arbitrary<Value> }

export function functionNamed(name: string): FunctionDeclaration {
  const found = FUNCTIONS.get(name)
  if (found === undefined) throw new Error(`No function is named ${name}.`)
  return found
}

const ROWS = 150

/** The values of each expression in each row in an engine. Undefined for an expression without a form. */
async function answersOf(
  engine: Engines | TrinoEngine,
  expressions: readonly Typed[],
  columns: readonly ScopeColumn[],
  rows: readonly (readonly Value[])[],
): Promise<(readonly Value[] | undefined)[]> {
  if (engine instanceof TrinoEngine) return engine.answers(expressions, columns, rows)
  return (await engine.answers(expressions, columns, rows)).map(({ duckdb }) => duckdb)
}

/**
 * Compares the form of an overload in an engine with its evaluator over drawn arguments, bit for bit.
 * @returns false if the overload has no form
 */
export async function expectAgreement(
  engine: Engines | TrinoEngine,
  overload: Overload,
  drawn: readonly Drawn[],
  { runs = engine instanceof TrinoEngine ? 1 : 15 } = {},
): Promise<boolean> {
  let hasForm = false
  const arbitraries = drawn.map((one) =>
    'rows' in one
      ? fc.array(one.rows, { minLength: ROWS, maxLength: ROWS })
      : one.constants.map((value) => [value]),
  )
  await fc.assert(
    fc.asyncProperty(fc.tuple(...arbitraries), async (values) => {
      const columns = drawn.map(({ type }, index) => columnOf(`c${index + 1}`, type))
      const args = drawn.map((one, index) =>
        'rows' in one ? column(columns, index) : constant(one.type, values[index]![0]!),
      )
      const rows = Array.from({ length: ROWS }, (_, row) =>
        values.map((column) => (column.length === 1 ? column[0]! : column[row]!)),
      )
      // Of long arguments the SQL is another.
      const expressions = [call(overload, ...args), call(overload, ...args.map(lengthened))]
      const answers = await answersOf(engine, expressions, columns, rows)
      answers.forEach((found, at) => {
        if (found === undefined) return
        hasForm = true
        const evaluate = evaluator(expressions[at]!)
        rows.forEach((given, row) => {
          const [value, other] = [evaluate(given), found[row]!]
          const isSame = Object.is(value, other)
          const values = given.map(shown).join(', ')
          expect(isSame, `(${values}): engine ${shown(other)}, evaluator ${shown(value)}`).to.equal(true)
        })
      })
    }),
    { numRuns: runs, endOnFailure: engine instanceof TrinoEngine },
  )
  return hasForm
}

/** The same value by a longer way. */
function lengthened(arg: Typed): Typed {
  if (arg.kind === 'constant') return arg
  const overload: Overload = {
    parameters: [{ name: 'value', type: 'any' }],
    returns: arg.type as Exclude<Type, 'null'>,
    sql: inEach(
      (value) =>
        sql`coalesce(${joined(
          Array.from({ length: 20 }, () => value),
          ', ',
        )})`,
    ),
    evaluator: () => (value: Value) => value,
  }
  return call(overload, arg)
}
