import { createHash } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { QualityError } from '../model/errors.ts'
import { VALUES_COLUMNS } from '../model/warehouse/tables.ts'
import type { Piece, Row, TableColumn, TableLayout, Warehouse } from '../model/warehouse/warehouse.ts'
import { csvField, quotedField } from '../values/csv-fields.ts'

const PIECE_CHARACTERS = 32_000_000

/** The column that numbers the rows of a table while it is copied, if its own columns do not. */
const COPIED = '_copied'

/** The content of a table, whatever the order of its rows. */
export interface TableContent {
  readonly table: string
  readonly rows: number
  /** The sum of the SHA-256 of all rows, in hexadecimal digits. */
  readonly digest: string
}

export interface CopyOptions {
  /** A folder of the repository for pieces. It is removed at the end. */
  readonly folder: string
  readonly signal: AbortSignal
  readonly tell: (sentence: string) => void
}

/**
 * Copies tables from one warehouse to another, which has none of them, and compares them: all rows of each copy are read
 * again. Memory does not grow with the rows.
 * @throws QualityError if a copy differs, and the errors of warehouses
 */
export async function copyTables(
  from: Warehouse,
  to: Warehouse,
  tables: readonly string[],
  { folder, signal, tell }: CopyOptions,
): Promise<TableContent[]> {
  await mkdir(folder, { recursive: true })
  try {
    const contents: TableContent[] = []
    for (const [index, table] of tables.entries()) {
      tell(`${table} is being copied (${index + 1} of ${tables.length}).`)
      const columns = await columnsOf(from, table)
      const copied = await copyTable({ from, to, table, columns, folder, signal })
      const found = await contentOf(to, table, columns, signal)
      if (found.rows !== copied.rows || found.digest !== copied.digest)
        throw new QualityError(
          `The copy of ${table} has ${found.rows} rows with the digest ${found.digest}, but the table has ${copied.rows} with ${copied.digest}. Nothing was changed; report this with the log.`,
        )
      contents.push(found)
    }
    return contents
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Engines tell small types apart that the other engine does not have. */
async function columnsOf(warehouse: Warehouse, table: string): Promise<readonly TableColumn[]> {
  const types = new Map(isOfProfile(table) ? VALUES_COLUMNS : [])
  return (await warehouse.columns(table)).map(([name, type]): TableColumn => [name, types.get(name) ?? type])
}

const isOfProfile = (table: string): boolean => table.startsWith('v')

interface TableCopy {
  readonly from: Warehouse
  readonly to: Warehouse
  readonly table: string
  readonly columns: readonly TableColumn[]
  readonly folder: string
  readonly signal: AbortSignal
}

async function copyTable({ from, to, table, columns, folder, signal }: TableCopy): Promise<TableContent> {
  const content = new ContentSum(table)
  const numbered = numbering(table)
  const layout: TableLayout = numbered
    ? { name: table, columns, ...numbered }
    : { name: `move_${table}`, columns: [...columns, [COPIED, 'integer']], number: COPIED }
  const query = from.knex(table).select(columns.map(([name]) => name))
  if (numbered) void query.orderBy([...(numbered.numberWithin ?? []), numbered.number])
  const pieces = piecesOf(from.read(query, signal), { layout, columns, folder, content, signal })
  await to.load([layout], pieces, signal)
  if (numbered) return content.end()
  const rows = to
    .knex(layout.name)
    .select(columns.map(([name]) => name))
    .orderBy(COPIED)
  await to.createAs({ name: table, columns }, rows, signal)
  await to.drop([layout.name])
  return content.end()
}

/** The columns that number the rows of a table from 1 without gaps; undefined if there are none. */
function numbering(table: string): Pick<TableLayout, 'number' | 'numberWithin'> | undefined {
  if (/^[er]\d+_g\d+$/.test(table)) return { number: '_rowid' }
  if (/^v\d+_g\d+$/.test(table)) return { number: 'n', numberWithin: ['attribute'] }
  if (/^f\d+_g\d+$/.test(table)) return { number: 'n', numberWithin: ['attribute', 'kind'] }
  return undefined
}

async function* piecesOf(
  batches: AsyncIterable<Row[]>,
  piece: {
    readonly layout: TableLayout
    readonly columns: readonly TableColumn[]
    readonly folder: string
    readonly content: ContentSum
    readonly signal: AbortSignal
  },
): AsyncGenerator<Piece> {
  const { layout, columns, folder, content, signal } = piece
  const hasNumber = layout.columns.length > columns.length
  let number = 0
  let lines: string[] = []
  let characters = 0
  const written = async (): Promise<Piece> => {
    const path = join(folder, `${layout.name}-${number}.csv`)
    const file = await open(path, 'wx')
    try {
      await file.writeFile(lines.join(''))
    } finally {
      await file.close()
    }
    const rows = lines.length
    lines = []
    characters = 0
    return { table: layout.name, path, rows }
  }
  for await (const rows of batches) {
    signal.throwIfAborted()
    for (const row of rows) {
      number++
      const line = lineOf(row, columns)
      content.add(line)
      const whole = hasNumber ? `${line},${number}\n` : `${line}\n`
      lines.push(whole)
      characters += whole.length
      if (characters > PIECE_CHARACTERS) yield await written()
    }
  }
  if (lines.length > 0) yield await written()
}

async function contentOf(
  warehouse: Warehouse,
  table: string,
  columns: readonly TableColumn[],
  signal: AbortSignal,
): Promise<TableContent> {
  const content = new ContentSum(table)
  const query = warehouse.knex(table).select(columns.map(([name]) => name))
  for await (const rows of warehouse.read(query, signal))
    for (const row of rows) content.add(lineOf(row, columns))
  return content.end()
}

/** A row as canonical CSV (`model/reading.ts`) without its end. */
const lineOf = (row: Row, columns: readonly TableColumn[]): string =>
  columns.map(([name, type]) => fieldOf(row[name], type)).join(',')

function fieldOf(value: unknown, type: TableColumn[1]): string {
  if (value === null) return ''
  if (type === 'text') return quotedField(value as string)
  if (value instanceof Uint8Array) return quotedField(Buffer.from(value).toString('hex'))
  if (typeof value === 'object') throw new Error(`A column of the type ${type} cannot be copied.`)
  return csvField((value as string | number | bigint | boolean).toString())
}

/** Adds up rows, so that their order does not matter. Two equal rows count twice. */
class ContentSum {
  readonly #table: string
  #rows = 0
  #sum = 0n

  constructor(table: string) {
    this.#table = table
  }

  add(line: string): void {
    this.#rows++
    this.#sum = BigInt.asUintN(
      256,
      this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`),
    )
  }

  end(): TableContent {
    return { table: this.#table, rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') }
  }
}
