import type { Knex } from 'knex'
import { UnreadableStore } from '../../model/errors.ts'
import type { Layer } from '../../model/collection-store.ts'
import type { ColumnRow } from './columns.ts'
import { findTextIds } from './text-ids.ts'
import { quotable } from './quoted-names.ts'

export interface Key {
  readonly column: string
  readonly type: Layer['key']['type']
  /** True if it is SQLite's rowid, by which R*Trees refer to the row. */
  readonly isRowId: boolean
  /** A column of unique texts by which clients know the features. */
  readonly ids?: string
}

/** A table of the file: `wr` is 1 if it is declared WITHOUT ROWID. */
interface TableRow {
  readonly type: 'table' | 'view' | 'virtual' | 'shadow'
  readonly wr: number
}

/**
 * Finds the column that identifies a feature, in this order: the INTEGER PRIMARY KEY that the standard
 * requires; a primary key of one column, or the first column of a view (12-128r19, 2.1.6.1), if its values
 * are unique and of one type; SQLite's rowid of a table. A file can also name a column of texts (see `createTextIds`),
 * which is used if its values are unique.
 *
 * @throws UnreadableStore if there is no such column
 */
export async function findKey(db: Knex, table: string, columns: readonly ColumnRow[]): Promise<Key> {
  const key = await findRowKey(db, table, columns)
  const named = key.type === 'integer' ? await findTextIds(db, table) : undefined
  const ids = columns.find(({ name }) => name.toLowerCase() === named?.toLowerCase())?.name
  return ids !== undefined && (await typeOfKey(db, table, ids)) === 'text' ? { ...key, ids } : key
}

async function findRowKey(db: Knex, table: string, columns: readonly ColumnRow[]): Promise<Key> {
  const [kind]: TableRow[] = await db.select('type', 'wr').from(db.raw('pragma_table_list(?)', [table]))
  if (kind?.type === 'view') return viewKey(db, table, columns)
  const hasRowId = kind?.type === 'table' && kind.wr === 0
  const [key, ...furtherKeys] = columns.filter(({ pk }) => pk > 0)
  if (key !== undefined && furtherKeys.length === 0) {
    if (hasRowId && key.type.toUpperCase() === 'INTEGER') return rowIdKey(db, table, key.name)
    const type = await typeOfKey(db, table, key.name)
    if (type !== undefined) return { column: key.name, type, isRowId: false }
  }
  const names = new Set(columns.map(({ name }) => name.toLowerCase()))
  const rowId = ['rowid', '_rowid_', 'oid'].find((name) => !names.has(name))
  if (!hasRowId || rowId === undefined) {
    throw new UnreadableStore(
      'it has no column that identifies its features. Give it an INTEGER PRIMARY KEY, for example by copying it with ogr2ogr.',
    )
  }
  return rowIdKey(db, table, rowId)
}

async function viewKey(db: Knex, view: string, columns: readonly ColumnRow[]): Promise<Key> {
  // GDAL's name for the key of a view, at any position.
  const named = columns.find(({ name }) => name.toUpperCase() === 'OGC_FID') ?? columns[0]
  const type = named && (await typeOfKey(db, view, named.name))
  if (named === undefined || type === undefined) {
    throw new UnreadableStore(
      `the column "${named?.name}" of this view does not identify its features. It must contain a unique whole number or a unique text in every row. Make the key of the underlying table the first column of the view.`,
    )
  }
  return { column: named.name, type, isRowId: type === 'integer' }
}

async function rowIdKey(db: Knex, table: string, column: string): Promise<Key> {
  const name = quotable(column)
  // Separate queries, each of which goes straight to one end of the tree.
  for (const order of ['asc', 'desc'] as const) {
    const [row] = (await db(quotable(table))
      .select({ unsafe: db.raw('?? not between -9007199254740991 and 9007199254740991', [name]) })
      .orderBy(name, order)
      .limit(1)) as { unsafe: number }[]
    if (row?.unsafe === 1) throw new UnreadableStore(tooLarge(column))
  }
  return { column, type: 'integer', isRowId: true }
}

const tooLarge = (column: string): string =>
  `its key "${column}" exceeds 2^53, where clients lose digits. Renumber its rows, or make the key a text.`

/** The common type of all values of a column, if they are unique and not null. */
async function typeOfKey(db: Knex, table: string, column: string): Promise<Key['type'] | undefined> {
  const name = quotable(column)
  const [facts] = (await db(quotable(table))
    .count('* as rows')
    .countDistinct({ keys: name })
    .min({ least: db.raw('typeof(??)', [name]) })
    .max({ greatest: db.raw('typeof(??)', [name]) })
    .max({ unsafe: db.raw('?? not between -9007199254740991 and 9007199254740991', [name]) })) as unknown as [
    { rows: number; keys: number; least: string | null; greatest: string | null; unsafe: number | null },
  ]
  const { rows, keys, least, greatest, unsafe } = facts
  if (rows === 0) return 'integer'
  if (keys < rows || least !== greatest || (least !== 'integer' && least !== 'text')) return undefined
  if (least === 'integer' && unsafe === 1) throw new UnreadableStore(tooLarge(column))
  return least
}
