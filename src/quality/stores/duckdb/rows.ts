import { nextTurn } from '../../../lib/turns.ts'
import {
  DuckDBBlobValue,
  type DuckDBDataChunk,
  DuckDBListValue,
  type DuckDBResult,
  DuckDBStructValue,
  type DuckDBValue,
  DuckDBVarCharVector,
} from '@duckdb/node-api'
import accessors from '@duckdb/node-api/lib/vectors/dataAccessors.js'
import type { Row } from '../../model/warehouse/warehouse.ts'

// The driver's own decoder drops a leading U+FEFF of each value as a byte order mark. `check-packages.ts` checks at the
// start that this decoder has replaced it.
Object.assign(accessors, { textDecoder: new TextDecoder('utf-8', { ignoreBOM: true }) })

/** Values converted before yielding to the event loop: about 3 ms of work. */
const CELLS_AT_ONCE = 6_000

/** Bytes of strings converted together; a single row may exceed it. */
const BYTES_AT_ONCE = 1 << 20

/**
 * Converts a value without loss. Strings, numbers, booleans, null, Buffers, arrays and objects are unchanged. An
 * integer becomes a number if a double represents it exactly, else a bigint. Other values (decimals, dates, times,
 * UUIDs) become the engine's text.
 */
const plain = (value: DuckDBValue): unknown => {
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : value
  }
  if (typeof value !== 'object' || value === null) return value
  // A copy, since the bytes belong to the engine and are valid only as long as the chunk.
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes)
  if (value instanceof DuckDBListValue) return value.items.map(plain)
  if (value instanceof DuckDBStructValue) {
    return Object.fromEntries(Object.entries(value.entries).map(([name, entry]) => [name, plain(entry)]))
  }
  return String(value)
}

/** A string column of the driver: 16 bytes per string, which begin with the string's length in bytes. */
interface Texts {
  readonly dataView: DataView
  readonly validity: { itemValid(row: number): boolean }
}
const TEXT_ENTRY_BYTES = 16

const textsOf = (chunk: DuckDBDataChunk): Texts[] =>
  Array.from({ length: chunk.columnCount }, (_, column) => chunk.getColumnVector(column)).filter(
    (vector) => vector instanceof DuckDBVarCharVector,
  ) as unknown as Texts[]

/** The end of a part of a chunk, given its first row and its most rows. */
const endOfPart = (texts: readonly Texts[], from: number, most: number): number => {
  let bytes = 0
  for (let row = from; row < most; row++) {
    for (const { dataView, validity } of texts) {
      if (validity.itemValid(row)) bytes += dataView.getUint32(row * TEXT_ENTRY_BYTES, true)
    }
    if (bytes > BYTES_AT_ONCE) return Math.max(row, from + 1)
  }
  return most
}

const rowsBetween = (chunk: DuckDBDataChunk, names: readonly string[], from: number, to: number): Row[] => {
  const rows = Array.from({ length: to - from }, (): Row => ({}))
  names.forEach((name, column) => {
    // A separate vector, since a vector caches the strings made from it.
    const vector = chunk.getColumnVector(column).slice(from, to - from)
    rows.forEach((row, at) => (row[name] = plain(vector.getItem(at))))
  })
  return rows
}

/** The rows of a result, chunk by chunk. Large chunks are split. It yields to the event loop between the parts. */
export async function* rowsOf(result: DuckDBResult): AsyncGenerator<Row[], void, undefined> {
  const names = result.columnNames()
  const rowsAtOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / names.length))
  for (;;) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) return
    const texts = textsOf(chunk)
    for (let from = 0; from < chunk.rowCount;) {
      const to = endOfPart(texts, from, Math.min(chunk.rowCount, from + rowsAtOnce))
      yield rowsBetween(chunk, names, from, to)
      from = to
      await nextTurn()
    }
  }
}

/** The columns of a result that consists of doubles, chunk by chunk. NaN stands for null. */
export async function* numbersOf(result: DuckDBResult): AsyncGenerator<Float64Array[], void, undefined> {
  for (;;) {
    const chunk = await result.fetchChunk()
    if (chunk === null || chunk.rowCount === 0) return
    yield Array.from({ length: chunk.columnCount }, (_, column) => {
      const vector = chunk.getColumnVector(column)
      return Float64Array.from(
        { length: chunk.rowCount },
        (__, row) => (vector.getItem(row) as number | null) ?? NaN,
      )
    })
    await nextTurn()
  }
}
