import { expect } from 'chai'
import fc from 'fast-check'
import { coerce, Refused } from '../../src/contract/coerce.ts'

describe('coerce', () => {
  it('reads whole numbers as they are written', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        (value) => void expect(coerce(String(value), 'integer')).to.equal(value),
      ),
    )
    expect(Object.is(coerce('-0', 'integer'), 0)).to.equal(true)
  })

  it('keeps whole numbers that a double cannot tell apart beyond every bound that a contract can set', () => {
    for (const text of ['9007199254740992', '9007199254740993', '9'.repeat(5000)])
      expect(coerce(text, 'integer')).to.equal(2 ** 53)
    expect(coerce('-9007199254740993', 'integer')).to.equal(-(2 ** 53))
  })

  for (const text of [
    '',
    ' ',
    ' 1',
    '1 ',
    '+1',
    '01',
    '0x5',
    '1e1',
    '1.0',
    '1_0',
    '٣',
    'NaN',
    'Infinity',
    '1n',
    '--1',
    '-',
    '1,2',
    'true',
    'null',
  ])
    it(`refuses ${JSON.stringify(text)} as a whole number`, () =>
      expect(coerce(text, 'integer') instanceof Refused).to.equal(true))

  it('reads as a number what JSON reads as a finite one, and nothing else', () => {
    const notation = fc
      .array(fc.constantFrom('0', '1', '9', '-', '+', '.', 'e', 'E', ' ', 'x', '_'), { maxLength: 7 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(notation, fc.double().map(String)), (text) => {
        const expected = /^\s|\s$/.test(text) ? undefined : jsonNumber(text)
        const value = coerce(text, 'number')
        if (expected === undefined) expect(value instanceof Refused, text).to.equal(true)
        else expect(value, text).to.equal(expected)
      }),
      { numRuns: 2000 },
    )
    for (const text of ['1e400', '-1e400', 'Infinity', '-Infinity', 'NaN', '0x5', '.5', '5.', ''])
      expect(coerce(text, 'number') instanceof Refused, text).to.equal(true)
  })

  it('reads true and false alone as a truth value', () => {
    expect(coerce('true', 'boolean')).to.equal(true)
    expect(coerce('false', 'boolean')).to.equal(false)
    for (const text of ['', '1', '0', 'TRUE', 'yes', ' true'])
      expect(coerce(text, 'boolean') instanceof Refused, text).to.equal(true)
  })

  it('reads lists between commas, and refuses the whole for one entry', () => {
    expect(coerce('1,2.5,-3', { items: 'number' })).to.deep.equal([1, 2.5, -3])
    for (const text of ['', '1,', ',1', '1,,2', '1,x', '1;2'])
      expect(coerce(text, { items: 'number' }) instanceof Refused, text).to.equal(true)
  })
})

function jsonNumber(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  } catch {
    return undefined
  }
}
