import { expect } from 'chai'
import { exact, parseExactly, toJson } from '../../src/lib/exact-json.ts'

describe('JSON with long integers', () => {
  const numbersOf = (text: string): unknown[] => (parseExactly(text) as unknown[]).map(exact)

  it('keeps the digits of integers that a double cannot represent', () => {
    expect(numbersOf('[9007199254740993,-9223372036854775808,1,1.5,12e3]')).to.deep.equal([
      9007199254740993n,
      -9223372036854775808n,
      1,
      1.5,
      12_000,
    ])
  })

  it('leaves digits in strings alone, whatever quotes and backslashes they have', () => {
    const texts = [
      '12345678901234567890',
      'a"12345678901234567890',
      '\\',
      '\\"',
      '"\\\\"',
      '[12345678901234567890,',
    ]
    const text = JSON.stringify([...texts, 0]).replace(/0\]$/, '12345678901234567890]')
    expect(numbersOf(text)).to.deep.equal([...texts, 12345678901234567890n])
  })

  it('takes strings of 16 MB beside a long integer', () => {
    const long = ['x'.repeat(16_000_000), '"'.repeat(16_000_000), '\\'.repeat(16_000_000)]
    const read = numbersOf(`[${long.map((text) => JSON.stringify(text)).join(',')},9007199254740993]`)
    expect(read.map((value) => (typeof value === 'string' ? value.length : value))).to.deep.equal([
      16_000_000,
      16_000_000,
      16_000_000,
      9007199254740993n,
    ])
  })

  it('writes marked integers back as they were', () => {
    const text = '{"a":9007199254740993,"b":"9007199254740993"}'
    expect(toJson(parseExactly(text))).to.equal(text)
  })

  it('refuses what is no JSON', () => {
    for (const text of ['["12345678901234567890', '[12345678901234567890', '"\\"12345678901234567890'])
      expect(() => parseExactly(text), text).to.throw(SyntaxError)
  })
})
