import { closeSync, openSync, readSync } from 'node:fs'
import { parseCanonical } from '../../loaders/records/canonical-csv.ts'

const CHUNK_BYTES = 1 << 20
const QUOTE = 0x22
const LF = 0x0a

/**
 * The records of a canonical CSV file, in batches. The longest record bounds the memory. It reads synchronously, so use
 * it in a worker.
 * @returns one value per field; null if the field is empty
 */
export function* csvRows(path: string): Generator<(string | null)[][]> {
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
    let kept: Buffer = Buffer.alloc(0)
    let isQuoted = false
    for (;;) {
      const length = readSync(file, chunk)
      if (length === 0) return
      let end = 0
      for (let at = 0; at < length; at++) {
        const byte = chunk[at]
        if (byte === QUOTE) isQuoted = !isQuoted
        else if (byte === LF && !isQuoted) end = at + 1
      }
      if (end > 0) yield parseCanonical(Buffer.concat([kept, chunk.subarray(0, end)]))
      const rest = chunk.subarray(end, length)
      kept = end > 0 ? Buffer.from(rest) : Buffer.concat([kept, rest])
    }
  } finally {
    closeSync(file)
  }
}
