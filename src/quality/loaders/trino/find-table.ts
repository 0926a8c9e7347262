import { nearestName } from '../../../lib/nearest-name.ts'
import { literal } from '../../../lib/sql-quotes.ts'
import { printable } from '../../../lib/text.ts'
import { TRINO } from '../database/dialects/trino.ts'
import { type ListedTable, tableFilter } from '../database/table-filter.ts'
import { quoteName, writeTableName } from '../database/table-name.ts'
import { SourceUnreadable } from '../errors.ts'
import type { TrinoConnection } from './trino-connection.ts'
import { TrinoSession } from './trino-session.ts'
import { isOfWarehouse } from './warehouse-schemas.ts'
import { CATALOG_OF_CLUSTER, SCHEMAS_OF_CATALOG, type WholeName } from './whole-name.ts'

/** The most tables that are asked for, and the most that a listing has. */
const MAX_TABLES = 100_000
const MAX_LISTED = 10_000

export interface TableListing {
  readonly tables: readonly ListedTable[]
  /** True if there are more tables than the listing has. */
  readonly isCut: boolean
}

/**
 * Lists the tables and views that the user may see: of the catalog of the connection, and of its schema if it names one;
 * without a catalog, of all catalogs.
 * @param filter a pattern of names, see `tableFilter`; undefined lists all
 * @throws ReadingError, or the signal's reason
 */
export async function listTrinoTables(
  connection: TrinoConnection,
  filter: string | undefined,
  signal: AbortSignal,
): Promise<TableListing> {
  const session = new TrinoSession(connection)
  const matches = filter === undefined ? () => true : tableFilter(filter)
  const tables: ListedTable[] = []
  for (const catalog of await catalogsOf(session, signal)) {
    const found = await tablesOf(session, catalog, signal)
    for (const table of found) if (matches(table)) tables.push(table)
    if (tables.length > MAX_LISTED || found.length === MAX_TABLES)
      return { tables: tables.slice(0, MAX_LISTED), isCut: true }
  }
  return { tables, isCut: false }
}

async function catalogsOf(session: TrinoSession, signal: AbortSignal): Promise<readonly string[]> {
  const { catalog } = session.connection.cluster
  if (catalog !== undefined) return [catalog]
  const rows = (await session.rows('show catalogs', signal)) as readonly [string][]
  return rows.map(([name]) => name).filter((name) => name !== CATALOG_OF_CLUSTER)
}

/** The tables of a catalog. The catalog is a part of their schema if the connection does not name it. */
async function tablesOf(
  session: TrinoSession,
  catalog: string,
  signal?: AbortSignal,
): Promise<ListedTable[]> {
  const { cluster, warehouses } = session.connection
  const conditions = [
    `table_schema not in (${SCHEMAS_OF_CATALOG.map(literal).join(', ')})`,
    ...(cluster.schema === undefined ? [] : [`table_schema = ${literal(cluster.schema)}`]),
  ]
  const rows = (await session.rows(
    `select table_schema, table_name, table_type from ${quoteName(catalog, TRINO)}.information_schema.tables
    where ${conditions.join(' and ')} limit ${MAX_TABLES}`,
    signal,
  )) as readonly [string, string, string][]
  const isNamed = cluster.catalog !== undefined
  const readable = rows.filter(([schema]) => !isOfWarehouse(warehouses, catalog, schema))
  return readable.map(([schema, table, type]) => ({
    name: writeTableName({ catalog: isNamed ? undefined : catalog, schema, table }, TRINO),
    schema: isNamed ? schema : `${catalog}.${schema}`,
    table,
    kind: type === 'VIEW' ? 'view' : 'table',
    estimatedRows: undefined,
  }))
}

/** The error for a table that is not there, with a similar name if there is one. */
export async function tableUnknown(session: TrinoSession, asked: WholeName): Promise<SourceUnreadable> {
  const { cluster } = session.connection
  const name = printable(writeTableName(asked, TRINO))
  const catalogs = (await session.rows('show catalogs')) as readonly [string][]
  if (!catalogs.some(([catalog]) => catalog === asked.catalog))
    return new SourceUnreadable(
      `The cluster has no catalog ${printable(asked.catalog!)}: correct the name, or CATALOG of the connection.`,
    )
  const tables = await tablesOf(session, asked.catalog!)
  const names = tables.map(({ name: known }) => known)
  const shortName = writeTableName(
    { ...asked, catalog: cluster.catalog === undefined ? asked.catalog : undefined },
    TRINO,
  )
  const nearest = nearestName(shortName, names)
  const hint =
    nearest === undefined
      ? ': list the tables of the connection to see their names.'
      : `; did you mean ${printable(nearest)}?`
  return new SourceUnreadable(`There is no table or view ${name}${hint}`)
}
