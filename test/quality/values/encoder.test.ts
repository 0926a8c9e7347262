import { expect } from 'chai'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { decodeText, ENCODINGS } from '../../../src/quality/values/encodings.ts'
import { EncodingUnknown } from '../../../src/quality/values/errors.ts'
import { NotEncodable } from '../../../src/quality/model/errors.ts'

/** All that the first planes have, but surrogates and what no text is of. */
const characters = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => from + i)
    .filter((code) => !(code >= 0xd800 && code < 0xe000) && code !== 0xfeff && code !== 0xfffd)
    .map((code) => String.fromCodePoint(code))

describe('An encoder', function () {
  this.timeout(60_000)

  for (const encoding of ENCODINGS) {
    it(`of ${encoding} writes what the reader reads back, and tells of all other characters`, () => {
      const encoder = openEncoder(encoding, 'replace')
      const known: string[] = []
      for (const character of characters(0, 0x3000)) {
        const before = encoder.replaced
        const bytes = encoder.encode(character)
        if (encoder.replaced > before) expect(decodeText(bytes, encoding)).to.equal('?')
        else known.push(character)
      }
      expect(known.join('')).to.match(/^\0?[^]*,[^]*0123456789[^]*ABC/)
      const text = known.join(' ')
      const bytes = Buffer.concat([encoder.mark, encoder.encode(text)])
      expect(decodeText(bytes, encoding)).to.equal(text)
    })
  }

  it('takes the usual bytes where there are several', () => {
    const encoded = (text: string, encoding: string) =>
      Buffer.from(openEncoder(encoding, 'error').encode(text)).toString('hex')
    expect(encoded('€', 'cp1252')).to.equal('80')
    expect(encoded('漢字', 'shiftjis')).to.equal('8abf8e9a')
    expect(encoded('中文', 'gb2312')).to.equal('d6d0cec4')
    expect(encoded('中文', 'big5')).to.equal('a4a4a4e5')
    expect(encoded('[]{}', 'ebcdic')).to.equal('bbbdfbfd')
  })

  it('refuses what it does not have by a sentence, and encodings that no file is read in', () => {
    expect(() => openEncoder('ascii', 'error').encode('naïve'))
      .to.throw(NotEncodable)
      .with.property('message')
      .that.matches(/^The encoding ascii does not have the character "ï" \(U\+00EF\): choose utf-8/)
    expect(() => openEncoder('symbol', 'error')).to.throw(EncodingUnknown)
  })
})
