import type { Subject } from './subject.ts'

/** Fourteen kinds of things with five operations each. */
const THINGS = [
  'alarms',
  'cables',
  'cameras',
  'doors',
  'filters',
  'gauges',
  'lamps',
  'meters',
  'motors',
  'panels',
  'pumps',
  'sensors',
  'tanks',
  'valves',
]

const string = (rest: object = {}) => ({ type: 'string', ...rest })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const parameter = (place: 'path' | 'query', name: string, schema: object) => ({
  name,
  in: place,
  required: place === 'path',
  schema,
})

const PLACE = [
  parameter('path', 'site', string({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 })),
  parameter('path', 'area', { type: 'integer', minimum: 1 }),
]
const FILTERS = [
  parameter('query', 'limit', { type: 'integer', minimum: 1, maximum: 1000, default: 50 }),
  parameter('query', 'offset', { type: 'integer', minimum: 0, default: 0 }),
  parameter('query', 'since', string({ format: 'date-time' })),
  parameter('query', 'state', string({ enum: ['planned', 'running', 'stopped'] })),
  parameter('query', 'minimum', { type: 'number' }),
  parameter('query', 'search', string({ maxLength: 100 })),
]
const FAULTS = Object.fromEntries(
  [400, 401, 403, 404, 429, 500].map((status) => [
    String(status),
    { description: 'What went wrong', ...json(ref('Fault')) },
  ]),
)

function schemasOf(thing: string): Record<string, object> {
  const properties = {
    name: string({ minLength: 1, maxLength: 100 }),
    state: string({ enum: ['planned', 'running', 'stopped'] }),
    installed: string({ format: 'date-time' }),
    rating: { type: 'number', minimum: 0 },
    tags: { type: 'array', maxItems: 20, items: string({ maxLength: 40 }) },
  }
  const required = ['name', 'state', 'installed', 'rating', 'tags']
  return {
    [`New-${thing}`]: { type: 'object', required, additionalProperties: false, properties },
    [thing]: {
      type: 'object',
      required: ['id', ...required],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, ...properties },
    },
    [`Page-of-${thing}`]: {
      type: 'object',
      required: ['items', 'total'],
      additionalProperties: false,
      properties: { items: { type: 'array', items: ref(thing) }, total: { type: 'integer' } },
    },
  }
}

function pathsOf(thing: string): Record<string, object> {
  const body = { requestBody: { required: true, ...json(ref(`New-${thing}`)) } }
  const answers = (status: number, schema?: object) => ({
    responses: { [status]: { description: 'Done', ...(schema && json(schema)) }, ...FAULTS },
  })
  const path = `/v1/sites/{site}/areas/{area}/${thing}`
  return {
    [path]: {
      get: {
        operationId: `list-${thing}`,
        parameters: [...PLACE, ...FILTERS],
        ...answers(200, ref(`Page-of-${thing}`)),
      },
      post: { operationId: `create-${thing}`, parameters: PLACE, ...body, ...answers(201, ref(thing)) },
    },
    [`${path}/{id}`]: {
      parameters: [...PLACE, parameter('path', 'id', { type: 'integer', minimum: 1 })],
      get: { operationId: `get-${thing}`, ...answers(200, ref(thing)) },
      put: { operationId: `replace-${thing}`, ...body, ...answers(200, ref(thing)) },
      delete: { operationId: `delete-${thing}`, ...answers(204) },
    },
  }
}

/** An OpenAPI document of 70 operations: lists with filters, and bodies to create and to replace. */
export function documentOf70(): object {
  return {
    openapi: '3.0.3',
    info: { title: 'Things of a site', version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{ bearerAuth: [] }],
    paths: Object.assign({}, ...THINGS.map(pathsOf)) as object,
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Fault: {
          type: 'object',
          required: ['message'],
          properties: { message: string(), place: string() },
        },
        ...(Object.assign({}, ...THINGS.map(schemasOf)) as object),
      },
    },
  }
}

const meter = (id: number) => ({
  id,
  name: `Meter ${id} in the hall`,
  state: 'running',
  installed: '2021-03-04T05:06:07Z',
  rating: 12.5,
  tags: ['water', 'cold'],
})

/** An operation in the middle of the document: five parameters in the query, two in the path. */
export const METERS = {
  name: '70 operations',
  operationId: 'list-meters',
  target:
    '/v1/sites/north-hall/areas/12/meters?limit=10&offset=20&since=2021-01-01T00%3A00%3A00Z&state=running&minimum=2.5',
  mediaType: 'application/json',
  body: { items: [meter(21), meter(22)], total: 22 },
} satisfies Omit<Subject, 'contractFile'>
