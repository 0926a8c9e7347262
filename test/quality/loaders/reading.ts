import { parseCanonical } from '../../../src/quality/loaders/records/canonical-csv.ts'
import { DelimitedRecords } from '../../../src/quality/loaders/delimited/delimited-records.ts'
import { type ReadingRequest, RecordReading } from '../../../src/quality/loaders/records/record-reading.ts'
import type { ReadSummary } from '../../../src/quality/model/reading.ts'
import type { DelimitedRecordsRequest } from '../../../src/quality/loaders/delimited/delimited-records.ts'
import type { Found } from './oracle.ts'

/** How to read a delimited file, which is given apart. */
export type FileRequest = ReadingRequest & Pick<DelimitedRecordsRequest, 'format' | 'columnCount'>

export const FORMAT: FileRequest['format'] = {
  encoding: 'utf-8',
  delimiter: ',',
  quote: '"',
  terminator: undefined,
  header: false,
}

export const LIMITS: FileRequest['limits'] = {
  recordBytes: 1 << 20,
  columns: 4096,
  rejectBytes: 4096,
  expandedBytes: 1 << 30,
}

export const REQUEST: FileRequest = {
  format: FORMAT,
  columnCount: undefined,
  sample: { kind: 'all' },
  limits: LIMITS,
  maxRejected: undefined,
  mostRecords: undefined,
  pieceBytes: 1 << 20,
}

/** A chunk each `size` bytes, every one in memory of its own. */
function* cut(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size))
}

/** Reads bytes in this thread, cut into chunks, and gathers what the pieces hold. */
export async function readInChunks(
  bytes: Buffer,
  request: FileRequest,
  size: number,
): Promise<Omit<Found, 'recordLengths'> & { summary?: ReadSummary; numbers: string[]; details: string[] }> {
  const pieces: Record<'rows' | 'rejects', (string | null)[][]> = { rows: [], rejects: [] }
  let names: readonly string[] | undefined
  let count = 0
  const reading = new RecordReading(request, {
    columns: (event) => ({ names, count } = event),
    piece: async (kind, piece, rows) => {
      const parsed = parseCanonical(piece)
      if (parsed.length !== rows) throw new Error(`A piece of ${rows} rows holds ${parsed.length}.`)
      pieces[kind].push(...parsed)
    },
    progress: () => undefined,
  })
  let failure: string | undefined
  let summary: ReadSummary | undefined
  try {
    const chunks = async function* () {
      yield* cut(bytes, size)
    }
    const file = { chunks, bytesRead: bytes.length, compression: undefined, isCut: false }
    summary = await reading.run(new DelimitedRecords(file, request, request.limits))
  } catch (error) {
    failure = (error as Error).name
    if (!/^[A-Z]\w+(Wide|Unreadable|Rejected)$/.test(failure)) throw error
  }
  return {
    names,
    count,
    rows: pieces.rows.map(([, ...values]) => values),
    rejects: pieces.rejects.map(([, line, reason, , offset, length, raw]) => ({
      line: Number(line),
      reason: reason as never,
      offset: Number(offset),
      length: Number(length),
      raw: raw ?? '',
    })),
    numbers: pieces.rows.map(([number]) => number!),
    details: pieces.rejects.map(([, , , detail]) => detail!),
    terminator: summary?.terminator ?? '',
    ...(summary && { summary }),
    ...(failure !== undefined && { failure }),
  }
}
