/** The parts of an OpenAPI 3.0 or 3.1 document that the generator reads. */
export interface Document {
  openapi: string
  paths: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    securitySchemes?: Record<string, SecurityScheme>
    [kind: string]: Record<string, unknown> | undefined
  }
  security?: Record<string, string[]>[]
  [key: string]: unknown
}

export type PathItem = Record<string, unknown> & { parameters?: (Parameter | Reference)[] }

export interface Reference {
  $ref: string
}

export interface Operation {
  operationId?: string
  summary?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses: Record<string, Response | Reference>
  security?: Record<string, string[]>[]
  'x-schedules-job'?: boolean
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  style?: string
  explode?: boolean
  schema?: Schema
  'x-media-types'?: Record<string, string>
}

export interface RequestBody {
  required?: boolean
  content: Record<string, { schema?: Schema }>
}

export interface Response {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, { schema?: Schema }>
}

export interface Header {
  required?: boolean
  description?: string
  schema?: Schema
  'x-supplied-by'?: string
}

export interface SecurityScheme {
  type: string
  scheme?: string
  in?: string
  name?: string
}

export type Schema = Record<string, unknown> & {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  description?: string
}

/** Follows a local reference, however often it leads to another one. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let current: unknown = value
  for (let hops = 0; hops < 32; hops++) {
    const reference = (current as Partial<Reference>).$ref
    if (reference === undefined) return current as T
    current = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (node, key) =>
          (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      )
    if (current === undefined) throw new Error(`The reference ${reference} leads nowhere.`)
  }
  throw new Error(`The reference ${JSON.stringify(value)} goes round in a circle.`)
}

/** The name of the component schema that a reference points to, or undefined for an inline schema. */
export function schemaName(schema: Schema): string | undefined {
  return schema.$ref?.match(/^#\/components\/schemas\/([^/]+)$/)?.[1]
}

/** True if an empty string counts as a value that was not given (`x-empty: absent`). */
export function isAbsentIfEmpty(document: Document, schema: Schema): boolean {
  return resolve<Schema>(document, schema)['x-empty'] === 'absent'
}
