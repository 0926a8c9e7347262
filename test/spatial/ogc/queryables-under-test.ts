import type { PropertySchema } from '../../../src/spatial/services/schemas.ts'
import { linkOf } from '../../support/spatial-client.ts'
import { itemsOf, type CollectionEntry, type ServiceUnderTest } from './service-under-test.ts'

/** A JSON Schema of a collection, as `/schema`, `/queryables` and `/sortables` give it. */
export interface SchemaDocument {
  readonly $schema: string
  readonly $id: string
  readonly type: string
  readonly properties: Readonly<Record<string, PropertySchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
}

/** The relations of the links to the schemas of a collection. */
export const SCHEMA_RELATIONS = {
  schema: 'http://www.opengis.net/def/rel/ogc/1.0/schema',
  queryables: 'http://www.opengis.net/def/rel/ogc/1.0/queryables',
  sortables: 'http://www.opengis.net/def/rel/ogc/1.0/sortables',
} as const

/** One of the schemas of a collection, by its link. */
export async function schemaOf(
  service: ServiceUnderTest,
  { links }: CollectionEntry,
  kind: keyof typeof SCHEMA_RELATIONS,
): Promise<SchemaDocument> {
  const { body } = await service.get(linkOf(links, SCHEMA_RELATIONS[kind])!.href, 'application/schema+json')
  return body
}

/** A filter in both encodings. */
export interface BothEncodings {
  readonly 'cql2-text': string
  readonly 'cql2-json': unknown
}

/** Address of the features of a collection that fulfil conditions; the values are escaped. */
export function itemsWith(collection: CollectionEntry, parameters: Readonly<Record<string, string>>): string {
  return `${itemsOf(collection)}?${new URLSearchParams(parameters).toString()}`
}

/** The addresses of one filter in each encoding. */
export function filtered(
  collection: CollectionEntry,
  filter: BothEncodings,
  parameters: Readonly<Record<string, string>> = {},
): string[] {
  return (['cql2-text', 'cql2-json'] as const).map((language) => {
    const expression = filter[language]
    const text = typeof expression === 'string' ? expression : JSON.stringify(expression)
    return itemsWith(collection, { ...parameters, 'filter-lang': language, filter: text })
  })
}

/** A name of a property in CQL2 text. Quotes in a name are doubled. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A filter for features without a value. */
export const isNull = (name: string): BothEncodings => ({
  'cql2-text': `${quoted(name)} IS NULL`,
  'cql2-json': { op: 'isNull', args: [{ property: name }] },
})

/** A filter for features that intersect a box. */
export const intersectsBox = (name: string, box: readonly (number | string)[]): BothEncodings => ({
  'cql2-text': `S_INTERSECTS(${quoted(name)},BBOX(${box.join()}))`,
  'cql2-json': { op: 's_intersects', args: [{ property: name }, { bbox: box.map(Number) }] },
})
