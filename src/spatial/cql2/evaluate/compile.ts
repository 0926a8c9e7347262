import type { Condition, ScalarType, Value } from '../../model/filter.ts'
import { arrayTest } from './arrays.ts'
import type { FeatureView } from './feature.ts'
import { matcherOf } from './like.ts'
import { comparer } from './scalars.ts'
import type { SpatialTests } from './spatial/tests.ts'
import { relatePeriods } from './temporal.ts'
import { periodReader, type Reader, type Scalar, scalarReader } from './values.ts'

/** Decides whether a feature fulfils a condition; null if that is unknown. */
export type Predicate = Reader<boolean>

/**
 * Compiles a condition.
 *
 * @param spatial decides about geometries; needed if `usesGeometries` is true for the condition
 */
export function compileCondition(condition: Condition, spatial: SpatialTests | undefined): Predicate {
  switch (condition.kind) {
    case 'constant': {
      const { value } = condition
      return () => value
    }
    case 'and':
      return conjunction(condition.parts.map((part) => compileCondition(part, spatial)))
    case 'or':
      return disjunction(condition.parts.map((part) => compileCondition(part, spatial)))
    case 'not': {
      const part = compileCondition(condition.part, spatial)
      return (feature) => {
        const result = part(feature)
        return result === null ? null : !result
      }
    }
    case 'comparison':
      return binary(
        scalarReader(condition.left),
        scalarReader(condition.right),
        comparer(condition.type, condition.operator),
      )
    case 'like': {
      const text = scalarReader(condition.text) as Reader<string>
      const isMatch = matcherOf(condition.pattern)
      return (feature) => {
        const read = text(feature)
        return read === null ? null : isMatch(read)
      }
    }
    case 'between': {
      const [value, low, high] = [condition.value, condition.low, condition.high].map(scalarReader) as [
        Reader<Scalar>,
        Reader<Scalar>,
        Reader<Scalar>,
      ]
      return conjunction([
        binary(value, low, comparer('number', '>=')),
        binary(value, high, comparer('number', '<=')),
      ])
    }
    case 'in':
      return inList(condition.type, condition.value, condition.items)
    case 'isNull':
      return nullTest(condition.operand, spatial)
    case 'temporal': {
      const { relation } = condition
      return binary(periodReader(condition.left), periodReader(condition.right), (left, right) =>
        relatePeriods(relation, left, right),
      )
    }
    case 'arrays':
      return arrayTest(condition.relation, condition.left, condition.right, (left, right) =>
        required(spatial).areEqual(left, right),
      )
    case 'spatial':
      return required(spatial).compile(condition)
  }
}

function required(spatial: SpatialTests | undefined): SpatialTests {
  if (spatial === undefined)
    throw new TypeError('A condition on geometries was compiled without their tests.')
  return spatial
}

function binary<Result>(
  left: Reader<Result>,
  right: Reader<Result>,
  test: (left: Result, right: Result) => boolean,
): Predicate {
  return (feature) => {
    const one = left(feature)
    if (one === null) return null
    const other = right(feature)
    return other === null ? null : test(one, other)
  }
}

/** False if any part is false, otherwise null if any is null. */
function conjunction(parts: readonly Predicate[]): Predicate {
  return (feature) => {
    let result: boolean | null = true
    for (const part of parts) {
      const value = part(feature)
      if (value === false) return false
      if (value === null) result = null
    }
    return result
  }
}

/** True if any part is true, otherwise null if any is null. */
function disjunction(parts: readonly Predicate[]): Predicate {
  return (feature) => {
    let result: boolean | null = false
    for (const part of parts) {
      const value = part(feature)
      if (value === true) return true
      if (value === null) result = null
    }
    return result
  }
}

function inList(type: ScalarType, value: Value, items: readonly Value[]): Predicate {
  const reader = scalarReader(value)
  const literals = items.map((item) =>
    item.kind === 'text' || item.kind === 'boolean' ? item.value : undefined,
  )
  if (literals.every((literal) => literal !== undefined) && literals.length > 0) {
    const known: ReadonlySet<unknown> = new Set(literals)
    return (feature) => {
      const read = reader(feature)
      return read === null ? null : known.has(read)
    }
  }
  if (items.length === 0) return () => false
  const isEqual = comparer(type, '=')
  return disjunction(items.map((item) => binary(reader, scalarReader(item), isEqual)))
}

function nullTest(operand: Value | Condition, spatial: SpatialTests | undefined): Predicate {
  switch (operand.kind) {
    case 'geometry':
      return (feature: FeatureView) => feature.geometry() === null
    case 'column': {
      const { column } = operand
      return (feature) => feature.value(column) === null
    }
    case 'key':
    case 'text':
    case 'number':
    case 'boolean':
    case 'instant':
    case 'shape':
      return () => false
    case 'interval':
      return isUnknown(periodReader(operand))
    case 'fold':
    case 'arithmetic':
    case 'call':
      return isUnknown(scalarReader(operand))
    case 'array':
      return disjunction(operand.items.map((item) => nullTest(item, spatial)))
    default:
      return isUnknown(compileCondition(operand, spatial))
  }
}

const isUnknown =
  (reader: Reader<unknown>): Predicate =>
  (feature) =>
    reader(feature) === null
