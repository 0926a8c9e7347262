import { randomUUID } from 'node:crypto'
import { stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { identifier, literal } from '../../../../lib/sql-quotes.ts'
import { type Piece, PieceDamaged, type TableLayout } from '../../../model/warehouse/warehouse.ts'
import { NewTable, type TableMaking } from './new-table.ts'
import type { ParquetFile } from '../../parquet/parquet-task.ts'

/** Bytes of pieces that become one Parquet file. Trino reads the files of a table in parallel. */
const FILE_BYTES = 64 << 20

/** Pieces that become one file. */
export interface Batch {
  readonly filling: Filling
  readonly pieces: readonly Piece[]
  readonly file: ParquetFile
}

/** A table of a load while it is filled. */
export class Filling {
  readonly table: NewTable
  readonly #layout: TableLayout
  readonly #making: TableMaking
  #waiting: Piece[] = []
  #waitingBytes = 0
  /** Settled when the table has been created. */
  #created: Promise<void> = Promise.resolve()
  #files = 0
  #rows = 0

  constructor(layout: TableLayout, making: TableMaking) {
    this.table = new NewTable(layout.name, making)
    this.#layout = layout
    this.#making = making
  }

  create(signal: AbortSignal): Promise<void> {
    this.#created = this.table.create(this.#layout.columns, signal)
    // The caller gets its failure.
    this.#created.catch(() => undefined)
    return this.#created
  }

  async push(piece: Piece): Promise<void> {
    this.#waiting.push(piece)
    // Whether it exists is found out when it is read.
    this.#waitingBytes += (await stat(piece.path).catch(() => undefined))?.size ?? 0
  }

  /** True if enough pieces wait for a file. */
  get isReady(): boolean {
    return this.#waitingBytes >= FILE_BYTES
  }

  /** The waiting pieces; undefined if there are none. */
  take(): Batch | undefined {
    const pieces = this.#waiting
    const [first] = pieces
    if (first === undefined) return undefined
    this.#waiting = []
    this.#waitingBytes = 0
    const { columns, number } = this.#layout
    const path = join(dirname(first.path), `${randomUUID()}.parquet`)
    return {
      filling: this,
      pieces,
      file: { pieces: pieces.map((piece) => piece.path), columns, order: number, path },
    }
  }

  /**
   * Puts the file of a batch into the storage, and deletes its pieces.
   * @param rows of the file
   */
  async put({ pieces, file }: Batch, rows: number, signal: AbortSignal): Promise<void> {
    const promised = pieces.reduce((sum, piece) => sum + piece.rows, 0)
    if (rows !== promised)
      throw new PieceDamaged(`A part of the data has ${rows} records where ${promised} were written.`)
    // Trino creates no table on a location with files.
    await this.#created
    await this.#making.storage.put(file.path, `${this.table.folder}/data/${++this.#files}.parquet`, signal)
    this.#rows += rows
    await Promise.all(pieces.map(({ path }) => unlink(path)))
  }

  /** Gives the files to the table, and checks that its rows are numbered from 1 without gaps. */
  async finish(signal: AbortSignal): Promise<void> {
    if (this.#files === 0) return
    const { run, storage } = this.#making
    const data = literal(`${storage.location}${this.table.folder}/data`)
    await run(
      `ALTER TABLE ${identifier(this.table.hidden)} EXECUTE add_files(location => ${data}, format => 'PARQUET')`,
      signal,
    )
    await this.#verify(signal)
  }

  async #verify(signal: AbortSignal): Promise<void> {
    const { number, numberWithin = [] } = this.#layout
    const n = identifier(number)
    const groups = numberWithin.length === 0 ? '' : `GROUP BY ${numberWithin.map(identifier).join(', ')}`
    const [seen] = await this.#making.run(
      `SELECT cast(sum(n) AS bigint) AS n, count(CASE WHEN least <> 1 OR most <> n OR 2 * total <> cast(n AS decimal(38, 0)) * (n + 1) THEN 1 END) AS wrong
       FROM (SELECT count(*) AS n, min(${n}) AS least, max(${n}) AS most, sum(cast(${n} AS decimal(38, 0))) AS total FROM ${identifier(this.table.hidden)} ${groups})`,
      signal,
    )
    if (Number(seen?.['n']) !== this.#rows)
      throw new PieceDamaged(`A table has ${String(seen?.['n'])} records where ${this.#rows} were written.`)
    if (Number(seen?.['wrong']) > 0)
      throw new PieceDamaged('The records of a load are not numbered from 1 without gaps.')
  }
}
