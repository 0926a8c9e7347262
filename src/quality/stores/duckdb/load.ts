import { stat, unlink } from 'node:fs/promises'
import type { Knex } from 'knex'
import {
  OutOfMemory,
  type Piece,
  PieceDamaged,
  QueryCancelled,
  type TableColumn,
  type TableLayout,
  TableTooWide,
} from '../../model/warehouse/warehouse.ts'
import { CANONICAL } from '../parquet/canonical-csv.ts'
import { COLUMN_TYPES } from './column-types.ts'
import { addFiller, hideFiller, VECTOR_ROWS } from './spread-tables.ts'

/**
 * Number of pieces that one statement loads. One thread reads each piece from its first byte, never from a guessed
 * position. Pieces of wide tables are loaded one by one, since every thread needs buffers for all columns.
 */
const piecesAtOnce = (columns: number, threads: number): number => (columns > WIDE ? 1 : threads)
const WIDE = 512

/** True if the rows of a piece are so long that they would fill the memory in vectors of the usual size. */
const isLong = (rows: number, bytes: number): boolean => rows < VECTOR_ROWS && bytes > LONG_BYTES
const LONG_BYTES = 4 << 20

/**
 * Memory for the columns of a table during a load. Measured with 8,000 rows: 1,200 columns load with 256 MB, 2,000 with
 * 400 MB, and 4,096 with 800 MB.
 */
const neededMb = (columns: number): number => Math.ceil(columns / 5)

/**
 * True if the rows of a piece are sorted before they are inserted. The engine then appends them to the table directly,
 * and otherwise to a table of each thread that it copies, while it holds three vectors of every column. Of a wide table,
 * each copy takes 35 KB a column, however few rows there are. The sort needs less only for few rows.
 */
const isSorted = (columns: number, rows: number): boolean => columns > WIDE && columns * rows <= FEW_CELLS
const FEW_CELLS = 1 << 20

/**
 * read_csv reads canonical pieces exactly with these options and a buffer as large as the file, so that no record is
 * split between two buffers.
 */
const statement = (columns: readonly TableColumn[], pieces: number, order: string): string => `
  INSERT INTO ??
  SELECT ${columns.map(([name, type]) => (type === 'bytes' ? `unhex(coalesce("${name}", ''))` : `"${name}"`)).join(', ')}
  FROM read_csv([${Array.from({ length: pieces }, () => '?').join(', ')}],
    ${CANONICAL},
    max_line_size = ?, buffer_size = ?,
    columns = {${columns.map(([name, type]) => `'${name}': '${COLUMN_TYPES[type === 'bytes' ? 'text' : type]}'`).join(', ')}})
  ${order}`

/** What a load may use of the engine. */
interface EngineShare {
  /** Number of pieces that the engine can read concurrently. */
  readonly threads: number
  readonly memoryMb: number
}

/** A table of a load while it is filled. */
class Filling {
  readonly #transaction: Knex.Transaction
  readonly #layout: TableLayout
  readonly #engine: EngineShare
  readonly #atOnce: number
  #waiting: Piece[] = []
  #isSpread = false

  constructor(transaction: Knex.Transaction, layout: TableLayout, engine: EngineShare) {
    this.#transaction = transaction
    this.#layout = layout
    this.#engine = engine
    this.#atOnce = piecesAtOnce(layout.columns.length, engine.threads)
  }

  async create(): Promise<void> {
    const { name, columns } = this.#layout
    await this.#transaction.schema.createTable(name, (table) => {
      for (const [column, type] of columns) table.specificType(column, COLUMN_TYPES[type])
    })
  }

  /** True if enough pieces wait for one statement. */
  get isReady(): boolean {
    return this.#waiting.length >= this.#atOnce
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0
  }

  push(piece: Piece): void {
    this.#waiting.push(piece)
  }

  /** Loads and deletes the waiting pieces: together, or one by one if values are long. */
  async take(): Promise<void> {
    const pieces = this.#waiting
    this.#waiting = []
    const sizes = await Promise.all(pieces.map(async ({ path }) => (await stat(path)).size))
    if (!pieces.some(({ rows }, i) => isLong(rows, sizes[i]!)))
      return this.#insert(pieces, Math.max(...sizes))
    for (const [i, piece] of pieces.entries()) {
      await this.#insert([piece], sizes[i]!)
      if (!isLong(piece.rows, sizes[i]!)) continue
      await addFiller(this.#transaction, this.#layout)
      this.#isSpread = true
    }
  }

  /** @param largest bytes of the largest of the pieces */
  async #insert(pieces: readonly Piece[], largest: number): Promise<void> {
    const { columns, number } = this.#layout
    const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0)
    const order = isSorted(columns.length, rows) ? `ORDER BY "${number}"` : ''
    const sql = statement(columns, pieces.length, order)
    const bindings = [this.#layout.name, ...pieces.map(({ path }) => path), largest, largest + 1]
    const { rowCount } = await this.#transaction
      .raw<{ rowCount: number }>(sql, bindings)
      .catch((error: unknown) => {
        // The numbers of the rows are no column of the source.
        const own = columns.length - 1
        const isTooWide = error instanceof OutOfMemory && this.#engine.memoryMb < neededMb(own)
        throw isTooWide ? new TableTooWide(own, neededMb(own), { cause: error }) : error
      })
    if (rowCount !== rows) {
      throw new PieceDamaged(`A part of the data has ${rowCount} records where ${rows} were written.`)
    }
    await Promise.all(pieces.map(({ path }) => unlink(path)))
  }

  /** Call it when all rows are loaded. */
  async finish(): Promise<void> {
    if (this.#isSpread) await hideFiller(this.#transaction, this.#layout)
  }

  /** Checks that the rows are numbered from 1 without gaps. */
  async verify(): Promise<void> {
    const { name, number, numberWithin } = this.#layout
    const groups = this.#transaction(name).select(
      this.#transaction.raw(
        'min(:n:) = 1 AND max(:n:) = count(*) AND sum(:n:) = count(*) * (count(*) + 1) // 2 AS exact',
        {
          n: number,
        },
      ),
    )
    if (numberWithin !== undefined) void groups.groupBy([...numberWithin])
    const [seen] = await this.#transaction
      .from(groups.as('groups'))
      .select<{ exact: boolean }[]>(this.#transaction.raw('coalesce(bool_and(exact), true) AS exact'))
    if (seen?.exact !== true)
      throw new PieceDamaged('The records of a load are not numbered from 1 without gaps.')
  }
}

/**
 * Makes and fills the tables of a load in one transaction. While pieces are loaded, it waits for the next pieces.
 */
export const loadPieces = async (
  transaction: Knex.Transaction,
  tables: readonly TableLayout[],
  pieces: AsyncIterable<Piece>,
  engine: EngineShare,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const fillings = new Map(tables.map((table) => [table.name, new Filling(transaction, table, engine)]))
  /** The failure of the pieces being loaded, if any. It is checked before the next pieces are loaded. */
  let underWay: Promise<unknown> = Promise.resolve()
  const settle = async (): Promise<void> => {
    const failure = await underWay
    if (failure !== undefined) throw failure as Error
    if (signal?.aborted === true) throw new QueryCancelled()
  }
  const take = async (filling: Filling): Promise<void> => {
    await settle()
    underWay = filling.take().then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  for (const filling of fillings.values()) await filling.create()
  try {
    for await (const piece of pieces) {
      const filling = fillings.get(piece.table)
      if (filling === undefined)
        throw new TypeError(`A piece is of the table ${piece.table}, which is not of the load.`)
      filling.push(piece)
      if (filling.isReady) await take(filling)
    }
    for (const filling of fillings.values()) if (filling.isWaiting) await take(filling)
  } finally {
    await underWay
  }
  await settle()
  for (const filling of fillings.values()) {
    await filling.finish()
    await filling.verify()
  }
}
