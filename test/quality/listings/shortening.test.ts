import { expect } from 'chai'
import fc from 'fast-check'
import { integer, long, shown, text, time } from '../../../src/quality/listings/columns.ts'
import { cutAfter, cutBy } from '../../../src/quality/listings/shortening.ts'
import { DUCKDB_DIALECT } from '../../../src/quality/stores/duckdb/dialect.ts'
import { TRINO_DIALECT } from '../../../src/quality/stores/trino/dialect.ts'

describe('A text that is cut', () => {
  it('keeps the first characters, and tells how many it has', () => {
    expect(cutAfter('abcd', 3)).to.deep.equal({ text: 'abc', length: 4 })
    expect(cutAfter('a😀b', 2)).to.deep.equal({ text: 'a😀', length: 3 })
    expect(cutAfter('😀😀', 1)).to.deep.equal({ text: '😀', length: 2 })
  })

  it('is whole if it has no more characters, although it may have more units', () => {
    for (const whole of ['', 'a', 'abc', '😀😀😀', 'a\0😀'])
      expect(cutAfter(whole, 3)).to.deep.equal({ text: whole, length: undefined })
  })

  it('never ends in half of a pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (given, characters) => {
        const { text, length } = cutAfter(given, characters)
        const all = Array.from(given)
        expect(text).to.equal(all.slice(0, characters).join(''))
        expect(length).to.equal(all.length > characters ? all.length : undefined)
      }),
    )
  })
})

describe('A column whose texts are cut', () => {
  const named = text('Name', '', 'name')

  it('is cut by the engine that stores the texts, and by this process for catalogues and made texts', () => {
    expect(cutBy(named, 5, DUCKDB_DIALECT)).to.equal('engine')
    expect(cutBy(named, 5, TRINO_DIALECT)).to.equal('engine')
    expect(cutBy(named, 5, 'process')).to.equal('process')
    const made = long(shown('Bytes', '', 'raw', () => 'AAAA'))
    expect(cutBy(made, 5, DUCKDB_DIALECT)).to.equal('process')
  })

  it('is left alone without the option, if it is no text, and if no text of it is longer', () => {
    expect(cutBy(named, undefined, DUCKDB_DIALECT)).to.equal(undefined)
    for (const column of [
      integer('Ref', '', 'id'),
      time('At', '', 'at'),
      shown('Key', '', 'key', () => '1 2 3'),
    ])
      expect(cutBy(column, 1, DUCKDB_DIALECT)).to.equal(undefined)
    expect(cutBy({ ...named, longest: 5 }, 5, DUCKDB_DIALECT)).to.equal(undefined)
    expect(cutBy({ ...named, longest: 6 }, 5, DUCKDB_DIALECT)).to.equal('engine')
  })
})
