import { expect } from 'chai'
import type { Document } from '../../scripts/codegen/document.ts'
import { patternsInWords } from '../../scripts/codegen/patterns-in-words.ts'

const documentOf = (...schemas: object[]) => ({ components: { schemas } }) as unknown as Document

describe('patternsInWords', () => {
  it('finds the description beside a pattern at any depth of a schema', () => {
    const named = { properties: { a: { items: { pattern: '^a$', 'x-pattern-in-words': 'must be an a' } } } }
    expect(patternsInWords(documentOf(named, { pattern: '^b$' }))).to.deep.equal({ '^a$': 'must be an a' })
  })

  it('rejects two descriptions of one pattern', () => {
    const demands = ['must be an a', 'must be a letter'].map((words) => ({
      pattern: '^a$',
      'x-pattern-in-words': words,
    }))
    expect(() => patternsInWords(documentOf(...demands))).to.throw(
      'The pattern ^a$ is said to demand both “must be an a” and “must be a letter”.',
    )
  })
})
