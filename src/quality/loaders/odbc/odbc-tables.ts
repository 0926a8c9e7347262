import { nearestName } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import { type ListedTable, tableFilter } from '../database/table-filter.ts'
import { parseTableName, type TableName, writeTableName } from '../database/table-name.ts'
import { SourceUnreadable } from '../errors.ts'
import type { OpenDatabase } from './open-database.ts'
import { NTS } from './odbc-constants.ts'
import { odbcFunctions, wide } from './odbc-functions.ts'
import { readAll } from './read-all.ts'

/** The most tables that a listing has. */
const MAX_LISTED = 10_000
const TYPES = 'TABLE,VIEW,MATERIALIZED VIEW,FOREIGN TABLE'

export interface OdbcTableListing {
  readonly tables: readonly ListedTable[]
  /** True if there are more tables than the listing has. */
  readonly isCut: boolean
}

/**
 * Lists the tables and views of a database, without those of the system.
 * @param filter a pattern of names, see `tableFilter`; undefined lists all
 * @throws DatabaseFailed
 */
export async function listOdbcTables(
  database: OpenDatabase,
  filter: string | undefined,
): Promise<OdbcTableListing> {
  const all = await tablesOf(database)
  const tables = filter === undefined ? all : all.filter(tableFilter(filter))
  return { tables: tables.slice(0, MAX_LISTED), isCut: tables.length > MAX_LISTED }
}

/** A query of the dialect tells also the estimates. Otherwise the driver lists the tables. */
async function tablesOf({ connection, dialect }: OpenDatabase): Promise<ListedTable[]> {
  const { tablesQuery } = dialect
  if (tablesQuery !== undefined) {
    const rows = await readAll(connection, (statement) => statement.execute(tablesQuery))
    return rows.map(([schema, table, kind, estimated]) => ({
      ...named({ schema: schema ?? undefined, table: table! }),
      kind: kind === 'view' ? 'view' : 'table',
      estimatedRows: estimated === null || estimated === undefined ? undefined : Number(estimated),
    }))
  }
  const types = wide(TYPES)
  const rows = await readAll(connection, (statement) =>
    statement.runCatalogue(odbcFunctions().tables, null, 0, null, 0, null, 0, types, NTS),
  )
  return rows.map(([, schema, table, type]) => ({
    ...named({ schema: schema || undefined, table: table! }),
    kind: /VIEW/i.test(type ?? '') ? 'view' : 'table',
    estimatedRows: undefined,
  }))

  function named({ schema, table }: { readonly schema: string | undefined; readonly table: string }) {
    return { name: writeTableName({ schema, table }, dialect), schema, table }
  }
}

/**
 * Finds a table by its name, see `parseTableName`. A name without a schema is in the current schema.
 * @throws InvalidSource; SourceUnreadable if there is no such table or view, with a similar name if there is one
 */
export async function findOdbcTable(
  database: OpenDatabase,
  name: string,
): Promise<TableName & Pick<ListedTable, 'estimatedRows'>> {
  const { dialect } = database
  const asked = parseTableName(name, dialect, await currentSchema(database))
  const known = await tablesOf(database)
  const isAsked = ({ schema, table }: ListedTable) =>
    table === asked.table && (asked.schema === undefined || schema === asked.schema)
  const found = known.find(isAsked)
  if (found) return { ...asked, schema: asked.schema ?? found.schema, estimatedRows: found.estimatedRows }
  const written = writeTableName(asked, dialect)
  const names = new Map(
    known.flatMap((one) => [[one.name, one.name] as const, [one.table, one.name] as const]),
  )
  const near = nearestName(written, [...names.keys()]) ?? nearestName(asked.table, [...names.keys()])
  const hint =
    near === undefined
      ? ': list the tables of the connection to see their names.'
      : `; did you mean ${printable(names.get(near)!)}?`
  throw new SourceUnreadable(`There is no table or view ${printable(written)}${hint}`)
}

async function currentSchema({ connection, dialect }: OpenDatabase): Promise<string | undefined> {
  const { currentSchemaQuery } = dialect
  if (currentSchemaQuery === undefined) return undefined
  const [row] = await readAll(connection, (statement) => statement.execute(currentSchemaQuery))
  return row?.[0] ?? undefined
}
