import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import {
  decodeText,
  ENCODINGS,
  openTranscoder,
  type Piece,
  type Section,
} from '../../../src/quality/values/encodings.ts'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { EBCDIC_PAGES, MIXED_PAGES } from '../../../src/quality/values/encodings/ebcdic-pages.ts'
import { EncodingUnknown } from '../../../src/quality/values/errors.ts'

/** The encodings that iconv-lite does not have. */
const OWN = [
  ...['ebcdic', 'gb1988', 'identity', 'jis0201', 'unicode', 'dingbats', 'gb12345', 'gb2312-raw', 'iso2022'],
  ...['iso2022-jp', 'iso2022-kr', 'jis0208', 'jis0212', 'macDingbats', 'macJapan', 'symbol'],
  ...EBCDIC_PAGES,
  ...['gb18030', 'utf-16be', 'utf-16le'],
  ...MIXED_PAGES,
]

const WITH_ESCAPES = ['iso2022', 'iso2022-jp', 'iso2022-kr', 'cp939', 'cp937']

/** True if the byte alone is undecodable. */
const isUndefined = (encoding: string, byte: number): boolean =>
  read(encoding, Buffer.of(byte)).faults.length > 0

describe('encodings of source files', () => {
  it('are the 114 of the contract, and each is read', () => {
    const contract = join(import.meta.dirname, '../../../generated/quality/openapi.json')
    const { components } = JSON.parse(readFileSync(contract, 'utf8')) as {
      components: { schemas: { Encoding: { enum: string[] } } }
    }
    // The empty text counts as not given.
    const names = components.schemas.Encoding.enum.filter((name) => name !== '')
    expect(ENCODINGS).to.deep.equal(names)
    expect(new Set(names).size).to.equal(114)
    for (const encoding of names) expect(() => openTranscoder(encoding), encoding).not.to.throw()
  })

  it('reject another name with the names that there are', () => {
    for (const encoding of ['latin-9', 'UTF-8', 'jis', '__proto__', '']) {
      expect(() => openTranscoder(encoding))
        .to.throw(EncodingUnknown, JSON.stringify(encoding))
        .with.property('message')
        .that.includes('cp1252, ascii, big5')
    }
  })

  for (const encoding of ENCODINGS.filter((name) => !OWN.includes(name) && name !== 'utf-8')) {
    it(`has every character of ${encoding} that iconv-lite has`, () => {
      const raw = Buffer.concat(sequencesOf(encoding).flatMap((bytes) => [bytes, Buffer.of(0x0a)]))
      const { text, faults } = read(encoding, raw)
      expect(faults).to.deep.equal([])
      const expected = encoding.startsWith('mac') ? modernMac(encoding, raw) : iconv.decode(raw, encoding)
      if (text !== expected) expect(firstDifference(text, expected)).to.equal('none')
    })
  }

  it('tell the bytes that they leave undefined', () => {
    const undefinedIn = (encoding: string) =>
      Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => isUndefined(encoding, byte))
    expect(undefinedIn('cp1252')).to.deep.equal([0x81, 0x8d, 0x8f, 0x90, 0x9d])
    expect(undefinedIn('iso8859-7')).to.deep.equal([0xae, 0xd2, 0xff])
    expect(undefinedIn('ascii')).to.have.length(128)
    expect(undefinedIn('identity')).to.deep.equal([])
    expect(undefinedIn('ebcdic')).to.deep.equal([])
    expect(undefinedIn('symbol')).to.deep.equal([0xa0, 0xff])
  })

  it('have every character of GB 18030 and UTF-16 that Node has, and write it back', () => {
    const faults: string[] = []
    for (const encoding of ['gb18030', 'utf-16be', 'utf-16le']) {
      const encoder = openEncoder(encoding, 'replace')
      const decoder = new TextDecoder(encoding)
      for (let point = 1; point < 0x110000; point += point < 0x12000 ? 1 : 97) {
        if (point >= 0xd800 && point < 0xe000) continue
        const { replaced } = encoder
        const text = String.fromCodePoint(point)
        const bytes = encoder.encode(text)
        if (encoder.replaced > replaced || point === 0xfeff) continue
        if (decodeText(bytes, encoding) !== text || decoder.decode(bytes) !== text)
          faults.push(`${encoding} ${point.toString(16)}`)
      }
      // GB 18030 has no bytes for these private code points any more.
      expect(encoder.replaced).to.equal(encoding === 'gb18030' ? 19 : 0)
    }
    expect(faults).to.deep.equal([])
  })

  it('keep U+FFFD in the data as data', () => {
    expect(read('utf-8', Buffer.from('a\ufffdb'))).to.include({ text: 'a\ufffdb' })
    expect(read('utf-8', Buffer.from('a\ufffdb')).faults).to.deep.equal([])
    const { text, faults } = read('cp1252', Buffer.from([0x41, 0x81, 0xe9, 0x9d]))
    expect({ text, faults }).to.deep.equal({ text: 'A\ufffdé\ufffd', faults: [1, 6] })
  })

  it('keep delimiter and line end behind a damaged character', () => {
    expect(read('cp932', Buffer.from([0x83, 0x2c, 0x83, 0x65]))).to.include({ text: '\ufffd,テ' })
    expect(read('big5', Buffer.from([0xa4, 0x0a, 0xa4, 0xff, 0x41])).text).to.equal('\ufffd\n\ufffdA')
    expect(read('euc-jp', Buffer.from([0x8f, 0xb0, 0x22, 0x8f, 0x22])).text).to.equal('\ufffd"\ufffd"')
    expect(read('gb2312', Buffer.from([0xb0])).faults).to.deep.equal([0])
  })

  it('read ASCII that begins no character of a set of double bytes, such as line ends and commas', () => {
    expect(read('jis0208', Buffer.from('0!,0"\r\n0#\t0$\n'))).to.deep.equal({
      text: '亜,唖\r\n娃\t阿\n',
      faults: [],
    })
    for (const encoding of ['gb12345', 'gb2312-raw', 'jis0208', 'jis0212']) {
      expect(read(encoding, Buffer.from('\0\t\n\r ,')).text, encoding).to.equal('\0\t\n\r ,')
      expect(read(encoding, Buffer.from('0\n0 ')), encoding).to.deep.equal({
        text: '\ufffd\n\ufffd ',
        faults: [0, 4],
      })
      expect(read(encoding, Buffer.from([0xb0, 0xa1, 0x0a])).text, encoding).to.equal('\ufffd\ufffd\n')
    }
  })

  it('keep the character set across line ends, with control characters and spaces in it', () => {
    const raw = Buffer.from('\x1b$B0! 0"\n0#\x1b(B,0#\n')
    expect(read('iso2022-jp', raw)).to.deep.equal({ text: '亜 唖\n娃,0#\n', faults: [] })
    expect(read('iso2022-kr', Buffer.from('\x1b$)C\x0e0!\n0!\x0f0!')).text).to.equal('가\n가0!')
  })

  it('tell unknown and cut escape sequences, and too many of them without a character', () => {
    expect(read('iso2022-jp', Buffer.from('a\x1b[0m'))).to.deep.equal({ text: 'a\ufffd[0m', faults: [1] })
    expect(read('iso2022-jp', Buffer.from('a\x1b$('))).to.deep.equal({ text: 'a\ufffd$(', faults: [1] })
    expect(read('iso2022-kr', Buffer.from('\x1b$)B'))).to.deep.equal({ text: '\ufffd$)B', faults: [0] })
    expect(read('iso2022-jp', Buffer.from('\x1b$B,!')).faults).to.deep.equal([0, 3])
    const { text, faults } = read('iso2022', Buffer.from('\x1b(B'.repeat(1000)))
    expect(faults).to.have.length(200)
    expect(text).to.equal('\ufffd(B'.repeat(200))
  })

  it('lead to the first byte of a character before its escape sequences, or behind them', () => {
    const transcoder = openTranscoder('iso2022-jp')
    const piece = transcoder.push(Buffer.from('ab\x1b(J\x1b$B0!0"\x1b(Bc'))
    expect(piece.bytes.toString()).to.equal('ab亜唖c')
    const starts = (at: number) =>
      [false, true].map((skipsEscapes) => transcoder.rest(piece, at, skipsEscapes).rawStart)
    expect([0, 1, 2, 5, 8].map(starts)).to.deep.equal([
      [0, 0],
      [1, 1],
      [2, 8],
      [10, 10],
      [12, 15],
    ])
  })

  it('skip a byte order mark at the start of the file alone', () => {
    expect(read('utf-8', Buffer.from('\ufeffa\ufeffb')).text).to.equal('a\ufeffb')
    const little = Buffer.from('\ufeffa€𝄞', 'utf16le')
    expect(read('unicode', little).text).to.equal('a€𝄞')
    expect(read('unicode', little.subarray(2)).text).to.equal('a€𝄞')
    expect(read('unicode', Buffer.from(little).swap16()).text).to.equal('a€𝄞')
    expect(read('cp1252', Buffer.from('\ufeffa')).text).to.equal('ï»¿a')
    const transcoder = openTranscoder('utf-8')
    expect(transcoder.rest(transcoder.push(Buffer.from('\ufeffabc')), 2).rawStart).to.equal(5)
  })

  it('find faults of utf-8 where the Unicode standard has them', () => {
    const part = fc.oneof(
      fc.constantFrom('a', 'é', '€', '𝄞', ',').map((text) => Buffer.from(text)),
      fc
        .constantFrom('é', '€', '𝄞')
        .chain((text) => fc.nat(2).map((cut) => Buffer.from(text).subarray(0, cut))),
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom([0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc0, 0xaf], [0xe0, 0x80, 0xaf])
        .map((bytes) => Buffer.from(bytes)),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const raw = Buffer.concat([Buffer.from('x'), ...parts])
        const faults = read('utf-8', raw).faults.map((at) => raw.subarray(0, at).toString().length)
        const text = raw.toString()
        expect(faults).to.deep.equal([...text.matchAll(/\ufffd/g)].map(({ index }) => index))
      }),
      { numRuns: 1000 },
    )
  })

  it('find halves of surrogate pairs where the platform finds them', () => {
    const unit = fc.oneof(
      fc.constantFrom(0xd83d, 0xde00, 0xdbff, 0xdc00, 0x41, 0x20ac, 0xffff),
      fc.integer({ min: 1, max: 0xfffc }),
    )
    fc.assert(
      fc.property(fc.array(unit), fc.boolean(), (units, isOdd) => {
        const raw = Buffer.concat([
          Buffer.of(0xff, 0xfe, 0x78, 0),
          Buffer.from(Uint16Array.from(units).buffer),
          Buffer.alloc(isOdd ? 1 : 0, 0x31),
        ])
        const { text, faults } = read('unicode', raw)
        const expected = new TextDecoder('utf-16le').decode(raw)
        expect(text).to.equal(expected)
        expect(faults).to.have.length([...expected].filter((character) => character === '\ufffd').length)
      }),
    )
  })

  it('give the same text and faults however the file is cut', () => {
    fc.assert(
      fc.property(fileOfSome(), fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (file, lengths) => {
        const chunks: Buffer[] = []
        for (let at = 0; at < file.raw.length;) {
          const length = lengths.next().value as number
          chunks.push(file.raw.subarray(at, at + length))
          at += length
        }
        expect(read(file.encoding, ...chunks)).to.deep.equal(read(file.encoding, file.raw))
      }),
      { numRuns: 1000 },
    )
  })

  it('lead from each character back to its bytes', () => {
    fc.assert(
      fc.property(fileOfSome(), fc.nat(), ({ encoding, raw }, cut) => {
        const transcoder = openTranscoder(encoding)
        const at = cut % (raw.length + 1)
        const pieces = [
          transcoder.push(raw.subarray(0, at)),
          transcoder.push(raw.subarray(at)),
          transcoder.end(),
        ]
        let before = ''
        for (const piece of pieces) {
          let section: Section = piece
          for (const place of startsOf(piece)) {
            const offset = transcoder.rest(piece, place).rawStart
            // The rest of a rest is the same place: it knows the character set in use.
            section = transcoder.rest(section, place - (piece.bytes.length - section.bytes.length))
            expect(section.rawStart).to.equal(offset)
            // The bytes of the file up to there, read alone, are the text up to there.
            const text = before + piece.bytes.toString('utf8', 0, place)
            expect(read(encoding, raw.subarray(0, offset)).text).to.equal(text)
          }
          before += piece.bytes.toString()
        }
      }),
    )
  })

  it('pass plain ASCII on without a copy', () => {
    const chunk = Buffer.from('1,2,3\n'.repeat(100))
    for (const encoding of ['utf-8', 'cp1252', 'cp932', 'identity', 'koi8-r', 'iso2022-jp']) {
      expect(openTranscoder(encoding).push(chunk).bytes.buffer, encoding).to.equal(chunk.buffer)
    }
    expect(openTranscoder('ebcdic').push(chunk).bytes.toString()).not.to.equal(chunk.toString())
  })
})

/** Random bytes with characters of the encoding among them. */
function fileOfSome(): fc.Arbitrary<{ encoding: string; raw: Buffer }> {
  const plain = 'utf-8 unicode cp1252 euc-jp big5 cp932 cp949 gb2312 ebcdic ascii jis0208 macJapan'
  const encodings = [...plain.split(' '), ...WITH_ESCAPES]
  const sequences = '\x1b$B \x1b(B \x1b(J \x1b&@\x1b$B \x1b$A \x1b$(D \x1b$)C \x0e \x0f'.split(' ')
  const text = fc.constantFrom('é', '€', '本', 'テ', '한', '"', ',\n', '𝄞', 'Ê̄', '髙')
  return fc.constantFrom(...encodings).chain((encoding) => {
    const encode = (characters: string) =>
      encoding === 'unicode'
        ? Buffer.from(characters, 'utf16le')
        : OWN.includes(encoding)
          ? Buffer.from(characters)
          : iconv.encode(characters, encoding)
    const part = fc.oneof(
      { weight: 3, arbitrary: text.map(encode) },
      fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
    )
    const escape = fc.constantFrom(...sequences, '0!', '\n').map((bytes) => Buffer.from(bytes))
    const parts = WITH_ESCAPES.includes(encoding) ? fc.oneof(part, { weight: 3, arbitrary: escape }) : part
    return fc.array(parts, { maxLength: 10 }).map((all) => ({ encoding, raw: Buffer.concat(all) }))
  })
}

/** The whole text of a file, and where in its UTF-8 the faults are. */
function read(encoding: string, ...chunks: Buffer[]): { text: string; faults: number[] } {
  const transcoder = openTranscoder(encoding)
  const pieces = [...chunks.map((chunk) => transcoder.push(chunk)), transcoder.end()]
  let start = 0
  const faults: number[] = []
  for (const piece of pieces) {
    faults.push(...piece.faults.map((at) => start + at))
    start += piece.bytes.length
  }
  return { text: Buffer.concat(pieces.map(({ bytes }) => bytes)).toString(), faults }
}

/**
 * Where the characters of a piece begin, up to the first fault, whose bytes are no characters in utf-8. The marks
 * are of those letters of Big5 that are one character in the file and two in Unicode.
 */
function startsOf({ bytes, faults }: Piece): number[] {
  const starts = [...bytes.keys()].filter((at) => (bytes[at]! & 0xc0) !== 0x80)
  const isMark = (at: number) => ['\u0304', '\u030c'].includes(bytes.toString('utf8', at, at + 2))
  return starts.filter((at) => at <= (faults[0] ?? bytes.length) && !isMark(at))
}

/** Every byte, pair and triple of bytes that iconv-lite has one character for. */
function sequencesOf(encoding: string): Buffer[] {
  const isCharacter = (bytes: Buffer) => {
    const text = iconv.decode(bytes, encoding)
    return text !== '' && !text.includes('\ufffd')
  }
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const singles = bytes.filter((byte) => isCharacter(Buffer.of(byte)))
  const leads = bytes.filter((byte) => !singles.includes(byte))
  const pairs = leads.flatMap((lead) => bytes.map((second) => Buffer.of(lead, second)).filter(isCharacter))
  const triples =
    encoding === 'euc-jp'
      ? leads.flatMap((second) => leads.map((third) => Buffer.of(0x8f, second, third)).filter(isCharacter))
      : []
  return [...singles.map((byte) => Buffer.of(byte)), ...pairs, ...triples]
}

/** iconv-lite's text with the characters that Apple changed in 1998. */
function modernMac(encoding: string, raw: Buffer): string {
  const euro =
    encoding === 'macCyrillic'
      ? [
          ['¢', 'Ґ'],
          ['∂', 'ґ'],
          ['¤', '€'],
        ]
      : [
          ['\u2126', '\u03a9'],
          ['¤', '€'],
          ['\u0387', '·'],
        ]
  const text = iconv.decode(raw, encoding)
  const changed = ['macRomania', 'macCentEuro', 'macThai', 'macUkraine'].includes(encoding) ? [] : euro
  return changed.reduce((result, [old, now]) => result.replaceAll(old!, now!), text)
}

function firstDifference(left: string, right: string): string {
  const at = Array.from(left).findIndex((_, index) => left[index] !== right[index])
  return `character ${at}: ${left.slice(at, at + 5)} instead of ${right.slice(at, at + 5)}`
}
