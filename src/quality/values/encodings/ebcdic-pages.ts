import { type EncodingTable, LEAD, UNDEFINED } from './table-decoder.ts'
import { entryOf, readCodes, readTable } from './table-files.ts'

/** Code pages of IBM mainframes with one byte a character. */
export const EBCDIC_PAGES = [
  'cp037 cp273 cp277 cp278 cp280 cp284 cp285 cp297 cp500 cp870 cp871 cp875 cp1025 cp1026 cp1047 cp1140 cp1141',
  'cp1142 cp1143 cp1144 cp1145 cp1146 cp1147 cp1148 cp1149',
].flatMap((names) => names.split(' '))

/**
 * Code pages of IBM mainframes with characters of one and of two bytes, by the files of their double bytes in tables/.
 * The bytes 0E (shift out) and 0F (shift in) switch between the two sets.
 */
export const DOUBLE_BYTE_FILES: Readonly<Record<string, string>> = {
  // Both Japanese pages have the same double bytes.
  cp930: 'ebcdic-cp939',
  cp933: 'ebcdic-cp933',
  cp935: 'ebcdic-cp935',
  cp937: 'ebcdic-cp937',
  cp939: 'ebcdic-cp939',
}

export const MIXED_PAGES = Object.keys(DOUBLE_BYTE_FILES)

export const isMixedPage = (encoding: string): boolean => Object.hasOwn(DOUBLE_BYTE_FILES, encoding)

/** All pages, in the order of their single bytes in ebcdic-pages.br. */
const PAGES = [...EBCDIC_PAGES, ...MIXED_PAGES]

/** The new line, which ends a line on z/OS, and the line feed. */
const [NEW_LINE, LINE_FEED] = [0x15, 0x25]

/**
 * The single bytes of a page. The characters are those of glibc's iconv, except that the byte 15 is the line feed, and
 * 25 the next line (U+0085), as in Java: files of z/OS end lines by 15.
 * @throws RangeError if there is no such page
 */
export function singleByteTable(name: string): EncodingTable {
  const index = PAGES.indexOf(name)
  if (index < 0) throw new RangeError(`There is no code page ${name}.`)
  const units = readTable('ebcdic-pages')
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    const swapped = byte === NEW_LINE ? LINE_FEED : byte === LINE_FEED ? NEW_LINE : byte
    const code = units.readUInt16LE((index * 256 + swapped) * 2)
    // U+0000 is a character here.
    return code === NO_CHARACTER ? UNDEFINED : code === 0 ? 0 : entryOf(code)
  })
  return { first, second: undefined, third: undefined }
}

const NO_CHARACTER = 0xfffd

/** In both sets of a mixed page, the bytes before it are control characters. */
const FIRST_GRAPHIC = 0x40

/** The double bytes of a mixed page. Control characters stand for themselves, for example NUL and line ends. */
export function doubleByteTable(name: string): EncodingTable {
  const singles = singleByteTable(name).first
  const second = Uint32Array.from(readCodes(DOUBLE_BYTE_FILES[name]!), entryOf)
  const first = singles.map((single, byte) => {
    if (byte < FIRST_GRAPHIC) return single
    return second.subarray(byte << 8, (byte + 1) << 8).some((entry) => entry !== UNDEFINED) ? LEAD : UNDEFINED
  })
  return { first, second, third: undefined }
}
