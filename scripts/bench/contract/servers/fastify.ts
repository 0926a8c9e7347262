// Fastify with the same duties as ours: schemas of the contract for parameters and answer, token check,
// budgets, one pino line a request, the same headers.
import fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { destination, pino, stdTimeFunctions } from 'pino'
import { toJsonSchema } from '../../../codegen/json-schema.ts'
import type { Document, Schema } from '../../../codegen/document.ts'
import { readOperations, type OperationModel } from '../../../codegen/model.ts'
import { DATA_HEADERS } from '../../../../src/contract/security-headers.ts'
import { RateLimiter } from '../../../../src/platform/rate-limit.ts'
import { announce, bearerOf, contract, operation, ownFormats, subject, template, tokens } from './child.ts'

const document = (await contract.loadDocument()) as Document
const model = readOperations(document).find(({ spec }) => spec.id === operation.id)!

const log = pino(
  { base: null, timestamp: stdTimeFunctions.isoTime },
  destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }),
)
const addresses = new RateLimiter({ perMinute: 1_000_000_000 })
const credentials = new RateLimiter({ perMinute: 1_000_000_000 })

const app = fastify({
  logger: false,
  genReqId: () => randomUUID(),
  ajv: {
    customOptions: {
      strict: false,
      formats: Object.fromEntries(ownFormats(JSON.stringify(document)).map((name) => [name, true as const])),
      removeAdditional: false,
    },
  },
})
app.addSchema({
  $id: 'contract',
  $defs: Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, toJsonSchema(schema)]),
  ),
})
app.addHook('onRequest', async (request) => {
  addresses.take(request.ip)
  const principal = await tokens.verify(bearerOf(request.headers.authorization))
  if (!principal.scopes.has('spatial:read')) throw new Error('The token does not allow this.')
  request.budget = credentials.take(principal.id)!
})
// Fastify reads a list from repeated names alone.
const lists = model.parameters.filter(({ type, explode }) => typeof type === 'object' && !explode)
if (lists.length > 0) {
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>
    for (const { name } of lists) if (typeof query[name] === 'string') query[name] = query[name].split(',')
  })
}
app.addHook('onResponse', (request, reply, done) => {
  log.info({
    service: contract.service,
    operationId: operation.id,
    requestId: request.id,
    method: request.method,
    path: request.url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 1000) / 1000,
    bytes: Number(reply.getHeader('content-length')),
  })
  done()
})
app.decorateRequest('budget')

const fixed: Record<string, string> = {}
for (let index = 0; index < DATA_HEADERS.length; index += 2)
  fixed[DATA_HEADERS[index]!] = DATA_HEADERS[index + 1]!

const { status, schema } = model.replies.find((reply) => reply.name === 'ok')!
app.get(
  template,
  {
    schema: {
      params: schemaOf(model, 'path'),
      querystring: schemaOf(model, 'query'),
      headers: schemaOf(model, 'header'),
      response: { [status]: toJsonSchema(schema!) },
    },
  },
  async (request, reply) => {
    const { budget } = request
    reply
      .headers(fixed)
      .header('X-Request-Id', request.id)
      .header('RateLimit-Limit', budget.limit)
      .header('RateLimit-Remaining', budget.remaining)
      .header('RateLimit-Reset', budget.resetSeconds)
      .type(subject.mediaType)
    return subject.body
  },
)
await app.listen({ port: 0, host: '127.0.0.1' })
announce(app.server)

declare module 'fastify' {
  interface FastifyRequest {
    budget: NonNullable<ReturnType<RateLimiter['take']>>
  }
}

function schemaOf({ parameters }: OperationModel, place: 'path' | 'query' | 'header'): Schema {
  const inPlace = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(inPlace.map(({ name, schema }) => [name, toJsonSchema(schema) as Schema])),
    required: inPlace.filter((parameter) => parameter.required).map(({ name }) => name),
  }
}
