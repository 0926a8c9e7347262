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
import type { Row } from '../../model/warehouse.ts'

// The driver's own decoder takes a leading U+FEFF of each value for a byte order mark and drops it. That this one
// takes its place is checked at the start (`check-packages.ts`).
Object.assign(accessors, { textDecoder: new TextDecoder('utf-8', { ignoreBOM: true }) })

/** Some 3 ms of work: what is made of a result before the event loop gets its turn. */
const CELLS_AT_ONCE = 6_000

/** Texts that are made at once take so many bytes, or are those of one row. */
const BYTES_AT_ONCE = 1 << 20

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

/** A column of texts as the driver has it: for each text 16 bytes, which begin with its length in bytes. */
interface Texts {
  readonly dataView: DataView
  readonly validity: { itemValid(row: number): boolean }
}
const TEXT_ENTRY_BYTES = 16

const textsOf = (chunk: DuckDBDataChunk): Texts[] =>
  Array.from({ length: chunk.columnCount }, (_, column) => chunk.getColumnVector(column)).filter(
    (vector) => vector instanceof DuckDBVarCharVector,
  ) as unknown as Texts[]

/** Where a part of a chunk ends that begins at a row, and has so many rows at most. */
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
    // Of its own, since a vector keeps the texts that were made of it.
    const vector = chunk.getColumnVector(column).slice(from, to - from)
    rows.forEach((row, at) => (row[name] = plain(vector.getItem(at))))
  })
  return rows
}

/** The rows of a result, chunk by chunk and large chunks in several parts, with turns for the event loop between. */
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
