import { InvalidParameter, NotQueryable, UnsupportedParameters, type SpatialError } from '../model/errors.ts'
import type { Equality, Layer } from '../model/collection-store.ts'
import { isNested, type ColumnType, type NestedType } from '../model/column.ts'
import { readTime } from './datetimes.ts'
import { ID, idTypeOf, isIdNamed } from '../model/feature-id.ts'
import { isUnqueryable, positionOf } from './properties.ts'

/** JSON's grammar, as for every other number in a request. */
const INTEGER = /^-?(?:0|[1-9]\d*)$/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** GDAL's filters have no booleans: it translates `-where "open = 1"` to `open=1`. */
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

/** The size of an integer in SQLite and in other stores. */
const BITS = 64

/** The types that a parameter can name a value of. */
type Scalar = Exclude<ColumnType, NestedType>

const EXPECTED: Readonly<Record<Scalar, string>> = {
  text: 'a text',
  integer: 'a whole number of at most 64 bits in decimal digits, such as 10',
  number: 'a decimal number, such as 12.5',
  boolean: 'true or false (or 1 or 0)',
  date: 'a date, such as 2024-02-29',
  datetime: 'a timestamp with its offset, such as 2024-02-29T12:00:00Z, or a date for a whole day in UTC',
}

/** The property values that parameters ask for, and all faults of the parameters. */
export interface Equalities {
  readonly equals: readonly Equality[]
  /** The id that the feature must have, if a parameter names it. */
  readonly id?: string
  readonly faults: readonly SpatialError[]
}

/**
 * Reads parameters that are named after properties (OGC 17-069r4, 7.15.5). Each asks for features whose
 * property has exactly the value, in the type of the column. A parameter without a value asks for the empty
 * string.
 */
export function readEqualities(layer: Layer, parameters: Readonly<Record<string, string>>): Equalities {
  const equals: Equality[] = []
  const faults: SpatialError[] = []
  const unknown: string[] = []
  let id: string | undefined
  for (const [name, text] of Object.entries(parameters)) {
    const column = positionOf(layer, name)
    if (column !== undefined) {
      const { type } = layer.columns[column]!
      const value = isNested(type) ? undefined : readValue(type, text)
      if (value !== undefined) equals.push({ column, value })
      else if (isNested(type)) faults.push(new NotQueryable(name, nestedFault(name, type)))
      else faults.push(new InvalidParameter(name, `The query parameter "${name}" must be ${EXPECTED[type]}.`))
    } else if (name === ID && isIdNamed(layer)) {
      if (idTypeOf(layer) === 'text' || INTEGER.test(text)) id = text
      else
        faults.push(new InvalidParameter(name, `The query parameter "${name}" must be ${EXPECTED.integer}.`))
    } else if (isUnqueryable(layer, name)) {
      faults.push(new NotQueryable(name, `Features can't be filtered by "${name}".`))
    } else unknown.push(name)
  }
  if (unknown.length > 0) faults.push(new UnsupportedParameters(unknown))
  return { equals, ...(id !== undefined && { id }), faults }
}

const nestedFault = (name: string, type: NestedType): string =>
  `The values of "${name}" are nested, so a parameter can't name one. ${
    type === 'array'
      ? `Use a filter on its elements, such as A_CONTAINS("${name}",('a')).`
      : `A filter can only test it with IS NULL.`
  }`

function readValue(type: Scalar, text: string): Equality['value'] | undefined {
  switch (type) {
    case 'text':
      return text
    case 'integer': {
      const value = INTEGER.test(text) ? BigInt(text) : undefined
      return value === undefined || BigInt.asIntN(BITS, value) !== value ? undefined : value
    }
    case 'number': {
      const value = NUMBER.test(text) ? Number(text) : Infinity
      return Number.isFinite(value) ? value : undefined
    }
    case 'boolean':
      return BOOLEANS.get(text)
    case 'date': {
      const range = readTime(text)
      return range !== undefined && range.from < range.to ? range : undefined
    }
    case 'datetime':
      return readTime(text)
  }
}
