import { parquetSchema, type FileMetaData } from 'hyparquet'
import { ImportError } from '../import-error.ts'

/** A part of a row group that is decoded at once. */
export interface RowSlice {
  readonly start: number
  readonly end: number
}

/**
 * Limits of a part, in uncompressed bytes and in rows: as values in memory they take several times as much. Pages of
 * flat columns before a part are skipped; those of nested columns have to be decoded again, so their parts are larger.
 */
const [FLAT_BYTES, FLAT_ROWS] = [16 * 1024 * 1024, 50_000]
const [NESTED_BYTES, NESTED_ROWS] = [64 * 1024 * 1024, 250_000]

/** Bytes of a column in a row group, which is read at once. */
const MAX_CHUNK_BYTES = 1024 * 1024 * 1024

/** Values of a nested column in a row group, which are in memory at once: 1.7 GB for a million points as x and y. */
const MAX_NESTED_VALUES = 2_000_000

/** @throws ImportError if a row group needs too much memory */
export function slicesOf(metadata: FileMetaData, columns: readonly string[]): RowSlice[] {
  const nested = new Set(
    parquetSchema(metadata)
      .children.filter(({ children }) => children.length > 0)
      .map(({ element }) => element.name),
  )
  const hasNested = columns.some((name) => nested.has(name))
  const [maxBytes, maxRows] = hasNested ? [NESTED_BYTES, NESTED_ROWS] : [FLAT_BYTES, FLAT_ROWS]
  const slices: RowSlice[] = []
  let start = 0
  for (const { columns: chunks, num_rows: count, total_byte_size: bytes } of metadata.row_groups) {
    for (const { meta_data: chunk } of chunks) {
      const name = chunk?.path_in_schema[0] ?? ''
      if (chunk === undefined || !columns.includes(name)) continue
      const isLarge = nested.has(name) && Number(chunk.num_values) > MAX_NESTED_VALUES
      if (Number(chunk.total_compressed_size) > MAX_CHUNK_BYTES || isLarge) throw tooLarge()
    }
    const rows = Number(count)
    const step = Math.ceil(rows / Math.max(1, Math.ceil(Number(bytes) / maxBytes)))
    const size = Math.max(1, Math.min(step, maxRows))
    if (!(rows >= 0) || rows / size > MAX_SLICES) throw tooLarge()
    for (let at = 0; at < rows; at += size) {
      slices.push({ start: start + at, end: start + Math.min(at + size, rows) })
    }
    start += rows
  }
  return slices
}

/** Parts of one row group; a damaged count would make them endless. */
const MAX_SLICES = 100_000

const tooLarge = (): ImportError =>
  new ImportError(
    'A row group of the file is too large to be read. Write the file with smaller ones, for example with "ogr2ogr -f Parquet -lco ROW_GROUP_SIZE=65536".',
  )
