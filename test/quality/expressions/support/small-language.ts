/** A scope and a few functions with all that declarations can ask for, for tests of the check. */
import type { FunctionDeclaration, Overload } from '../../../../src/quality/expressions/declaration.ts'
import type { ProfiledColumn, Scope, ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import { sql } from '../../../../src/quality/expressions/sql.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'

type Known = Exclude<Type, 'null'>

const column = (humanName: string, type: Known, raw: ScopeColumn['raw']): ScopeColumn => ({
  name: humanName.toUpperCase().replaceAll(' ', '_'),
  humanName,
  type,
  sql: `"${humanName}"`,
  raw,
})

const attribute = (humanName: string, type: Known, profiled?: ProfiledColumn): ScopeColumn =>
  column(humanName, type, { isClean: false, dateOrder: undefined, profiled })

/** Attributes of each type and columns of each: those begin with `The`. */
export const SCOPE: Scope = {
  columns: [
    attribute('Name', 'text', { attributeId: 1, valuesTable: 'v1_g1', schemaLength: 20 } as ProfiledColumn),
    attribute('Two Words', 'text'),
    attribute('Zip', 'integer'),
    attribute('Net', 'decimal'),
    attribute('Active', 'logical'),
    attribute('Birth', 'date'),
    attribute('Open', 'time'),
    attribute('Seen', 'timestamp'),
    column('The Text', 'text', undefined),
    column('The Integer', 'integer', undefined),
    column('The Decimal', 'decimal', undefined),
    column('The Logical', 'logical', undefined),
    column('The Date', 'date', undefined),
    column('The Time', 'time', undefined),
    column('The Timestamp', 'timestamp', undefined),
    // Its human name is the columnised one of another.
    column('NET', 'text', undefined),
  ],
}

const declared = (name: string, ...overloads: Omit<Overload, 'sql'>[]): [string, FunctionDeclaration] => [
  name,
  {
    name,
    group: 'String',
    description: name,
    overloads: overloads.map((overload) => ({ ...overload, sql: { duckdb: () => sql`null` } })),
    examples: [],
  },
]

const never = (): never => {
  throw new Error('called')
}

export const FUNCTIONS: ReadonlyMap<string, FunctionDeclaration> = new Map([
  declared('LENGTH', {
    parameters: [{ name: 'text', type: 'text' }],
    returns: 'integer',
    evaluator: () => (text: string) => BigInt(text.length),
  }),
  declared(
    'ABS',
    {
      parameters: [{ name: 'number', type: 'integer' }],
      returns: 'integer',
      evaluator: () => (number: bigint) => (number < 0n ? -number : number),
    },
    {
      parameters: [{ name: 'number', type: 'decimal' }],
      returns: 'decimal',
      isComputed: true,
      evaluator: () => (number: number) => Math.abs(number),
    },
  ),
  declared('ROUND', {
    parameters: [
      { name: 'number', type: 'decimal' },
      { name: 'digits', type: 'integer', kind: 'constant' },
    ],
    optional: 1,
    returns: 'decimal',
    evaluator: () => (number: number, digits?: bigint) => Number(number.toFixed(Number(digits ?? 0n))),
  }),
  declared(
    'DT_YEAR',
    { parameters: [{ name: 'date', type: 'date' }], returns: 'integer', evaluator: () => () => 2024n },
    {
      parameters: [{ name: 'timestamp', type: 'timestamp' }],
      returns: 'integer',
      evaluator: () => () => 2024n,
    },
  ),
  declared('DT_FLOOR', {
    parameters: [
      { name: 'date', type: 'date' },
      { name: 'unit', type: 'text', kind: 'constant', words: ['DAY', 'MONTH', 'YEAR'] },
    ],
    returns: 'date',
    evaluator: () => (date: number) => date,
  }),
  declared('COALESCE', {
    parameters: [{ name: 'value', type: 'same' }],
    isVariadic: true,
    returns: 'same',
    takesNull: true,
    evaluator:
      () =>
      (...values: Value[]) =>
        values.find((value) => value !== null) ?? null,
  }),
  declared('IS_NULL', {
    parameters: [{ name: 'value', type: 'any' }],
    returns: 'logical',
    takesNull: true,
    evaluator: () => (value: Value) => value === null,
  }),
  declared('MATCHES', {
    parameters: [
      { name: 'text', type: 'text' },
      {
        name: 'pattern',
        type: 'text',
        kind: 'constant',
        refuse: (pattern) => (pattern === '(' ? 'A parenthesis is not closed in the pattern.' : undefined),
      },
    ],
    returns: 'logical',
    evaluator: () => (text: string, pattern: string) => text === pattern,
  }),
  declared('REPEAT', {
    parameters: [
      { name: 'text', type: 'text' },
      { name: 'times', type: 'integer' },
    ],
    returns: 'text',
    evaluator: () => (text: string, times: bigint) => text.repeat(Number(times)),
  }),
  declared('AVERAGE', {
    parameters: [{ name: 'attribute', type: 'any', kind: 'attribute' }],
    returns: 'decimal',
    takesNull: true,
    evaluator: () => () => 1,
  }),
  declared('SOUNDEX', {
    parameters: [{ name: 'value', type: 'text', kind: 'listed' }],
    returns: 'text',
    evaluator: () => (text: string) => text,
  }),
  declared('FREQUENCY', {
    parameters: [{ name: 'attribute', type: 'any', kind: 'attribute' }],
    only: 'sql',
    returns: 'integer',
    evaluator: never,
  }),
  declared('SCRAMBLED', {
    parameters: [{ name: 'text', type: 'text' }],
    only: 'rows',
    returns: 'text',
    evaluator: () => (text: string) => text,
  }),
  declared('TODAY', { parameters: [], returns: 'date', evaluator: () => () => 20_000 }),
])

/** A checked expression with each conversion: `logical(integer(Zip), 3)`. */
export function treeOf(typed: Typed): string {
  switch (typed.kind) {
    case 'constant':
      return typeof typed.value === 'string' ? JSON.stringify(typed.value) : `${typed.type} ${typed.value}`
    case 'column':
      return typed.column.humanName
    case 'call':
      return `${typed.type}(${typed.args.map(treeOf).join(', ')})`
  }
}
