/**
 * Filters after the check against a layer: the tree that is evaluated or compiled to SQL. Names are resolved,
 * types fit, and literals are values.
 *
 * Every condition is true, false or null for a feature; only true selects it. A predicate with a null operand
 * is null, except `isNull`. AND, OR and NOT follow three-valued logic.
 */
import type { ColumnType, NestedType } from './column.ts'
import type { TimeRange } from './time-range.ts'

/** [x, y] or [x, y, z]; the order of the axes is that of the filter's reference system. */
export type Position = readonly number[]

/**
 * A GeoJSON geometry without other members. An empty geometry has empty `coordinates` or `geometries`, also if
 * it is a point.
 */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString' | 'MultiPoint'; readonly coordinates: readonly Position[] }
  | {
      readonly type: 'Polygon' | 'MultiLineString'
      readonly coordinates: readonly (readonly Position[])[]
    }
  | {
      readonly type: 'MultiPolygon'
      readonly coordinates: readonly (readonly (readonly Position[])[])[]
    }
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly Geometry[] }

/** The reference system of the geometries in a filter (`filter-crs`). */
export interface LiteralSystem {
  /**
   * Brings a literal to the positions of the features' geometries: with x before y, and with their decimals. Returns a
   * sentence if a position is not on Earth.
   */
  readonly toFeatures: (geometry: Geometry) => Geometry | string
  /**
   * The index of x in a position, and the length of a turn, if the map repeats in the direction of x. A bbox whose
   * first x is greater than its second one crosses the antimeridian there.
   */
  readonly turn?: { readonly axis: 0 | 1; readonly length: number }
}

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>='

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | 'div' | '^'

export type SpatialOperator =
  | 's_contains'
  | 's_crosses'
  | 's_disjoint'
  | 's_equals'
  | 's_intersects'
  | 's_overlaps'
  | 's_touches'
  | 's_within'

export type TemporalOperator =
  | 't_after'
  | 't_before'
  | 't_contains'
  | 't_disjoint'
  | 't_during'
  | 't_equals'
  | 't_finishedBy'
  | 't_finishes'
  | 't_intersects'
  | 't_meets'
  | 't_metBy'
  | 't_overlappedBy'
  | 't_overlaps'
  | 't_startedBy'
  | 't_starts'

export type ArrayOperator = 'a_containedBy' | 'a_contains' | 'a_equals' | 'a_overlaps'

/** A value that is not null, as functions take and return it. */
export type Argument = string | number | bigint | boolean | TimeRange

/** A function that a filter calls. It is never called with null. */
export interface FilterFunction {
  readonly name: string
  /** The type of the result. */
  readonly result: ScalarType
  readonly evaluate: (...args: readonly never[]) => Argument
}

export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'constant'; readonly value: boolean }
  /** Both sides have the type. Texts are compared by code points, and false is less than true. */
  | {
      readonly kind: 'comparison'
      readonly operator: ComparisonOperator
      readonly type: ScalarType
      readonly left: Value
      readonly right: Value
    }
  /**
   * The pattern is folded already. `%` matches any characters, `_` one code point, and a backslash makes the
   * next character literal; it never ends the pattern.
   */
  | { readonly kind: 'like'; readonly text: Value; readonly pattern: string }
  /** Numbers, both limits included. If the value is outside of one limit, a null for the other does not matter. */
  | { readonly kind: 'between'; readonly value: Value; readonly low: Value; readonly high: Value }
  /** False if there are no items; null if no item is equal and one of them is null. */
  | {
      readonly kind: 'in'
      readonly type: ScalarType
      readonly value: Value
      readonly items: readonly Value[]
    }
  /** Never null. An empty geometry is not null, and neither is a stored text in a column of times. */
  | { readonly kind: 'isNull'; readonly operand: Value | Condition }
  /** In two dimensions; heights are ignored. */
  | {
      readonly kind: 'spatial'
      readonly relation: SpatialOperator
      readonly left: GeometryValue
      readonly right: GeometryValue
    }
  /** Relations for intervals only have two intervals. */
  | {
      readonly kind: 'temporal'
      readonly relation: TemporalOperator
      readonly left: Value
      readonly right: Value
    }
  | {
      readonly kind: 'arrays'
      readonly relation: ArrayOperator
      readonly left: ArrayValue
      readonly right: ArrayValue
    }

/** Types that comparisons and lists know. Dates and timestamps are instants. */
export type ScalarType = 'text' | 'number' | 'boolean' | 'instant'

/** A `document` is a JSON value of any type. Only `isNull` knows it. */
export type ValueType = ScalarType | 'interval' | 'geometry' | 'array' | 'document'

export type Value =
  /** `column` is the position in `Layer.columns`. */
  | { readonly kind: 'column'; readonly column: number; readonly type: Exclude<ColumnType, NestedType> }
  | ArrayColumn
  | { readonly kind: 'column'; readonly column: number; readonly type: 'json' }
  /** The id of the feature. It is never null. */
  | { readonly kind: 'key'; readonly type: 'text' | 'number' }
  | { readonly kind: 'text'; readonly value: string }
  /** A whole number beyond 2^53, of at most 64 bits, is a bigint. */
  | { readonly kind: 'number'; readonly value: number | bigint }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** The whole day in UTC if it is a date, otherwise one millisecond. */
  | { readonly kind: 'instant'; readonly range: TimeRange; readonly isDate: boolean }
  | { readonly kind: 'interval'; readonly start: IntervalBound; readonly end: IntervalBound }
  /**
   * Numbers are doubles, except that sums, differences and products of whole numbers are exact within 64 bits.
   * `/` never rounds; `div` truncates; the result of `%` has the sign of the dividend. What is no finite
   * number is null, such as a quotient by zero.
   */
  | {
      readonly kind: 'arithmetic'
      readonly operator: ArithmeticOperator
      readonly left: Value
      readonly right: Value
    }
  /** CASEI or ACCENTI of a text that depends on the feature. */
  | { readonly kind: 'fold'; readonly fold: Fold; readonly text: Value }
  /** Null if an argument is null. */
  | { readonly kind: 'call'; readonly function: FilterFunction; readonly args: readonly Value[] }
  | GeometryValue
  | ArrayValue

export type Fold = 'case' | 'accents'

/** Null if the start is after the end. */
export type IntervalBound = Value | { readonly kind: 'open' }

export type GeometryValue =
  /** The geometry of the feature. */
  | { readonly kind: 'geometry' }
  /** A literal with the positions of the features' geometries. */
  | { readonly kind: 'shape'; readonly geometry: Geometry }

/** A set of values; null if one of them is null. */
export type ArrayValue = ArrayColumn | { readonly kind: 'array'; readonly items: readonly Value[] }

/** A column of arrays. Elements that are null, objects or arrays equal nothing. */
export interface ArrayColumn {
  readonly kind: 'column'
  readonly column: number
  readonly type: 'array'
  /** The type of all elements, if they have a common one. */
  readonly elements?: 'text' | 'number' | 'boolean'
}

/** The type of a value. */
export function typeOf(value: Value): ValueType {
  switch (value.kind) {
    case 'column':
      return COLUMN_TYPES[value.type]
    case 'key':
      return value.type
    case 'fold':
      return 'text'
    case 'arithmetic':
      return 'number'
    case 'shape':
      return 'geometry'
    case 'call':
      return value.function.result
    default:
      return value.kind
  }
}

const COLUMN_TYPES: Readonly<Record<ColumnType, ValueType>> = {
  text: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'instant',
  datetime: 'instant',
  array: 'array',
  json: 'document',
}
