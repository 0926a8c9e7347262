import type { Column, ColumnType, GeometryKind } from '../stores/collection-store.ts'
import type { Collection } from './collections.ts'

/** A property of a collection in JSON Schema, with the keywords of OGC API Features part 5. */
export interface PropertySchema {
  readonly title?: string
  readonly type?: 'string' | 'integer' | 'number' | 'boolean'
  readonly format?: string
  readonly maxLength?: number
  readonly 'x-ogc-role'?:
    'id' | 'primary-geometry' | 'primary-instant' | 'primary-interval-start' | 'primary-interval-end'
  readonly 'x-ogc-propertySeq': number
}

/** A document of JSON Schema 2020-12 that describes the features of a collection. */
export interface FeatureSchema {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema'
  readonly $id: string
  readonly type: 'object'
  readonly title: string
  readonly description?: string
  readonly properties: Readonly<Record<string, PropertySchema>>
  readonly additionalProperties: false
}

const types: Readonly<Record<ColumnType, Pick<PropertySchema, 'type' | 'format'>>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
}

/**
 * All properties of the features: id, geometry, then the columns (OGC 23-058r1, logical schema).
 *
 * @param url absolute address of the document, its `$id`
 */
export function describeSchema(collection: Collection, url: string): FeatureSchema {
  const { key } = collection.layer
  return describe(collection, url, [
    [key.column, { type: key.type === 'integer' ? 'integer' : 'string', 'x-ogc-role': 'id' }],
    geometryOf(collection),
    ...columnsOf(collection),
  ])
}

/**
 * The properties that a filter may name: geometry and columns (OGC 19-079r2, 6.2). The id of a feature is
 * asked for by its own path.
 *
 * @param url absolute address of the document, its `$id`
 */
export function describeQueryables(collection: Collection, url: string): FeatureSchema {
  return describe(collection, url, [geometryOf(collection), ...columnsOf(collection)])
}

type Named = readonly [name: string, schema: Omit<PropertySchema, 'x-ogc-propertySeq'>]

function describe(collection: Collection, url: string, properties: readonly Named[]): FeatureSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: url,
    type: 'object',
    title: collection.title,
    ...(collection.description !== undefined && { description: collection.description }),
    properties: Object.fromEntries(
      properties.map(([name, schema], index) => [name, { ...schema, 'x-ogc-propertySeq': index + 1 }]),
    ),
    additionalProperties: false,
  }
}

const geometryOf = ({ layer }: Collection): Named => [
  layer.geometry.column,
  { format: formatOf(layer.geometry.kind), 'x-ogc-role': 'primary-geometry' },
]

const formatOf = (kind: GeometryKind): string =>
  `geometry-${kind === 'Geometry' ? 'any' : kind.toLowerCase()}`

function columnsOf({ columns }: Collection): Named[] {
  const roles = temporalRoles(columns)
  return columns.map((column) => {
    const role = roles.get(column)
    return [
      column.name,
      {
        ...types[column.type],
        ...(column.maxLength !== undefined && { maxLength: column.maxLength }),
        ...(role !== undefined && { 'x-ogc-role': role }),
      },
    ]
  })
}

/** The pair named `start` and `end`, else the first date or timestamp. */
function temporalRoles(
  columns: readonly Column[],
): ReadonlyMap<Column, NonNullable<PropertySchema['x-ogc-role']>> {
  const temporal = columns.filter(({ type }) => type === 'date' || type === 'datetime')
  const start = temporal.find(({ name }) => name === 'start')
  const end = temporal.find(({ name }) => name === 'end')
  if (start !== undefined && end !== undefined) {
    return new Map([
      [start, 'primary-interval-start'],
      [end, 'primary-interval-end'],
    ])
  }
  const [first] = temporal
  return new Map(first === undefined ? [] : [[first, 'primary-instant']])
}
