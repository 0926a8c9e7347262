import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const TARGET = 'src/quality/values/encodings/tables'

/** Writes a file that `readTable` of src/quality/values/encodings/table-files.ts reads. */
export function writeTable(name: string, bytes: Buffer): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${TARGET}/${name}.br`, brotliCompressSync(bytes, { params }))
}

/**
 * Writes a file that `readCodes` reads. Differences of neighbours compress best, because many code points follow each
 * other.
 * @param codes code points by first byte × 256 + second byte; 0: no character. A set of single bytes has 256.
 */
export function writeCodes(name: string, codes: Uint16Array): void {
  const bytes = Buffer.alloc(codes.length * 2)
  codes.forEach((code, index) => bytes.writeUInt16LE((code - (codes[index - 1] ?? 0)) & 0xffff, index * 2))
  writeTable(name, bytes)
}
