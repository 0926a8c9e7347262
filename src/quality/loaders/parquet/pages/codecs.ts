import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Damaged } from '../../compression/damaged.ts'
import { expandLz4Block } from '../../compression/lz4.ts'
import { expandSnappy } from '../../compression/snappy.ts'
import { expandZstd } from '../../compression/zstd.ts'
import { ParquetUnreadable } from '../errors.ts'

/** Expands a page. @param size bytes of the result */
export type ExpandPage = (packed: Buffer, size: number) => Buffer | Promise<Buffer>

/** `CompressionCodec` by its numbers. */
const NAMES = ['uncompressed', 'snappy', 'gzip', 'LZO', 'brotli', 'LZ4', 'zstd', 'lz4_raw']

const CODECS: Readonly<Record<string, ExpandPage>> = {
  uncompressed: (packed) => packed,
  snappy: expandSnappy,
  gzip: (packed, size) => gunzipSync(packed, { maxOutputLength: Math.max(1, size) }),
  brotli: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: Math.max(1, size) }),
  zstd,
  lz4_raw: expandLz4Block,
}

/** True for codecs that `codecOf` expands. */
export const isExpandable = (codec: number): boolean => Object.hasOwn(CODECS, NAMES[codec] ?? '')

/** @throws ParquetUnreadable for codecs that cannot be read */
export function codecOf(codec: number): ExpandPage {
  const name = NAMES[codec] ?? `the codec ${codec}`
  const expand = Object.hasOwn(CODECS, name) ? CODECS[name] : undefined
  if (expand === undefined)
    throw new ParquetUnreadable(
      `The file is compressed by ${name}, which cannot be read: write it with snappy, gzip, brotli, zstd or lz4_raw.`,
    )
  return async (packed, size) => {
    const page = await expand(packed, size)
    if (page.length !== size) throw new Damaged('a page has another size than its header tells')
    return page
  }
}

async function zstd(packed: Buffer, size: number): Promise<Buffer> {
  const out = Buffer.allocUnsafeSlow(size)
  let written = 0
  for await (const chunk of expandZstd(Readable.from([packed], { objectMode: false }))) {
    if (written + chunk.length > size) throw new Damaged('a page has another size than its header tells')
    written += chunk.copy(out, written)
  }
  return out.subarray(0, written)
}
