import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'chai'
import { explain } from '../../src/contract/explain.ts'
import type { ValidationError } from '../../src/contract/contract.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true })

const sentences = (schema: object, value: unknown, where: 'body' | 'query' = 'body') => {
  const validate = ajv.compile(schema)
  expect(validate(value), 'the value must break the schema').to.equal(false)
  return explain(validate.errors as ValidationError[], where)
}

/** Keyword, schema, a value that breaks it, and the sentence that is said. */
const cases: readonly [schema: object, value: unknown, message: string][] = [
  [{ type: 'string' }, 1, 'The body must be a text.'],
  [{ type: ['integer', 'null'] }, 'a', 'The body must be a whole number or null.'],
  [{ enum: ['a', 1] }, 'b', 'The body must be one of "a", 1.'],
  [{ const: 'a' }, 'b', 'The body must be "a".'],
  [{ minimum: 1 }, 0, 'The body must be at least 1.'],
  [{ maximum: 1 }, 2, 'The body must be at most 1.'],
  [{ exclusiveMinimum: 1 }, 1, 'The body must be greater than 1.'],
  [{ exclusiveMaximum: 1 }, 1, 'The body must be less than 1.'],
  [{ multipleOf: 2 }, 3, 'The body must be a multiple of 2.'],
  [{ minLength: 1 }, '', 'The body must not be empty.'],
  [{ minLength: 2 }, '', 'The body must have at least 2 characters.'],
  [{ maxLength: 1 }, 'ab', 'The body must have at most 1 character.'],
  [{ pattern: '^a$' }, 'b', 'The body must match pattern "^a$".'],
  [{ minItems: 1 }, [], 'The body must have at least 1 entry.'],
  [{ maxItems: 2 }, [1, 2, 3], 'The body must have at most 2 entries.'],
  [{ uniqueItems: true }, [1, 1], 'The body must not have equal entries, such as those at 0 and 1.'],
  [{ minProperties: 1 }, {}, 'The body must have at least 1 member.'],
  [{ required: ['a/b'] }, {}, 'The body at /a~1b is missing.'],
  [{ additionalProperties: false }, { 'x\n': 1 }, 'The body has the unknown member "x\\n".'],
  [{ unevaluatedProperties: false }, { x: 1 }, 'The body has the unknown member "x".'],
  [{ properties: { a: false } }, { a: 1 }, 'The body at /a is not allowed.'],
  [
    { properties: { a: { items: { type: 'number' } } } },
    { a: [1, 'b'] },
    'The body at /a/1 must be a number.',
  ],
  [
    { oneOf: [{ type: 'string' }, { type: 'number' }] },
    [],
    'The body matches none of the allowed forms: it must be a text, or must be a number.',
  ],
]

describe('explain', () => {
  for (const [schema, value, message] of cases)
    it(`says "${message}"`, () =>
      expect(sentences(schema, value).map((fault) => fault.message)).to.include(message))

  it('says what a pattern demands in the words of the document, where it has some', () => {
    const validate = ajv.compile({ items: { anyOf: [{ pattern: '^a$' }, { pattern: '^b$' }] } })
    validate(['c'])
    const patternsInWords = { '^a$': 'must be an a' }
    expect(explain(validate.errors as ValidationError[], 'body', { patternsInWords })[0]!.message).to.equal(
      'The body at /0 matches none of the allowed forms: it must be an a, or must match pattern "^b$".',
    )
  })

  it('says whole sentences of every keyword that a contract can use', () => {
    const more: [object, unknown][] = [
      [{ not: {} }, 1],
      [{ contains: { type: 'number' } }, []],
      [{ propertyNames: { maxLength: 1 } }, { ab: 1 }],
      [{ dependentRequired: { a: ['b'] } }, { a: 1 }],
      [{ if: true, then: { type: 'string' } }, 1],
      [{ items: false, prefixItems: [true] }, [1, 2]],
      [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {}],
      [
        {
          type: 'object',
          discriminator: { propertyName: 'k' },
          required: ['k'],
          oneOf: [{ properties: { k: { const: 'a' } }, required: ['k'] }],
        },
        { k: 'z' },
      ],
    ]
    for (const [schema, value] of [...more, ...cases]) {
      for (const { message } of sentences(schema, value)) {
        expect(message).to.match(/^The body( at \/\S*)? (must|has|is|matches)\b.*\.$/)
        expect(message).to.not.match(/undefined|NaN|\[object/)
      }
    }
  })

  it('names the parameter, not the place within it', () => {
    const schema = { properties: { bbox: { items: { maximum: 1 } } }, required: ['q'] }
    expect(sentences(schema, { bbox: [2] }, 'query').map(({ place }) => place)).to.deep.equal([
      { in: 'query', name: 'q' },
      { in: 'query', name: 'bbox' },
    ])
  })
})
