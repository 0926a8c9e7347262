import { type JsonBytes, openJson } from '../../../../src/quality/loaders/json/json-source.ts'
import { parseRecordsPath } from '../../../../src/quality/loaders/json/records-path.ts'
import {
  EMPTY,
  END,
  MORE,
  RECORD,
  type RecordSource,
  REJECT,
} from '../../../../src/quality/loaders/records/record-source.ts'
import type { RejectedRecord } from '../../../../src/quality/loaders/records/rejected-record.ts'
import type { ReadLimits } from '../../../../src/quality/model/reading.ts'
import { isSpecial } from '../../../../src/quality/values/canonical-bytes.ts'

export const LIMITS: ReadLimits = {
  recordBytes: 1 << 20,
  columns: 100,
  rejectBytes: 1 << 16,
  expandedBytes: 1 << 30,
}

export interface ReadSource {
  readonly names: readonly string[] | undefined
  readonly columns: number | undefined
  readonly rows: readonly (readonly (string | null)[])[]
  readonly rejects: readonly RejectedRecord[]
  readonly lengths: readonly number[]
  readonly bytesRead: number
  readonly isCut: boolean
  readonly terminator: string | undefined
}

/** Bytes in chunks of given lengths; the last length repeats. */
export const bytesOf = (text: Buffer, lengths: readonly number[], isCut = false): JsonBytes => {
  let bytesRead = 0
  return {
    compression: undefined,
    isCut,
    get bytesRead() {
      return bytesRead
    },
    async *chunks() {
      for (let at = 0, index = 0; at < text.length; index++) {
        const length = lengths[Math.min(index, lengths.length - 1)]!
        const chunk = Buffer.from(text.subarray(at, at + length))
        at += length
        bytesRead += chunk.length
        yield chunk
      }
    },
  }
}

/** All that a source gives. Checks what each record promises. */
export async function readSource(source: RecordSource): Promise<ReadSource> {
  const rows: (string | null)[][] = []
  const rejects: RejectedRecord[] = []
  const lengths: number[] = []
  try {
    for (let outcome: number = MORE; outcome !== END; outcome = source.next()) {
      if (outcome === MORE && !(await source.fill())) break
      if (outcome === REJECT) rejects.push(source.rejected!)
      if (outcome !== RECORD) continue
      rows.push(fieldsOf(source))
      lengths.push(source.record.length())
    }
    const { names, columns, bytesRead, isCut, terminator } = source
    return { names, columns, rows, rejects, lengths, bytesRead, isCut, terminator }
  } finally {
    await source.close()
  }
}

function fieldsOf({ record, columns }: RecordSource): (string | null)[] {
  const { bytes, starts, ends, flags, fields, isAscii, size } = record
  if (fields !== columns) throw new Error(`${fields} fields where there are ${columns} columns`)
  let sum = 0
  const values = Array.from({ length: fields }, (_, field) => {
    const [from, to, flag] = [starts[field]!, ends[field]!, flags[field]!]
    const isNull = from === to && (flag & EMPTY) === 0
    const text = record.text(field)
    sum += to - from
    if (from !== to && (flag & EMPTY) !== 0) throw new Error('a wrong flag EMPTY')
    if ((flag & 1) !== Number(isSpecial(bytes, from, to))) throw new Error('a wrong flag SPECIAL')
    if (isAscii && /[^\0-\x7f]/.test(text)) throw new Error('a wrong isAscii')
    return isNull ? null : text
  })
  if (sum > size) throw new Error('a wrong size')
  return values
}

interface ReadOptions extends Partial<ReadLimits> {
  /** Lengths of the chunks; the last length repeats. */
  readonly chunks?: readonly number[]
  readonly isCut?: boolean
  readonly records?: number
  /** Path of the records. */
  readonly path?: string
}

/** Reads a text as a file of JSON. */
export const readJson = (
  text: string | Buffer,
  { chunks = [1 << 20], isCut = false, records, path, ...limits }: ReadOptions = {},
): Promise<ReadSource> =>
  readSource(
    openJson({
      open: async () => bytesOf(typeof text === 'string' ? Buffer.from(text) : text, chunks, isCut),
      limits: { ...LIMITS, ...limits },
      records,
      path: path === undefined ? undefined : parseRecordsPath(path)!,
    }),
  )
