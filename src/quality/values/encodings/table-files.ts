import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataFile } from '../../../lib/package-file.ts'
import { packed } from './packed.ts'
import { UNDEFINED } from './table-decoder.ts'

/** The bytes of a file of tables/, without its suffix `.br`. */
export const readTable = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(dataFile(`quality/values/encodings/tables/${name}.br`)))

/**
 * Code points by first byte × 256 + second byte: 65,536 of them, or 256 for a set of single bytes. 0: no character. The
 * file, of scripts/code-table.ts, has the differences of neighbours as 16-bit numbers.
 */
export function readCodes(name: string): Uint16Array {
  const bytes = readTable(name)
  const codes = new Uint16Array(bytes.length / 2)
  let code = 0
  for (let index = 0; index < codes.length; index++) codes[index] = code += bytes.readUInt16LE(index * 2)
  return codes
}

/** The entry of an `EncodingTable` for a code point of `readCodes`. */
export const entryOf = (code: number): number => (code === 0 ? UNDEFINED : packed(String.fromCodePoint(code)))
