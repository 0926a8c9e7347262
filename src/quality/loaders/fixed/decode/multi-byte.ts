import { isMixedPage } from '../../../values/encodings/ebcdic-pages.ts'
import { DOUBLE_BYTE_SET } from '../../../values/encodings/escape-encodings.ts'
import { decoderOf, decodeText, openTranscoder } from '../../../values/encodings.ts'
import { type Decoder, INITIAL_STATE } from '../../../values/encodings/decoder.ts'
import { utf16Decoder } from '../../../values/encodings/utf16-decoder.ts'
import { utf8Decoder } from '../../../values/encodings/utf8-decoder.ts'

export type ByteOrder = 'big' | 'little'

/** Decodes fields whose characters may have several bytes. */
export interface MultiByteDecoder {
  /** True if the printable characters of ASCII and NUL are stored as their bytes. */
  readonly keepsAscii: boolean
  /** @returns the UTF-8 of a whole field; undefined if a byte is undecodable */
  readonly decode: (raw: Buffer) => Buffer | undefined
}

const ASCII = Buffer.from(Array.from({ length: 0x5f }, (_, index) => 0x20 + index))

/**
 * A byte order mark in a field is a character. UTF-16 (`unicode`) has the byte order of the source.
 * @param encoding by its name in the contract
 * @param isNational true if the field has double bytes only, without shift codes, in a mixed page of IBM mainframes
 */
export function multiByteDecoder(
  encoding: string,
  byteOrder: ByteOrder,
  isNational: boolean,
): MultiByteDecoder {
  if (encoding === 'unicode') return { keepsAscii: false, decode: whole(utf16Decoder(byteOrder)) }
  if (encoding === 'utf-8') return { keepsAscii: true, decode: whole(utf8Decoder) }
  if (isMixedPage(encoding)) {
    const state = isNational ? DOUBLE_BYTE_SET : INITIAL_STATE
    return { keepsAscii: false, decode: whole(decoderOf(encoding), state) }
  }
  return {
    keepsAscii: decodeText(ASCII, encoding) === ASCII.toString('latin1'),
    decode: (raw) => {
      const transcoder = openTranscoder(encoding)
      const [text, rest] = [transcoder.push(raw), transcoder.end()]
      if (text.faults.length > 0 || rest.faults.length > 0) return undefined
      return rest.bytes.length === 0 ? text.bytes : Buffer.concat([text.bytes, rest.bytes])
    },
  }
}

const whole =
  (decoder: Decoder, state = INITIAL_STATE): MultiByteDecoder['decode'] =>
  (raw) => {
    const { bytes, faults } = decoder.decode(raw, true, state)
    return faults.length === 0 ? bytes : undefined
  }
