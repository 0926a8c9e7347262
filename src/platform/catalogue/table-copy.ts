import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { CatalogueError } from './catalogue.ts'

/** A table of a catalogue. */
export interface TableShape {
  readonly name: string
  /** In the order of their names, which is the same in every kind of database. */
  readonly columns: readonly string[]
  /** The columns of the primary key. */
  readonly key: readonly string[]
}

/** What a kind of database knows of its tables. */
export interface TableKind {
  /** The tables of the product, by their names. */
  tables(database: Knex): Promise<TableShape[]>
  /** The last ids that were given, by the tables that give ids. */
  lastIds(database: Knex): Promise<ReadonlyMap<string, number>>
  setLastIds(database: Knex, ids: ReadonlyMap<string, number>): Promise<void>
  /** Runs work that inserts rows before the rows that they name. */
  withoutReferences(database: Knex, work: () => Promise<void>): Promise<void>
}

/** A database of a kind. */
export interface TableSet {
  readonly database: Knex
  readonly kind: TableKind
}

/** The content of a table. */
export interface TableDigest {
  readonly table: string
  readonly rows: number
  /** SHA-256 of the rows in the order of their keys, in hexadecimal digits. */
  readonly digest: string
}

/** Rows that are in memory at a time, and the most that databases insert by a statement. */
const BATCH_ROWS = 250
/** Values of an insert statement: databases limit them. */
const MAX_VALUES = 10_000

type Row = Readonly<Record<string, unknown>>

/**
 * Copies all rows and the last ids, and verifies the copy. Both sides have been through the same migrations.
 * @param from a snapshot
 * @param to a transaction on tables whose rows are replaced
 * @returns what was copied
 * @throws CatalogueError if the copy is different
 */
export async function copyTables(from: TableSet, to: TableSet): Promise<TableDigest[]> {
  const shapes = await from.kind.tables(from.database)
  const targets = await to.kind.tables(to.database)
  if (JSON.stringify(shapes) !== JSON.stringify(targets))
    throw new CatalogueError('The tables of the two catalogues are different, so nothing was copied.')
  const copied: TableDigest[] = []
  await to.kind.withoutReferences(to.database, async () => {
    // Migrations may have inserted rows.
    for (const { name } of shapes) await to.database(name).delete()
    for (const shape of shapes)
      copied.push(await digestOf(from.database, shape, (rows) => insertRows(to.database, shape, rows)))
  })
  await to.kind.setLastIds(to.database, await from.kind.lastIds(from.database))
  for (const [index, shape] of shapes.entries()) {
    const { rows, digest } = await digestOf(to.database, shape)
    const source = copied[index]!
    if (rows !== source.rows || digest !== source.digest)
      throw new CatalogueError(
        `The copy of the table ${shape.name} is different: it has ${rows} rows in place of ${source.rows}, or other values. Nothing was changed.`,
      )
  }
  return copied
}

/** Reads a table in the order of its key. @param take receives the rows, some at a time */
async function digestOf(
  database: Knex,
  shape: TableShape,
  take: (rows: readonly Row[]) => Promise<void> = async () => undefined,
): Promise<TableDigest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of batches(database, shape)) {
    for (const row of rows) hash.update(`${JSON.stringify(shape.columns.map((column) => row[column]))}\n`)
    count += rows.length
    await take(rows)
  }
  return { table: shape.name, rows: count, digest: hash.digest('hex') }
}

async function* batches(database: Knex, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const page = database(name)
      .select([...columns])
      .orderBy([...key])
      .limit(BATCH_ROWS)
    if (last !== undefined)
      page.whereRaw(behind(key), [...key, ...key.map((column) => last![column] as Knex.Value)])
    const rows = (await page.then((found: Row[]) => found)).map(comparable)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH_ROWS) return
    last = rows.at(-1)
  }
}

/** The condition of the rows behind one, as a comparison of lists of values. */
const behind = (key: readonly string[]): string =>
  `(${key.map(() => '??').join(', ')}) > (${key.map(() => '?').join(', ')})`

/** A row with values that are the same from every kind of database, and that every kind takes. */
const comparable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  )

async function insertRows(
  database: Knex,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const size = Math.max(1, Math.floor(MAX_VALUES / columns.length))
  for (let from = 0; from < rows.length; from += size)
    await database(name).insert(rows.slice(from, from + size))
}
