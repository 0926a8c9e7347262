import type {
  OperationSpec,
  ParameterSpec,
  ScalarType,
  SecurityRequirement,
  ValueType,
} from '../../src/contract/contract.ts'
import type { Document, Operation, Parameter, RequestBody, Response, Schema } from './document.ts'
import { isAbsentIfEmpty, resolve } from './document.ts'
import { readBody } from './read-body.ts'
import { readReplies, type ReplyModel } from './read-replies.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

/** One operation: what the runtime gets of it (`spec`) and the schemas that only the generator needs. */
export interface OperationModel {
  spec: OperationSpec
  parameters: (ParameterSpec & { schema: Schema; description: string | undefined })[]
  bodies: { mediaType: string; schema: Schema }[]
  replies: ReplyModel[]
}

/**
 * Reads every operation of a bundled document.
 * @throws Error with a sentence for each construct that the runtime does not know, so that nothing of a
 *   contract is silently left out
 */
export function readOperations(document: Document): OperationModel[] {
  const operations: OperationModel[] = []
  checkTemplates(Object.keys(document.paths))
  for (const [path, item] of Object.entries(document.paths)) {
    if ('$ref' in item) throw new Error(`${path} is a reference that was not bundled; write it out.`)
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined
      if (operation) operations.push(readOperation(document, path, method, item.parameters ?? [], operation))
    }
    const unknown = Object.keys(item).filter((key) => ['head', 'options', 'trace', 'connect'].includes(key))
    if (unknown.length > 0) {
      throw new Error(
        `${path} declares ${unknown.join(', ')}: the runtime answers HEAD and OPTIONS by itself; take it out.`,
      )
    }
  }
  const ids = operations.map((operation) => operation.spec.id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new Error(`The operationId ${twice} is given to two operations.`)
  return operations
}

function readOperation(
  document: Document,
  path: string,
  method: (typeof METHODS)[number],
  shared: Operation['parameters'] & object,
  operation: Operation,
): OperationModel {
  const where = `${method.toUpperCase()} ${path}`
  const id = operation.operationId
  if (!id) throw new Error(`${where} has no operationId.`)
  const parameters = mergeParameters(document, shared, operation.parameters ?? []).map((parameter) =>
    readParameter(document, where, parameter),
  )
  checkPathParameters(where, path, parameters)
  checkFreeForm(where, parameters)
  const body = readBody(
    document,
    where,
    operation.requestBody && resolve<RequestBody>(document, operation.requestBody),
  )
  const replies = Object.entries(operation.responses).flatMap(([status, response]) =>
    readReplies(document, `${where} ${status}`, status, resolve<Response>(document, response)),
  )
  checkConditional(where, method, parameters, replies)
  const schedulesJob = operation['x-schedules-job'] === true
  if (schedulesJob && method !== 'get')
    throw new Error(
      `${where} has x-schedules-job, which is for GET only; the other methods may change something anyway.`,
    )
  return {
    spec: {
      id,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ schema: _schema, description: _description, ...spec }) => spec),
      body: body.spec,
      replies: replies.map(({ schema: _schema, headerSchemas: _headers, ...spec }) => spec),
      security: readSecurity(where, operation.security ?? document.security ?? []),
      ...(schedulesJob && { schedulesJob }),
    },
    parameters,
    bodies: body.schemas,
    replies,
  }
}

/** An authenticator is asked once: whatever alternative it serves, it must be for the same roles. */
function readSecurity(where: string, alternatives: SecurityRequirement[]): SecurityRequirement[] {
  const rolesOf = new Map<string, string>()
  for (const [scheme, roles] of alternatives.flatMap((requirement) => Object.entries(requirement))) {
    const wanted = roles.join(', ')
    if ((rolesOf.get(scheme) ?? wanted) !== wanted) {
      throw new Error(`${where} asks ${scheme} for other roles in each alternative; ask for the same in all.`)
    }
    rolesOf.set(scheme, wanted)
  }
  return alternatives
}

function mergeParameters(
  document: Document,
  shared: Operation['parameters'] & object,
  own: Operation['parameters'] & object,
): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const entry of [...shared, ...own]) {
    const parameter = resolve<Parameter>(document, entry)
    byKey.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return [...byKey.values()]
}

function readParameter(
  document: Document,
  where: string,
  parameter: Parameter,
): OperationModel['parameters'][number] {
  const { name, in: place } = parameter
  const what = `${where}: the ${place} parameter ${name}`
  if (place === 'cookie') throw new Error(`${what} is a cookie, which the runtime does not read.`)
  if (!parameter.schema) throw new Error(`${what} has no schema.`)
  const style = parameter.style ?? (place === 'query' ? 'form' : 'simple')
  if (style !== (place === 'query' ? 'form' : 'simple'))
    throw new Error(`${what} has the unknown style ${style}.`)
  const schema = resolve<Schema>(document, parameter.schema)
  const type = isFreeForm(document, parameter, style, schema)
    ? ({ entries: 'string' } as const)
    : parameterType(document, what, schema)
  return {
    name: place === 'header' ? name.toLowerCase() : name,
    in: place,
    required: parameter.required ?? place === 'path',
    type,
    explode: typeof type === 'object' && explodes(parameter, style),
    ...('default' in schema ? { default: schema['default'] } : {}),
    ...(place === 'query' && isAbsentIfEmpty(document, schema) ? { emptyIsAbsent: true } : {}),
    ...readMediaTypes(what, place, parameter, schema),
    schema: parameter.schema,
    description: parameter.description,
  }
}

/** The media types that a parameter in a query selects. Each of its values selects one. */
function readMediaTypes(
  what: string,
  place: Parameter['in'],
  { 'x-media-types': mediaTypes }: Parameter,
  schema: Schema,
): Pick<ParameterSpec, 'mediaTypes'> {
  if (mediaTypes === undefined) return {}
  const values = [...(schema['enum'] ?? [])].sort()
  if (place !== 'query' || JSON.stringify(values) !== JSON.stringify(Object.keys(mediaTypes).sort()))
    throw new Error(`${what} must be in the query, and have a media type for each value of its enum.`)
  return { mediaTypes }
}

function explodes(parameter: Parameter, style: string): boolean {
  return parameter.explode ?? style === 'form'
}

/** How a contract says that there are parameters whose names only the data tells (after OGC 17-069r4). */
function isFreeForm(document: Document, parameter: Parameter, style: string, schema: Schema): boolean {
  const others = schema['additionalProperties']
  return (
    parameter.in === 'query' &&
    explodes(parameter, style) &&
    schema.type === 'object' &&
    schema.properties === undefined &&
    typeof others === 'object' &&
    scalarType(resolve<Schema>(document, others as Schema)) === 'string'
  )
}

function parameterType(document: Document, what: string, schema: Schema): ValueType {
  const scalar = scalarType(schema)
  if (scalar) return scalar
  if (schema.type === 'array' && schema.items) {
    const items = scalarType(resolve<Schema>(document, schema.items))
    if (items) return { items }
  }
  // Alternatives (such as a list of four or of six numbers) must be told apart by validation alone.
  const branches = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined
  const types = branches?.map((branch) => parameterType(document, what, resolve<Schema>(document, branch)))
  if (types?.[0] !== undefined && types.every((type) => JSON.stringify(type) === JSON.stringify(types[0])))
    return types[0]
  throw new Error(
    `${what} must be a string, a number, an integer, a boolean, a list of one of them or, in a query, an exploded object of additional strings.`,
  )
}

function scalarType(schema: Schema): ScalarType | undefined {
  const types = ([] as unknown[]).concat(schema.type ?? []).filter((type) => type !== 'null')
  const known: readonly unknown[] = ['string', 'number', 'integer', 'boolean']
  if (types.length === 1 && known.includes(types[0])) return types[0] as ScalarType
  if (types.length === 0 && schema.enum?.every((value) => typeof value === 'string')) return 'string'
  return undefined
}

function checkPathParameters(where: string, path: string, parameters: readonly ParameterSpec[]): void {
  const inPath = path.match(/\{[^}]+\}/g)?.map((part) => part.slice(1, -1)) ?? []
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const missing = inPath.filter((name) => !declared.includes(name))
  if (missing.length > 0)
    throw new Error(`${where} does not declare its path parameters ${missing.join(', ')}.`)
  const surplus = declared.find((name) => !inPath.includes(name))
  if (surplus) throw new Error(`${where} declares the path parameter ${surplus}, which is not in the path.`)
  const mixed = path.split('/').find((segment) => /[{}]/.test(segment) && !/^\{[^{}]+\}$/.test(segment))
  if (mixed) throw new Error(`${where} has a parameter that is not a whole segment: ${mixed}.`)
}

/** The runtime answers 304 by itself, from the ETag of the 200 and If-None-Match. */
function checkConditional(
  where: string,
  method: string,
  parameters: readonly ParameterSpec[],
  replies: readonly ReplyModel[],
): void {
  if (!replies.some(({ status }) => status === 304)) return
  const tagged = [200, 304].every((status) =>
    replies.some((reply) => reply.status === status && reply.headers.includes('ETag')),
  )
  const asked = parameters.some((parameter) => parameter.name === 'if-none-match')
  if (method === 'get' && tagged && asked) return
  throw new Error(
    `${where} declares 304: for that it must be a GET with the header parameter If-None-Match, whose answers 200 and 304 have the header ETag.`,
  )
}

function checkFreeForm(where: string, parameters: readonly ParameterSpec[]): void {
  const names = parameters.flatMap(({ name, type }) =>
    typeof type === 'object' && 'entries' in type ? [name] : [],
  )
  if (names.length > 1) {
    throw new Error(
      `${where} takes every other name of the query for ${names.join(' and for ')}; only one parameter can.`,
    )
  }
}

/** Names of parameters do not tell paths apart (OpenAPI: identical templates are invalid). */
function checkTemplates(paths: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const path of paths) {
    const shape = path.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '')
    const other = seen.get(shape)
    if (other) throw new Error(`${other} and ${path} are the same path; put their operations together.`)
    seen.set(shape, path)
  }
}
