import iconv from 'iconv-lite'
import { EBCDIC_CHARACTERS } from './ebcdic.ts'
import { packed } from './packed.ts'
import { type EncodingTable, LEAD, LEAD_OF_THREE, UNDEFINED } from './table-decoder.ts'

/** Characters by byte. */
type Changes = Readonly<Record<number, string>>

/**
 * Corrections of sets that are outdated in iconv-lite: the Mac sets as in Apple's tables since Mac OS 8.5, which added
 * the euro. The bytes of Apple's logo are the private U+F8FF, as in these tables.
 */
const CHANGES: Readonly<Record<string, Changes>> = {
  macCroatian: { 0xbd: 'Ω', 0xd8: '\uf8ff', 0xdb: '€' },
  macCyrillic: { 0xa2: 'Ґ', 0xb6: 'ґ', 0xff: '€' },
  macGreek: { 0xaf: '·', 0xff: '\u00ad' },
  macIceland: { 0xbd: 'Ω', 0xdb: '€', 0xf0: '\uf8ff' },
  macRoman: { 0xbd: 'Ω', 0xdb: '€', 0xf0: '\uf8ff' },
  macRomania: { 0xf0: '\uf8ff' },
  macTurkish: { 0xbd: 'Ω', 0xf0: '\uf8ff', 0xf5: '\uf8a0' },
}

/** The lowest second byte of the double-byte encodings here. ASCII's digits and punctuation are below it. */
const LOWEST_SECOND = 0x40

/** The table of iconv-lite's encoding `name`: exactly the characters that it decodes. */
export function iconvTable(name: string): EncodingTable {
  const first = firstBytes((byte) => CHANGES[name]?.[byte] ?? iconv.decode(Buffer.of(byte), name))
  const second = secondBytes(name, [], first)
  if (name !== 'euc-jp') return { first, second, third: undefined }
  first[LEAD_OF_THREE] = LEAD
  const third = secondBytes(name, [LEAD_OF_THREE], new Uint32Array(256).fill(UNDEFINED))
  return { first, second, third }
}

/** Each byte is the code point with its number. */
export const identityTable = (): EncodingTable => singleBytes((byte) => String.fromCodePoint(byte))

export const ebcdicTable = (): EncodingTable => singleBytes((byte) => EBCDIC_CHARACTERS[byte])

/** GB 1988, the Chinese ISO 646, with two characters that differ from ASCII, and half-width Katakana as in Tcl. */
export const gb1988Table = (): EncodingTable =>
  singleBytes((byte) => (byte === 0x24 ? '¥' : byte === 0x7e ? '‾' : asciiOrKatakana(byte)))

/**
 * JIS X 0201: ASCII with an overline instead of the tilde, and half-width Katakana. Byte 5C, the yen sign in the
 * standard, is the backslash, as in Japanese programs.
 */
export const jis0201Table = (): EncodingTable =>
  singleBytes((byte) => (byte === 0x7e ? '‾' : asciiOrKatakana(byte)))

/** ASCII, and half-width Katakana from A1 to DF. */
function asciiOrKatakana(byte: number): string | undefined {
  if (byte >= 0xa1 && byte <= 0xdf) return String.fromCodePoint(0xff61 + byte - 0xa1)
  return byte < 0x80 ? String.fromCodePoint(byte) : undefined
}

const singleBytes = (characterOf: (byte: number) => string | undefined): EncodingTable => ({
  first: firstBytes((byte) => characterOf(byte) ?? '\ufffd'),
  second: undefined,
  third: undefined,
})

function firstBytes(textOf: (byte: number) => string): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => packed(textOf(byte)))
}

/**
 * The characters of two bytes, after the bytes of `before`. It marks the first byte as LEAD in `first`. All second bytes
 * of a first byte are decoded in one text, separated by line ends, which are never a second byte here.
 */
function secondBytes(name: string, before: readonly number[], first: Uint32Array): Uint32Array | undefined {
  const entries = new Uint32Array(0x10000).fill(UNDEFINED)
  let isDouble = false
  const seconds = Array.from({ length: 256 - LOWEST_SECOND }, (_, index) => LOWEST_SECOND + index)
  for (let lead = 0x80; lead < 256; lead++) {
    if (first[lead] !== UNDEFINED) continue
    const bytes = Buffer.from(seconds.flatMap((second) => [...before, lead, second, 0x0a, 0x0a]))
    const texts = iconv.decode(bytes, name).split('\n\n')
    seconds.forEach((second, index) => {
      const entry = packed(texts[index] as string)
      entries[(lead << 8) | second] = entry
      if (entry === UNDEFINED) return
      isDouble = true
      first[lead] = LEAD
    })
  }
  return isDouble ? entries : undefined
}
