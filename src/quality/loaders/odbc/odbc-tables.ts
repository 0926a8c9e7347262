import { nearestName } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import { DatabaseFailed } from '../errors.ts'
import { MORE, RECORD } from '../records/record-source.ts'
import type { OdbcConnection } from './odbc-connection.ts'
import { NTS } from './odbc-constants.ts'
import { odbcFunctions, wide } from './odbc-functions.ts'
import { OdbcSource } from './odbc-source.ts'
import type { OdbcStatement } from './odbc-statement.ts'

/** A table or a view of a database. */
export interface OdbcTable {
  readonly catalog: string | undefined
  readonly schema: string | undefined
  readonly table: string
  readonly kind: 'table' | 'view'
  /** `schema.table`, or `table` where the database has no schemas. */
  readonly name: string
  /** As the database estimates it; undefined if it does not. */
  readonly estimatedRows: number | undefined
}

const MAX_TABLES = 100_000
const CATALOGUE_LIMITS = { recordBytes: 1 << 20, columns: 64, rejectBytes: 1024 }
const SYSTEM_SCHEMAS: readonly string[] = [
  ...['information_schema', 'pg_catalog', 'pg_toast', 'performance_schema', 'mysql', 'sys'],
]

/** Statements for estimates of rows, with the columns schema, table and rows, by the name of the database system. */
const ESTIMATES: Readonly<Record<string, string>> = {
  PostgreSQL:
    'select n.nspname, c.relname, c.reltuples::bigint from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.reltuples >= 0',
  MariaDB:
    'select table_schema, table_name, table_rows from information_schema.tables where table_rows is not null',
  MySQL:
    'select table_schema, table_name, table_rows from information_schema.tables where table_rows is not null',
}

/** The tables and views that the user of the connection sees, without those of the system. @throws DatabaseFailed */
export async function listTables(connection: OdbcConnection): Promise<OdbcTable[]> {
  const system = connection.infoText('dbmsName')
  const database = await currentDatabase(connection, system)
  const rows = await readAll(connection, (statement) =>
    statement.runCatalogue(
      odbcFunctions().tables,
      database === undefined ? null : wide(database),
      NTS,
      null,
      0,
      null,
      0,
      wide('TABLE,VIEW,MATERIALIZED VIEW,FOREIGN TABLE'),
      NTS,
    ),
  )
  const estimates = await estimatesOf(connection, system)
  return rows
    .map(([catalog, schema, table, type]): OdbcTable => {
      const isOfDatabase = database !== undefined
      const place = (isOfDatabase ? database : schema) || undefined
      const name = place === undefined ? table! : `${place}.${table}`
      return {
        catalog: (isOfDatabase ? undefined : catalog) || undefined,
        schema: place,
        table: table!,
        kind: /VIEW/i.test(type ?? '') ? 'view' : 'table',
        name,
        estimatedRows: estimates.get(name),
      }
    })
    .filter(({ schema }) => !SYSTEM_SCHEMAS.includes(schema?.toLowerCase() ?? ''))
}

/** MariaDB calls its databases catalogs, and lists tables of a named catalog only. */
async function currentDatabase(connection: OdbcConnection, system: string): Promise<string | undefined> {
  if (!/^(?:MariaDB|MySQL)/.test(system)) return undefined
  const [[database] = []] = await readAll(connection, (statement) => statement.execute('select database()'))
  if (database === undefined || database === null)
    throw new DatabaseFailed('The connection names no database; add the attribute Database.')
  return database
}

async function estimatesOf(connection: OdbcConnection, system: string): Promise<Map<string, number>> {
  const sql = ESTIMATES[system]
  if (sql === undefined) return new Map()
  const rows = await readAll(connection, (statement) => statement.execute(sql))
  return new Map(rows.map(([schema, table, count]) => [`${schema}.${table}`, Number(count)]))
}

/**
 * Finds a table by its exact name: `schema.table`, or `table` alone if one schema has it.
 * @throws DatabaseFailed that suggests a similar name
 */
export function findTable(tables: readonly OdbcTable[], name: string): OdbcTable {
  const found = tables.find((table) => table.name === name)
  if (found) return found
  const alone = tables.filter(({ table }) => table === name)
  if (alone.length === 1) return alone[0]!
  if (alone.length > 1)
    throw new DatabaseFailed(
      `Several schemas have a table ${printable(name)}; write ${alone
        .map((table) => printable(table.name))
        .slice(0, 5)
        .join(' or ')}.`,
    )
  const near = nearestName(name, [...tables.map((table) => table.name), ...tables.map(({ table }) => table)])
  throw new DatabaseFailed(
    `There is no table or view ${printable(name)} that the user may see${near === undefined ? '; name a table of the listing' : `; did you mean ${printable(near)}?`}.`.replace(
      '?.',
      '?',
    ),
  )
}

/** All rows of a small result as texts. */
async function readAll(
  connection: OdbcConnection,
  execute: (statement: OdbcStatement) => Promise<void>,
): Promise<(string | null)[][]> {
  const statement = connection.statement()
  try {
    await execute(statement)
    const source = new OdbcSource(connection, statement, { limits: CATALOGUE_LIMITS })
    const rows: (string | null)[][] = []
    while (await source.fill()) {
      for (let outcome = source.next(); outcome !== MORE; outcome = source.next()) {
        if (outcome !== RECORD) continue
        if (rows.length >= MAX_TABLES)
          throw new DatabaseFailed(
            `The database has more than ${MAX_TABLES} tables; use a user who sees fewer.`,
          )
        const { record } = source
        rows.push(
          Array.from({ length: record.fields }, (_, field) =>
            record.isNull(field) ? null : record.text(field),
          ),
        )
      }
    }
    return rows
  } finally {
    statement.close()
  }
}
