import { stat, unlink } from 'node:fs/promises'
import type { Knex } from 'knex'
import { type LoadTarget, type Piece, PieceDamaged, QueryCancelled } from '../warehouse.ts'

type Kind = Piece['kind']

interface Column {
  readonly name: string
  /** Type in the table, and in the piece where that differs. */
  readonly type: string
  readonly read?: { readonly type: string; readonly by: string }
}

const ROWID: Column = { name: '_rowid', type: 'BIGINT' }

const columnsOf = (kind: Kind, count: number): readonly Column[] =>
  kind === 'rows'
    ? [ROWID, ...Array.from({ length: count }, (_, index) => ({ name: `c${index + 1}`, type: 'VARCHAR' }))]
    : [
        ROWID,
        { name: 'line', type: 'BIGINT' },
        { name: 'reason', type: 'VARCHAR' },
        { name: 'detail', type: 'VARCHAR' },
        { name: 'offset', type: 'BIGINT' },
        { name: 'length', type: 'BIGINT' },
        { name: 'raw', type: 'BLOB', read: { type: 'VARCHAR', by: `unhex(coalesce("raw", ''))` } },
      ]

/**
 * How many pieces one statement loads: each is read by one thread from its first byte on, never from a guessed
 * middle. Wide tables take them one by one, since every thread needs buffers for all columns.
 */
const piecesAtOnce = (columns: number, threads: number): number => (columns > WIDE ? 1 : threads)
const WIDE = 512

/**
 * Options under which read_csv is exact on canonical pieces: nothing detected, nothing repaired, nothing but an
 * unquoted empty field read as null, and a buffer as large as the file, so that no record lies across two of them.
 */
const statement = (columns: readonly Column[], pieces: number): string => `
  INSERT INTO ??
  SELECT ${columns.map(({ name, read }) => read?.by ?? `"${name}"`).join(', ')}
  FROM read_csv([${Array.from({ length: pieces }, () => '?').join(', ')}],
    auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n', comment = '',
    nullstr = '', allow_quoted_nulls = false, null_padding = false, strict_mode = true, parallel = false,
    max_line_size = ?, buffer_size = ?,
    columns = {${columns.map(({ name, type, read }) => `'${name}': '${read?.type ?? type}'`).join(', ')}})`

/** One of the two tables of a load, while it is filled. */
class Filling {
  readonly #transaction: Knex.Transaction
  readonly #table: string
  readonly #columns: readonly Column[]

  constructor(transaction: Knex.Transaction, table: string, columns: readonly Column[]) {
    this.#transaction = transaction
    this.#table = table
    this.#columns = columns
  }

  async create(): Promise<void> {
    await this.#transaction.schema.createTable(this.#table, (table) => {
      for (const { name, type } of this.#columns) table.specificType(name, type)
    })
  }

  /** Takes in some pieces and deletes them. */
  async add(pieces: readonly Piece[]): Promise<void> {
    const sizes = await Promise.all(pieces.map(async ({ path }) => (await stat(path)).size))
    const largest = Math.max(...sizes)
    const sql = statement(this.#columns, pieces.length)
    const bindings = [this.#table, ...pieces.map(({ path }) => path), largest, largest + 1]
    const { rowCount } = await this.#transaction.raw<{ rowCount: number }>(sql, bindings)
    const expected = pieces.reduce((sum, { rows }) => sum + rows, 0)
    if (rowCount !== expected) {
      throw new PieceDamaged(`A part of the data has ${rowCount} records where ${expected} were written.`)
    }
    await Promise.all(pieces.map(({ path }) => unlink(path)))
  }

  /** Whether the numbers of the rows are what pages rely on: from 1, each once. */
  async verify(): Promise<void> {
    const [seen] = await this.#transaction(this.#table).select<{ exact: boolean }[]>(
      this.#transaction.raw(
        'coalesce(min(_rowid) = 1 AND max(_rowid) = count(*) AND sum(_rowid) = count(*) * (count(*) + 1) // 2, true) AS exact',
      ),
    )
    if (seen?.exact !== true)
      throw new PieceDamaged('The records of a load are not numbered from 1 without gaps.')
  }
}

/**
 * Fills the two tables of a load in one transaction. While some pieces are taken in, the next ones are waited for.
 * @param threads how many pieces the engine can read at the same time
 */
export const loadPieces = async (
  transaction: Knex.Transaction,
  target: LoadTarget,
  pieces: AsyncIterable<Piece>,
  threads: number,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const fillings: Readonly<Record<Kind, Filling>> = {
    rows: new Filling(transaction, target.rows, columnsOf('rows', target.columns)),
    rejects: new Filling(transaction, target.rejects, columnsOf('rejects', target.columns)),
  }
  const waiting: Record<Kind, Piece[]> = { rows: [], rejects: [] }
  const atOnce = piecesAtOnce(target.columns, threads)
  /** What went wrong with the pieces that are being taken in; it is asked for before the next ones are. */
  let underWay: Promise<unknown> = Promise.resolve()
  const settle = async (): Promise<void> => {
    const failure = await underWay
    if (failure !== undefined) throw failure as Error
    if (signal?.aborted === true) throw new QueryCancelled()
  }
  const take = async (kind: Kind): Promise<void> => {
    await settle()
    const taken = waiting[kind].splice(0)
    underWay = fillings[kind].add(taken).then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  await fillings.rows.create()
  await fillings.rejects.create()
  try {
    for await (const piece of pieces) {
      waiting[piece.kind].push(piece)
      if (waiting[piece.kind].length >= atOnce) await take(piece.kind)
    }
    for (const kind of ['rows', 'rejects'] as const) if (waiting[kind].length > 0) await take(kind)
  } finally {
    await underWay
  }
  await settle()
  await fillings.rows.verify()
  await fillings.rejects.verify()
}
