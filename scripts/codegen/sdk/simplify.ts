import { resolve, schemaName, type Document, type Schema } from '../document.ts'

/** A document for the generator, and what its output must be mended for. */
export interface Simplified<D extends Document> {
  readonly document: D
  /** Names of the members that are lists, and the empty text where there is nothing in them. */
  readonly emptyTexts: readonly string[]
  /** Objects that have either named members or any. */
  readonly mixedObjects: readonly MixedObject[]
}

/** An object of one of two kinds: one has the members that its schema names, the other has any members. */
export interface MixedObject {
  /** The component that stands for both kinds. */
  readonly component: string
  /** The component of the kind with any members. */
  readonly open: string
  /** The members that the schema of the kind with any members names. */
  readonly openMembers: readonly string[]
  /** Members that only the kind with named members has in this JSON type, because the other kind has them as text. */
  readonly marks: readonly { readonly member: string; readonly type: 'array' | 'object' }[]
}

/**
 * Says in a simpler way what openapi-generator makes unusable code of:
 * - A list of objects of one of several kinds, or the empty text where there are none, becomes a list of one
 *   kind of object that may have the members of all. As it stands, Python loses the objects and TypeScript
 *   leaves every use to a case distinction.
 * - A type that is a list of types, such as a text or a list of texts, becomes any value.
 * - A number among values that has the same digits as a text among them is left out. As it stands, Python has two
 *   members of one name and cannot be imported.
 * - A list of entries that differ becomes a list. As it stands, TypeScript makes a set of it.
 * - The default of a member is left out. As it stands, Python sends it, although the caller has not set the member.
 * - Credentials in cookies are left out. A browser sends cookies by itself, and no program may set them there.
 */
export function simplify<D extends Document>(contract: D): Simplified<D> {
  const document = withoutCookies(contract)
  const schemas: Record<string, Schema> = { ...document.components?.schemas }
  const lists = Object.keys(schemas).filter((name) => isListOrEmpty(document, schemas[name]!))
  const mixedObjects: MixedObject[] = []
  for (const name of lists) {
    const { description, items, component, mixed } = mergedList(document, schemas[name]!)
    mixedObjects.push(...mixed)
    schemas[name] = {
      ...(description && { description }),
      type: 'array',
      items: { $ref: `#/components/schemas/${component}` },
    }
    schemas[component] = items
  }
  const members = Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((member) => lists.includes(schemaName(properties[member]!) ?? '')),
  )
  return {
    document: {
      ...document,
      ...(withoutTypeLists({
        ...document,
        components: { ...document.components, schemas: withoutDefaults(schemas) },
      }) as D),
    },
    emptyTexts: [...new Set(members)],
    mixedObjects,
  }
}

/** The contract without the security schemes of cookies, and without the requirements that name one. */
function withoutCookies<D extends Document>(document: D): D {
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  const kept = Object.fromEntries(schemes.filter(([, scheme]) => scheme.in !== 'cookie'))
  const without = <T extends { security?: Record<string, string[]>[] }>(node: T): T =>
    node.security === undefined
      ? node
      : {
          ...node,
          security: node.security.filter((requirement) =>
            Object.keys(requirement).every((name) => name in kept),
          ),
        }
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        Array.isArray(value) ? value : without(value as object),
      ]),
    ),
  ])
  return {
    ...without(document),
    paths: Object.fromEntries(paths) as D['paths'],
    components: { ...document.components, securitySchemes: kept },
  }
}

function withoutDefaults(schemas: Record<string, Schema>): Record<string, Schema> {
  const without = (named: Record<string, Schema>): Record<string, Schema> =>
    Object.fromEntries(
      Object.entries(named).map(([name, { default: _default, ...schema }]) => [
        name,
        schema.properties ? { ...schema, properties: without(schema.properties) } : schema,
      ]),
    )
  return without(schemas)
}

function branches(document: Document, schema: Schema): Schema[] {
  return ((schema['oneOf'] ?? []) as Schema[]).map((branch) => resolve<Schema>(document, branch))
}

function isListOrEmpty(document: Document, schema: Schema): boolean {
  const kinds = branches(document, schema)
  const lists = kinds.filter((kind) => kind.type === 'array' && kind.items?.$ref)
  const empty = kinds.filter((kind) => kind.type === 'string' && kind['maxLength'] === 0)
  return lists.length > 0 && empty.length === 1 && lists.length + 1 === kinds.length
}

/** One kind of object in the place of several; it takes the name of the first. */
function mergedList(document: Document, schema: Schema) {
  const references = branches(document, schema).flatMap(({ items }) => (items ? [items] : []))
  const kinds = references.map((reference) => resolve<Schema>(document, reference))
  const needed = kinds.map(({ required = [] }) => required)
  const items: Schema = {
    ...(kinds[0]!.description && { description: kinds[0]!.description }),
    type: 'object',
    properties: Object.assign({}, ...kinds.map(({ properties }) => properties)) as Record<string, Schema>,
    required: needed[0]!.filter((member) => needed.every((others) => others.includes(member))),
    additionalProperties: kinds.some((kind) => kind['additionalProperties'] !== false),
  }
  const component = schemaName(references[0]!)!
  const openAt = kinds.findIndex((kind) => kind['additionalProperties'] !== false)
  const marks = marksOf(document, kinds[0]!)
  const isMixed = openAt > 0 && marks.length > 0
  const open = isMixed ? schemaName(references[openAt]!)! : ''
  const openMembers = isMixed ? Object.keys(kinds[openAt]!.properties ?? {}) : []
  return {
    description: schema.description,
    items,
    component,
    mixed: isMixed ? [{ component, open, openMembers, marks }] : [],
  }
}

/** The required members of an object that are lists or objects. */
function marksOf(document: Document, { properties = {}, required = [] }: Schema): MixedObject['marks'] {
  return required.flatMap((member) => {
    const { type } = resolve<Schema>(document, properties[member]!)
    return type === 'array' || type === 'object' ? [{ member, type }] : []
  })
}

/**
 * A copy in which no schema has several types, no list is a set, and no value occurs as a text and a number; `null` beside a type is no type of its own.
 */
function withoutTypeLists(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((entry) => withoutTypeLists(entry))
  if (typeof node !== 'object' || node === null) return node
  const { type, ...rest } = node as Record<string, unknown>
  if (!isNamed && Array.isArray(type) && type.filter((name) => name !== 'null').length > 1)
    return 'description' in rest ? { description: rest['description'] } : {}
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'uniqueItems' || isNamed)
      .map(([key, value]) => [
        key,
        ['example', 'examples', 'default', 'enum', 'const'].includes(key) && !isNamed
          ? withoutRepeatedNumbers(key, value)
          : withoutTypeLists(value, key === 'properties' && !isNamed),
      ]),
  )
}

const withoutRepeatedNumbers = (key: string, values: unknown): unknown =>
  key === 'enum' && Array.isArray(values)
    ? values.filter((value) => typeof value !== 'number' || !values.includes(String(value)))
    : values
