import { endianness } from 'node:os'
import { checkEncoding, tableOf } from './encodings.ts'
import { TableEncoder } from './encodings/table-encoder.ts'
import { NotEncodable } from '../model/errors.ts'

/** Writes texts in an encoding, so that a load in this encoding reads them back. */
export interface Encoder {
  /** The first bytes of a file: the byte order mark of `unicode`. */
  readonly mark: Uint8Array
  /** Number of characters replaced by a question mark. */
  readonly replaced: number
  /**
   * @param text complete characters, the last of which does not combine with the start of the next text
   * @throws NotEncodable
   */
  encode(text: string): Uint8Array
}

/**
 * @param encoding a supported encoding
 * @param unencodable treatment of characters that the encoding does not have
 * @throws EncodingNotSupported
 */
export function openEncoder(encoding: string, unencodable: 'error' | 'replace'): Encoder {
  checkEncoding(encoding)
  if (encoding === 'utf-8') return { mark: Buffer.alloc(0), replaced: 0, encode: (text) => Buffer.from(text) }
  if (encoding === 'unicode') return { mark: utf16('\ufeff'), replaced: 0, encode: utf16 }
  return new FileEncoder(encoding, unencodable)
}

class FileEncoder implements Encoder {
  readonly mark = Buffer.alloc(0)
  replaced = 0
  readonly #table: TableEncoder
  readonly #onMissing: (character: string) => void

  constructor(encoding: string, unencodable: 'error' | 'replace') {
    const { table, isOwn } = tableOf(encoding)
    this.#table = new TableEncoder(table, isOwn ? undefined : encoding)
    this.#onMissing = (character) => {
      if (unencodable === 'error') throw new NotEncodable(encoding, character)
      this.replaced++
    }
  }

  encode(text: string): Uint8Array {
    return this.#table.encode(text, this.#onMissing)
  }
}

function utf16(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf16le')
  return endianness() === 'LE' ? bytes : bytes.swap16()
}
