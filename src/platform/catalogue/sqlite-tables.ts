import type { TableKind, TableShape } from './table-copy.ts'

interface ColumnInfo {
  readonly name: string
  /** The position in the primary key, from 1; 0 if the column is not in it. */
  readonly pk: number
}

/** Tables of Knex and of SQLite itself are not those of the product. */
const NOT_OURS = /^(knex|sqlite)_/

/** The tables of a catalogue in SQLite. The database must not check references, as is the default of a connection. */
export const SQLITE_TABLES: TableKind = {
  async tables(database) {
    const names = await database('sqlite_master')
      .where({ type: 'table' })
      .orderBy('name')
      .pluck<string[]>('name')
    const shapes: TableShape[] = []
    for (const name of names.filter((found) => !NOT_OURS.test(found))) {
      const columns = await database.raw<ColumnInfo[]>('select name, pk from pragma_table_info(?)', [name])
      shapes.push({
        name,
        columns: columns.map((column) => column.name).sort(),
        key: columns
          .filter(({ pk }) => pk > 0)
          .sort((left, right) => left.pk - right.pk)
          .map((column) => column.name),
      })
    }
    return shapes
  },

  async lastIds(database) {
    const rows = await database<{ name: string; seq: number }>('sqlite_sequence').select('name', 'seq')
    return new Map(rows.filter(({ name }) => !NOT_OURS.test(name)).map(({ name, seq }) => [name, seq]))
  },

  async setLastIds(database, ids) {
    const names = (await SQLITE_TABLES.tables(database)).map(({ name }) => name)
    await database('sqlite_sequence').whereIn('name', names).delete()
    for (const [name, seq] of ids) await database('sqlite_sequence').insert({ name, seq })
  },

  withoutReferences: (_, work) => work(),
}
