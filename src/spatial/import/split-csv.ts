import { areRows } from './csv/fields.ts'
import type { Dialect } from './csv/fields.ts'
import { FileWindow, MAX_FEATURE_BYTES } from './file-window.ts'
import { ImportError } from './import-error.ts'
import type { RawRecord } from './record.ts'

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]

/** How far a quoted field may reach beyond the line in which it opens. */
const [MAX_FURTHER_LINES, MAX_FURTHER_BYTES] = [10_000, 4 * 1024 * 1024]

/** Records that are in memory at once. */
const BATCH = 5000

/**
 * The records of a CSV file (RFC 4180): one per line, but a quoted field may contain line ends. Where a quoted field of
 * several lines is not closed as it should be, its quote costs only its own line: reading continues on the next line.
 * Empty lines are skipped.
 *
 * @throws ImportError if the lines end with CR alone, or one is too large
 */
export async function* splitCsv(
  path: string,
  dialect: Dialect,
  onBytes: (bytes: number) => void,
): AsyncGenerator<readonly RawRecord[], void, void> {
  const splitter: Splitter = { dialect, delimiters: new Set(Buffer.from(dialect.delimiter)) }
  const window = await FileWindow.open(path, onBytes)
  try {
    refuseCarriageReturns(window.bytes.subarray(0, window.end), path)
    let line = 1
    let start = 0
    for (let isMore = true; isMore || start < window.end;) {
      let records: RawRecord[] = []
      while (start < window.end) {
        const found = endOfRecord(window.bytes.subarray(0, window.end), start, splitter, !isMore)
        if (found === undefined) break
        const { end, lines } = found
        const bytes = window.bytes.subarray(start, withoutLineEnd(window.bytes, start, end))
        if (bytes.length > 0) records.push({ line, bytes })
        line += lines
        start = end
        if (records.length < BATCH) continue
        yield records
        records = []
      }
      if (records.length > 0) yield records
      if (!isMore) break
      if (window.end - start > MAX_FEATURE_BYTES) {
        throw new ImportError(`Line ${line} is larger than ${MAX_FEATURE_BYTES} bytes.`)
      }
      isMore = await window.more(start)
      start = 0
    }
  } finally {
    await window.close()
  }
}

/** @throws ImportError if the first part of a file has no other line ends */
function refuseCarriageReturns(bytes: Buffer, path: string): void {
  if (bytes.includes(LINE_FEED) || !bytes.includes(CARRIAGE_RETURN)) return
  throw new ImportError(
    `The lines of ${path} end with CR alone, as in files of old Macs. Convert them first, for example with: tr '\\r' '\\n' < old.csv > new.csv`,
  )
}

interface Splitter {
  readonly dialect: Dialect
  /** Bytes after which a quote opens a field. */
  readonly delimiters: ReadonlySet<number>
}

interface RecordEnd {
  /** The offset after the end of the last line. */
  readonly end: number
  readonly lines: number
}

/** The end of a record; undefined if more of the file is needed to find it. */
function endOfRecord(
  bytes: Buffer,
  start: number,
  { dialect, delimiters }: Splitter,
  isLast: boolean,
): RecordEnd | undefined {
  const lineEnd = bytes.indexOf(LINE_FEED, start)
  if (lineEnd < 0 && !isLast) return undefined
  const firstLine = { end: lineEnd < 0 ? bytes.length : lineEnd + 1, lines: 1 }
  if (dialect.quotes === 'data' || !bytes.subarray(start, firstLine.end).includes(QUOTE)) return firstLine
  const found = endOfQuoted(bytes, start, firstLine.end, delimiters, isLast)
  if (found === undefined) return undefined
  if (found === 'faulty') return firstLine
  const isOfLines = found.lines > 1 && dialect.quotes === 'delimit unless data'
  return isOfLines && areRows(bytes.toString('utf8', start, found.end), dialect) ? firstLine : found
}

/**
 * The end of a record that has quotes; undefined if more of the file is needed to find it.
 *
 * @returns `faulty` if a quoted field is never closed, is too long, or has several lines and text behind its last quote
 */
function endOfQuoted(
  bytes: Buffer,
  start: number,
  firstEnd: number,
  delimiters: ReadonlySet<number>,
  isLast: boolean,
): RecordEnd | 'faulty' | undefined {
  let lines = 1
  let place = 'start' as 'start' | 'plain' | 'quoted' | 'behind quote'
  const stop = Math.min(bytes.length, firstEnd + MAX_FURTHER_BYTES)
  for (let at = start; at < stop; at++) {
    const byte = bytes[at] as number
    if (place === 'quoted') {
      if (byte === QUOTE) place = 'behind quote'
      else if (byte === LINE_FEED && lines++ > MAX_FURTHER_LINES) return 'faulty'
    } else if (byte === LINE_FEED) return { end: at + 1, lines }
    else if (delimiters.has(byte)) place = 'start'
    else if (byte === QUOTE && place !== 'plain') place = 'quoted'
    else if (place === 'behind quote' && byte === CARRIAGE_RETURN) continue
    else if (place === 'behind quote' && lines > 1) return 'faulty'
    else place = 'plain'
  }
  if (stop < bytes.length) return 'faulty'
  if (!isLast) return undefined
  return place === 'quoted' ? 'faulty' : { end: stop, lines }
}

function withoutLineEnd(bytes: Buffer, start: number, end: number): number {
  let stop = end
  if (stop > start && bytes[stop - 1] === LINE_FEED) stop--
  if (stop > start && bytes[stop - 1] === CARRIAGE_RETURN) stop--
  return stop
}
