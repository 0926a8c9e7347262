import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { toJsonSchema } from '../../scripts/codegen/json-schema.ts'
import type { Schema } from '../../scripts/codegen/document.ts'

function accepts(schema: object, value: unknown): boolean {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, discriminator: true })
  return ajv.compile(toJsonSchema(schema as Schema))(value)
}

describe('toJsonSchema', () => {
  it('allows null if a schema of OpenAPI 3.0 is nullable', () => {
    expect(accepts({ type: 'string', nullable: true }, null)).to.be.true
    expect(accepts({ type: 'string', nullable: false }, null)).to.be.false
    expect(accepts({ type: 'string', enum: ['a'], nullable: true }, null)).to.be.true
    expect(accepts({ type: 'string', enum: ['a'], nullable: true }, 'b')).to.be.false
    expect(accepts({ allOf: [{ type: 'object' }], nullable: true }, null)).to.be.true
    expect(accepts({ allOf: [{ type: 'object' }], nullable: true }, 1)).to.be.false
  })

  it('turns boolean exclusive bounds into numbers', () => {
    const schema = { type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false }
    expect(toJsonSchema(schema)).to.deep.equal({ type: 'number', exclusiveMinimum: 1, maximum: 2 })
  })

  it('keeps exclusive bounds of OpenAPI 3.1', () => {
    const schema = { type: 'integer', exclusiveMinimum: 1, minimum: 0 }
    expect(toJsonSchema(schema)).to.deep.equal(schema)
  })

  it('validates by the branch that the discriminator names', () => {
    const branch = (command: string, field: string) => ({
      type: 'object',
      required: ['command', field],
      properties: { command: { type: 'string', enum: [command] }, [field]: { type: 'integer' } },
    })
    const schema = {
      oneOf: [branch('cut', 'length'), branch('glue', 'drops')],
      discriminator: { propertyName: 'command', mapping: { cut: '#/a', glue: '#/b' } },
    }
    expect(accepts(schema, { command: 'cut', length: 1 })).to.be.true
    expect(accepts(schema, { command: 'cut', drops: 1 })).to.be.false
    expect(accepts(schema, { command: 'burn', length: 1 })).to.be.false
    expect(accepts(schema, { length: 1 })).to.be.false
  })

  it('keeps the keywords of JSON Schema 2020-12', () => {
    const schema = { type: 'object', properties: { a: { const: 1 } }, unevaluatedProperties: false }
    expect(accepts(schema, { a: 1 })).to.be.true
    expect(accepts(schema, { a: 1, b: 2 })).to.be.false
    expect(accepts({ type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1 }, ['a'])).to
      .be.true
    expect(accepts({ type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1 }, ['a', 1]))
      .to.be.false
  })

  it('does not change a property that is named like a keyword', () => {
    const schema = {
      type: 'object',
      properties: { example: { type: 'integer' }, nullable: { type: 'string' } },
    }
    expect(accepts(schema, { example: 'x' })).to.be.false
    expect(accepts(schema, { nullable: 1 })).to.be.false
  })

  it('points references at the schemas of the contract', () => {
    expect(toJsonSchema({ $ref: '#/components/schemas/Tool' })).to.deep.equal({
      $ref: 'contract#/$defs/Tool',
    })
  })
})
