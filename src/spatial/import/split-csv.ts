import { FileWindow, MAX_FEATURE_BYTES } from './file-window.ts'
import { ImportError } from './import-error.ts'
import type { RawRecord } from './record.ts'

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]

/**
 * The records of a CSV file (RFC 4180): one per line, but a quoted field may contain line ends. A quote that
 * is never closed costs only its own line: reading continues on the next line. Empty lines are skipped.
 *
 * @param delimiter the byte that separates fields: a quote opens a field only after it or at the start of a
 * line
 */
export async function* splitCsv(
  path: string,
  delimiter: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<readonly RawRecord[], void, void> {
  const window = await FileWindow.open(path, onBytes)
  try {
    let line = 1
    let start = 0
    for (let isMore = true; isMore || start < window.end;) {
      const records: RawRecord[] = []
      while (start < window.end) {
        const found = endOfRecord(window.bytes, start, window.end, delimiter, !isMore)
        if (found === undefined) break
        const { end, lines, fault } = found
        const bytes = window.bytes.subarray(start, withoutLineEnd(window.bytes, start, end))
        if (bytes.length > 0) records.push({ line, bytes, ...(fault !== undefined && { fault }) })
        line += lines
        start = end
      }
      if (records.length > 0) yield records
      if (!isMore) break
      if (window.end - start > MAX_FEATURE_BYTES) {
        throw new ImportError(
          `The row that starts in line ${line} is larger than ${MAX_FEATURE_BYTES} bytes, or a quote in it is never closed.`,
        )
      }
      isMore = await window.more(start)
      start = 0
    }
  } finally {
    await window.close()
  }
}

interface RecordEnd {
  /** The offset after the end of the last line. */
  readonly end: number
  readonly lines: number
  readonly fault?: string
}

/** The end of a record; undefined if more of the file is needed to find it. */
function endOfRecord(
  bytes: Buffer,
  start: number,
  end: number,
  delimiter: number,
  isLast: boolean,
): RecordEnd | undefined {
  const lineEnd = bytes.subarray(start, end).indexOf(LINE_FEED)
  if (lineEnd < 0 && !isLast) return undefined
  const firstEnd = lineEnd < 0 ? end : start + lineEnd + 1
  if (!bytes.subarray(start, firstEnd).includes(QUOTE)) return { end: firstEnd, lines: 1 }
  let lines = 1
  let place = 'start' as 'start' | 'plain' | 'quoted' | 'behind quote'
  for (let at = start; at < end; at++) {
    const byte = bytes[at]
    if (place === 'quoted') {
      if (byte === QUOTE) place = 'behind quote'
      else if (byte === LINE_FEED) lines++
    } else if (byte === LINE_FEED) return { end: at + 1, lines }
    else if (byte === delimiter) place = 'start'
    // Two quotes within a quoted field represent one quote.
    else place = byte === QUOTE && place !== 'plain' ? 'quoted' : 'plain'
  }
  if (!isLast) return undefined
  return place === 'quoted'
    ? { end: firstEnd, lines: 1, fault: 'A quote that opens in this line is never closed.' }
    : { end, lines }
}

function withoutLineEnd(bytes: Buffer, start: number, end: number): number {
  let stop = end
  if (stop > start && bytes[stop - 1] === LINE_FEED) stop--
  if (stop > start && bytes[stop - 1] === CARRIAGE_RETURN) stop--
  return stop
}
