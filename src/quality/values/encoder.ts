import { endianness } from 'node:os'
import { checkEncoding } from './encodings.ts'
import { EscapeEncoder } from './encodings/escape-encoder.ts'
import { escapeEncoding, hasEscapes } from './encodings/escape-encodings.ts'
import { tableOf } from './encodings/file-tables.ts'
import { Gb18030Encoder } from './encodings/gb18030.ts'
import { type OnMissing, TableEncoder } from './encodings/table-encoder.ts'
import { NotEncodable } from '../model/errors.ts'

/** Writes texts in an encoding, so that a load in this encoding reads them back. */
export interface Encoder {
  /** The first bytes of a file: the byte order mark of `unicode`, the header of iso2022-kr. */
  readonly mark: Uint8Array
  /** Number of characters replaced by a question mark. */
  readonly replaced: number
  /**
   * @param text complete characters, the last of which does not combine with the start of the next text
   * @throws NotEncodable
   */
  encode(text: string): Uint8Array
  /** The last bytes of a file: an escape sequence if the text does not end in the first character set. */
  end(): Uint8Array
}

/**
 * Characters that are never replaced. A csv or json file without its delimiters and quotes cannot be read back. A few
 * sets lack them, for example `dingbats`.
 */
const SYNTAX = '",'

/**
 * @param encoding an encoding of the contract
 * @param unencodable treatment of characters that the encoding does not have
 * @throws EncodingUnknown
 */
export function openEncoder(encoding: string, unencodable: 'error' | 'replace'): Encoder {
  checkEncoding(encoding)
  if (encoding === 'utf-8') return unicodeEncoder(NO_BYTES, (text) => Buffer.from(text))
  if (encoding === 'unicode') return unicodeEncoder(utf16('\ufeff'), utf16)
  if (encoding === 'utf-16le') return unicodeEncoder(NO_BYTES, (text) => Buffer.from(text, 'utf16le'))
  if (encoding === 'utf-16be')
    return unicodeEncoder(NO_BYTES, (text) => Buffer.from(text, 'utf16le').swap16())
  return new FileEncoder(encoding, unencodable)
}

const NO_BYTES = Buffer.alloc(0)

/** The encoder of an encoding that has all characters. */
const unicodeEncoder = (mark: Uint8Array, encode: Encoder['encode']): Encoder => ({
  mark,
  replaced: 0,
  encode,
  end: () => NO_BYTES,
})

function utf16(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return endianness() === 'LE' ? bytes : bytes.swap16()
}

class FileEncoder implements Encoder {
  readonly mark: Uint8Array
  replaced = 0
  readonly #encoder: TableEncoder | EscapeEncoder | Gb18030Encoder
  readonly #onMissing: OnMissing

  constructor(encoding: string, unencodable: 'error' | 'replace') {
    if (hasEscapes(encoding)) {
      const sets = escapeEncoding(encoding)
      this.mark = sets.header
      this.#encoder = new EscapeEncoder(sets)
    } else if (encoding === 'gb18030') {
      this.mark = NO_BYTES
      this.#encoder = new Gb18030Encoder()
    } else {
      const { table, iconvName, fallback } = tableOf(encoding)
      this.mark = NO_BYTES
      this.#encoder = new TableEncoder(table, iconvName, fallback)
    }
    this.#onMissing = (character) => {
      const isSyntax = SYNTAX.includes(character)
      if (unencodable === 'error' || isSyntax) throw new NotEncodable(encoding, character, isSyntax)
      this.replaced++
    }
  }

  encode(text: string): Uint8Array {
    return this.#encoder.encode(text, this.#onMissing)
  }

  end(): Uint8Array {
    return this.#encoder instanceof EscapeEncoder ? this.#encoder.end() : NO_BYTES
  }
}
