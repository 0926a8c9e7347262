import type { Schema } from './document.ts'

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const ONE = [
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
]
const LIST = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']
/** Annotations of OpenAPI that a JSON Schema validator does not know or need. */
const ANNOTATIONS = [
  'example',
  'examples',
  'externalDocs',
  'xml',
  'deprecated',
  'title',
  'description',
  'default',
  'readOnly',
  'writeOnly',
]

/**
 * Turns a schema of OpenAPI 3.0 or 3.1 into JSON Schema 2020-12 for ajv: `nullable` and boolean exclusive
 * bounds are rewritten, annotations dropped, references pointed at `contract#/$defs/<name>`.
 */
export function toJsonSchema(schema: Schema | boolean): Schema | boolean {
  if (typeof schema === 'boolean') return schema
  if (schema.$ref) return { $ref: schema.$ref.replace('#/components/schemas/', 'contract#/$defs/') }
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (ANNOTATIONS.includes(key) || key.startsWith('x-') || key === 'nullable' || key === 'discriminator')
      continue
    if (ONE.includes(key)) out[key] = toJsonSchema(value as Schema)
    else if (LIST.includes(key)) out[key] = (value as Schema[]).map(toJsonSchema)
    else if (NAMED.includes(key)) out[key] = mapValues(value as Record<string, Schema>, toJsonSchema)
    else out[key] = value
  }
  if (schema['discriminator'] && out['oneOf']) {
    // ajv takes the branches from `const` or `enum` of the property itself and refuses a mapping.
    const { propertyName } = schema['discriminator'] as { propertyName: string }
    out['discriminator'] = { propertyName }
    out['type'] ??= 'object'
    out['required'] ??= [propertyName]
  }
  exclusiveBound(out, 'exclusiveMinimum', 'minimum')
  exclusiveBound(out, 'exclusiveMaximum', 'maximum')
  return schema['nullable'] === true ? nullable(out) : out
}

function exclusiveBound(schema: Record<string, unknown>, exclusive: string, inclusive: string): void {
  if (typeof schema[exclusive] !== 'boolean') return
  if (schema[exclusive]) {
    schema[exclusive] = schema[inclusive]
    delete schema[inclusive]
  } else delete schema[exclusive]
}

function nullable(schema: Schema): Schema {
  const { type, ...rest } = schema
  if (type && !rest.enum) return { ...rest, type: [...([] as string[]).concat(type), 'null'] }
  return { anyOf: [schema, { type: 'null' }] }
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
