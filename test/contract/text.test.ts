import { expect } from 'chai'
import fc from 'fast-check'
import { decodeComponent, inspectJson, MAX_JSON_DEPTH } from '../../src/contract/text.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

describe('decodeComponent', () => {
  it('decodes what encodeURIComponent encodes', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'grapheme' })
          .filter((text) => !/\p{Surrogate}/u.test(text) && !text.includes('\0')),
        (text) => void expect(decodeComponent(encodeURIComponent(text))).to.equal(text),
      ),
    )
  })

  for (const text of [
    '%',
    '%2',
    '%zz',
    '%C3',
    '%C3%28',
    '%ED%A0%80',
    '%FF',
    '%00',
    'a\0',
    '%C0%AF',
    '%F5%80%80%80',
  ])
    it(`refuses ${JSON.stringify(text)}`, () => expect(decodeComponent(text)).to.equal(undefined))
})

describe('inspectJson', () => {
  it('names the place of every text with a NUL or a lone surrogate, names of members included', () => {
    const value = { a: ['ok', '\0'], 'b/c': { '~\ud800': 1, d: '\udc00x' }, fine: '😀' }
    expect(inspectJson(value).unusable).to.deep.equal(['/a/1', '/b~1c/~0\ud800', '/b~1c/d'])
  })

  it('lets lists and objects lie as deep as the limit, and no deeper', () => {
    expect(inspectJson(nested(MAX_JSON_DEPTH)).tooDeep).to.equal(false)
    expect(inspectJson(nested(MAX_JSON_DEPTH + 1)).tooDeep).to.equal(true)
  })

  it('validates a body of half a million brackets without running out of stack', () => {
    const value: unknown = JSON.parse('['.repeat(500_000) + ']'.repeat(500_000))
    expect(inspectJson(value).tooDeep).to.equal(true)
  })

  it('finds nothing in any value of JSON without such texts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const clean: unknown = JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''))
        expect(inspectJson(clean)).to.deep.equal({ unusable: [], tooDeep: false })
      }),
    )
  })
})
