import { expect } from 'chai'
import fc from 'fast-check'
import { parseQuery } from '../../src/contract/query.ts'

const text = fc
  .string({ unit: 'grapheme' })
  .filter((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value))

describe('parseQuery', () => {
  it('gives back what encodeURIComponent encoded', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const written = pairs.map(
          ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
        )
        const { pairs: read, malformed } = parseQuery(written.join('&'))
        expect(read.map(([name, value]) => [name, value])).to.deep.equal(pairs)
        expect(malformed).to.deep.equal([])
      }),
    )
  })

  it('reads forms as URLSearchParams writes them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const written = new URLSearchParams(
          pairs.map(([name, value]): [string, string] => [name, value]),
        ).toString()
        expect(parseQuery(written).pairs.map(([name, value]) => [name, value])).to.deep.equal(pairs)
      }),
    )
  })

  it('keeps the entries of a list apart whose names have commas', () => {
    const list = fc.array(text, { minLength: 2 })
    fc.assert(
      fc.property(list, (names) => {
        const [pair] = parseQuery(`list=${names.map(encodeURIComponent).join(',')}`).pairs
        if (names.some((name) => name.includes(',')))
          expect(pair).to.deep.equal(['list', names.join(','), names])
        else expect(pair).to.deep.equal(['list', names.join(',')])
      }),
    )
  })

  it('reports exactly the parts that cannot be decoded or contain NUL as malformed', () => {
    const piece = fc
      .array(
        fc.constantFrom(
          '%',
          '%2',
          '%zz',
          '%41',
          '%00',
          '%ED%A0%80',
          '%C3%A9',
          '%C3',
          '%FF',
          'a',
          '=',
          '+',
          'é',
        ),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const sent = pieces.join('&')
        const bad = pieces.filter((each) => each !== '' && !decodes(each))
        const { pairs, malformed } = parseQuery(sent)
        expect(malformed).to.deep.equal(bad)
        expect(pairs.length).to.equal(pieces.filter((each) => each !== '').length - bad.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('takes a name without an equals sign for an empty value, and further equals signs for the value', () => {
    expect(parseQuery('a&b=&c=d=e&&=f').pairs).to.deep.equal([
      ['a', ''],
      ['b', ''],
      ['c', 'd=e'],
      ['', 'f'],
    ])
  })
})

function decodes(piece: string): boolean {
  try {
    return piece.split('=').every((part) => !decodeURIComponent(part).includes('\0'))
  } catch {
    return false
  }
}
