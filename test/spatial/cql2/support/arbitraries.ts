import fc from 'fast-check'
import type { Expression, Geometry, IntervalEnd, Operator } from '../../../../src/spatial/cql2/index.ts'
import { ARRAY_OPERATORS, FUNCTION_OPERATORS } from '../../../../src/spatial/cql2/operators.ts'

const AT = 0

/** CQL2 text cannot express a text that ends with a backslash, and no filter has U+0000. */
const text = fc
  .string({ unit: fc.constantFrom("'", '\\', '"', 'a', 'ß', '😀', '%', '_', ' ', '\n'), maxLength: 8 })
  .filter((value) => !value.endsWith('\\'))

const name = fc.oneof(
  fc.constantFrom(
    'name',
    'and',
    'NOT',
    'date',
    'Point',
    'a.b:c',
    'größe',
    'two words',
    'a"b',
    "it's",
    '1st',
    'S_INTERSECTS',
  ),
  fc.string({ minLength: 1, maxLength: 6 }),
)

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })

const number = fc.oneof(
  fc.integer(),
  // The parsers make a bigint of a whole number beyond 2^53, up to 64 bits.
  finite.filter(
    (value) => !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 63,
  ),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -(2n ** 63n), max: -(2n ** 53n) }),
)

const position = fc.oneof(fc.tuple(finite, finite), fc.tuple(finite, finite, finite))

const line = fc.array(position, { maxLength: 5 })
const rings = fc.array(line, { maxLength: 3 })

const geometry: fc.Arbitrary<Geometry> = fc.letrec<{ geometry: Geometry }>((tie) => ({
  geometry: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ type: fc.constant('Point' as const), coordinates: fc.oneof(position, fc.constant([])) }),
    fc.record({ type: fc.constantFrom('LineString' as const, 'MultiPoint' as const), coordinates: line }),
    fc.record({ type: fc.constantFrom('Polygon' as const, 'MultiLineString' as const), coordinates: rings }),
    fc.record({ type: fc.constant('MultiPolygon' as const), coordinates: fc.array(rings, { maxLength: 2 }) }),
    fc.record({
      type: fc.constant('GeometryCollection' as const),
      geometries: fc.array(tie('geometry'), { maxLength: 3 }),
    }),
  ),
})).geometry

const date = fc.constantFrom('2024-02-29', '0000-01-01', 'yesterday', '')
const timestamp = fc.constantFrom('2024-02-29T12:00:00Z', 'T')

const property = fc.record({ kind: fc.constant('property' as const), property: name, at: fc.constant(AT) })

const callName = fc.constantFrom('f', 'Buffer', 'größe', 'a.b', '_x')

const ARITHMETIC: readonly Operator[] = ['+', '-', '*', '/', '%', 'div', '^']
const BINARY: readonly Operator[] = ['=', '<>', '<', '<=', '>', '>=', 'like', ...ARITHMETIC]
const RELATIONS = [...FUNCTION_OPERATORS.values()].filter(
  (operator) => operator !== 'casei' && operator !== 'accenti',
)
const ARRAYS: ReadonlySet<Operator> = new Set(ARRAY_OPERATORS)

/** Expressions as both parsers make them, of any types. */
export const expressions: fc.Arbitrary<Expression> = fc.letrec<{
  expression: Expression
  argument: Expression
  call: Extract<Expression, { kind: 'call' }>
  end: IntervalEnd
}>((tie) => {
  const operation = (ops: readonly Operator[], args: fc.Arbitrary<Expression[]>): fc.Arbitrary<Expression> =>
    fc.record({
      kind: fc.constant('operation' as const),
      op: fc.constantFrom(...ops),
      args,
      at: fc.constant(AT),
    })
  const some = (least: number, most = least, item = tie('expression')): fc.Arbitrary<Expression[]> =>
    fc.array(item, { minLength: least, maxLength: most })
  return {
    call: fc.record({
      kind: fc.constant('call' as const),
      name: callName,
      args: some(0, 3, tie('argument')),
      at: fc.constant(AT),
    }),
    end: fc.oneof(
      fc.record({ kind: fc.constant('date' as const), date, at: fc.constant(AT) }),
      fc.record({ kind: fc.constant('timestamp' as const), timestamp, at: fc.constant(AT) }),
      fc.constant({ kind: 'open' as const, at: AT }),
      property,
      tie('call'),
    ),
    argument: fc.oneof(
      { withCrossShrink: true },
      tie('expression'),
      fc.record({
        kind: fc.constant('array' as const),
        items: some(0, 3, tie('argument')),
        at: fc.constant(AT),
      }),
    ),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('text' as const), value: text, at: fc.constant(AT) }),
      property,
      fc.record({ kind: fc.constant('number' as const), value: number, at: fc.constant(AT) }),
      fc.record({ kind: fc.constant('boolean' as const), value: fc.boolean(), at: fc.constant(AT) }),
      fc.record({ kind: fc.constant('date' as const), date, at: fc.constant(AT) }),
      fc.record({ kind: fc.constant('timestamp' as const), timestamp, at: fc.constant(AT) }),
      fc.record({ kind: fc.constant('geometry' as const), geometry, at: fc.constant(AT) }),
      fc.record({
        kind: fc.constant('bbox' as const),
        bbox: fc.oneof(
          fc.array(finite, { minLength: 4, maxLength: 4 }),
          fc.array(finite, { minLength: 6, maxLength: 6 }),
        ),
        at: fc.constant(AT),
      }),
      fc.record({
        kind: fc.constant('interval' as const),
        interval: fc.tuple(tie('end'), tie('end')),
        at: fc.constant(AT),
      }),
      operation(['and', 'or'], some(2, 4)),
      operation(['not', 'isNull', 'casei', 'accenti'], some(1)),
      operation(BINARY, some(2)),
      operation(['between'], some(3)),
      operation(
        ['in'],
        fc
          .tuple(tie('expression'), some(0, 3))
          .map(([value, items]) => [value, { kind: 'array', items, at: AT }]),
      ),
      operation(
        RELATIONS.filter((operator) => !ARRAYS.has(operator)),
        some(2),
      ),
      operation([...ARRAYS], some(2, 2, tie('argument'))),
      tie('call'),
    ),
  }
}).expression
