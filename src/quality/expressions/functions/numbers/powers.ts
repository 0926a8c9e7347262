import { overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { joined, type Sql, sql, verbatim } from '../../sql.ts'
import { always } from '../../memory.ts'
import { once } from '../../dialects/once.ts'
import { exp, expSql, ln, lnSql, log, log10, log10Sql, logSql, power, powerSql } from './elementary.ts'

/** Bytes of the values of all steps, each of which the engine keeps for a row. */
const STEP_BYTES = 1500

const computed = (
  names: readonly string[],
  duckdb: (...args: Sql[]) => Sql,
  /** The routine of Trino. */
  routine: string,
  evaluate: (...values: number[]) => number | null,
): Overload =>
  overload({
    parameters: names.map((name) => ({ name, type: 'decimal' }) as const),
    returns: 'decimal',
    isComputed: true,
    makes: always(STEP_BYTES),
    sql: {
      duckdb: (args) => {
        const parts = Object.fromEntries(args.map((arg, place) => [`p${place}`, arg.sql]))
        return once(parts, (named) => duckdb(...Object.values(named)))
      },
      trino: (args) =>
        sql`${verbatim(routine)}(${joined(
          args.map((arg) => arg.sql),
          ', ',
        )})`,
    },
    evaluator: () => evaluate,
  })

const positive = (x: Sql): Sql => sql`case when ${x} > 0 then ${x} end`

/** A logarithm to base 1 does not exist. */
const base = (x: Sql): Sql => sql`case when ${x} > 0 and ${x} <> 1 then ${x} end`

/** Null unless the result is a real number. */
function raised(x: number, exponent: number): number | null {
  if (exponent === 0) return 1
  if (x === 0) return exponent > 0 ? 0 : null
  if (x < 0 && !Number.isInteger(exponent)) return null
  const size = power(Math.abs(x), exponent)
  const isNegative = x < 0 && Math.floor(exponent / 2) * 2 !== exponent
  return size === null ? null : size * (isNegative ? -1 : 1) + 0
}

/** raised() */
function raisedSql(x: Sql, exponent: Sql): Sql {
  const size = sql`case when ${x} > 0 or (${x} < 0 and ${exponent} = floor(${exponent})) then abs(${x}) end`
  const sign = sql`case when ${x} < 0 and floor(${exponent} / 2) * 2 <> ${exponent} then -1 else 1 end`
  return sql`case when ${exponent} = 0 and ${x} is not null then 1e0 when ${x} = 0 and ${exponent} > 0 then 0e0
    else ${powerSql(size, exponent)} * ${sign} end`
}

export const POWERS: readonly FunctionDeclaration[] = [
  {
    name: 'POWER',
    group: 'Numeric',
    description:
      'The number raised to the exponent. 0 to the power of 0 is 1. Null if the result is not a real number (a root of a negative number), is too large, or divides by zero.',
    overloads: [computed(['number', 'exponent'], raisedSql, 'gt_power', raised)],
    examples: [
      { expression: 'POWER(2, 10)', result: '1024' },
      { expression: 'POWER(8, 1 / 3)', result: '2' },
      { expression: 'POWER(-8, 0.5)', result: null },
      { expression: 'POWER(10, 400)', result: null },
    ],
  },
  {
    name: 'SQRT',
    group: 'Numeric',
    description: 'The square root of the number. Null for a negative number.',
    overloads: [
      computed(
        ['number'],
        (x) => sql`sqrt(case when ${x} >= 0 then ${x} end)`,
        'gt_root',
        (x) => (x >= 0 ? Math.sqrt(x) : null),
      ),
    ],
    examples: [
      { expression: 'SQRT(144)', result: '12' },
      { expression: 'SQRT(-1)', result: null },
    ],
  },
  {
    name: 'EXP',
    group: 'Numeric',
    description: 'e (2.71828…) raised to the number. Null if the result is too large.',
    overloads: [computed(['number'], expSql, 'gt_exp', exp)],
    examples: [
      { expression: 'EXP(0)', result: '1' },
      { expression: 'EXP(1)', result: '2.71828182845905' },
      { expression: 'EXP(1000)', result: null },
    ],
  },
  {
    name: 'LN',
    group: 'Numeric',
    description: 'The natural logarithm of the number. Null for zero and negative numbers.',
    overloads: [
      computed(
        ['number'],
        (x) => lnSql(positive(x)),
        'gt_ln',
        (x) => (x > 0 ? ln(x) + 0 : null),
      ),
    ],
    examples: [
      { expression: 'LN(EXP(2))', result: '2' },
      { expression: 'LN(0)', result: null },
    ],
  },
  {
    name: 'LOG10',
    group: 'Numeric',
    description: 'The logarithm of the number to base 10. Null for zero and negative numbers.',
    overloads: [
      computed(
        ['number'],
        (x) => log10Sql(positive(x)),
        'gt_log10',
        (x) => (x > 0 ? log10(x) + 0 : null),
      ),
    ],
    examples: [
      { expression: 'LOG10(1000)', result: '3' },
      { expression: 'LOG10(-1)', result: null },
    ],
  },
  {
    name: 'LOG',
    group: 'Numeric',
    description:
      'The logarithm of the second number to the base given first. Null if either is zero or negative, or if the base is 1.',
    overloads: [
      computed(
        ['base', 'number'],
        (b, x) => logSql(base(b), positive(x)),
        'gt_log',
        (b, x) => (x > 0 && b > 0 && b !== 1 ? log(b, x) + 0 : null),
      ),
    ],
    examples: [
      { expression: 'LOG(2, 8)', result: '3' },
      { expression: 'LOG(10, 0.001)', result: '-3' },
      { expression: 'LOG(1, 8)', result: null },
    ],
  },
]
