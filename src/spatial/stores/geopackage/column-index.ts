import type { Knex } from 'knex'
import { quotable } from './quoted-names.ts'

/** Creates an ordinary index of a column, to find rows by a value without a scan. */
export async function createColumnIndex(
  db: Knex,
  table: string,
  column: string,
  { isUnique = false }: { readonly isUnique?: boolean } = {},
): Promise<void> {
  await db.raw(`create ${isUnique ? 'unique ' : ''}index ?? on ?? (??)`, [
    quotable(await freeName(db, `idx_${table}_${column}`)),
    quotable(table),
    quotable(column),
  ])
}

/** Tables and indexes share their names: the index of "b_c" of "a" has that of the index of "c" of "a_b". */
async function freeName(db: Knex, wanted: string): Promise<string> {
  let name = wanted
  for (let number = 2; ; number++) {
    const taken: unknown = await db('sqlite_master').whereRaw('name = ? collate nocase', [name]).first('name')
    if (taken === undefined) return name
    name = `${wanted}_${number}`
  }
}
