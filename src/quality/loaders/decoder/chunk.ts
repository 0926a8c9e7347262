import type { DuckDBConnection, DuckDBDataChunk } from '@duckdb/node-api'
import { runInNewContext } from 'node:vm'
import { setFlagsFromString } from 'node:v8'
import accessors from '@duckdb/node-api/lib/vectors/dataAccessors.js'
import { FIRST_SIZE_COLUMN, type RowQuery, TOTAL_COLUMN } from './row-query.ts'

/** A column of 8-byte integers, as the driver has it. */
interface Numbers {
  readonly items: BigInt64Array
  /** A bit a row, set if the value is not null; null if all bits are set. */
  readonly validity: { readonly data: BigUint64Array | null }
}

/** Sizes and numbers, read as halves of 4 bytes, since 8-byte integers of JavaScript are slow. */
class Sizes {
  readonly #halves: Uint32Array
  readonly #valid: Uint8Array | undefined

  constructor(column: unknown) {
    const { items, validity } = column as Numbers
    this.#halves = new Uint32Array(items.buffer, items.byteOffset, 2 * items.length)
    const bits = validity.data
    this.#valid = bits ? new Uint8Array(bits.buffer, bits.byteOffset, bits.byteLength) : undefined
  }

  /** @returns -1 for null */
  get(row: number): number {
    if (this.#valid !== undefined && (this.#valid[row >> 3]! & (1 << (row & 7))) === 0) return -1
    return this.#halves[2 * row]! + 2 ** 32 * this.#halves[2 * row + 1]!
  }
}

/** A column of texts, as the driver has it: 16 bytes a text, which begin with its length in bytes. */
interface Texts {
  readonly dataView: DataView
}
const TEXT_ENTRY_BYTES = 16

/** A vector of rows of a `RowQuery`. */
export class RowChunk {
  readonly rows: number
  readonly #chunk: DuckDBDataChunk
  readonly #query: RowQuery
  readonly #totals: Sizes
  readonly #sizes: readonly Sizes[]
  readonly #packed: DataView
  readonly #numbers: Sizes | undefined
  readonly #long: (DataView | undefined)[] = []

  constructor(chunk: DuckDBDataChunk, query: RowQuery) {
    this.rows = chunk.rowCount
    this.#chunk = chunk
    this.#query = query
    const { columns } = query
    this.#totals = this.#sizesIn(TOTAL_COLUMN)
    this.#sizes = Array.from({ length: columns }, (_, i) => this.#sizesIn(FIRST_SIZE_COLUMN + i))
    this.#packed = this.#texts(FIRST_SIZE_COLUMN + columns)
    const { numberColumn } = query
    this.#numbers = numberColumn === undefined ? undefined : this.#sizesIn(numberColumn)
  }

  /** Bytes of all values of a row. */
  total(row: number): number {
    return this.#totals.get(row)
  }

  /** The number of a row in the file. @param before rows of the file before the chunk, if rows have no numbers */
  number(row: number, before: number): number {
    return this.#numbers?.get(row) ?? before + row
  }

  /** The packed values of a row. The bytes belong to the engine, and are valid as long as the chunk. */
  packed(row: number): Uint8Array {
    return accessors.getStringBytes(this.#packed, row * TEXT_ENTRY_BYTES)
  }

  /**
   * Copies the values of a row, those that are packed first.
   * @param at index in `target`, which has room for the row
   * @param cell index in `starts` and `lengths` of the first value
   * @returns the index after the last value
   */
  copy(
    row: number,
    target: Buffer,
    at: number,
    starts: Int32Array,
    lengths: Int32Array,
    cell: number,
  ): number {
    const { packedBytes, longColumns } = this.#query
    const sizes = this.#sizes
    const packed = this.packed(row)
    target.set(packed, at)
    let packedAt = at
    let longAt = at + packed.length
    for (let column = 0; column < sizes.length; column++, cell++) {
      const size = sizes[column]!.get(row)
      lengths[cell] = size
      const longColumn = longColumns[column]
      if (size <= packedBytes || longColumn === undefined) {
        starts[cell] = packedAt
        if (size > 0) packedAt += size
        continue
      }
      const texts = (this.#long[column] ??= this.#texts(longColumn))
      target.set(accessors.getStringBytes(texts, row * TEXT_ENTRY_BYTES), longAt)
      starts[cell] = longAt
      longAt += size
    }
    return longAt
  }

  #sizesIn(index: number): Sizes {
    return new Sizes(this.#chunk.getColumnVector(index))
  }

  #texts(index: number): DataView {
    return (this.#chunk.getColumnVector(index) as unknown as Texts).dataView
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Results with more columns are fetched vector by vector, since a vector of them takes some hundred MB. */
const MAX_COLUMNS_AHEAD = 256

/** The vectors of a query's result. The engine makes the next one while the caller takes one, unless they are large. */
export async function* chunksOf(
  connection: DuckDBConnection,
  query: RowQuery,
): AsyncGenerator<RowChunk, void, undefined> {
  const result = await connection.stream(query.sql)
  const isAhead = query.columns <= MAX_COLUMNS_AHEAD
  let next: Promise<DuckDBDataChunk | null> | undefined
  try {
    for (;;) {
      const chunk = await (next ?? result.fetchChunk())
      next = undefined
      if (chunk === null || chunk.rowCount === 0) return
      if (isAhead) {
        next = result.fetchChunk()
        // Its failure is thrown when it is waited for.
        next.catch(() => undefined)
      }
      yield new RowChunk(chunk, query)
      // The garbage collector does not know how large a chunk is, and would leave it for long.
      chunk.reset()
      if (!isAhead) collectGarbage()
    }
  } finally {
    // The connection must not be used before the fetch has ended.
    await next?.catch(() => undefined)
  }
}
