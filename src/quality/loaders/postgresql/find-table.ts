import { nearestName } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import { POSTGRESQL } from '../database/dialects/postgresql.ts'
import { type ListedTable, tableFilter } from '../database/table-filter.ts'
import { type TableName, writeTableName } from '../database/table-name.ts'
import { SourceUnreadable } from '../errors.ts'
import { type ConnectionRequest, PostgresqlConnection } from './connection.ts'

/** The most tables that are asked for, and the most that a listing has. */
const MAX_TABLES = 100_000
const MAX_LISTED = 10_000

export interface TableListing {
  /** In the order of their names. */
  readonly tables: readonly ListedTable[]
  /** True if there are more tables than the listing has. */
  readonly isCut: boolean
}

/**
 * Lists the tables and views of a database that the user may read.
 * @param filter a pattern of names, see `tableFilter`; undefined lists all
 * @throws ReadingError
 */
export async function listPostgresqlTables(
  request: ConnectionRequest,
  filter: string | undefined,
): Promise<TableListing> {
  const connection = await PostgresqlConnection.open(request)
  try {
    const all = await tablesOf(connection)
    const tables = filter === undefined ? all : all.filter(tableFilter(filter))
    return {
      tables: tables.slice(0, MAX_LISTED),
      isCut: tables.length > MAX_LISTED || all.length === MAX_TABLES,
    }
  } finally {
    await connection.end()
  }
}

async function tablesOf(connection: PostgresqlConnection): Promise<ListedTable[]> {
  const rows = await connection.rows<TableRow>(`${TABLES} limit ${MAX_TABLES}`)
  return rows.map(({ schema, table, kind, rows: estimated }) => ({
    name: writeTableName({ schema, table }, POSTGRESQL),
    schema,
    table,
    kind,
    estimatedRows: estimated === null ? undefined : Number(estimated),
  }))
}

interface TableRow {
  readonly schema: string
  readonly table: string
  readonly kind: ListedTable['kind']
  readonly rows: string | null
}

const TABLES = `select * from (${POSTGRESQL.tablesQuery}) as tables (schema, "table", kind, rows) order by 1, 2`

/** Of a relation that has rows, by its schema, or by the search path where that is null. */
const FIND = `select n.nspname as schema
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and case when $2::text is null then pg_catalog.pg_table_is_visible(c.oid) else n.nspname = $2 end`

/**
 * The name of a table with its schema.
 * @throws SourceUnreadable if there is no such table or view, with a similar name if there is one
 */
export async function findTable(
  connection: PostgresqlConnection,
  { schema, table }: TableName,
): Promise<Required<Pick<TableName, 'schema' | 'table'>>> {
  const [found] = await connection.rows<Pick<TableRow, 'schema'>>(FIND, [table, schema ?? null])
  if (found) return { schema: found.schema, table }
  const asked = writeTableName({ schema, table }, POSTGRESQL)
  const known = await tablesOf(connection)
  const names = new Map(known.map(({ name }) => [name, name]))
  if (schema === undefined) for (const one of known) names.set(one.table, one.name)
  const nearest = names.get(nearestName(schema === undefined ? table : asked, [...names.keys()]) ?? '')
  const hint =
    nearest === undefined
      ? ': list the tables of the connection to see their names.'
      : `; did you mean ${printable(nearest)}?`
  throw new SourceUnreadable(`There is no table or view ${printable(asked)}${hint}`)
}
