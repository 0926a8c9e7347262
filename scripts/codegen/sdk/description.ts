import { resolve, type Document, type Schema } from '../document.ts'
import { readOperations } from '../model.ts'
import { typescriptType } from '../typescript-type.ts'
import type { MixedObject, Simplified } from './simplify.ts'

/** What an SDK needs to know of the contract that it is generated from. */
export interface SdkDescription {
  service: string
  title: string
  /** First paragraph of the contract's description. */
  summary: string
  /** Version of the package, of three parts. */
  version: string
  operations: readonly { id: string; tag: string; summary: string }[]
  schemes: readonly SecurityScheme[]
  /** Names of the parameters whose entries are sent as parameters of their own. */
  freeForm: readonly string[]
  /** Names of the members that are lists, and arrive as the empty text where there is nothing in them. */
  emptyTexts: readonly string[]
  /** Names of the members that are in upper case, such as `FILTER_EXPRESSION`. */
  upperCase: readonly string[]
  /** Objects that have either named members or any. */
  mixedObjects: readonly MixedObject[]
  /** Scalar members that can be numbers of any size, such as the minimum of an integer property. */
  unboundedNumbers: readonly { component: string; member: string }[]
  /** Path parameters that other parts of the contract give in another type: integers as text, identifiers as a union. */
  identifiers: readonly { name: string; component: string | undefined }[]
  /** Operations that answer with a list of tuples, and what a tuple is in TypeScript. */
  tupleLists: readonly { id: string; tuple: string }[]
}

export interface SecurityScheme {
  id: string
  kind: 'bearer' | 'basic' | 'key' | 'other'
  /** The scheme's name in the header Authorization, where it is one of HTTP. */
  httpScheme: string
  description: string
}

/** The bundled contract, with what only an SDK asks for. */
export interface SdkDocument extends Document {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, { operationId?: string; tags?: string[]; summary?: string }>>
  components?: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, { type: string; scheme?: string; description?: string }>
  }
}

/** Reads the description of an SDK out of a bundled contract. */
export function describeSdk(
  service: string,
  { document, emptyTexts, mixedObjects }: Simplified<SdkDocument>,
): SdkDescription {
  const { title, version, description } = document.info
  const numbers = version.split('.')
  const operations = readOperations(document)
  return {
    service,
    title,
    summary: description === undefined ? title : firstParagraph(description),
    version: [...numbers, '0', '0'].slice(0, Math.max(3, numbers.length)).join('.'),
    operations: Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, tags = ['Default'], summary = '' }) =>
        operationId === undefined ? [] : [{ id: operationId, tag: tags[0] ?? 'Default', summary }],
      ),
    schemes: Object.entries(document.components?.securitySchemes ?? {}).map(([id, scheme]) => ({
      id,
      kind: schemeKind(scheme),
      httpScheme: scheme.scheme ?? '',
      description: scheme.description ?? '',
    })),
    emptyTexts,
    mixedObjects,
    unboundedNumbers: unboundedNumbers(document),
    identifiers: identifiers(document),
    upperCase: upperCaseMembers(document),
    tupleLists: operations.flatMap(({ spec: { id }, replies }) =>
      replies.flatMap(({ schema }) => {
        const tuple = schema && tupleOf(document, schema)
        return tuple === undefined ? [] : [{ id, tuple }]
      }),
    ),
    freeForm: [
      ...new Set(
        operations.flatMap(({ parameters }) =>
          parameters.flatMap(({ name, type }) =>
            typeof type === 'object' && 'entries' in type ? [name] : [],
          ),
        ),
      ),
    ],
  }
}

function upperCaseMembers({ components }: SdkDocument): string[] {
  const schemas = Object.values(components?.schemas ?? {})
  const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name))
}

function unboundedNumbers({ components }: SdkDocument): SdkDescription['unboundedNumbers'] {
  return Object.entries(components?.schemas ?? {}).flatMap(([component, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { type, maximum }]) => type === 'number' && maximum === undefined)
      .map(([member]) => ({ component, member })),
  )
}

/** A parameter such as `featureId` takes what the component `FeatureId` describes. */
function identifiers(document: SdkDocument): SdkDescription['identifiers'] {
  const parameters = readOperations(document).flatMap((operation) => operation.parameters)
  const found = parameters.flatMap(({ name, in: place, schema }) => {
    if (place !== 'path') return []
    const component = name[0]!.toUpperCase() + name.slice(1)
    const isUnion = document.components?.schemas?.[component]?.['oneOf'] !== undefined
    const isInteger = resolve<Schema>(document, schema).type === 'integer'
    return isUnion || isInteger ? [[name, isUnion ? component : undefined] as const] : []
  })
  return [...new Map(found)].map(([name, component]) => ({ name, component }))
}

/** What stands in a list of tuples; undefined for everything else. */
function tupleOf(document: Document, list: Schema): string | undefined {
  const { items } = resolve<Schema>(document, list)
  const tuple = items && resolve<Schema>(document, items)
  const entries = tuple?.['prefixItems'] as Schema[] | undefined
  if (tuple === undefined || entries === undefined) return undefined
  return typescriptType({
    ...tuple,
    prefixItems: entries.map((entry) => resolve<Schema>(document, entry)),
    ...(tuple['maxItems'] === entries.length && { items: false }),
  } as Schema)
}

function schemeKind({ type, scheme }: { type: string; scheme?: string }): SecurityScheme['kind'] {
  if (type === 'apiKey') return 'key'
  const name = scheme?.toLowerCase()
  return name === 'bearer' || name === 'basic' ? name : 'other'
}

/** The text up to the first empty line, as one line. */
export function firstParagraph(text: string): string {
  return (text.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ')
}
