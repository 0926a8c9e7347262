import { FileWindow, MAX_FEATURE_BYTES } from './file-window.ts'
import { ImportError } from './import-error.ts'
import type { RawRecord } from './record.ts'

const LINE_FEED = 0x0a
const RECORD_SEPARATOR = 0x1e

/**
 * The records of newline-delimited JSON: one per line; or the parts between two record separators, if the
 * file starts with one (RFC 8142). Blank records are skipped.
 */
export async function* splitLines(
  path: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<readonly RawRecord[], void, void> {
  const window = await FileWindow.open(path, onBytes)
  try {
    const separator = window.bytes[0] === RECORD_SEPARATOR && window.end > 0 ? RECORD_SEPARATOR : LINE_FEED
    let line = 1
    let start = 0
    let searched = 0
    for (let isMore = true; isMore;) {
      const records: RawRecord[] = []
      const { bytes, end } = window
      const take = (stop: number): void => {
        const record = bytes.subarray(start, stop)
        const blanks = leadingBlanks(record)
        if (blanks < record.length) {
          records.push({ line: line + countLines(record, blanks), bytes: record.subarray(blanks) })
        }
        line += separator === LINE_FEED ? 1 : countLines(record, record.length)
      }
      for (;;) {
        const stop = bytes.subarray(0, end).indexOf(separator, searched)
        if (stop < 0) break
        take(stop)
        start = stop + 1
        searched = start
      }
      if (records.length > 0) yield records
      if (end - start > MAX_FEATURE_BYTES) {
        throw new ImportError(`The feature in line ${line} is larger than ${MAX_FEATURE_BYTES} bytes.`)
      }
      searched = end - start
      isMore = await window.more(start)
      start = 0
    }
    const last = window.bytes.subarray(0, window.end)
    const blanks = leadingBlanks(last)
    if (blanks < last.length) {
      yield [{ line: line + countLines(last, blanks), bytes: last.subarray(blanks) }]
    }
  } finally {
    await window.close()
  }
}

function leadingBlanks(record: Buffer): number {
  let at = 0
  while (at < record.length && (record[at] as number) <= 0x20) at++
  return at
}

function countLines(record: Buffer, end: number): number {
  let lines = 0
  for (let at = record.indexOf(LINE_FEED); at >= 0 && at < end; at = record.indexOf(LINE_FEED, at + 1))
    lines++
  return lines
}
