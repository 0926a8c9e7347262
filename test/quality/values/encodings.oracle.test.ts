import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openEncoder } from '../../../src/quality/values/encoder.ts'
import { EBCDIC_PAGES, MIXED_PAGES } from '../../../src/quality/values/encodings/ebcdic-pages.ts'
import { decodeText, ENCODINGS } from '../../../src/quality/values/encodings.ts'
import { NotEncodable } from '../../../src/quality/model/errors.ts'
import { needs } from '../../support/tools.ts'

const words = (text: string): string[] => text.split(' ')

/** Encodings of double bytes only, apart from ASCII that begins no character. */
const PURE = words('gb12345 gb2312-raw jis0208 jis0212')

/** Encodings that have characters of two bytes beside others, without escape sequences. */
const MIXED = words('big5 cp932 cp936 cp949 cp950 euc-cn euc-jp euc-kr gb2312 ksc5601 macJapan shiftjis')

/** By encoding: the sequences that designate a set. The first of them returns to the first set. */
const DESIGNATORS: Readonly<Record<string, readonly string[]>> = {
  iso2022: words('\x1b(B \x1b(J \x1b(T \x1b$B \x1b$@ \x1b$(D \x1b$A \x1b$(C \x1b&@\x1b$B'),
  'iso2022-jp': words('\x1b(B \x1b(J \x1b$B \x1b$@ \x1b$(D \x1b$A \x1b$(C'),
  'iso2022-kr': words('\x0f \x0e'),
}
const DOUBLE_DESIGNATORS = words('\x1b$B \x1b$@ \x1b$(D \x1b$(C \x1b&@\x1b$B \x0e')

const SINGLE = ENCODINGS.filter(
  (name) =>
    ![
      'utf-8',
      'unicode',
      'gb18030',
      'utf-16be',
      'utf-16le',
      ...PURE,
      ...MIXED,
      ...Object.keys(DESIGNATORS),
      ...EBCDIC_PAGES,
      ...MIXED_PAGES,
    ].includes(name),
)

/** The encodings for which iconv-lite has no tables. */
const TABLES_OF_TCL = [
  ...PURE,
  ...Object.keys(DESIGNATORS),
  ...words('dingbats gb1988 macDingbats macJapan symbol'),
]

/**
 * Characters that differ, by encoding: bytes, our character, Tcl's character.
 *
 * - cp1255: Tcl does not have the Hebrew point that Unicode got in 2004.
 * - koi8-u: B4 is Є in RFC 2319.
 * - macGreek: FF is the soft hyphen in Apple's table.
 * - euc-cn, gb2312: cp936 has Microsoft's characters for three bytes, which files with these names hold in practice.
 * - euc-jp, shiftjis: cp932 has them for six. A second byte FF, which Tcl's table has once, is undefined.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  cp1255: 'ca \u05ba Ê',
  'koi8-u': 'b4 Є Ѓ',
  macGreek: 'ff \u00ad \uf8a0',
  'euc-cn': 'a1a4 · ・,a1aa — ―,a1ac ‖ ∥',
  gb2312: 'a1a4 · ・,a1aa — ―,a1ac ‖ ∥',
  'euc-jp': 'a1c1 ～ 〜,a1c2 ∥ ‖,a1dd － −,a1f1 ￠ ¢,a1f2 ￡ £,a2cc ￢ ¬',
  shiftjis: '8160 ～ 〜,8161 ∥ ‖,817c － −,8191 ￠ ¢,8192 ￡ £,81ca ￢ ¬,96ff \ufffd ～',
}

/** Encodings that are read as a superset (see openTranscoder): they have characters where Tcl has none. */
const SUPERSETS = words('big5 cp932 euc-cn euc-jp euc-kr gb2312 shiftjis')

/** Big5 is WHATWG's, which has other characters for these bytes, and for all of rows C6 and C7 from C6A1 on. */
const BIG5 = words('a145 a14e a15a a1c2 a1c3 a1c5 a1e3 a1f2 a1f3 a1fe a240 a241 a242 a244 a247 a2cc a2ce')

const LF = 0x0a
const ESC = 0x1b
const SO = 0x0e
const SI = 0x0f
const BYTES = Array.from({ length: 256 }, (_, byte) => byte)

/**
 * Encoding, bytes, our text, and Tcl's text where it differs. Tcl passes over an unknown sequence with as many bytes as
 * its longest sequence has, and over a cut one. Here they are undecodable, as is the sequence after MAX_ESCAPE_BYTES.
 */
const ESCAPES: readonly (readonly [encoding: string, raw: string, ours: string, theirs?: string])[] = [
  ['iso2022', 'a\x1b&@\x1b$B0!\x1b(Bb', 'a亜b'],
  ['iso2022-jp', '\x1b$B0!\x1b(B\n\x1b(J~\n', '亜\n‾\n'],
  ['iso2022-jp', '\x1b$B\x1b(Ba\x1b(B\x1b(J\x1b$B0!', 'a亜'],
  ['iso2022-jp', '\x1b(J~\n~\x1b(B~', '‾\n‾~'],
  ['iso2022-kr', '\x1b$)C\x0e0!\x0fa\n\x0e0!0"\x0f\n', '가a\n가각\n'],
  ['iso2022-kr', 'a\x0e\x1b$)C0!\x0f', 'a가'],
  ['iso2022-kr', '0!\x0e0!', '0!가'],
  ['iso2022-jp', 'a\x1b(Xbcd', 'a\ufffd(Xbcd', 'acd'],
  ['iso2022-jp', 'a\x1b$', 'a\ufffd$', 'a'],
  ['iso2022-jp', '\x1b$B0', '\ufffd', ''],
  ['iso2022', `${'\x1b(J'.repeat(5)}~`, '\ufffd(J‾', '‾'],
]

/** Bytes that Tcl decodes. */
interface Stream {
  readonly encoding: string
  readonly raw: Buffer
}

/** Sequences of bytes, each with two line ends after it: one could be the second byte of a character. */
interface Sequences extends Stream {
  readonly sequences: readonly Buffer[]
}

describe('The 81 encodings beside Tcl', function () {
  this.timeout(60_000)

  const single: Stream[] = SINGLE.map((encoding) => ({ encoding, raw: Buffer.from(BYTES) }))
  const texts: (Stream & { text: string })[] = []
  const double: Sequences[] = []
  const escaped: (Sequences & { designator: string })[] = []
  const escapes: Stream[] = ESCAPES.map(([encoding, raw]) => ({ encoding, raw: Buffer.from(raw, 'latin1') }))
  let folder: string | undefined
  let tcl: ReadonlyMap<Stream, string>

  // One process of Tcl decodes everything.
  before(function () {
    const tclsh = needs(this, 'tclsh')
    folder = mkdtempSync(join(tmpdir(), 'groundtruth-encodings-'))
    for (const encoding of [...PURE, ...MIXED]) {
      // In a set of double bytes only, Tcl takes NUL and the byte after it for one NUL.
      const bytes = BYTES.filter((byte) => byte !== LF && !(byte === 0 && PURE.includes(encoding)))
      const sequences = [...bytes.map((byte) => Buffer.of(byte)), ...pairs(bytes)]
      double.push({ encoding, sequences, raw: separated(sequences) })
    }
    for (const [encoding, designators] of Object.entries(DESIGNATORS)) {
      const excluded = encoding === 'iso2022-kr' ? [LF, ESC, SO, SI] : [LF, ESC]
      const sequences = pairs(BYTES.filter((byte) => !excluded.includes(byte)))
      for (const designator of designators) {
        const raw = separated(sequences, designator, designators[0])
        escaped.push({ encoding, designator, sequences, raw })
      }
    }
    for (const encoding of TABLES_OF_TCL) texts.push(charactersOf(encoding))
    const text = characters().join('')
    texts.push({ encoding: 'utf-8', text, raw: Buffer.from(text) })
    texts.push({ encoding: 'unicode', text, raw: Buffer.from(text, 'utf16le') })
    tcl = decodedByTcl(tclsh, folder, [...single, ...double, ...escaped, ...texts, ...escapes])
  })
  after(() => folder !== undefined && rmSync(folder, { recursive: true }))

  it('have the same character for every byte of the single-byte sets', () => {
    for (const stream of single) {
      const ours = Array.from(decodeText(stream.raw, stream.encoding))
      const theirs = Array.from(tcl.get(stream)!)
      expect(theirs, stream.encoding).to.have.length(256)
      const differences = BYTES.filter(
        (byte) => !isSame(ours[byte]!, theirs[byte]!, Buffer.of(byte), stream.encoding),
      ).map((byte) => described(Buffer.of(byte), ours[byte]!, theirs[byte]!))
      expect(differences.join(), stream.encoding).to.equal(DIFFERENCES[stream.encoding] ?? '')
    }
  })

  it('have the same character for every byte and pair of bytes of the double-byte sets', () => {
    for (const stream of double) {
      const { encoding } = stream
      // In Tcl it is the set of KS X 1001 without ASCII, which no file is in. Here it is cp949.
      if (encoding === 'ksc5601') continue
      const found = differencesOf(stream, tcl.get(stream)!)
      const differences = encoding === 'big5' ? found.filter((difference) => !isOtherBig5(difference)) : found
      expect(differences.join(), encoding).to.equal(DIFFERENCES[encoding] ?? '')
    }
  })

  it('have the same character for every pair of bytes after every escape sequence', () => {
    for (const stream of escaped) {
      const { encoding, designator } = stream
      const differences = differencesOf(stream, tcl.get(stream)!, (bytes, ours) => {
        // ISO 2022 has control characters and the space beside every set of double bytes. Tcl makes NUL of both bytes.
        if (DOUBLE_DESIGNATORS.includes(designator) && isControl(bytes[0]!)) {
          return ours.startsWith(String.fromCharCode(bytes[0]!))
        }
        // Tcl's table of ASCII does not have the delete character.
        return encoding === 'iso2022-jp' && designator === '\x1b(B' && bytes.includes(0x7f)
      })
      expect(differences, `${encoding} ${JSON.stringify(designator)}`).to.deep.equal([])
    }
  })

  it('are read back by Tcl as they are written', () => {
    for (const stream of texts) {
      const ours = decodeText(stream.raw, stream.encoding)
      expect(ours === stream.text, `${stream.encoding} read by us`).to.equal(true)
      expect(tcl.get(stream) === stream.text, `${stream.encoding} read by Tcl`).to.equal(true)
    }
  })

  it('switch sets where Tcl does', () => {
    for (const [index, [, raw, ours, theirs = ours]] of ESCAPES.entries()) {
      const stream = escapes[index]!
      const title = `${stream.encoding} ${JSON.stringify(raw)}`
      expect(decodeText(stream.raw, stream.encoding), title).to.equal(ours)
      expect(tcl.get(stream), title).to.equal(theirs)
    }
  })
})

function pairs(bytes: readonly number[]): Buffer[] {
  return bytes.flatMap((first) => bytes.map((second) => Buffer.of(first, second)))
}

function separated(sequences: readonly Buffer[], before = '', after = ''): Buffer {
  const [start, end] = [Buffer.from(before, 'latin1'), Buffer.from(`${after}\n\n`, 'latin1')]
  return Buffer.concat(sequences.flatMap((bytes) => [start, bytes, end]))
}

/** The characters of the first plane apart from U+FFFD, surrogates, byte order marks and noncharacters at its end. */
function characters(): string[] {
  const codes = Array.from({ length: 0xfffd }, (_, code) => code)
  return codes
    .filter((code) => !(code >= 0xd800 && code < 0xe000) && code !== 0xfeff)
    .map((code) => String.fromCharCode(code))
}

/** All characters of an encoding, as exports write them. */
function charactersOf(encoding: string): Stream & { text: string } {
  const encoder = openEncoder(encoding, 'replace')
  const parts = [encoder.mark]
  let text = ''
  for (const character of characters()) {
    // Two characters that Tcl does not have: see the other tests.
    if (character === '\0' && PURE.includes(encoding)) continue
    if (character === '\x7f' && encoding === 'iso2022-jp') continue
    const before = encoder.replaced
    const bytes = bytesOf(encoder, character)
    if (bytes === undefined || encoder.replaced > before) continue
    parts.push(bytes)
    text += character
  }
  return { encoding, text, raw: Buffer.concat([...parts, encoder.end()]) }
}

/** The bytes of a character; undefined for a comma or quote that the encoding does not have. */
function bytesOf(encoder: ReturnType<typeof openEncoder>, character: string): Uint8Array | undefined {
  if (!',"'.includes(character)) return encoder.encode(character)
  try {
    return encoder.encode(character)
  } catch (error) {
    expect(error).to.be.instanceOf(NotEncodable)
    return undefined
  }
}

/** The sequences with another text than Tcl's, apart from those that are `known`. */
function differencesOf(
  { encoding, sequences, raw }: Sequences,
  text: string,
  known: (bytes: Buffer, ours: string) => boolean = () => false,
): string[] {
  const ours = decodeText(raw, encoding).split('\n\n')
  const theirs = text.split('\n\n')
  return sequences.flatMap((bytes, index) => {
    const [left, right] = [ours[index]!, theirs[index]!]
    if (isSame(left, right, bytes, encoding) || known(bytes, left)) return []
    return [described(bytes, left, right)]
  })
}

/**
 * True if both texts are the same, up to bytes that have no character. Tcl has their numbers instead, or NUL in an
 * escaped set, and we have U+FFFD. In a superset we may have a character.
 */
function isSame(ours: string, theirs: string, bytes: Buffer, encoding: string): boolean {
  if (ours === theirs) return true
  let at = 0
  while (ours[at] === theirs[at]) at++
  if (ours[at] !== '\ufffd' && !SUPERSETS.includes(encoding)) return false
  return ['\0', String.fromCharCode(bytes[at]!)].includes(theirs[at]!)
}

const isControl = (byte: number): boolean => byte <= 0x20 || byte === 0x7f

const isOtherBig5 = (difference: string): boolean => {
  const bytes = difference.slice(0, 4)
  return BIG5.includes(bytes) || (bytes >= 'c6a1' && bytes <= 'c7fc')
}

const described = (bytes: Buffer, ours: string, theirs: string): string =>
  `${bytes.toString('hex')} ${ours} ${theirs}`

/** What Tcl decodes each stream to. */
function decodedByTcl(tclsh: string, folder: string, streams: readonly Stream[]): Map<Stream, string> {
  const data = join(folder, 'streams')
  writeFileSync(data, Buffer.concat(streams.map(({ raw }) => raw)))
  const lengths = streams.map(({ encoding, raw }) => `${encoding} ${raw.length}`).join(' ')
  const input = `fconfigure stdout -encoding utf-8 -translation lf
    set file [open {${data}} rb]
    foreach {encoding length} {${lengths}} {
      puts -nonewline [encoding convertfrom $encoding [read $file $length]]
      puts -nonewline \\uffff
    }`
  const texts = execFileSync(tclsh, { input, maxBuffer: 1 << 28 })
    .toString()
    .split('\uffff')
  return new Map(streams.map((stream, index) => [stream, texts[index]!]))
}
