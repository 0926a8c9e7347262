import { identifier } from '../../../../lib/sql-quotes.ts'
import type { FileRelations, FileTable, OtherRelation } from '../find-table.ts'
import { type SqliteFile, type SqliteRow, textIn } from './sqlite-file.ts'

/** The library writes the beginning of a statement in this form, and checks that the type and the name fit it. */
const TABLE_START = 'CREATE TABLE '
const VIRTUAL_START = 'CREATE VIRTUAL '
const START_CHARACTERS = VIRTUAL_START.length

/** The endings of tables in which the modules of virtual tables keep their data. */
const SHADOW_ENDINGS: readonly string[] = [
  ...['config', 'content', 'data', 'docsize', 'idx', 'segdir', 'segments', 'stat'],
  ...['node', 'parent', 'rowid'],
]

const EXPORT = 'copy its rows into a table, and load that'

/**
 * The tables of a file. A view or a virtual table runs code that the file chooses, so it is not among them.
 * @throws SourceBroken
 */
export async function sqliteRelations(file: SqliteFile): Promise<FileRelations> {
  const rows = await file.rows(
    `select name, type, substr(sql, 1, ${START_CHARACTERS}) as start from main.sqlite_schema
      where type in ('table', 'view') order by name`,
  )
  const names = rows.map((row) => ({ row, name: textIn(row, 'name') }))
  const shadows = new Set(
    names
      .filter(({ row }) => startOf(row) === VIRTUAL_START)
      .flatMap(({ name }) => SHADOW_ENDINGS.map((ending) => `${name}_${ending}`.toLowerCase())),
  )
  const tables: FileTable[] = []
  const others: OtherRelation[] = []
  for (const { row, name } of names) {
    const what = otherThanTable(row, name, shadows)
    if (what === undefined) tables.push({ schema: undefined, name })
    else others.push({ schema: undefined, name, what, remedy: EXPORT })
  }
  return { tables, others }
}

const startOf = ({ start }: SqliteRow): string => (typeof start === 'string' ? start.toUpperCase() : '')

/** What a relation is; undefined: a table. */
function otherThanTable(row: SqliteRow, name: string, shadows: ReadonlySet<string>): string | undefined {
  if (row['type'] === 'view') return 'a view'
  const start = startOf(row)
  if (start === VIRTUAL_START) return 'a virtual table'
  if (!start.startsWith(TABLE_START) || /^sqlite_/i.test(name)) return 'an internal table'
  return shadows.has(name.toLowerCase()) ? 'an internal table of a virtual table' : undefined
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'
const ENCODINGS: Readonly<Record<string, TextEncoding>> = { 'UTF-16le': 'utf-16le', 'UTF-16be': 'utf-16be' }

/** How a table is read. */
export interface SqliteTable {
  /** In SQL. */
  readonly name: string
  readonly columns: readonly string[]
  /** A name of the number of a row in SQL; undefined if the table has none, or if columns hide it. */
  readonly rowid: string | undefined
  /** Of the texts of the file. */
  readonly encoding: TextEncoding
}

/** @throws SourceBroken */
export async function describeTable(file: SqliteFile, { name }: FileTable): Promise<SqliteTable> {
  const rows = await file.rows(
    `select name from pragma_table_xinfo(?, 'main') where hidden <> 1 order by cid`,
    [name],
  )
  const columns = rows.map((row) => textIn(row, 'name'))
  const inStatement = `main.${identifier(name)}`
  const [first] = await file.rows('pragma main.encoding')
  return {
    name: inStatement,
    columns,
    rowid: await rowidOf(file, name, columns),
    encoding: ENCODINGS[textIn(first!, 'encoding')] ?? 'utf-8',
  }
}

const ROWIDS: readonly string[] = ['_rowid_', 'rowid', 'oid']

async function rowidOf(
  file: SqliteFile,
  table: string,
  columns: readonly string[],
): Promise<string | undefined> {
  // Of a name that is a table's, it tells the key columns if the table has no row numbers, and nothing if it has them.
  const keys = await file.rows(`select 1 from pragma_index_info(?, 'main')`, [table])
  if (keys.length > 0) return undefined
  const taken = new Set(columns.map((column) => column.toLowerCase()))
  return ROWIDS.find((name) => !taken.has(name))
}
