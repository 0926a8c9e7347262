import type { DuckDBConnection, DuckDBType } from '@duckdb/node-api'
import { chunksOf, type RowChunk } from './chunk.ts'
import type { DecodedFile, DecodedRows, DecodeLimits, LongRow } from '../isolated/decoded-file.ts'
import { RowBlock } from './row-block.ts'
import { MAX_STREAMED_BYTES, type RowOrigin, RowQueries } from './row-query.ts'

/** Bytes of long rows that are asked for together. */
const LONG_ROWS_BYTES = 32 << 20

/** A file that an engine has open. */
export interface OpenedFile {
  readonly origin: RowOrigin
  readonly description: FileDescription
  readonly connection: DuckDBConnection
  /** Opens another connection of the engine. */
  readonly connect: () => Promise<DuckDBConnection>
  /** Ends the engine. */
  readonly close: () => Promise<void>
  /** An error of the engine as a sentence for the user. */
  readonly failure: (error: unknown) => Error
  /** Called after the last row, if given. @throws ReadingError if the rows may be wrong */
  readonly check?: () => Promise<void>
}

/** What the metadata of a file say. */
export interface FileDescription {
  /** As in the file. The engine's own names are made unique. */
  readonly names: readonly string[]
  readonly types: readonly DuckDBType[]
  readonly rows: number
}

/** The rows of a file, by queries of an engine. */
export class QueriedFile implements DecodedFile {
  readonly names: readonly string[]
  readonly rows: number
  readonly #opened: OpenedFile
  readonly #queries: RowQueries
  readonly #columns: number
  readonly #recordBytes: number
  /** For the queries of long rows, while the stream of all rows is open. */
  #second: DuckDBConnection | undefined

  constructor(opened: OpenedFile, { recordBytes }: Pick<DecodeLimits, 'recordBytes'>) {
    const { names, types, rows } = opened.description
    this.names = names
    this.rows = rows
    this.#opened = opened
    this.#queries = new RowQueries(opened.origin, types)
    this.#columns = types.length
    this.#recordBytes = recordBytes
  }

  async *blocks(): AsyncGenerator<DecodedRows | LongRow, void, undefined> {
    try {
      yield* this.#blocks()
      await this.#opened.check?.()
    } catch (error) {
      throw this.#opened.failure(error)
    }
  }

  async *#blocks(): AsyncGenerator<DecodedRows | LongRow, void, undefined> {
    const block = new RowBlock(this.#columns)
    let before = 0
    for await (const chunk of chunksOf(this.#opened.connection, this.#queries.streamed())) {
      const long = this.#longRows(chunk, before)
      try {
        for (let row = 0; row < chunk.rows; row++) {
          const total = chunk.total(row)
          const [from, at] = total <= MAX_STREAMED_BYTES ? [chunk, row] : await nextOf(long)
          if (total <= this.#recordBytes) block.add(from, at)
          else {
            if (!block.isEmpty) yield block.take()
            yield { kind: 'long', size: total, beginning: Buffer.from(from.packed(at)) }
          }
          if (block.isFull) yield block.take()
        }
      } finally {
        await long.return()
      }
      if (!block.isEmpty) yield block.take()
      before += chunk.rows
    }
  }

  /**
   * The long rows of a chunk in their order, as chunks of their own.
   * @param before rows of the file before the chunk
   */
  async *#longRows(chunk: RowChunk, before: number): AsyncGenerator<[RowChunk, number], void, undefined> {
    for (let first = 0; first < chunk.rows;) {
      let last = first
      for (let bytes = 0, row = first; row < chunk.rows; row++) {
        const total = chunk.total(row)
        if (total <= MAX_STREAMED_BYTES) continue
        // Of a row that is too long only the beginning is asked for.
        if (total <= this.#recordBytes) bytes += total
        if (bytes > LONG_ROWS_BYTES && last > first) break
        last = row
      }
      const query = this.#queries.long(
        chunk.number(first, before),
        chunk.number(last, before),
        this.#recordBytes,
      )
      this.#second ??= await this.#opened.connect()
      for await (const found of chunksOf(this.#second, query))
        for (let row = 0; row < found.rows; row++) yield [found, row]
      first = last + 1
    }
  }

  close(): Promise<void> {
    return this.#opened.close()
  }
}

async function nextOf(
  long: AsyncGenerator<[RowChunk, number], void, undefined>,
): Promise<[RowChunk, number]> {
  const next = await long.next()
  if (next.done === true) throw new Error('a row was not found again')
  return next.value
}
