import fc from 'fast-check'
import type { Layer } from '../../../../src/spatial/model/collection-store.ts'
import type { ColumnType } from '../../../../src/spatial/model/column.ts'
import {
  INSTANT_OPERATORS,
  INTERVAL_OPERATORS,
  SPATIAL_OPERATORS,
} from '../../../../src/spatial/cql2/operators.ts'

/** Operands in CQL2 text by type. */
type Operands = {
  text: string
  number: string
  boolean: string
  instant: string
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const TEXTS = ["''", "'a'", "'b'", "'É'", "'Straße'", "'STRASSE'", "'a%_'", "'😀'"]
const NUMBERS = ['0', '1', '-1', '2.5', '7', '9007199254740993', '1e300', '1.706206887551412e166']
const INSTANTS = [
  "DATE('2022-04-16')",
  "DATE('2022-04-17')",
  "TIMESTAMP('2022-04-16T00:00:00Z')",
  "TIMESTAMP('2022-04-16T10:13:19.5Z')",
  "TIMESTAMP('2022-04-17T23:59:59.999Z')",
]
const PATTERNS = ["'%'", "'a%'", "'%S%'", "'_'", "'a\\%\\_'", "'É'", "'%ra_e'"]
const BOUNDS = ["'..'", "'2022-04-16'", "'2022-04-16T10:13:19.5Z'"]
const SHAPES = [
  'POINT(1 1)',
  'POINT(2 2)',
  'POINT EMPTY',
  'LINESTRING(0 0, 2 2)',
  'POLYGON((0 0, 2 0, 2 2, 0 2, 0 0))',
  'POLYGON((1 1, 3 1, 2 3, 1 1))',
  'POLYGON((0 0, 1 -1, 3 0, 4 2, 3 4, 1 4, 0 3, 1 2, 0 1, 0 0))',
  'MULTIPOINT(1 1, 5 5)',
  'BBOX(1, 1, 4, 4)',
  'BBOX(170, -10, -170, 10)',
  'GEOMETRYCOLLECTION(POINT(9 9), POLYGON((0 0, 2 0, 2 2, 0 0)))',
]

const wrapped = (
  operand: fc.Arbitrary<string>,
  ...functions: readonly [string, ...string[]]
): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...functions), operand).map(([name, argument]) => `${name}(${argument})`)

/** Filters in CQL2 text that are valid for a layer, with all operators. */
export function filtersFor({ columns, geometry }: Pick<Layer, 'columns' | 'geometry'>): fc.Arbitrary<string> {
  const named = (...types: readonly ColumnType[]): string[] =>
    columns.filter(({ type }) => types.includes(type)).map(({ name }) => quoted(name))
  const values = fc.letrec<Operands>((tie) => ({
    text: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...named('text'), ...TEXTS),
      wrapped(tie('text'), 'CASEI', 'ACCENTI', 'lower', 'upper'),
    ),
    number: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...named('integer', 'number'), ...NUMBERS),
      wrapped(tie('number'), 'abs', 'floor', 'ceil', 'round', '-'),
      wrapped(tie('text'), 'length'),
      wrapped(tie('instant'), 'year', 'month', 'day'),
      fc
        .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%', 'div', '^'), tie('number'))
        .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
    ),
    boolean: fc.constantFrom(...named('boolean'), 'TRUE', 'FALSE'),
    instant: fc.constantFrom(...named('date', 'datetime'), ...INSTANTS),
  }))
  const bound = fc.constantFrom(...named('date', 'datetime'), ...BOUNDS)
  // An interval of literals must not start after its end, which is left to a single literal.
  const interval = fc.oneof(
    fc
      .tuple(fc.constantFrom("'..'", ...named('date', 'datetime')), bound)
      .map((ends) => `INTERVAL(${ends.join(', ')})`),
    fc.constantFrom("INTERVAL('2022-04-16', '2022-04-17')", "INTERVAL('2022-04-16T10:13:19.5Z', '..')"),
  )
  const shape = fc.constantFrom(...(geometry ? [quoted(geometry.column)] : []), ...SHAPES)
  const scalar = [values.text, values.number, values.boolean, values.instant]
  const anyValue = fc.oneof(...scalar, shape, interval)
  const not = fc.constantFrom('', 'NOT ')
  const call = (operators: readonly string[], operand: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...operators), operand, operand)
      .map(([name, left, right]) => `${name}(${left}, ${right})`)
  const array = fc.array(anyValue, { maxLength: 3 }).map((items) => `(${items.join(', ')})`)
  const predicate = fc.oneof(
    ...scalar.map((operand) =>
      fc.oneof(
        fc
          .tuple(operand, fc.constantFrom('=', '<>', '<', '<=', '>', '>='), operand)
          .map(([left, operator, right]) => `${left} ${operator} ${right}`),
        fc
          .tuple(operand, not, fc.array(operand, { maxLength: 3 }))
          .map(([value, negation, items]) => `${value} ${negation}IN (${items.join(', ')})`),
      ),
    ),
    fc
      .tuple(
        values.text,
        not,
        fc.oneof(
          fc.constantFrom(...PATTERNS),
          wrapped(wrapped(fc.constantFrom(...PATTERNS), 'CASEI', 'ACCENTI'), 'ACCENTI', 'CASEI'),
        ),
      )
      .map(([text, negation, pattern]) => `${text} ${negation}LIKE ${pattern}`),
    fc
      .tuple(values.number, not, values.number, values.number)
      .map(([value, negation, low, high]) => `${value} ${negation}BETWEEN ${low} AND ${high}`),
    fc.tuple(anyValue, not).map(([value, negation]) => `${value} IS ${negation}NULL`),
    call(SPATIAL_OPERATORS, shape),
    call(INSTANT_OPERATORS, fc.oneof(values.instant, interval)),
    call(INTERVAL_OPERATORS, interval),
    call(['A_EQUALS', 'A_CONTAINS', 'A_CONTAINEDBY', 'A_OVERLAPS'], array),
    fc.constantFrom('TRUE', 'FALSE'),
  )
  return fc.letrec<{ filter: string }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { arbitrary: predicate, weight: 4 },
      { arbitrary: tie('filter').map((filter) => `NOT (${filter})`), weight: 1 },
      { arbitrary: tie('filter').map((filter) => `(${filter}) IS NULL`), weight: 1 },
      {
        arbitrary: fc
          .tuple(fc.constantFrom(' AND ', ' OR '), fc.array(tie('filter'), { minLength: 2, maxLength: 3 }))
          .map(([word, parts]) => parts.map((part) => `(${part})`).join(word)),
        weight: 2,
      },
    ),
  })).filter
}
