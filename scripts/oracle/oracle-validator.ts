import express, { type NextFunction, type Request, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { parse } from 'node:querystring'
import type { OracleRequest } from './oracle-disagreements.ts'
import { documentOfPaths, templatesOf, type OpenApiDocument } from './paths-of-document.ts'

/** The verdict of express-openapi-validator on a request and its answer. */
export interface Verdict {
  /** True if the request is valid. */
  readonly accepted: boolean
  /** Status and message of the rejection of the request. */
  readonly message: string
  /** Status and message of the rejection of the answer; undefined if the answer is valid or was not validated. */
  readonly faultOfAnswer?: string
}

/** A JSON answer, to be validated against the operation of its request. */
export interface OracleAnswer {
  readonly status: number
  readonly mediaType: string
  readonly value: unknown
}

export type OracleValidator = (request: OracleRequest, answer?: OracleAnswer) => Promise<Verdict>

interface Pending {
  readonly answer: OracleAnswer | undefined
  /** True if the request was accepted, so that a rejection concerns the answer. */
  isAccepted: boolean
  readonly settle: (verdict: Verdict) => void
}

const ACCEPTED: Verdict = { accepted: true, message: 'accepted' }

/**
 * Wraps express-openapi-validator in a function, without sockets. Each path gets a validator of its own, since the
 * library goes through all schemas of its document for every operation.
 * @param document a bundled OpenAPI document; it is not changed
 * @returns a function that validates a request and, if the request is valid, an answer to it
 */
export function createOracleValidator(document: unknown): OracleValidator {
  const whole = forOracle(document) as OpenApiDocument
  const formats = ownFormats(whole)
  const validators = new Map<string, OracleValidator>()
  const templates = templatesOf(whole)
  return (request, answer) => {
    const [path = ''] = request.target.split('?', 1)
    const possible = templates.filter(({ matches }) => matches(path)).map(({ template }) => template)
    const key = JSON.stringify(possible)
    const validate = validators.get(key) ?? validatorOf(documentOfPaths(whole, possible), formats)
    validators.set(key, validate)
    return validate(request, answer)
  }
}

function validatorOf(document: OpenApiDocument, formats: readonly string[]): OracleValidator {
  const pending = new WeakMap<IncomingMessage, Pending>()
  const app = express()
  app.enable('strict routing')
  app.enable('case sensitive routing')
  // The answer is only validated: nobody reads it as text.
  app.response.json = function () {
    return this
  }
  // The default of Express, but without its limit of 1000 parameters.
  app.set('query parser', (query: string) => parse(query, '&', '=', { maxKeys: 0 }))
  app.use(
    OpenApiValidator.middleware({
      apiSpec: document as never,
      validateSecurity: false,
      validateRequests: { allowUnknownQueryParameters: false },
      validateResponses: { removeAdditional: false },
      validateApiSpec: false,
      // It would consume the file, which the handler reads.
      fileUploader: false,
      ajvFormats: { mode: 'full' },
      // The service's own formats name grammars that the service itself parses.
      formats: Object.fromEntries(formats.map((name) => [name, true as const])),
      // Strings stay strings: by default the library converts dates to objects, which accept invalid days.
      serDes: ['date', 'date-time'].map((format) => ({ format, serialize: String })),
    }),
  )
  app.use((request: Request, response: Response) => {
    const entry = pending.get(request)!
    const { answer, settle } = entry
    entry.isAccepted = true
    if (answer) {
      response.status(answer.status).setHeader('Content-Type', essenceOf(answer.mediaType))
      response.json(answer.value)
    }
    settle(ACCEPTED)
  })
  app.use((error: Error & { status?: number }, request: Request, _: Response, _next: NextFunction) => {
    const { isAccepted, settle } = pending.get(request)!
    const message = `${error.status ?? 500} ${error.message}`
    settle(isAccepted ? { ...ACCEPTED, faultOfAnswer: message } : { accepted: false, message })
  })
  return (request, answer) =>
    new Promise((settle) => {
      const message = new IncomingMessage(new Socket())
      message.method = request.method
      message.url = request.target
      message.headers = { ...request.headers }
      // The library validates a body in place, and fills in defaults.
      ;(message as IncomingMessage & { body?: unknown }).body = structuredClone(request.body)
      pending.set(message, { answer, isAccepted: false, settle })
      app(message as Request, new ServerResponse(message) as unknown as Response)
    })
}

/**
 * A copy of the document, rewritten where the library would misread it:
 * - no examples: an `id` in one would be taken for the identifier of a schema;
 * - no discriminators: `oneOf` requires the same, while the library answers 500 to a missing body;
 * - `allowReserved`: RFC 3986 allows `: / ? @ ! $ ' ( ) * , ;` unencoded in a query;
 * - `allowEmptyValue`: the schema decides on an empty string;
 * - media types without parameters: the library finds no schema for `application/x+json;version=3.0`;
 * - an explicit `required: false` of a body: without it the library assumes true if no media type is given.
 */
function forOracle(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((entry) => forOracle(entry))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(
    ([key]) => isNamed || !['example', 'examples', 'discriminator'].includes(key),
  )
  const copy: Record<string, unknown> = Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      forOracle(!isNamed && key === 'content' ? byEssence(value) : value, !isNamed && NAMED.has(key)),
    ]),
  )
  if (!isNamed && copy['in'] === 'query' && typeof copy['name'] === 'string')
    Object.assign(copy, { allowReserved: true, allowEmptyValue: true })
  const body = isNamed ? undefined : copy['requestBody']
  if (typeof body === 'object' && body !== null && !('$ref' in body))
    copy['requestBody'] = { required: false, ...body }
  return copy
}

function byEssence(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([type, value]) => [essenceOf(type), value as unknown]),
  )
}

function essenceOf(mediaType: string): string {
  return mediaType.split(';', 1)[0]!
}

/** Keywords whose members have names that the contract's author chose. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'schemas',
  'parameters',
  'headers',
  'paths',
])

const STANDARD_FORMATS = new Set([
  'date',
  'date-time',
  'time',
  'email',
  'uri',
  'uuid',
  'int32',
  'int64',
  'float',
  'double',
  'byte',
  'binary',
  'password',
])

/** Names of the formats in a document that are not standard formats. */
function ownFormats(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(ownFormats)
  const own = 'type' in node && 'format' in node && typeof node.format === 'string' ? [node.format] : []
  return [...new Set([...own, ...inner])].filter((name) => !STANDARD_FORMATS.has(name))
}
