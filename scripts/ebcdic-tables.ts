/**
 * Writes into `src/quality/values/encodings/tables/` the code pages of IBM mainframes, from glibc's `iconv` (Debian:
 * libc-bin). `ebcdic-pages.br` has the single bytes of each page: 256 characters as UTF-16 in little-endian order.
 * U+FFFD: the byte has none. A file such as `ebcdic-cp933.br` has the double bytes of a mixed page.
 * `test/quality/values/ebcdic-pages.oracle.test.ts` compares the pages with `iconv`. Run it if a page is added:
 * `npx tsx scripts/ebcdic-tables.ts`.
 */
import { spawnSync } from 'node:child_process'
import { DOUBLE_BYTE_FILES, EBCDIC_PAGES, MIXED_PAGES } from '../src/quality/values/encodings/ebcdic-pages.ts'
import { writeCodes, writeTable } from './code-table.ts'

const BYTES = Array.from({ length: 256 }, (_, byte) => byte)
const GRAPHIC_BYTES = BYTES.filter((byte) => byte >= 0x40)
const [SHIFT_OUT, SHIFT_IN] = [0x0e, 0x0f]
/** It ends each pair of bytes. */
const QUESTION_MARK = 0x6f

/** Converts bytes to text, without those that have no character. */
function textOf(page: string, bytes: readonly number[]): string {
  const options = ['-c', '-f', page.replace('cp', 'IBM'), '-t', 'UTF-16LE']
  const { stdout } = spawnSync('iconv', options, { input: Buffer.from(bytes), maxBuffer: 1 << 24 })
  return stdout.toString('utf16le')
}

const pages = [...EBCDIC_PAGES, ...MIXED_PAGES]
const singles = pages.flatMap((page) => BYTES.map((byte) => textOf(page, [byte]) || '\ufffd'))
writeTable('ebcdic-pages', Buffer.from(singles.join(''), 'utf16le'))

for (const file of new Set(Object.values(DOUBLE_BYTE_FILES))) {
  const pairs = GRAPHIC_BYTES.flatMap((lead) => GRAPHIC_BYTES.map((second) => [lead, second] as const))
  const input = pairs.flatMap((pair) => [SHIFT_OUT, ...pair, SHIFT_IN, QUESTION_MARK, QUESTION_MARK])
  const texts = textOf(file.replace('ebcdic-', ''), input).split('??')
  const codes = new Uint16Array(0x10000)
  pairs.forEach(([lead, second], index) => (codes[(lead << 8) | second] = texts[index]!.charCodeAt(0)))
  writeCodes(file, codes)
}
