/**
 * Writes `src/quality/values/encodings/tcl/`: the tables of the character sets that only Tcl has, from the files of an
 * installed Tcl 8.6 (Debian: libtcl8.6). `test/quality/values/encodings.oracle.test.ts` compares the tables with
 * Tcl. Run it if a set is added: `npx tsx scripts/encoding-tables.ts [folder of the *.enc files]`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const SOURCE = process.argv[2] ?? '/usr/share/tcltk/tcl8.6/encoding'
const TARGET = 'src/quality/values/encodings/tcl'
const SETS = 'dingbats gb12345 gb2312-raw jis0208 jis0212 ksc5601 macDingbats macJapan symbol'.split(' ')
const MAX_CHARACTERS = 100

interface TclFile {
  /** Bytes that replace a character which the set does not have. */
  readonly fallback: number
  /** Code points by first byte × 256 + second byte; those of single bytes come first. 0: no character. */
  readonly codes: Uint16Array
}

/**
 * A file has comments, its kind, its numbers (fallback, a flag, count of pages), and the pages: the first byte, and
 * the code points of 256 second bytes in 16 lines of hexadecimal digits. Page 00 has the single bytes.
 */
function readTable(text: string): TclFile {
  const [, numbers, ...lines] = text.split('\n').filter((line) => !line.startsWith('#'))
  const [fallback, , count] = numbers!.split(' ')
  const codes = new Uint16Array(0x10000)
  for (let page = 0; page < Number(count); page++) {
    const [first, ...rows] = lines.slice(page * 17, page * 17 + 17)
    const digits = rows.join('').match(/.{4}/g)!
    digits.forEach((code, second) => (codes[parseInt(first!, 16) * 256 + second] = parseInt(code, 16)))
  }
  const isSingle = codes.subarray(256).every((code) => code === 0)
  return { fallback: parseInt(fallback!, 16), codes: isSingle ? codes.subarray(0, 256) : codes }
}

/** Differences of neighbours compress best, because many code points follow each other. */
function compressed(codes: Uint16Array): string {
  const bytes = Buffer.alloc(codes.length * 2)
  codes.forEach((code, index) => bytes.writeUInt16LE((code - (codes[index - 1] ?? 0)) & 0xffff, index * 2))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params }).toString('base64')
}

function written(name: string, { fallback, codes }: TclFile): string {
  const lines = compressed(codes).match(new RegExp(`.{1,${MAX_CHARACTERS}}`, 'g'))!
  return `// Written by scripts/encoding-tables.ts from Tcl's ${name}.enc; do not edit. Tcl's licence is in ../tcl-tables.ts.
export const ${name.replaceAll('-', '_').toUpperCase()} = {
  fallback: 0x${fallback.toString(16)},
  entries: ${codes.length},
  differences: [
${lines.map((line) => `    '${line}',`).join('\n')}
  ],
} as const
`
}

await mkdir(TARGET, { recursive: true })
for (const name of SETS) {
  const table = readTable(await readFile(join(SOURCE, `${name}.enc`), 'latin1'))
  await writeFile(join(TARGET, `${name}.ts`), written(name, table))
}
