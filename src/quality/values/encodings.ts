import { endianness } from 'node:os'
import { type Decoder, INITIAL_STATE } from './encodings/decoder.ts'
import { EBCDIC_PAGES, MIXED_PAGES } from './encodings/ebcdic-pages.ts'
import { escapeDecoder } from './encodings/escape-decoder.ts'
import { escapeEncoding, hasEscapes } from './encodings/escape-encodings.ts'
import { tableOf } from './encodings/file-tables.ts'
import { gb18030Decoder } from './encodings/gb18030.ts'
import { tableDecoder } from './encodings/table-decoder.ts'
import { utf16Decoder } from './encodings/utf16-decoder.ts'
import { utf8Decoder } from './encodings/utf8-decoder.ts'
import { EncodingUnknown } from './errors.ts'

/** The contract's names: those of Tcl 8.6, then code pages of IBM mainframes, then names of Tcl 9. */
export const ENCODINGS: readonly string[] = [
  'cp1252 ascii big5 cp1250 cp1251 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258 cp437 cp737 cp775 cp850 cp852',
  'cp855 cp857 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869 cp874 cp932 cp936 cp949 cp950 dingbats ebcdic',
  'euc-cn euc-jp euc-kr gb12345 gb1988 gb2312 gb2312-raw identity iso2022 iso2022-jp iso2022-kr iso8859-1',
  'iso8859-2 iso8859-3 iso8859-4 iso8859-5 iso8859-6 iso8859-7 iso8859-8 iso8859-9 iso8859-10 iso8859-13',
  'iso8859-14 iso8859-15 iso8859-16 jis0201 jis0208 jis0212 koi8-r koi8-u ksc5601 macCentEuro macCroatian',
  'macCyrillic macDingbats macGreek macIceland macJapan macRoman macRomania macThai macTurkish macUkraine',
  'shiftjis symbol tis-620 unicode utf-8',
]
  .flatMap((names) => names.split(' '))
  .concat(EBCDIC_PAGES, MIXED_PAGES, 'gb18030', 'utf-16be', 'utf-16le')

const NAMES: ReadonlySet<string> = new Set(ENCODINGS)

/** @throws EncodingUnknown */
export function checkEncoding(encoding: string): void {
  if (!NAMES.has(encoding)) throw new EncodingUnknown(encoding, ENCODINGS)
}

/** A section of a file as text. It begins and ends between two characters. */
export interface Section {
  /** The text as UTF-8: the raw bytes themselves if the encoding does not change them. */
  readonly bytes: Buffer
  /** The bytes of the file from which the text was decoded. */
  readonly raw: Buffer
  /** Offset of `raw` in the file. */
  readonly rawStart: number
  /** State of the decoder before `raw`. */
  readonly state: number
}

export interface Piece extends Section {
  /**
   * Ascending indices in `bytes` of undecodable bytes: of their U+FFFD, or in utf-8 of the wrong bytes themselves. A
   * U+FFFD elsewhere is data.
   */
  readonly faults: readonly number[]
}

/**
 * Converts the bytes of a file to UTF-8, chunk by chunk. The text and its faults do not depend on the boundaries of the
 * chunks.
 */
export interface Transcoder {
  /** The chunk must not be changed as long as its piece is in use. */
  push(chunk: Buffer): Piece
  /** The rest: at most one character or escape sequence, which the end of the file cuts. */
  end(): Piece
  /**
   * The rest of a section, from an index on. It decodes the section again, so use it for rejected records only.
   * @param at offset in the section's `bytes`, between two characters
   * @param skipsEscapes true if the rest begins after the escape sequences at this index, otherwise before them
   */
  rest(section: Section, at: number, skipsEscapes?: boolean): Section
}

/**
 * A byte order mark at the start of the file belongs to no record. It is skipped in utf-8 and in the forms of UTF-16. In
 * `unicode` it sets the byte order; without it, the machine's byte order is used. In other encodings its bytes are
 * characters.
 *
 * The names of East Asian sets mean the supersets of the WHATWG Encoding standard, because files with these names use
 * the supersets in practice: euc-cn and gb2312 as cp936, euc-kr and ksc5601 as cp949, shiftjis as cp932,
 * big5 with the characters of Hong Kong. Bytes that an encoding leaves undefined (81 in cp1252) are undecodable.
 *
 * @throws EncodingUnknown
 */
export function openTranscoder(encoding: string): Transcoder {
  checkEncoding(encoding)
  return new FileTranscoder(encoding)
}

/** Length of the longest byte order mark, that of UTF-8. */
const MARK_BYTES = 3

class FileTranscoder implements Transcoder {
  readonly #encoding: string
  /** Undefined until the first bytes are read, because they may set the byte order. */
  #decoder: Decoder | undefined
  #kept: Buffer = Buffer.alloc(0)
  #keptStart = 0
  #state = INITIAL_STATE

  constructor(encoding: string) {
    this.#encoding = encoding
  }

  push(chunk: Buffer): Piece {
    return this.#decode(this.#kept.length === 0 ? chunk : Buffer.concat([this.#kept, chunk]), false)
  }

  end(): Piece {
    return this.#decode(this.#kept, true)
  }

  rest(section: Section, at: number, skipsEscapes = false): Section {
    if (at === 0 && !skipsEscapes) return section
    const { bytes, raw, rawStart } = section
    const { read, state } = (this.#decoder as Decoder).locate(raw, at, section.state, skipsEscapes)
    return { bytes: bytes.subarray(at), raw: raw.subarray(read), rawStart: rawStart + read, state }
  }

  #decode(raw: Buffer, isLast: boolean): Piece {
    if (this.#decoder === undefined) {
      if (raw.length < MARK_BYTES && !isLast) {
        this.#kept = raw
        return { bytes: NO_BYTES, raw: NO_BYTES, rawStart: this.#keptStart, state: this.#state, faults: [] }
      }
      const { decoder, markBytes } = decoderAtStart(this.#encoding, raw)
      this.#decoder = decoder
      this.#keptStart += markBytes
      raw = raw.subarray(markBytes)
    }
    const before = this.#state
    const { read, bytes, faults, state } = this.#decoder.decode(raw, isLast, before)
    const piece = { bytes, raw: raw.subarray(0, read), rawStart: this.#keptStart, state: before, faults }
    this.#state = state
    this.#kept = raw.subarray(read)
    this.#keptStart += read
    return piece
  }
}

const NO_BYTES: Buffer = Buffer.alloc(0)

function decoderAtStart(encoding: string, raw: Buffer): { decoder: Decoder; markBytes: number } {
  if (encoding === 'utf-8') {
    const hasMark = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf
    return { decoder: utf8Decoder, markBytes: hasMark ? 3 : 0 }
  }
  if (encoding === 'unicode') {
    if (raw[0] === 0xff && raw[1] === 0xfe) return { decoder: utf16Decoder('little'), markBytes: 2 }
    if (raw[0] === 0xfe && raw[1] === 0xff) return { decoder: utf16Decoder('big'), markBytes: 2 }
    return { decoder: utf16Decoder(endianness() === 'LE' ? 'little' : 'big'), markBytes: 0 }
  }
  if (encoding === 'utf-16le')
    return { decoder: utf16Decoder('little'), markBytes: raw[0] === 0xff && raw[1] === 0xfe ? 2 : 0 }
  if (encoding === 'utf-16be')
    return { decoder: utf16Decoder('big'), markBytes: raw[0] === 0xfe && raw[1] === 0xff ? 2 : 0 }
  return { decoder: decoderOf(encoding), markBytes: 0 }
}

const decoders = new Map<string, Decoder>()

/**
 * The decoder of an encoding other than utf-8 and `unicode`. It keeps no state between calls. Tables are made at the
 * first use: 20 to 60 ms for an East Asian set.
 */
export function decoderOf(encoding: string): Decoder {
  let decoder = decoders.get(encoding)
  if (decoder === undefined) {
    decoder =
      encoding === 'gb18030'
        ? gb18030Decoder()
        : hasEscapes(encoding)
          ? escapeDecoder(escapeEncoding(encoding))
          : tableDecoder(tableOf(encoding).table)
    decoders.set(encoding, decoder)
  }
  return decoder
}

/** Decodes bytes to text. U+FFFD replaces undecodable bytes. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  const transcoder = openTranscoder(encoding)
  return Buffer.concat([transcoder.push(Buffer.from(bytes)).bytes, transcoder.end().bytes]).toString()
}
