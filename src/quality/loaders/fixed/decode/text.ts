import { isMixedPage } from '../../../values/encodings/ebcdic-pages.ts'
import { PLAIN, SPECIAL, UNCLASSIFIED } from '../../records/record-source.ts'
import type { LayoutItem } from '../layout.ts'
import {
  type CharacterTable,
  characterTable,
  IS_NOT_ASCII,
  IS_PADDING,
  IS_SPECIAL,
  IS_UNDEFINED,
  singleBytesOf,
} from './character-table.ts'
import { type CompiledField, type FieldDecoder, type TextFindings, UNDECODABLE } from './field-decoder.ts'
import { type ByteOrder, multiByteDecoder } from './multi-byte.ts'

/** Which padding of a field is not part of its value. */
export interface Trimming {
  readonly leading: boolean
  readonly trailing: boolean
}

/** How the characters of a field are stored and where its properties go. */
export interface TextField {
  readonly encoding: string
  /** Of UTF-16. */
  readonly byteOrder: ByteOrder
  /** Index of the column in the flags. */
  readonly column: number
  readonly findings: TextFindings
}

/**
 * Text: blanks and NULs are padding, at the end or, if the item is JUSTIFIED, at the start. National items are also
 * padded with ideographic blanks. A field of padding only is null.
 */
export function textField({ length, format }: LayoutItem, field: TextField): CompiledField {
  const isRightJustified = format.kind === 'text' && format.isRightJustified
  const isNational = format.kind === 'text' && format.isNational
  const trimming = { leading: isRightJustified, trailing: !isRightJustified }
  return charactersField(length, trimming, field, isNational)
}

/** Characters in any encoding. */
export function charactersField(
  length: number,
  trimming: Trimming,
  field: TextField,
  isNational = false,
): CompiledField {
  const table = characterTable(field.encoding)
  return {
    decode: table
      ? singleByteText(table, length, trimming, field)
      : isMixedPage(field.encoding) && !isNational
        ? mixedText(length, trimming, field)
        : multiByteText(length, trimming, field, isNational),
    // A character of one byte has at most four bytes of UTF-8.
    maxBytes: 4 * length,
    valueType: UNCLASSIFIED,
    expected: `text in ${field.encoding}`,
  }
}

function singleByteText(
  { entries, classes, both }: CharacterTable,
  length: number,
  { leading, trailing }: Trimming,
  { column, findings }: TextField,
): FieldDecoder {
  /** Writes characters that are not all ASCII. */
  function writeAll(raw: Buffer, from: number, to: number, out: Buffer, at: number): number {
    for (; from < to; from++) {
      for (let rest = entries[raw[from]!]!; ; rest >>>= 8) {
        out[at++] = rest
        if (rest <= 0xff) break
      }
    }
    return at
  }

  return (raw, from, out, at) => {
    let to = from + length
    if (trailing) while (to > from && classes[raw[to - 1]!] === IS_PADDING) to--
    if (leading) while (from < to && classes[raw[from]!] === IS_PADDING) from++
    let seen = 0
    let end = at
    for (let index = from; index < to; index++) {
      const character = both[raw[index]!]!
      seen |= character
      out[end++] = character
    }
    seen >>= 8
    findings.flags[column] = seen & IS_SPECIAL
    if ((seen & (IS_NOT_ASCII | IS_UNDEFINED)) === 0) return end
    if ((seen & IS_UNDEFINED) !== 0) return UNDECODABLE
    findings.isAscii = false
    return writeAll(raw, from, to, out, at)
  }
}

/** Text of a mixed page of IBM mainframes. Most fields have no shift code. */
function mixedText(length: number, trimming: Trimming, field: TextField): FieldDecoder {
  const single = singleByteText(singleBytesOf(field.encoding)!, length, trimming, field)
  const mixed = multiByteText(length, trimming, field, false)
  return (raw, from, out, at) => {
    for (let index = from; index < from + length; index++)
      if (raw[index] === SHIFT_OUT || raw[index] === SHIFT_IN) return mixed(raw, from, out, at)
    return single(raw, from, out, at)
  }
}

const [SHIFT_OUT, SHIFT_IN] = [0x0e, 0x0f]

const [NUL, BLANK, LF, CR, QUOTE, COMMA] = [0, 0x20, 0x0a, 0x0d, 0x22, 0x2c] as const
/** U+3000. */
const IDEOGRAPHIC_BLANK = Buffer.from('\u3000')

function multiByteText(
  length: number,
  { leading, trailing }: Trimming,
  { encoding, byteOrder, column, findings }: TextField,
  isNational: boolean,
): FieldDecoder {
  const { keepsAscii, decode } = multiByteDecoder(encoding, byteOrder, isNational)

  /** Copies ASCII. @returns -1 if the field has other characters */
  function copyAscii(raw: Buffer, from: number, out: Buffer, at: number): number {
    for (const to = from + length; from < to; from++) {
      const byte = raw[from]!
      // Control characters may begin escape sequences.
      if (byte >= 0x7f || (byte < BLANK && byte !== NUL)) return -1
      out[at++] = byte
    }
    return at
  }

  return (raw, from, out, at) => {
    let end = keepsAscii ? copyAscii(raw, from, out, at) : -1
    if (end < 0) {
      const text = decode(raw.subarray(from, from + length))
      if (text === undefined) return UNDECODABLE
      end = at + text.copy(out, at)
    }
    if (trailing) {
      for (let padding = 1; padding > 0 && end > at; end -= padding) {
        const last = out[end - 1]!
        if (last === BLANK || last === NUL) padding = 1
        else padding = isNational && endsInIdeographicBlank(out, at, end) ? IDEOGRAPHIC_BLANK.length : 0
      }
    }
    let start = at
    if (leading) while (start < end && (out[start] === BLANK || out[start] === NUL)) start++
    if (start > at) {
      out.copyWithin(at, start, end)
      end -= start - at
    }
    let isSpecial = false
    let seen = 0
    for (let index = at; index < end; index++) {
      const byte = out[index]!
      seen |= byte
      if (byte === COMMA || byte === QUOTE || byte === LF || byte === CR) isSpecial = true
    }
    findings.flags[column] = isSpecial ? SPECIAL : PLAIN
    if (seen > 0x7f) findings.isAscii = false
    return end
  }
}

function endsInIdeographicBlank(out: Buffer, at: number, end: number): boolean {
  const start = end - IDEOGRAPHIC_BLANK.length
  return start >= at && IDEOGRAPHIC_BLANK.every((byte, index) => out[start + index] === byte)
}
