import type { Knex } from 'knex'
import type { UniqueKey } from './catalogue.ts'
import { breaksForeignKey } from './postgres-errors.ts'
import type { TableKind, TableShape } from './table-copy.ts'

/** Runs a query of the system catalogues. */
const rowsOf = async <Row>(database: Knex, sql: string, values: Knex.Value[] = []): Promise<Row[]> =>
  (await database.raw<{ rows: Row[] }>(sql, values)).rows

const OURS = `relation.relnamespace = to_regnamespace(quote_ident(current_schema())) and relation.relkind = 'r'`
const NOT_KNEX = `relation.relname not like 'knex\\_%'`

/** The columns that a sequence fills, with the sequence. */
const SEQUENCES = `select relation.relname as table, attribute.attname as column,
    pg_get_serial_sequence(quote_ident(relation.relname), attribute.attname) as sequence
  from pg_class as relation join pg_attribute as attribute on attribute.attrelid = relation.oid
  where ${OURS} and ${NOT_KNEX} and attribute.attnum > 0 and not attribute.attisdropped
    and pg_get_serial_sequence(quote_ident(relation.relname), attribute.attname) is not null`

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** The tables of a catalogue in PostgreSQL. */
export const POSTGRES_TABLES: TableKind = {
  async tables(database) {
    const shapes = await rowsOf<TableShape>(
      database,
      `select relation.relname::text as name,
          array(select attname::text from pg_attribute where attrelid = relation.oid and attnum > 0 and not attisdropped)
            as columns,
          array(select attname::text from unnest(indkey::int2[]) with ordinality as part(number, place)
            join pg_attribute on attrelid = relation.oid and attnum = part.number order by place) as key
        from pg_class as relation left join pg_index on indrelid = relation.oid and indisprimary
        where ${OURS} and ${NOT_KNEX}`,
    )
    return shapes
      .map(({ name, columns, key }) => ({ name, columns: [...columns].sort(), key }))
      .sort((left, right) => (left.name < right.name ? -1 : 1))
  },

  async lastIds(database) {
    const rows = await rowsOf<{ table: string; last: number | null }>(
      database,
      `select "table", pg_sequence_last_value(sequence::regclass) as last from (${SEQUENCES}) as found`,
    )
    return new Map(rows.flatMap(({ table, last }) => (last === null ? [] : [[table, last] as const])))
  },

  async setLastIds(database, ids) {
    for (const { table, sequence } of await rowsOf<{ table: string; sequence: string }>(
      database,
      SEQUENCES,
    )) {
      const last = ids.get(table) ?? 0
      await database.raw('select setval(?, ?, ?)', [sequence, Math.max(last, 1), last > 0])
    }
  },

  /**
   * Only a superuser can switch references off, but the owner of the tables can remove them and add them again. Rows may
   * name rows that are missing, as in a copy from which rows were deleted. Then the reference is checked for new rows
   * alone.
   */
  async withoutReferences(database, work) {
    const references = await rowsOf<Reference>(
      database,
      `select relation.relname as table, conname as name,
          replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID', '') as definition
        from pg_constraint join pg_class as relation on relation.oid = conrelid
        where ${OURS} and contype = 'f' order by conname`,
    )
    for (const { table, name } of references)
      await database.raw('alter table ?? drop constraint ??', [table, name])
    await work()
    for (const { table, name, definition } of references) {
      await database.raw(`alter table ?? add constraint ?? ${definition} not valid`, [table, name])
      await validate(database, table, name)
    }
  },
}

async function validate(database: Knex, table: string, name: string): Promise<void> {
  try {
    await database.transaction((part) => part.raw('alter table ?? validate constraint ??', [table, name]))
  } catch (error) {
    if (!breaksForeignKey(error)) throw error
  }
}

/** The columns of unique keys, by the name of the constraint. PostgreSQL shortens long names. */
export async function uniqueKeys(database: Knex): Promise<ReadonlyMap<string, UniqueKey>> {
  const rows = await rowsOf<UniqueKey & { name: string }>(
    database,
    `select relation.relname as table, index.relname as name,
        array(select attname::text from unnest(indkey::int2[]) with ordinality as part(number, place)
          join pg_attribute on attrelid = relation.oid and attnum = part.number order by place) as columns
      from pg_index join pg_class as relation on relation.oid = indrelid
      join pg_class as index on index.oid = indexrelid
      where ${OURS} and indisunique and indexprs is null`,
  )
  return new Map(rows.map(({ name, table, columns }) => [name, { table, columns }]))
}

/** Names of the relations of the current schema. */
export async function relationNames(database: Knex): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    `select relname as name from pg_class as relation where ${OURS}`,
  )
  return rows.map(({ name }) => name)
}

/** Removes all tables of the current schema, with the views on them. */
export async function dropTables(database: Knex): Promise<void> {
  for (const name of await relationNames(database)) await database.raw('drop table ?? cascade', [name])
}

/** The operators that the current schema has. */
export async function operatorNames(database: Knex): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    database,
    `select oprname as name from pg_operator where oprnamespace = to_regnamespace(quote_ident(current_schema()))`,
  )
  return rows.map(({ name }) => name)
}
