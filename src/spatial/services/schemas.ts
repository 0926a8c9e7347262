import type { GeometryKind, Layer } from '../model/collection-store.ts'
import { isNested, type Column, type ColumnType, type ElementType } from '../model/column.ts'
import type { Collection } from '../model/collection.ts'
import { ID, idColumnOf, idTypeOf, isIdNamed } from '../model/feature-id.ts'

type ScalarName = 'string' | 'integer' | 'number' | 'boolean'

/** A property of a collection in JSON Schema, with the keywords of OGC API Features part 5. */
export interface PropertySchema {
  readonly title?: string
  readonly type?: ScalarName | 'array' | 'object'
  /** The elements of an array. */
  readonly items?: { readonly type?: ScalarName }
  readonly format?: string
  readonly description?: string
  readonly maxLength?: number
  readonly enum?: readonly (string | number)[]
  readonly minimum?: number
  readonly maximum?: number
  readonly readOnly?: true
  readonly 'x-ogc-role'?:
    'id' | 'primary-geometry' | 'primary-instant' | 'primary-interval-start' | 'primary-interval-end'
  readonly 'x-ogc-propertySeq': number
}

/** A JSON Schema 2020-12 document that describes the features of a collection. */
export interface FeatureSchema {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema'
  readonly $id: string
  readonly type: 'object'
  readonly title: string
  readonly description?: string
  readonly properties: Readonly<Record<string, PropertySchema>>
  readonly required?: readonly string[]
  readonly additionalProperties: false
}

const TYPES: Readonly<Record<ColumnType, Pick<PropertySchema, 'type' | 'format'>>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  array: { type: 'array' },
  // Objects, or values of several types.
  json: {},
}

const ELEMENTS: Readonly<Record<ElementType, ScalarName>> = {
  text: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
}

/**
 * All properties of the features: id, geometry if they have one, then the columns (OGC 23-058r1, logical schema).
 *
 * @param url absolute URL of the document, its `$id`
 */
export function describeSchema(collection: Collection, url: string): FeatureSchema {
  const id = idColumnOf(collection.layer)
  const required = collection.columns.filter((column) => column.required).map(({ name }) => name)
  return {
    ...describe(collection, url, [
      [id, { ...idSchema(collection), readOnly: true }],
      ...geometryOf(collection),
      ...columnsOf(collection),
    ]),
    required: [id, ...required],
  }
}

/**
 * What a filter may use: id, geometry and columns (OGC 19-079r2, 6.2). A column or a geometry with the name of the id has
 * this name; the id is then filtered by the parameter `ids`.
 *
 * @param url absolute URL of the document, its `$id`
 */
export function describeQueryables(collection: Collection, url: string): FeatureSchema {
  const others = [...geometryOf(collection), ...columnsOf(collection)]
  const isNamed = isIdNamed({ ...collection.layer, columns: collection.columns })
  return describe(collection, url, isNamed ? [[ID, idSchema(collection)], ...others] : others)
}

const idSchema = ({ layer }: Collection): Named[1] => ({
  type: idTypeOf(layer) === 'integer' ? 'integer' : 'string',
  'x-ogc-role': 'id',
})

/**
 * The properties that `sortby` may name: the columns (OGC 23-058r1, clause on sortables).
 *
 * @param url absolute URL of the document, its `$id`
 */
export function describeSortables(collection: Collection, url: string): FeatureSchema {
  const sortable = columnsOf(collection).filter(
    (_, position) => !isNested(collection.columns[position]!.type),
  )
  return describe(collection, url, sortable)
}

type Named = readonly [name: string, schema: Omit<PropertySchema, 'x-ogc-propertySeq'>]

function describe(collection: Collection, url: string, properties: readonly Named[]): FeatureSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    type: 'object',
    title: collection.title,
    ...(collection.description !== undefined && { description: collection.description }),
    // Object.fromEntries treats `__proto__` like any other name.
    properties: Object.fromEntries(
      properties.map(([name, schema], index) => [name, { ...schema, 'x-ogc-propertySeq': index + 1 }]),
    ),
    additionalProperties: false,
  }
}

/** The property of the geometry; none for features without geometries. */
const geometryOf = ({ layer: { geometry } }: Collection): Named[] =>
  geometry === undefined
    ? []
    : [[geometry.column, { format: formatOf(geometry.kind), 'x-ogc-role': 'primary-geometry' }]]

const formatOf = (kind: GeometryKind): string =>
  `geometry-${kind === 'Geometry' ? 'any' : kind.toLowerCase()}`

const columnsOf = ({ columns, layer }: Collection): Named[] =>
  columns.map((column, position) => [column.name, schemaOf(column, temporalRole(layer, position))])

/** The type of a column's values. A column with other texts among its times has no format. */
export function typeOf({
  type,
  irregular,
}: Pick<Column, 'type' | 'irregular'>): Pick<PropertySchema, 'type' | 'format'> {
  const { format, ...plain } = TYPES[type]
  return { ...plain, ...(format !== undefined && !irregular && { format }) }
}

/**
 * For a temporal property the standard allows only its format; the extent of the collection gives the range.
 */
function schemaOf(column: Column, role: PropertySchema['x-ogc-role']): Named[1] {
  const { title, description, maxLength, values, range } = column
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...typeOf(column),
    ...(column.isObject && { type: 'object' as const }),
    ...(column.type === 'array' && {
      items: column.elements === undefined ? {} : { type: ELEMENTS[column.elements] },
    }),
    ...(maxLength !== undefined && { maxLength }),
    ...(values !== undefined && { enum: values }),
    ...(range !== undefined && values === undefined && { minimum: range[0], maximum: range[1] }),
    ...(role !== undefined && { 'x-ogc-role': role }),
  }
}

function temporalRole({ time }: Layer, position: number): PropertySchema['x-ogc-role'] {
  if (time === undefined) return undefined
  if (time.start === time.end) return position === time.start ? 'primary-instant' : undefined
  if (position === time.start) return 'primary-interval-start'
  return position === time.end ? 'primary-interval-end' : undefined
}
