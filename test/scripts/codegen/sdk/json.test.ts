import { expect } from 'chai'
import { doubles, parseJson, stringifyJson } from '../../../../scripts/codegen/sdk/runtime/json.ts'

describe('the JSON of the TypeScript SDKs', () => {
  it('reads an integer that a number would round as a bigint, and every other integer as a number', () => {
    expect(
      parseJson('[9007199254740991, 9007199254740992, 9007199254740995, 9007199254740996]'),
    ).to.deep.equal([9007199254740991, 9007199254740992n, 9007199254740995n, 9007199254740996n])
    expect(parseJson('[-9007199254740991,-9007199254740993,-9223372036854775808]')).to.deep.equal([
      -9007199254740991,
      -9007199254740993n,
      -9223372036854775808n,
    ])
    expect(parseJson('123456789012345678901234567890')).to.equal(123456789012345678901234567890n)
  })

  it('reads a number with a fraction or an exponent as JSON.parse does', () => {
    const text =
      '[0.1234567890123456789,12345678901234567.5,1e30,9007199254740995E0,1.5e-30,-0.0000000000000000001]'
    expect(parseJson(text)).to.deep.equal(JSON.parse(text))
  })

  it('leaves digits in strings and in names of members alone', () => {
    const value = {
      '9007199254740995': 'a 9007199254740995 "quoted 9007199254740995" \\',
      '\\"9007199254740995': '\\\\"9007199254740995\\',
      '{"integer 0":"9007199254740995"}': { 'integer 0': '9007199254740995' },
    }
    expect(parseJson(JSON.stringify(value))).to.deep.equal(value)
    expect(parseJson(`{"a":9007199254740995,${JSON.stringify(value).slice(1)}`)).to.deep.equal({
      a: 9007199254740995n,
      ...value,
    })
  })

  it('keeps a member that is called __proto__', () => {
    const read = parseJson('{"__proto__":{"constructor":9007199254740995}}') as object
    expect(Object.entries(read)).to.deep.equal([['__proto__', { constructor: 9007199254740995n }]])
    expect(stringifyJson(read)).to.equal('{"__proto__":{"constructor":9007199254740995}}')
  })

  for (const text of [
    '',
    '9007199254740995 9007199254740995',
    '{9007199254740995:1}',
    '[09007199254740995]',
    '"9007199254740995',
    '{"a":9007199254740995',
    'x9007199254740995',
    '+9007199254740995',
    '9007199254740995.',
  ]) {
    it(`rejects the text ${JSON.stringify(text)}`, () => {
      expect(() => parseJson(text)).to.throw(SyntaxError)
    })
  }

  it('reads long strings and many integers in a time that grows with the text, not with its square', () => {
    const text = `["${'\\\\'.repeat(500_000)}","${'x'.repeat(1_000_000)}"${',9007199254740995'.repeat(20_000)}]`
    const started = performance.now()
    const read = parseJson(text) as unknown[]
    expect(performance.now() - started).to.be.below(5000)
    expect([read.length, read.at(-1)]).to.deep.equal([20_002, 9007199254740995n])
  })

  it('writes a bigint as digits, and everything else as JSON.stringify does', () => {
    const value = {
      id: 9007199254740995n,
      list: [-1n, 'integer 0:7', undefined, null, 1.5],
      gone: undefined,
      at: new Date(0),
      'integer 1:': '"integer 2:9"',
    }
    expect(stringifyJson(value)).to.equal(
      '{"id":9007199254740995,"list":[-1,"integer 0:7",null,null,1.5],"at":"1970-01-01T00:00:00.000Z",' +
        '"integer 1:":"\\"integer 2:9\\""}',
    )
    expect(stringifyJson({ a: [1n] }, 2)).to.equal('{\n  "a": [\n    1\n  ]\n}')
    expect(stringifyJson(7n)).to.equal('7')
    expect(stringifyJson({ a: 1 }, 1)).to.equal(JSON.stringify({ a: 1 }, null, 1))
  })

  it('reads what it has written', () => {
    const value = {
      a: 2n ** 64n,
      b: [-(2n ** 63n), 2 ** 53 - 1, { __proto__: null, c: '12345678901234567890' }],
    }
    expect(parseJson(stringifyJson(value))).to.deep.equal({
      ...value,
      b: [-(2n ** 63n), 2 ** 53 - 1, { c: '12345678901234567890' }],
    })
  })

  it('writes the digits in a program where bigints have a method toJSON', () => {
    const prototype = BigInt.prototype as { toJSON?: () => string }
    prototype.toJSON = () => 'text'
    try {
      expect(stringifyJson([9007199254740995n])).to.equal('[9007199254740995]')
    } finally {
      delete prototype.toJSON
    }
  })

  it('gives coordinates as numbers', () => {
    const coordinates: unknown = parseJson('[[9007199254740992,1.5],[-1e20,100000000000000000000]]')
    expect(doubles(coordinates)).to.deep.equal([
      [2 ** 53, 1.5],
      [-1e20, 1e20],
    ])
  })
})
