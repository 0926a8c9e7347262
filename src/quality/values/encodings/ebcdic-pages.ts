import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataFile } from '../../../lib/package-file.ts'

/** Code pages of IBM mainframes with one byte a character, in the order of their tables in ebcdic-pages.br. */
export const EBCDIC_PAGES = [
  'cp037 cp273 cp277 cp278 cp280 cp284 cp285 cp297 cp500 cp870 cp871 cp875 cp1025 cp1026 cp1047 cp1140 cp1141',
  'cp1142 cp1143 cp1144 cp1145 cp1146 cp1147 cp1148 cp1149',
].flatMap((names) => names.split(' '))

/** The new line, which ends a line on z/OS, and the line feed. */
const [NEW_LINE, LINE_FEED] = [0x15, 0x25]

/**
 * The characters of a page by byte; undefined: the byte has none. They are those of glibc's iconv, except that the byte
 * 15 is the line feed, and 25 the next line (U+0085), as in Java: files of z/OS end lines by 15.
 * @throws RangeError if there is no such page
 */
export function ebcdicPage(name: string): (byte: number) => string | undefined {
  const index = EBCDIC_PAGES.indexOf(name)
  if (index < 0) throw new RangeError(`There is no code page ${name}.`)
  const units = brotliDecompressSync(
    readFileSync(dataFile('quality/values/encodings/tables/ebcdic-pages.br')),
  )
  const codeOf = (byte: number) => units.readUInt16LE((index * 256 + byte) * 2)
  return (byte) => {
    const swapped = byte === NEW_LINE ? LINE_FEED : byte === LINE_FEED ? NEW_LINE : byte
    const code = codeOf(swapped)
    return code === NO_CHARACTER ? undefined : String.fromCharCode(code)
  }
}

const NO_CHARACTER = 0xfffd
