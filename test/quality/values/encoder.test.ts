import { expect } from 'chai'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { decodeText, ENCODINGS } from '../../../src/quality/values/encodings.ts'
import { EncodingUnknown } from '../../../src/quality/values/errors.ts'
import { NotEncodable } from '../../../src/quality/model/errors.ts'

/** The characters of a range, apart from surrogates, the byte order mark and U+FFFD. */
const characters = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => from + i)
    .filter((code) => !(code >= 0xd800 && code < 0xe000) && code !== 0xfeff && code !== 0xfffd)
    .map((code) => String.fromCodePoint(code))

/** Encodings whose tables are not those of iconv-lite: each character is written once. */
const TABLES_OF_TCL = [
  ...[
    'dingbats',
    'gb12345',
    'gb1988',
    'gb2312-raw',
    'iso2022',
    'iso2022-jp',
    'iso2022-kr',
    'jis0208',
    'jis0212',
  ],
  ...['macDingbats', 'macJapan', 'symbol'],
]

/** Encodings without the comma or the double quote. */
const WITHOUT_SYNTAX = ['dingbats', 'gb12345', 'gb2312-raw', 'jis0208', 'jis0212', 'macDingbats', 'symbol']

/** What is written for other characters, if the encoding does not have the question mark. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  dingbats: '✟',
  gb12345: '？',
  'gb2312-raw': '？',
  jis0208: '？',
  jis0212: '¿',
  macDingbats: '✟',
}

describe('An encoder', function () {
  this.timeout(60_000)

  for (const encoding of ENCODINGS) {
    it(`of ${encoding} writes what the reader reads back, and tells of all other characters`, () => {
      const encoder = openEncoder(encoding, 'replace')
      const lacksSyntax = WITHOUT_SYNTAX.includes(encoding)
      const known: string[] = []
      for (const character of characters(0, TABLES_OF_TCL.includes(encoding) ? 0x10000 : 0x3000)) {
        if (lacksSyntax && ',"'.includes(character)) continue
        const before = encoder.replaced
        const bytes = encoder.encode(character)
        if (encoder.replaced === before) known.push(character)
        else if (before === 0) expect(decodeText(bytes, encoding)).to.equal(REPLACEMENTS[encoding] ?? '?')
      }
      if (!lacksSyntax) expect(known.join('')).to.match(/^\0?[^]*,[^]*0123456789[^]*ABC/)
      for (const control of '\0\t\n\r ') expect(known).to.include(control)
      const text = known.join(' ')
      const whole = openEncoder(encoding, 'error')
      const bytes = Buffer.concat([whole.mark, whole.encode(text), whole.end()])
      expect(decodeText(bytes, encoding) === text).to.equal(true)
    })
  }

  it('never replaces the delimiters and quotes of a file', () => {
    for (const [encoding, character] of [
      ['dingbats', ','],
      ['symbol', '"'],
      ['jis0208', '"'],
      ['gb12345', '"'],
    ] as const) {
      for (const unencodable of ['error', 'replace'] as const) {
        expect(() => openEncoder(encoding, unencodable).encode(character))
          .to.throw(NotEncodable)
          .with.property('message')
          .that.matches(
            /^The encoding \S+ does not have the character .*: the file needs it to .*\. Choose utf-8\.$/,
          )
      }
    }
    const symbol = openEncoder('symbol', 'replace')
    expect(decodeText(symbol.encode('α,A'), 'symbol')).to.equal('α,?')
    expect(symbol.replaced).to.equal(1)
  })

  it('writes line ends in the first character set, and returns to it at the end', () => {
    const encoder = openEncoder('iso2022-jp', 'error')
    const lines = Buffer.concat([encoder.encode('日本,'), encoder.encode('ｱ한\n中国'), encoder.end()])
    expect(lines.toString('latin1')).to.equal('\x1b$BF|K\\\x1b(B,\x1b(J\xb1\x1b$(CGQ\x1b(B\n\x1b$BCf9q\x1b(B')
    expect(encoder.end()).to.have.length(0)
    const korean = openEncoder('iso2022-kr', 'error')
    expect(Buffer.concat([korean.mark, korean.encode('가a'), korean.end()]).toString('latin1')).to.equal(
      '\x1b$)C\x0e0!\x0fa',
    )
    expect(() => korean.encode('\x0e')).to.throw(NotEncodable, /"\\u000e"|U\+000E/)
  })

  it('uses the usual bytes if several are possible', () => {
    const encoded = (text: string, encoding: string) =>
      Buffer.from(openEncoder(encoding, 'error').encode(text)).toString('hex')
    expect(encoded('€', 'cp1252')).to.equal('80')
    expect(encoded('漢字', 'shiftjis')).to.equal('8abf8e9a')
    expect(encoded('中文', 'gb2312')).to.equal('d6d0cec4')
    expect(encoded('中文', 'big5')).to.equal('a4a4a4e5')
    expect(encoded('[]{}', 'ebcdic')).to.equal('bbbdfbfd')
  })

  it('writes the mixed pages of mainframes with shift codes around double bytes', () => {
    const encoded = (text: string, encoding: string) => {
      const encoder = openEncoder(encoding, 'error')
      return Buffer.concat([encoder.encode(text), encoder.end()]).toString('hex')
    }
    expect(encoded('A日本,1\nテ', 'cp939')).to.equal('c10e456245660f6bf1150e43940f')
    expect(encoded('aｱ', 'cp930')).to.equal('6281')
    expect(encoded('한글', 'cp933')).to.equal('0ed0658b690f')
    expect(encoded('中', 'cp935')).to.equal('0e5bcf0f')
    expect(encoded('一', 'cp937')).to.equal('0e4c410f')
    expect(() => encoded('\x0e', 'cp939')).to.throw(NotEncodable)
  })

  it('rejects unknown characters and encodings with a sentence', () => {
    expect(() => openEncoder('ascii', 'error').encode('naïve'))
      .to.throw(NotEncodable)
      .with.property('message')
      .that.matches(/^The encoding ascii does not have the character "ï" \(U\+00EF\): choose utf-8/)
    expect(() => openEncoder('latin-9', 'error')).to.throw(EncodingUnknown)
  })
})
