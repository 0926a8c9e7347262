import { columnsOf } from '../../../../../src/quality/loaders/fixed/columns.ts'
import { type FixedFormat, FixedRecords } from '../../../../../src/quality/loaders/fixed/fixed-records.ts'
import type { RecordLayout } from '../../../../../src/quality/loaders/fixed/layout.ts'
import { END, MORE, REJECT } from '../../../../../src/quality/loaders/records/record-source.ts'
import type { RejectedRecord } from '../../../../../src/quality/loaders/records/rejected-record.ts'

export const LIMITS = { recordBytes: 1 << 20, rejectBytes: 4096 }

const ALL = { redefines: 'all', limit: 10_000 } as const

/** A format that the tests do not care about, but for the layout. */
export const formatOf = (layout: RecordLayout, more: Partial<FixedFormat> = {}): FixedFormat => ({
  ...{ layout, columns: columnsOf(layout, ALL), recordFormat: 'F', terminator: 'none', slides: true },
  ...{ encoding: 'iso8859-1', national: 'unicode', byteOrder: 'big', ...more },
})

export interface Read {
  /** The fields of the records; null for null. */
  readonly rows: (string | null)[][]
  readonly rejects: RejectedRecord[]
  readonly source: FixedRecords
}

/** Reads bytes in chunks, the sizes of which repeat. */
export async function readFixed(
  bytes: Buffer,
  format: FixedFormat,
  sizes: readonly number[] = [1 << 20],
  limits = LIMITS,
): Promise<Read> {
  async function* chunks() {
    for (let at = 0, index = 0; at < bytes.length; index++) {
      const size = sizes[index % sizes.length]!
      yield Buffer.from(bytes.subarray(at, at + size))
      at += size
    }
  }
  const source = new FixedRecords(
    { chunks, bytesRead: bytes.length, compression: undefined, isCut: false },
    format,
    limits,
  )
  const read: Read = { rows: [], rejects: [], source }
  try {
    while (await source.fill()) {
      for (let found = source.next(); found !== MORE; found = source.next()) {
        if (found === END) return read
        if (found === REJECT) read.rejects.push(source.rejected!)
        else read.rows.push(fieldsOf(source))
      }
    }
    return read
  } finally {
    await source.close()
  }
}

const fieldsOf = ({ record }: FixedRecords): (string | null)[] =>
  Array.from({ length: record.fields }, (_, field) => record.text(field) || null)
