import { type FileHandle, open } from 'node:fs/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { LongRow, OpenParquetFile, ParquetFile, ParquetLimits, ParquetRows } from '../parquet-file.ts'
import { literal } from '../../../../lib/sql-quotes.ts'
import { chunksOf, type RowChunk } from './chunk.ts'
import { describeFile, type FileDescription } from './describe-file.ts'
import { parquetFailure } from './failures.ts'
import { checkEnds } from './file-ends.ts'
import { startInstance } from './instance.ts'
import { RowBlock } from './row-block.ts'
import { MAX_STREAMED_BYTES, RowQueries } from './row-query.ts'

/** Bytes of long rows that are asked for together. */
const LONG_ROWS_BYTES = 32 << 20

/**
 * Opens a Parquet file in an engine of its own. Call it in a process that does nothing else, since a damaged file may
 * crash the decoder, and end the process to stop a query.
 */
export const openParquetFile: OpenParquetFile = async (path, limits) => {
  const handle = await open(path)
  try {
    await checkEnds(handle)
    // The engine takes a path as a pattern, so that a name with `*` or `[` may name other files. The number of the open
    // file is no pattern, and stays the same file if another one takes its name.
    const opened = process.platform === 'win32' ? path : `/dev/fd/${handle.fd}`
    const { connect, close } = await startInstance(opened, limits.memoryMb)
    try {
      const connection = await connect()
      const description = await describeFile(connection, literal(opened), limits.columns)
      return new DuckDbParquetFile(
        { handle, literal: literal(opened), connection, connect, close },
        description,
        limits,
      )
    } catch (error) {
      close()
      throw parquetFailure(error)
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

interface Opened {
  readonly handle: FileHandle
  /** The file in SQL. */
  readonly literal: string
  readonly connection: DuckDBConnection
  readonly connect: () => Promise<DuckDBConnection>
  readonly close: () => void
}

class DuckDbParquetFile implements ParquetFile {
  readonly names: readonly string[]
  readonly rows: number
  readonly #opened: Opened
  readonly #queries: RowQueries
  readonly #columns: number
  readonly #recordBytes: number
  /** For the queries of long rows, while the stream of all rows is open. */
  #second: DuckDBConnection | undefined

  constructor(opened: Opened, { names, types, rows }: FileDescription, { recordBytes }: ParquetLimits) {
    this.names = names
    this.rows = rows
    this.#opened = opened
    this.#queries = new RowQueries(opened.literal, types)
    this.#columns = types.length
    this.#recordBytes = recordBytes
  }

  async *blocks(): AsyncGenerator<ParquetRows | LongRow, void, undefined> {
    try {
      yield* this.#blocks()
    } catch (error) {
      throw parquetFailure(error)
    }
  }

  async *#blocks(): AsyncGenerator<ParquetRows | LongRow, void, undefined> {
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
      const query = this.#queries.long(before + first, before + last, this.#recordBytes)
      this.#second ??= await this.#opened.connect()
      for await (const found of chunksOf(this.#second, query))
        for (let row = 0; row < found.rows; row++) yield [found, row]
      first = last + 1
    }
  }

  async close(): Promise<void> {
    this.#opened.close()
    await this.#opened.handle.close()
  }
}

async function nextOf(
  long: AsyncGenerator<[RowChunk, number], void, undefined>,
): Promise<[RowChunk, number]> {
  const next = await long.next()
  if (next.done === true) throw new Error('a row was not found again')
  return next.value
}
