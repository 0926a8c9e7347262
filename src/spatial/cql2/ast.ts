/**
 * Filters as parsed from either encoding of CQL2 (OGC 21-065r2), in the shape of CQL2 JSON. They are not
 * resolved: properties, functions and types are unknown here.
 */

import type {
  ArithmeticOperator,
  ArrayOperator,
  ComparisonOperator,
  Geometry,
  SpatialOperator,
  TemporalOperator,
} from '../model/filter.ts'

export type {
  Position,
  Geometry,
  ComparisonOperator,
  ArithmeticOperator,
  SpatialOperator,
  TemporalOperator,
  ArrayOperator,
} from '../model/filter.ts'

/**
 * The place of a node: for CQL2 text the number of characters (code points) before it, for CQL2 JSON its JSON
 * pointer (RFC 6901).
 */
export type Place = number | string

/**
 * The operators as CQL2 JSON names them. `and` and `or` have two or more arguments; `not`, `isNull`, `casei`
 * and `accenti` one; `between` three; all others two. The second argument of `in` is an array.
 */
export type Operator =
  | 'and'
  | 'or'
  | 'not'
  | ComparisonOperator
  | 'like'
  | 'between'
  | 'in'
  | 'isNull'
  | 'casei'
  | 'accenti'
  | ArithmeticOperator
  | SpatialOperator
  | TemporalOperator
  | ArrayOperator

/** A node is told apart by `kind`; its other members are those of CQL2 JSON. */
export type Expression =
  | Operation
  | Call
  | Property
  | { readonly kind: 'text'; readonly value: string; readonly at: Place }
  /** A whole number beyond 2^53 is a bigint. */
  | { readonly kind: 'number'; readonly value: number | bigint; readonly at: Place }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly at: Place }
  | DateLiteral
  | TimestampLiteral
  | Interval
  /** West, south, east, north; with six numbers the heights follow south and north. */
  | { readonly kind: 'bbox'; readonly bbox: readonly number[]; readonly at: Place }
  | { readonly kind: 'geometry'; readonly geometry: Geometry; readonly at: Place }
  | { readonly kind: 'array'; readonly items: readonly Expression[]; readonly at: Place }

/** `at` is the place of the operator in text if the operator stands between its arguments. */
export interface Operation {
  readonly kind: 'operation'
  readonly op: Operator
  readonly args: readonly Expression[]
  readonly at: Place
}

/** A call of a function that is no operator of CQL2. */
export interface Call {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
  readonly at: Place
}

export interface Property {
  readonly kind: 'property'
  readonly property: string
  readonly at: Place
}

/** The text as written. The checker decides whether it is a date. */
export interface DateLiteral {
  readonly kind: 'date'
  readonly date: string
  readonly at: Place
}

export interface TimestampLiteral {
  readonly kind: 'timestamp'
  readonly timestamp: string
  readonly at: Place
}

export interface Interval {
  readonly kind: 'interval'
  readonly interval: readonly [IntervalEnd, IntervalEnd]
  readonly at: Place
}

/** An end of an interval. `open` is written as `..`; a text is a date unless it contains the letter T. */
export type IntervalEnd =
  DateLiteral | TimestampLiteral | { readonly kind: 'open'; readonly at: Place } | Property | Call

export type Kind = Expression['kind']
