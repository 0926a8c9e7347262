import { SourceBroken } from '../../errors.ts'
import { PackedRows } from './packed-rows.ts'
import type { SqliteFile, SqliteStatement, SqliteValue } from './sqlite-file.ts'
import type { SqliteTable } from './sqlite-schema.ts'

/** Gives the rows of a table as packs (see packed-rows.ts), some rows at a time. */
export interface RowPacks {
  /** The next rows; undefined at the end. @throws SourceBroken */
  next(): Promise<Buffer | undefined>
  /**
   * The values of a row that a pack has no values of; without those of many bytes if `isWhole` is false. Undefined if the
   * table has no row numbers.
   */
  long(key: string, isWhole: boolean): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** Bytes of a row that is in a pack; longer rows are asked for one by one. */
const MAX_PACKED_ROW_BYTES = 1 << 14
/** Bytes of a pack that are aimed at, and rows of a pack. */
const PACK_BYTES = 1 << 20
const MAX_PACK_ROWS = 1024
const FIRST_PACK_ROWS = 64
const MIN_ROWID = '-9223372036854775808'
const MAX_ROWID = 9_223_372_036_854_775_807n

/** The packs of a table with row numbers: a query for each pack, which begins after the last number. */
export class PagedPacks implements RowPacks {
  readonly #file: SqliteFile
  readonly #page: SqliteStatement
  readonly #packed: PackedRows
  readonly #rowid: string
  readonly #lastKey: () => string | undefined
  #count = FIRST_PACK_ROWS

  private constructor(
    file: SqliteFile,
    page: SqliteStatement,
    packed: PackedRows,
    rowid: string,
    lastKey: () => string | undefined,
  ) {
    this.#file = file
    this.#page = page
    this.#packed = packed
    this.#rowid = rowid
    this.#lastKey = lastKey
  }

  /** @param lastKey the number of the last row that was taken */
  static async open(
    file: SqliteFile,
    table: SqliteTable,
    rowid: string,
    lastKey: () => string | undefined,
  ): Promise<PagedPacks> {
    const packed = new PackedRows(table)
    const page = await file.prepare(packed.page(rowid, MAX_PACKED_ROW_BYTES))
    return new PagedPacks(file, page, packed, rowid, lastKey)
  }

  async next(): Promise<Buffer | undefined> {
    const last = this.#lastKey()
    if (last !== undefined && BigInt(last) === MAX_ROWID) return undefined
    const first = last === undefined ? MIN_ROWID : String(BigInt(last) + 1n)
    const [row] = await this.#page.rows([first, this.#count])
    const pack = packIn(row?.['pack'])
    if (pack === undefined) return undefined
    this.#count = rowsFor(pack.length / this.#count)
    return pack
  }

  async long(key: string, isWhole: boolean): Promise<Buffer | undefined> {
    const sql = isWhole ? this.#packed.one(this.#rowid) : this.#packed.beginning(this.#rowid)
    const [row] = await this.#file.rows(sql, [key])
    return packIn(row?.['pack'])
  }

  close(): Promise<void> {
    return this.#page.finalize()
  }
}

/** The packs of a table without row numbers: one query, whose rows are taken in groups. */
export class SteppedPacks implements RowPacks {
  readonly #statement: SqliteStatement
  #count = 1
  #isOver = false

  private constructor(statement: SqliteStatement) {
    this.#statement = statement
  }

  /** @param maxBytes a row with more bytes has no values */
  static async open(file: SqliteFile, table: SqliteTable, maxBytes: number): Promise<SteppedPacks> {
    return new SteppedPacks(await file.prepare(new PackedRows(table).all(maxBytes)))
  }

  async next(): Promise<Buffer | undefined> {
    if (this.#isOver) return undefined
    // The driver queues the calls, which saves a change of threads for each row.
    const rows = await Promise.all(Array.from({ length: this.#count }, () => this.#statement.next()))
    const packs: Buffer[] = []
    for (const row of rows) {
      // The driver begins again after the end.
      if (row === undefined) {
        this.#isOver = true
        break
      }
      packs.push(packIn(row['pack'])!)
    }
    if (packs.length === 0) return undefined
    const pack = Buffer.concat(packs)
    this.#count = Math.min(2 * this.#count, rowsFor(pack.length / packs.length))
    return pack
  }

  async long(): Promise<undefined> {
    return undefined
  }

  close(): Promise<void> {
    return this.#statement.finalize()
  }
}

const rowsFor = (rowBytes: number): number =>
  Math.max(1, Math.min(MAX_PACK_ROWS, Math.floor(PACK_BYTES / rowBytes)))

function packIn(value: SqliteValue | undefined): Buffer | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return Buffer.from(value, 'latin1')
  if (Buffer.isBuffer(value)) return value
  throw new SourceBroken('The table cannot be read: a result has no bytes. Upload the file again.')
}
