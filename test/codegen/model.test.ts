import { expect } from 'chai'
import type { Document } from '../../scripts/codegen/document.ts'
import { readOperations } from '../../scripts/codegen/model.ts'

const OK = { '200': { description: 'Good' } }

function documentOf(path: string, item: Record<string, unknown>, rest: object = {}): Document {
  return { openapi: '3.0.3', paths: { [path]: item }, ...rest }
}

const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } })

const withParameter = (parameter: object) =>
  documentOf('/a', { get: { operationId: 'a', parameters: [parameter], responses: OK } })

const refused: Record<string, [Document, RegExp]> = {
  'a cookie parameter': [
    withParameter({ name: 'c', in: 'cookie', schema: { type: 'string' } }),
    /GET \/a: the cookie parameter c is a cookie, which the runtime does not read\./,
  ],
  'a POST that is said to schedule a job': [
    documentOf('/a', { post: { operationId: 'a', 'x-schedules-job': true, responses: OK } }),
    /POST \/a has x-schedules-job, which is for GET only/,
  ],
  'the style deepObject': [
    withParameter({ name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'string' } }),
    /GET \/a: the query parameter filter has the unknown style deepObject\./,
  ],
  'a parameter that selects media types with a value that selects none': [
    withParameter({
      name: 'f',
      in: 'query',
      schema: { type: 'string', enum: ['json', 'html'] },
      'x-media-types': { json: 'application/json' },
    }),
    /GET \/a: the query parameter f must be in the query, and have a media type for each value of its enum\./,
  ],
  'an object as a parameter': [
    withParameter({ name: 'o', in: 'query', schema: { type: 'object' } }),
    /the query parameter o must be a string, a number/,
  ],
  'an object of anything but texts in a query': [
    withParameter({
      name: 'o',
      in: 'query',
      schema: { type: 'object', additionalProperties: { type: 'integer' } },
    }),
    /the query parameter o must be .* an exploded object of additional strings\./,
  ],
  'an object with members of its own in a query': [
    withParameter({
      name: 'o',
      in: 'query',
      schema: { type: 'object', properties: { a: {} }, additionalProperties: { type: 'string' } },
    }),
    /the query parameter o must be/,
  ],
  'an object that is not exploded': [
    withParameter({
      name: 'o',
      in: 'query',
      explode: false,
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    }),
    /the query parameter o must be/,
  ],
  'a free-form object in a header': [
    withParameter({
      name: 'o',
      in: 'header',
      explode: true,
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    }),
    /the header parameter o must be/,
  ],
  'two free-form objects in one query': [
    documentOf('/a', {
      get: {
        operationId: 'a',
        parameters: ['o', 'p'].map((name) => ({
          name,
          in: 'query',
          schema: { type: 'object', additionalProperties: { type: 'string' } },
        })),
        responses: OK,
      },
    }),
    /GET \/a takes every other name of the query for o and for p; only one parameter can\./,
  ],
  'a parameter without a schema': [
    withParameter({ name: 'o', in: 'query', content: { 'application/json': {} } }),
    /the query parameter o has no schema\./,
  ],
  'a list of lists as a parameter': [
    withParameter({
      name: 'o',
      in: 'query',
      schema: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
    }),
    /the query parameter o must be/,
  ],
  'several media types of a refusal': [
    documentOf('/a', {
      get: {
        operationId: 'a',
        responses: { '400': { description: '', content: { 'text/html': {}, 'application/json': {} } } },
      },
    }),
    /GET \/a 400 has several media types; only a successful answer can be had in several\./,
  ],
  'a body of a type that is not read': [
    documentOf('/a', {
      post: { operationId: 'a', requestBody: { content: { 'text/csv': {} } }, responses: OK },
    }),
    /POST \/a takes text\/csv, which the runtime cannot read yet\./,
  ],
  'a form with more than a file': [
    documentOf('/a', {
      post: {
        operationId: 'a',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['b', 'c'],
                properties: { b: { type: 'string', format: 'binary' }, c: { type: 'string' } },
              },
            },
          },
        },
        responses: OK,
      },
    }),
    /POST \/a takes multipart\/form-data: such a body must be required, .* one part, .* a file/,
  ],
  'kinds of a body that are not named as the discriminator says': [
    documentOf('/a', {
      post: {
        operationId: 'a',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                oneOf: [{ properties: { kind: { const: 'b' } } }],
                discriminator: { propertyName: 'kind', mapping: { c: '#/components/schemas/C' } },
              },
            },
          },
        },
        responses: OK,
      },
    }),
    /POST \/a tells its bodies apart by kind: each of them must give kind as a const/,
  ],
  'a required member that counts as absent if it is empty': [
    documentOf('/a', {
      post: {
        operationId: 'a',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  b: {
                    type: 'object',
                    required: ['c'],
                    properties: { c: { type: 'string', 'x-empty': 'absent' } },
                  },
                },
              },
            },
          },
        },
        responses: OK,
      },
    }),
    /POST \/a requires b\.c, so an empty one cannot count as not given\./,
  ],
  'an alias of two members': [
    documentOf('/a', {
      post: {
        operationId: 'a',
        requestBody: jsonBody({
          properties: { b: { properties: { c: { 'x-alias': 'd' }, e: { 'x-alias': 'd' } } } },
        }),
        responses: OK,
      },
    }),
    /POST \/a has the alias b\.d for two members; each needs its own\./,
  ],
  'an alias that is also a member, even of another alternative': [
    documentOf('/a', {
      post: {
        operationId: 'a',
        requestBody: jsonBody({
          oneOf: [{ properties: { b: { 'x-alias': 'c' } } }, { properties: { c: {} } }],
        }),
        responses: OK,
      },
    }),
    /POST \/a has the member c, which is also the alias of b\./,
  ],
  'HEAD in a path': [
    documentOf('/a', { head: { operationId: 'a', responses: OK } }),
    /\/a declares head: the runtime answers HEAD and OPTIONS by itself/,
  ],
  'TRACE in a path': [documentOf('/a', { trace: { operationId: 'a', responses: OK } }), /\/a declares trace/],
  'a status without a name': [
    documentOf('/a', { get: { operationId: 'a', responses: { '299': { description: '' } } } }),
    /GET \/a 299 is not a status that the runtime has a name for\./,
  ],
  'a default answer': [
    documentOf('/a', { get: { operationId: 'a', responses: { default: { description: '' } } } }),
    /GET \/a default is not a status/,
  ],
  'an operation without an id': [
    documentOf('/a', { get: { responses: OK } }),
    /GET \/a has no operationId\./,
  ],
  'an id that is given twice': [
    documentOf('/a', { get: { operationId: 'a', responses: OK }, put: { operationId: 'a', responses: OK } }),
    /The operationId a is given to two operations\./,
  ],
  'a path parameter that is not declared': [
    documentOf('/a/{b}', { get: { operationId: 'a', responses: OK } }),
    /GET \/a\/\{b\} does not declare its path parameters b\./,
  ],
  'a path parameter that is not in the path': [
    withParameter({ name: 'b', in: 'path', required: true, schema: { type: 'string' } }),
    /GET \/a declares the path parameter b, which is not in the path\./,
  ],
  'a parameter within a segment': [
    documentOf('/a.{b}', {
      get: {
        operationId: 'a',
        parameters: [{ name: 'b', in: 'path', required: true, schema: { type: 'string' } }],
        responses: OK,
      },
    }),
    /GET \/a\.\{b\} has a parameter that is not a whole segment/,
  ],
  '304 without the header that it is told by': [
    documentOf('/a', {
      get: { operationId: 'a', responses: { ...OK, '304': { description: '' } } },
    }),
    /GET \/a declares 304: for that it must be a GET with the header parameter If-None-Match, whose/,
  ],
  'alternatives that ask one scheme for different roles': [
    documentOf('/a', {
      get: { operationId: 'a', security: [{ key: ['cook'] }, { key: [], one: [] }], responses: OK },
    }),
    /GET \/a asks key for other roles in each alternative; ask for the same in all\./,
  ],
  'two templates that mean the same path': [
    {
      openapi: '3.0.3',
      paths: Object.fromEntries(
        ['b', 'c'].map((name) => [
          `/a/{${name}}`,
          {
            get: {
              operationId: name,
              parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
              responses: OK,
            },
          },
        ]),
      ),
    },
    /\/a\/\{b\} and \/a\/\{c\} are the same path/,
  ],
}

describe('readOperations', () => {
  for (const [title, [document, sentence]] of Object.entries(refused)) {
    it(`refuses ${title} by a sentence that names the place`, () => {
      expect(() => readOperations(document)).to.throw(sentence)
    })
  }

  it('takes an exploded object of texts in a query for a free-form parameter', () => {
    const texts = { type: 'object', additionalProperties: { type: 'string', maxLength: 4 } }
    for (const style of [{}, { style: 'form', explode: true }]) {
      const [operation] = readOperations(withParameter({ name: 'o', in: 'query', ...style, schema: texts }))
      expect(operation!.spec.parameters).to.deep.equal([
        { name: 'o', in: 'query', required: false, type: { entries: 'string' }, explode: true },
      ])
    }
  })

  it('collects the members that count as absent if they are empty, through alternatives and references', () => {
    const schemas = {
      Text: { type: 'string', 'x-empty': 'absent' },
      Plain: { type: 'string' },
      Holder: {
        type: 'object',
        properties: {
          'a.b': { $ref: '#/components/schemas/Text' },
          plain: { $ref: '#/components/schemas/Plain' },
          again: { $ref: '#/components/schemas/Holder' },
        },
      },
    }
    const body = {
      oneOf: [
        { type: 'object', properties: { data: { $ref: '#/components/schemas/Holder' } } },
        { type: 'object', properties: { data: { $ref: '#/components/schemas/Holder' }, note: schemas.Text } },
        {
          allOf: [
            { type: 'object', properties: { more: { anyOf: [{ $ref: '#/components/schemas/Holder' }] } } },
          ],
        },
      ],
    }
    const bodyOf = (schema: object) => {
      const requestBody = { content: { 'application/json': { schema } } }
      const item = { post: { operationId: 'a', requestBody, responses: OK } }
      return readOperations(documentOf('/a', item, { components: { schemas } }))[0]!.spec.body
    }
    expect(bodyOf(body)?.emptyIsAbsent).to.deep.equal([['data', 'a.b'], ['note'], ['more', 'a.b']])
    expect(bodyOf({ type: 'object', properties: { plain: schemas.Plain } })).to.not.have.property(
      'emptyIsAbsent',
    )
  })

  it('collects the aliases of members, those of an object before those within it', () => {
    const Text = { type: 'string' }
    const data = {
      type: 'object',
      properties: { NAME: { $ref: '#/components/schemas/Text', 'x-alias': 'name' }, plain: Text },
      'x-alias': 'arguments',
    }
    const requestBody = jsonBody({
      oneOf: [
        { type: 'object', properties: { data } },
        { type: 'object', properties: { data: { properties: { NAME: { 'x-alias': 'name' } } } } },
      ],
    })
    const item = { post: { operationId: 'a', requestBody, responses: OK } }
    const [operation] = readOperations(documentOf('/a', item, { components: { schemas: { Text } } }))
    expect(operation!.spec.body?.aliases).to.deep.equal([
      { path: ['data'], alias: 'arguments' },
      { path: ['data', 'NAME'], alias: 'name' },
    ])
  })

  it('marks the parameters of a query that count as absent if they are empty', () => {
    for (const [place, path, flags] of [
      ['query', '/a', { emptyIsAbsent: true }],
      ['header', '/a', {}],
    ] as const) {
      const parameter = { name: 'b', in: place, schema: { $ref: '#/components/schemas/Text' } }
      const [operation] = readOperations(
        documentOf(
          path,
          { get: { operationId: 'a', parameters: [parameter], responses: OK } },
          { components: { schemas: { Text: { type: 'string', 'x-empty': 'absent' } } } },
        ),
      )
      expect(operation!.spec.parameters).to.deep.equal([
        { name: 'b', in: place, required: false, type: 'string', explode: false, ...flags },
      ])
    }
  })

  it('lets a parameter of an operation stand in for one of its path', () => {
    const shared = { name: 'n', in: 'query', schema: { type: 'string' } }
    const [operation] = readOperations(
      documentOf('/a', {
        parameters: [shared],
        get: { operationId: 'a', parameters: [{ ...shared, schema: { type: 'integer' } }], responses: OK },
      }),
    )
    expect(operation!.spec.parameters.map(({ type }) => type)).to.deep.equal(['integer'])
  })

  it('uses the security of the document if an operation declares none, and no security if it declares an empty list', () => {
    const operations = readOperations(
      documentOf(
        '/a',
        { get: { operationId: 'a', responses: OK }, put: { operationId: 'b', security: [], responses: OK } },
        { security: [{ key: [] }, { one: [], two: [] }] },
      ),
    )
    expect(operations.map(({ spec }) => spec.security)).to.deep.equal([
      [{ key: [] }, { one: [], two: [] }],
      [],
    ])
  })
})
