import type { ArrayOperator, Geometry } from '../ast.ts'
import { type ArrayValue, type ScalarType, typeOf, type Value, type ValueType } from '../../model/filter.ts'
import type { ArrayElement, FeatureView } from './feature.ts'
import { comparer } from './scalars.ts'
import { type Period, relatePeriods } from './temporal.ts'
import { periodReader, type Reader, type Scalar, scalarReader } from './values.ts'

/** An element of an array with its type, because an array can mix types. */
interface Element {
  readonly type: ValueType
  readonly value: Scalar | Period | Geometry | readonly Element[]
}

/** True if two geometries have the same points; null if that is not defined. */
export type AreEqualGeometries = (left: Geometry, right: Geometry) => boolean | null

/** Compiles a relation of two arrays, which are sets (OGC 21-065r2, /req/array-functions/array-predicates). */
export function arrayTest(
  relation: ArrayOperator,
  left: ArrayValue,
  right: ArrayValue,
  areEqual: AreEqualGeometries,
): Reader<boolean> {
  const [readLeft, readRight] = [arrayReader(left), arrayReader(right)]
  return (feature) => {
    const [one, other] = [readLeft(feature), readRight(feature)]
    return one === null || other === null ? null : relate(relation, one, other, areEqual)
  }
}

function arrayReader(value: ArrayValue): Reader<readonly Element[]> {
  if (value.kind === 'column') return storedArrayReader(value.column)
  const readers = value.items.map(elementReader)
  return (feature) => {
    const elements: Element[] = []
    for (const reader of readers) {
      const element = reader(feature)
      if (element === null) return null
      elements.push(element)
    }
    return elements
  }
}

/** A stored array. Its elements have types of their own. */
const storedArrayReader =
  (column: number): Reader<readonly Element[]> =>
  (feature) => {
    const stored = feature.value(column)
    return Array.isArray(stored) ? (stored as readonly ArrayElement[]).map(storedElement) : null
  }

function storedElement(value: ArrayElement): Element {
  switch (typeof value) {
    case 'string':
      return { type: 'text', value }
    case 'boolean':
      return { type: 'boolean', value }
    case 'number':
    case 'bigint':
      return { type: 'number', value }
    default:
      return NO_SCALAR
  }
}

/** An element that equals nothing, not even itself. */
const NO_SCALAR: Element = { type: 'document', value: '' }

function elementReader(value: Value): Reader<Element> {
  const type = typeOf(value)
  const reader = elementValueReader(value)
  return (feature) => {
    const read = reader(feature)
    return read === null ? null : { type, value: read }
  }
}

function elementValueReader(value: Value): Reader<Element['value']> {
  switch (value.kind) {
    case 'array':
      return arrayReader(value)
    case 'column':
      return value.type === 'array' ? arrayReader(value) : scalarReader(value)
    case 'interval':
      return periodReader(value)
    case 'shape': {
      const { geometry } = value
      return () => geometry
    }
    case 'geometry':
      return (feature: FeatureView) => feature.geometry()
    default:
      return scalarReader(value)
  }
}

function relate(
  relation: ArrayOperator,
  left: readonly Element[],
  right: readonly Element[],
  areEqual: AreEqualGeometries,
): boolean {
  const has = (set: readonly Element[], wanted: Element): boolean =>
    set.some((element) => isSame(element, wanted, areEqual))
  switch (relation) {
    case 'a_contains':
      return right.every((element) => has(left, element))
    case 'a_containedBy':
      return left.every((element) => has(right, element))
    case 'a_equals':
      return left.every((element) => has(right, element)) && right.every((element) => has(left, element))
    case 'a_overlaps':
      return left.some((element) => has(right, element))
  }
}

function isSame(left: Element, right: Element, areEqual: AreEqualGeometries): boolean {
  if (left.type !== right.type) return false
  switch (left.type) {
    case 'array':
      return relate('a_equals', left.value as readonly Element[], right.value as readonly Element[], areEqual)
    case 'interval':
      return relatePeriods('t_equals', left.value as Period, right.value as Period)
    case 'geometry':
      return areEqual(left.value as Geometry, right.value as Geometry) === true
    case 'document':
      return false
    default:
      return EQUAL[left.type](left.value as Scalar, right.value as Scalar)
  }
}

const EQUAL: Readonly<Record<ScalarType, (left: Scalar, right: Scalar) => boolean>> = {
  text: comparer('text', '='),
  number: comparer('number', '='),
  boolean: comparer('boolean', '='),
  instant: comparer('instant', '='),
}
