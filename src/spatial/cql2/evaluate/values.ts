import type { TimeRange } from '../../model/time-range.ts'
import type { Argument, IntervalBound, Value } from '../../model/filter.ts'
import type { FeatureValue, FeatureView } from './feature.ts'
import { foldAccents, foldCase } from './folding.ts'
import { calculate } from './numbers.ts'
import { OPEN_END, OPEN_START, type Period } from './temporal.ts'

/** Computes a value of a feature. */
export type Reader<Result> = (feature: FeatureView) => Result | null

/** A value that comparisons know. */
export type Scalar = string | number | bigint | boolean | TimeRange

/** Compiles a text, number, boolean or instant. */
export function scalarReader(value: Value): Reader<Scalar> {
  switch (value.kind) {
    case 'text':
    case 'number':
    case 'boolean': {
      const constant = value.value
      return () => constant
    }
    case 'instant': {
      const { range } = value
      return () => range
    }
    case 'column': {
      const { column } = value
      const isFit = FITS[value.type]
      return (feature) => {
        const read = feature.value(column)
        return isFit(read) ? (read as Scalar | null) : null
      }
    }
    case 'key':
      return (feature) => feature.key()
    case 'fold': {
      const text = scalarReader(value.text) as Reader<string>
      const fold = value.fold === 'case' ? foldCase : foldAccents
      return (feature) => {
        const read = text(feature)
        return read === null ? null : fold(read)
      }
    }
    case 'arithmetic': {
      const left = scalarReader(value.left) as Reader<number | bigint>
      const right = scalarReader(value.right) as Reader<number | bigint>
      const { operator } = value
      return (feature) => {
        const [one, other] = [left(feature), right(feature)]
        return one === null || other === null ? null : calculate(operator, one, other)
      }
    }
    case 'call':
      return callReader(value)
    default:
      throw new TypeError(`The checker does not admit ${value.kind} as a scalar.`)
  }
}

const isText = (value: FeatureValue): boolean => typeof value === 'string'
const isNumber = (value: FeatureValue): boolean => typeof value === 'number' || typeof value === 'bigint'
const isRange = (value: FeatureValue): boolean => typeof value === 'object' && value !== null

/** A stored value of another type than its column is unknown. Nested values are no scalars. */
const FITS = {
  text: isText,
  integer: isNumber,
  number: isNumber,
  boolean: (value: FeatureValue): boolean => typeof value === 'boolean',
  date: isRange,
  datetime: isRange,
  array: () => false,
  json: () => false,
} as const

function callReader({ function: called, args }: Extract<Value, { kind: 'call' }>): Reader<Scalar> {
  const readers = args.map(scalarReader)
  // The checker has compared the types of the arguments with the signature.
  const evaluate = called.evaluate as (...args: readonly Argument[]) => Argument
  return (feature) => {
    const values: Argument[] = []
    for (const reader of readers) {
      const value = reader(feature)
      if (value === null) return null
      values.push(value)
    }
    return evaluate(...values)
  }
}

/** Compiles an instant or interval. The result is null if an end is unknown, or if the start is after the end. */
export function periodReader(value: Value): Reader<Period> {
  if (value.kind !== 'interval') {
    const instant = scalarReader(value) as Reader<TimeRange>
    return (feature) => {
      const range = instant(feature)
      return range === null ? null : { start: range, end: range }
    }
  }
  const start = boundReader(value.start, OPEN_START)
  const end = boundReader(value.end, OPEN_END)
  return (feature) => {
    const [first, last] = [start(feature), end(feature)]
    return first === null || last === null || first.from > last.to ? null : { start: first, end: last }
  }
}

const boundReader = (bound: IntervalBound, open: TimeRange): Reader<TimeRange> =>
  bound.kind === 'open' ? () => open : (scalarReader(bound) as Reader<TimeRange>)
