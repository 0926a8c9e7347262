import { execFileSync } from 'node:child_process'
import { expect } from 'chai'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import {
  ENCODINGS,
  openTranscoder,
  type Piece,
  SUPPORTED_ENCODINGS,
} from '../../../src/quality/values/encodings.ts'
import { EncodingNotSupported } from '../../../src/quality/values/errors.ts'
import { needs } from '../../support/tools.ts'

const OWN = ['ebcdic', 'gb1988', 'identity', 'jis0201', 'unicode']

/** Bytes that Tcl has as the number of the byte, for want of a character, and we as undecodable. */
const isUndefined = (encoding: string, byte: number): boolean =>
  read(encoding, Buffer.of(byte)).faults.length > 0

describe('encodings of source files', () => {
  it('are the 81 of the contract, of which 70 are read', () => {
    expect(new Set(ENCODINGS).size).to.equal(81)
    expect(SUPPORTED_ENCODINGS).to.have.length(70)
  })

  it('are refused by name where they are not read, with those that are', () => {
    for (const encoding of ['macJapan', 'iso2022-jp', 'latin-9', 'UTF-8', '__proto__', '']) {
      expect(() => openTranscoder(encoding))
        .to.throw(EncodingNotSupported, JSON.stringify(encoding))
        .with.property('message')
        .that.includes('cp1252, ascii, big5')
    }
  })

  for (const encoding of SUPPORTED_ENCODINGS.filter((name) => !OWN.includes(name) && name !== 'utf-8')) {
    it(`has every character of ${encoding} that iconv-lite has`, () => {
      const raw = Buffer.concat(sequencesOf(encoding).flatMap((bytes) => [bytes, Buffer.of(0x0a)]))
      const { text, faults } = read(encoding, raw)
      expect(faults).to.deep.equal([])
      const expected = encoding.startsWith('mac') ? modernMac(encoding, raw) : iconv.decode(raw, encoding)
      if (text !== expected) expect(firstDifference(text, expected)).to.equal('none')
    })
  }

  it('have the characters that Tcl has, in single-byte sets', function () {
    const tclsh = needs(this, 'tclsh')
    const names = SUPPORTED_ENCODINGS.filter(
      (name) => !['utf-8', 'unicode', 'ksc5601', 'identity'].includes(name),
    )
    const tcl = charactersOfTcl(tclsh, names)
    const differences: string[] = []
    for (const name of names) {
      for (let byte = 0; byte < 256; byte++) {
        if (isUndefined(name, byte)) continue
        const { text } = read(name, Buffer.of(byte))
        if (text !== tcl.get(name)?.[byte]) differences.push(`${name} ${byte.toString(16)} ${text}`)
      }
    }
    // Tcl's table has another letter for KOI8-U's Є (RFC 2319), and none for the Hebrew point of 2004; the euro of
    // cp936 is no part of EUC-CN, but of what files in it hold.
    expect(differences).to.deep.equal(['cp1255 ca \u05ba', 'euc-cn 80 €', 'gb2312 80 €', 'koi8-u b4 Є'])
  })

  it('tell the bytes that they leave undefined', () => {
    const undefinedIn = (encoding: string) =>
      Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => isUndefined(encoding, byte))
    expect(undefinedIn('cp1252')).to.deep.equal([0x81, 0x8d, 0x8f, 0x90, 0x9d])
    expect(undefinedIn('iso8859-7')).to.deep.equal([0xae, 0xd2, 0xff])
    expect(undefinedIn('ascii')).to.have.length(128)
    expect(undefinedIn('identity')).to.deep.equal([])
    expect(undefinedIn('ebcdic')).to.deep.equal([])
  })

  it('take U+FFFD in the data for data', () => {
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

  it('skip a byte order mark at the start of the file alone', () => {
    expect(read('utf-8', Buffer.from('\ufeffa\ufeffb')).text).to.equal('a\ufeffb')
    const little = Buffer.from('\ufeffa€𝄞', 'utf16le')
    expect(read('unicode', little).text).to.equal('a€𝄞')
    expect(read('unicode', little.subarray(2)).text).to.equal('a€𝄞')
    expect(read('unicode', Buffer.from(little).swap16()).text).to.equal('a€𝄞')
    expect(read('cp1252', Buffer.from('\ufeffa')).text).to.equal('ï»¿a')
    const transcoder = openTranscoder('utf-8')
    expect(transcoder.rawOffset(transcoder.push(Buffer.from('\ufeffabc')), 2)).to.equal(5)
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
          for (const place of startsOf(piece)) {
            const offset = transcoder.rawOffset(piece, place)
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
    for (const encoding of ['utf-8', 'cp1252', 'cp932', 'identity', 'koi8-r']) {
      expect(openTranscoder(encoding).push(chunk).bytes.buffer, encoding).to.equal(chunk.buffer)
    }
    expect(openTranscoder('ebcdic').push(chunk).bytes.toString()).not.to.equal(chunk.toString())
  })
})

/** Random bytes with characters of the encoding among them. */
function fileOfSome(): fc.Arbitrary<{ encoding: string; raw: Buffer }> {
  const encodings = [
    'utf-8',
    'unicode',
    'cp1252',
    'euc-jp',
    'big5',
    'cp932',
    'cp949',
    'gb2312',
    'ebcdic',
    'ascii',
  ]
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
    return fc.array(part, { maxLength: 10 }).map((parts) => ({ encoding, raw: Buffer.concat(parts) }))
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

/** By encoding and byte: what Tcl makes of it. */
function charactersOfTcl(tclsh: string, names: readonly string[]): Map<string, string[]> {
  const input = `foreach name {${names.join(' ')}} {
    for {set byte 0} {$byte < 256} {incr byte} {
      set text [encoding convertfrom $name [binary format c $byte]]
      puts -nonewline "[scan $text %c] "
    }
    puts ""
  }`
  const lines = execFileSync(tclsh, { input }).toString().trimEnd().split('\n')
  return new Map(
    lines.map((line, index) => [
      names[index] as string,
      line.split(' ').map((point) => (point === '' ? '' : String.fromCodePoint(Number(point)))),
    ]),
  )
}
