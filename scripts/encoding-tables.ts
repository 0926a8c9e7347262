/**
 * Writes into `src/quality/values/encodings/tables/` the tables of the character sets that only Tcl has, from the files of an
 * installed Tcl 8.6 (Debian: libtcl8.6). `test/quality/values/encodings.oracle.test.ts` compares the tables with
 * Tcl. Run it if a set is added: `npx tsx scripts/encoding-tables.ts [folder of the *.enc files]`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCodes } from './code-table.ts'

const SOURCE = process.argv[2] ?? '/usr/share/tcltk/tcl8.6/encoding'
const SETS = 'dingbats gb12345 gb2312-raw jis0208 jis0212 ksc5601 macDingbats macJapan symbol'.split(' ')
/**
 * A file has comments, its kind, its numbers (fallback, a flag, count of pages), and the pages: the first byte, and
 * the code points of 256 second bytes in 16 lines of hexadecimal digits. Page 00 has the single bytes.
 * @returns code points by first byte × 256 + second byte; 0: no character. A set of single bytes has 256.
 */
function readTable(text: string): Uint16Array {
  const [, numbers, ...lines] = text.split('\n').filter((line) => !line.startsWith('#'))
  const [, , count] = numbers!.split(' ')
  const codes = new Uint16Array(0x10000)
  for (let page = 0; page < Number(count); page++) {
    const [first, ...rows] = lines.slice(page * 17, page * 17 + 17)
    const digits = rows.join('').match(/.{4}/g)!
    digits.forEach((code, second) => (codes[parseInt(first!, 16) * 256 + second] = parseInt(code, 16)))
  }
  const isSingle = codes.subarray(256).every((code) => code === 0)
  return isSingle ? codes.subarray(0, 256) : codes
}

for (const name of SETS) {
  writeCodes(name, readTable(await readFile(join(SOURCE, `${name}.enc`), 'latin1')))
}
