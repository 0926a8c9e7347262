import { decompress as expandZstd } from 'fzstd'
import type { Compressors, FileMetaData } from 'hyparquet'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ImportError } from '../import-error.ts'

/** Bytes of an expanded page; programs write pages of about a megabyte. */
const MAX_PAGE_BYTES = 512 * 1024 * 1024

/** Codecs besides that of uncompressed files and Snappy, which the package has itself. */
export const COMPRESSORS: Compressors = {
  GZIP: (packed, size) => gunzipSync(packed, { maxOutputLength: limited(size) }),
  BROTLI: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: limited(size) }),
  ZSTD: (packed, size) => expandZstd(packed, new Uint8Array(limited(size))),
}

function limited(size: number): number {
  if (!(size >= 0 && size <= MAX_PAGE_BYTES)) throw new RangeError(`a page has ${size} bytes`)
  return Math.max(1, size)
}

/** @throws ImportError if a column is compressed by a codec that cannot be expanded */
export function checkCodecs({ row_groups: groups }: FileMetaData): void {
  for (const { columns } of groups) {
    for (const { meta_data: column } of columns) {
      const codec = column?.codec ?? 'UNCOMPRESSED'
      if (codec === 'UNCOMPRESSED' || codec === 'SNAPPY' || codec in COMPRESSORS) continue
      throw new ImportError(
        `The file is compressed by ${codec}, which cannot be read. Write it with zstd, for example with "ogr2ogr -f Parquet -lco COMPRESSION=ZSTD".`,
      )
    }
  }
}
