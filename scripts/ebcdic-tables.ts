/**
 * Writes `src/quality/values/encodings/tables/ebcdic-pages.br`: the single-byte code pages of IBM mainframes, from glibc's
 * `iconv` (Debian: libc-bin). A page has 256 characters as UTF-16 in little-endian order. U+FFFD: the byte has none.
 * `test/quality/values/ebcdic-pages.oracle.test.ts` compares the pages with `iconv`. Run it if a page is added:
 * `npx tsx scripts/ebcdic-tables.ts`.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { EBCDIC_PAGES } from '../src/quality/values/encodings/ebcdic-pages.ts'

const TARGET = 'src/quality/values/encodings/tables/ebcdic-pages.br'

const units = EBCDIC_PAGES.flatMap((name) =>
  Array.from({ length: 256 }, (_, byte) => {
    const { status, stdout } = spawnSync('iconv', ['-f', name.replace('cp', 'IBM'), '-t', 'UTF-16LE'], {
      input: Buffer.of(byte),
    })
    return status === 0 ? stdout.readUInt16LE() : 0xfffd
  }),
)
const bytes = Buffer.alloc(units.length * 2)
units.forEach((unit, index) => bytes.writeUInt16LE(unit, index * 2))
writeFileSync(
  TARGET,
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
)
