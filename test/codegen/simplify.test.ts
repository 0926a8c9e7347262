import { expect } from 'chai'
import type { Document, Schema } from '../../scripts/codegen/document.ts'
import { simplify } from '../../scripts/codegen/sdk/simplify.ts'

const documentOf = (schemas: Record<string, Schema>): Document => ({
  openapi: '3.1.0',
  paths: {},
  components: { schemas },
})
const schemasOf = (schemas: Record<string, Schema>) =>
  simplify(documentOf(schemas)).document.components!.schemas

const ROW: Schema = {
  type: 'object',
  required: ['cells'],
  properties: { cells: { type: 'array' } },
  additionalProperties: false,
}
const NAMED: Schema = { type: 'object', additionalProperties: { type: 'string' } }
const listOf = (name: string): Schema => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
const EMPTY: Schema = { type: 'string', maxLength: 0 }

describe('The document that SDKs are generated from', () => {
  it('has one list type instead of several list types and the empty string', () => {
    const schemas = {
      Row: ROW,
      Named: NAMED,
      Rows: { description: 'All', oneOf: [listOf('Row'), listOf('Named'), EMPTY] },
      Page: { type: 'object', properties: { rows: { $ref: '#/components/schemas/Rows' } } },
    }
    const { document, emptyTexts } = simplify(documentOf(schemas))
    expect(emptyTexts).to.deep.equal(['rows'])
    expect(document.components!.schemas).to.deep.include({
      Rows: { description: 'All', ...listOf('Row') },
      Row: {
        type: 'object',
        properties: { cells: { type: 'array' } },
        required: [],
        additionalProperties: true,
      },
      Page: schemas.Page,
    })
  })

  it('has no credentials in cookies, which browsers send by themselves', () => {
    const get = { responses: {}, security: [{ basic: [] }, { cookie: [] }] }
    const { document } = simplify<Document>({
      openapi: '3.1.0',
      security: [{ cookie: [] }],
      paths: {
        '/a': { parameters: [{ name: 'id', in: 'query' }], get, delete: { security: [{ cookie: [] }] } },
      },
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        },
      },
    })
    expect(document).to.deep.include({
      security: [],
      paths: {
        '/a': {
          parameters: [{ name: 'id', in: 'query' }],
          get: { responses: {}, security: [{ basic: [] }] },
          delete: { security: [] },
        },
      },
    })
    expect(Object.keys(document.components!.securitySchemes!)).to.deep.equal(['basic'])
  })

  it('has one type for a value that is a string or a number', () => {
    expect(
      schemasOf({
        Flag: { enum: ['', '0', '1', 0, 1, 2] },
        Thing: { type: 'object', properties: { flag: { enum: ['0', 0] } } },
      }),
    ).to.deep.equal({
      Flag: { enum: ['', '0', '1', 2] },
      Thing: { type: 'object', properties: { flag: { enum: ['0'] } } },
    })
  })

  it('has any value in the place of several types, but keeps null beside one and members named type', () => {
    expect(
      schemasOf({
        Cell: { description: 'One', type: ['string', 'array'], items: { type: 'string' } },
        Note: { type: ['string', 'null'] },
        Thing: {
          type: 'object',
          properties: { type: { type: 'string', enum: ['a'] } },
          example: { type: ['a', 'b'] },
        },
      }),
    ).to.deep.equal({
      Cell: { description: 'One' },
      Note: { type: ['string', 'null'] },
      Thing: {
        type: 'object',
        properties: { type: { type: 'string', enum: ['a'] } },
        example: { type: ['a', 'b'] },
      },
    })
  })

  it('is otherwise unchanged', () => {
    const schemas = { Row: ROW, Either: { oneOf: [listOf('Row'), { type: 'string' }] } }
    expect(schemasOf(schemas)).to.deep.equal(schemas)
  })

  it('has lists instead of sets, because the order matters', () => {
    const names = { type: 'array', items: { type: 'string' }, uniqueItems: true } satisfies Schema
    const named = { type: 'object', properties: { uniqueItems: { type: 'string' } } } satisfies Schema
    expect(schemasOf({ Names: names, Named: named })).to.deep.equal({
      Names: { type: 'array', items: { type: 'string' } },
      Named: named,
    })
  })
})
