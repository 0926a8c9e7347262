import { expect } from 'chai'
import fc from 'fast-check'
import type {
  FunctionDeclaration,
  Overload,
  SqlForm,
} from '../../../../src/quality/expressions/declaration.ts'
import { FUNCTIONS } from '../../../../src/quality/expressions/functions/index.ts'
import { joined, sql } from '../../../../src/quality/expressions/sql.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'
import type { Engines } from './engines.ts'
import { call, column, columnOf, constant, shown } from './engines.ts'

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

/** Of each test: a run on Trino takes a second. */
const RUNS_ON_TRINO = 1

/** Compares both forms of an overload over drawn arguments, bit for bit. */
export async function expectAgreement(
  engines: Engines,
  overload: Overload,
  drawn: readonly Drawn[],
  { runs = 15 } = {},
): Promise<void> {
  const arbitraries = drawn.map((one) =>
    'rows' in one
      ? fc.array(one.rows, { minLength: ROWS, maxLength: ROWS })
      : one.constants.map((value) => [value]),
  )
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.tuple(...arbitraries), async (values) => {
      const columns = drawn.map(({ type }, index) => columnOf(`c${index + 1}`, type))
      const args = drawn.map((one, index) =>
        'rows' in one ? column(columns, index) : constant(one.type, values[index]![0]!),
      )
      const rows = Array.from({ length: ROWS }, (_, row) =>
        values.map((column) => (column.length === 1 ? column[0]! : column[row]!)),
      )
      const answers = await engines.answers(
        // Of long arguments the SQL is another.
        [call(overload, ...args), call(overload, ...args.map(lengthened))],
        columns,
        rows,
        run++ < RUNS_ON_TRINO,
      )
      for (const found of answers) {
        found.evaluator.forEach((value, row) => {
          const other = found.duckdb[row]!
          const isSame = Object.is(value, other)
          const given = rows[row]!.map(shown).join(', ')
          expect(isSame, `(${given}): DuckDB ${shown(other)}, evaluator ${shown(value)}`).to.equal(true)
          if (found.trino === undefined) return
          const ofTrino = found.trino[row]!
          expect(
            Object.is(value, ofTrino),
            `(${given}): Trino ${shown(ofTrino)}, evaluator ${shown(value)}`,
          ).to.equal(true)
        })
      }
    }),
    { numRuns: runs },
  )
}

/** The same value by a longer way. */
function lengthened(arg: Typed): Typed {
  if (arg.kind === 'constant') return arg
  const longer: SqlForm = ([value]) =>
    sql`coalesce(${joined(
      Array.from({ length: 20 }, () => value!.sql),
      ', ',
    )})`
  const overload: Overload = {
    parameters: [{ name: 'value', type: 'any' }],
    returns: arg.type as Exclude<Type, 'null'>,
    sql: {
      duckdb: longer,
      trino: longer,
    },
    evaluator: () => (value: Value) => value,
  }
  return call(overload, arg)
}
