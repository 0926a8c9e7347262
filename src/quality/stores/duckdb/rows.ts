import { setImmediate } from 'node:timers/promises'
import {
  DuckDBBlobValue,
  type DuckDBDataChunk,
  DuckDBListValue,
  type DuckDBResult,
  DuckDBStructValue,
  type DuckDBValue,
} from '@duckdb/node-api'
import accessors from '@duckdb/node-api/lib/vectors/dataAccessors.js'
import type { Row } from '../warehouse.ts'

// The driver's own decoder takes a leading U+FEFF of each value for a byte order mark and drops it.
Object.assign(accessors, { textDecoder: new TextDecoder('utf-8', { ignoreBOM: true }) })

/** Some 10 ms of work: what is made of a result before the event loop gets its turn. */
const CELLS_AT_ONCE = 20_000

/**
 * A value as we hand it on, nothing lost: text, number, boolean, null, Buffer, array and object as they are; a
 * whole number as a number where a double holds it, else as a bigint; all else (decimals, dates, times, UUIDs)
 * as the text that the engine writes for it.
 */
const plain = (value: DuckDBValue): unknown => {
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : value
  }
  if (typeof value !== 'object' || value === null) return value
  // A copy, since the bytes are the engine's own and last as long as the chunk.
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes)
  if (value instanceof DuckDBListValue) return value.items.map(plain)
  if (value instanceof DuckDBStructValue) {
    return Object.fromEntries(Object.entries(value.entries).map(([name, entry]) => [name, plain(entry)]))
  }
  return String(value)
}

const rowsBetween = (chunk: DuckDBDataChunk, names: readonly string[], from: number, to: number): Row[] => {
  const rows = Array.from({ length: to - from }, (): Row => ({}))
  names.forEach((name, column) => {
    const vector = chunk.getColumnVector(column)
    for (let at = from; at < to; at++) (rows[at - from] as Row)[name] = plain(vector.getItem(at))
  })
  return rows
}

/** The rows of a result, chunk by chunk and wide chunks in several parts, with turns for the event loop between. */
export async function* rowsOf(result: DuckDBResult): AsyncGenerator<Row[], void, undefined> {
  const names = result.columnNames()
  const rowsAtOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / names.length))
  for (;;) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) return
    for (let from = 0; from < chunk.rowCount; from += rowsAtOnce) {
      yield rowsBetween(chunk, names, from, Math.min(chunk.rowCount, from + rowsAtOnce))
      await setImmediate()
    }
  }
}
