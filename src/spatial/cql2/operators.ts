import type {
  ArrayOperator,
  ComparisonOperator,
  Expression,
  Operator,
  SpatialOperator,
  TemporalOperator,
} from './ast.ts'

export const COMPARISONS: readonly ComparisonOperator[] = ['=', '<>', '<', '<=', '>', '>=']

export const SPATIAL_OPERATORS: readonly SpatialOperator[] = [
  's_intersects',
  's_equals',
  's_disjoint',
  's_touches',
  's_within',
  's_overlaps',
  's_crosses',
  's_contains',
]

/** Relations of instants and intervals. */
export const INSTANT_OPERATORS: readonly TemporalOperator[] = [
  't_after',
  't_before',
  't_disjoint',
  't_equals',
  't_intersects',
]

/** Relations of intervals only. */
export const INTERVAL_OPERATORS: readonly TemporalOperator[] = [
  't_contains',
  't_during',
  't_finishedBy',
  't_finishes',
  't_meets',
  't_metBy',
  't_overlappedBy',
  't_overlaps',
  't_startedBy',
  't_starts',
]

export const ARRAY_OPERATORS: readonly ArrayOperator[] = [
  'a_equals',
  'a_contains',
  'a_containedBy',
  'a_overlaps',
]

/** The number of arguments of each operator; `and` and `or` take this number or more. */
export const ARITIES: ReadonlyMap<Operator, number> = new Map<Operator, number>([
  ['and', 2],
  ['or', 2],
  ['not', 1],
  ['like', 2],
  ['between', 3],
  ['in', 2],
  ['isNull', 1],
  ['casei', 1],
  ['accenti', 1],
  ...(
    [
      ...COMPARISONS,
      ...(['+', '-', '*', '/', '%', 'div', '^'] as const),
      ...SPATIAL_OPERATORS,
      ...INSTANT_OPERATORS,
      ...INTERVAL_OPERATORS,
      ...ARRAY_OPERATORS,
    ] as const
  ).map((operator) => [operator, 2] as const),
])

export const isOperator = (name: string): name is Operator => ARITIES.has(name as Operator)

/** Operators that text writes like a function, by their keywords. */
export const FUNCTION_OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>(
  (
    [
      'casei',
      'accenti',
      ...SPATIAL_OPERATORS,
      ...INSTANT_OPERATORS,
      ...INTERVAL_OPERATORS,
      ...ARRAY_OPERATORS,
    ] as const
  ).map((operator) => [operator.toUpperCase(), operator]),
)

/** True if text writes an expression with operators and without parentheses around it. */
export const isInfix = (expression: Expression): boolean =>
  expression.kind === 'operation' && !FUNCTION_OPERATORS.has(expression.op.toUpperCase())

/** Keywords that cannot be the name of a property without quotes. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set([
  'AND',
  'BETWEEN',
  'DIV',
  'FALSE',
  'IN',
  'IS',
  'LIKE',
  'NOT',
  'NULL',
  'OR',
  'TRUE',
])

/** The words of filters in text, as an editor completes them: a word that takes arguments ends with a parenthesis. */
export const FILTER_WORDS: readonly string[] = [
  ...RESERVED_WORDS,
  ...[...FUNCTION_OPERATORS.keys(), 'BBOX', 'DATE', 'TIMESTAMP', 'INTERVAL'].map((word) => `${word}(`),
]

/** Keywords of geometries in text, with the type in GeoJSON. */
export const GEOMETRY_WORDS = new Map([
  ['POINT', 'Point'],
  ['LINESTRING', 'LineString'],
  ['POLYGON', 'Polygon'],
  ['MULTIPOINT', 'MultiPoint'],
  ['MULTILINESTRING', 'MultiLineString'],
  ['MULTIPOLYGON', 'MultiPolygon'],
  ['GEOMETRYCOLLECTION', 'GeometryCollection'],
] as const)

/** All keywords. A property of such a name is written in quotes to be safe in every server. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...RESERVED_WORDS,
  ...FUNCTION_OPERATORS.keys(),
  ...GEOMETRY_WORDS.keys(),
  'BBOX',
  'DATE',
  'ENVELOPE',
  'INTERVAL',
  'TIMESTAMP',
])
