import { DelimitedRecords } from '../../src/quality/loaders/delimited/delimited-records.ts'
import { detect, type Detected } from '../../src/quality/loaders/detection/detect.ts'
import { readLimits } from '../../src/quality/loaders/read-limits.ts'
import { parseCanonical } from '../../src/quality/loaders/records/canonical-csv.ts'
import { RecordReading } from '../../src/quality/loaders/records/record-reading.ts'
import { delimitedFormat } from '../../src/quality/loaders/source-words.ts'
import type { DelimitedFormat } from '../../src/quality/model/reading.ts'
import type { CorpusFile } from './delimited-files.ts'

/** How a file was read with the format that was detected in it. */
export interface DetectedReading {
  /** True if it has exactly its names and values. */
  readonly isRight: boolean
  /** True if a part of the format is doubtful, or if it is not known whether the file has names. */
  readonly isDoubtful: boolean
}

/** Detects the format of a file, and reads the file by the reader of loads. */
export async function readDetected(file: CorpusFile): Promise<DetectedReading> {
  const detected = detect(file.bytes)
  const { names, rows, rejected } = await read(file.bytes, formatOf(detected))
  return {
    isRight: rejected === 0 && isEqual(rows, file.rows) && isEqual(names, file.names),
    isDoubtful:
      // A file of a single record of texts has no evidence for names.
      detected.header === undefined ||
      Object.values(detected).some(
        (guess) => (guess as { isDoubtful?: boolean } | undefined)?.isDoubtful === true,
      ),
  }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const formatOf = (detected: Detected): DelimitedFormat =>
  delimitedFormat({
    delimiter: detected.delimiter?.value,
    quote: detected.quote?.value,
    encoding: detected.encoding?.value,
    attr: detected.header?.value === true ? 'names' : 'none',
    escape: detected.escape?.value,
    skipRows: detected.skipRows?.value,
    comment: detected.comment?.value,
  })

interface Read {
  names: readonly string[] | undefined
  rows: (string | null)[][]
  rejected: number
}

async function read(bytes: Buffer, format: DelimitedFormat): Promise<Read> {
  const limits = readLimits(Infinity)
  const found: Read = { names: undefined, rows: [], rejected: 0 }
  const request = { limits, sample: { kind: 'all' }, maxRejected: undefined, mostRecords: undefined } as const
  const reading = new RecordReading(
    { ...request, pieceBytes: 1 << 20 },
    {
      columns: ({ names }) => void (found.names = names),
      piece: async (kind, piece) => {
        if (kind === 'rows') found.rows.push(...parseCanonical(piece).map(([, ...values]) => values))
      },
      progress: () => undefined,
    },
  )
  const chunks = async function* () {
    yield bytes
  }
  const file = { chunks, bytesRead: bytes.length, compression: undefined, isCut: false }
  const { rejected } = await reading.run(
    new DelimitedRecords(file, { format, columnCount: undefined }, limits),
  )
  return { ...found, rejected }
}
