import type { DuckDBBlobValue, DuckDBConnection } from '@duckdb/node-api'
import { identifier, literal } from '../../../../../lib/sql-quotes.ts'
import type { FileDescription } from '../../../decoder/queried-file.ts'
import type { FileRelations, FileTable } from '../../find-table.ts'
import { SOURCE } from './duckdb-instance.ts'

const DEFAULT_SCHEMA = 'main'

/** The tables of the file. A view runs a query that the file chooses, so it is not among them. */
export async function duckDbRelations(connection: DuckDBConnection): Promise<FileRelations> {
  const of = (relation: 'table' | 'view'): Promise<FileTable[]> =>
    relationsIn(
      connection,
      `select encode(schema_name), encode(${relation}_name) from duckdb_${relation}s()
        where database_name = '${SOURCE}' and not internal order by schema_name, ${relation}_name`,
    )
  return {
    tables: await of('table'),
    others: (await of('view')).map((view) => ({
      ...view,
      what: 'a view',
      remedy: 'copy its rows into a table, and load that',
    })),
  }
}

async function relationsIn(connection: DuckDBConnection, sql: string): Promise<FileTable[]> {
  const rows = (await connection.runAndReadAll(sql)).getRows()
  return rows.map((row) => {
    const [schema, name] = row.map(textOf) as [string, string]
    return { schema: schema === DEFAULT_SCHEMA ? undefined : schema, name }
  })
}

/** Names are read as bytes, since the driver drops a leading U+FEFF of a text. */
const textOf = (value: unknown): string => Buffer.from((value as DuckDBBlobValue).bytes).toString()

/** A table in a statement. */
export const inStatement = ({ schema = DEFAULT_SCHEMA, name }: FileTable): string =>
  [SOURCE, identifier(schema), identifier(name)].join('.')

/** The columns and the number of rows of a table. */
export async function describeDuckDbTable(
  connection: DuckDBConnection,
  table: FileTable,
): Promise<FileDescription> {
  const { schema = DEFAULT_SCHEMA, name } = table
  const columns = await connection.runAndReadAll(
    `select encode(column_name) from duckdb_columns() where database_name = '${SOURCE}'
      and schema_name = ${literal(schema)} and table_name = ${literal(name)} order by column_index`,
  )
  const names = columns.getRows().map(([column]) => textOf(column))
  const types = (await connection.run(`select * from ${inStatement(table)} limit 0`)).columnTypes()
  const counted = await connection.runAndReadAll(`select count(*) from ${inStatement(table)}`)
  return { names, types, rows: Number(counted.getRows()[0]![0]) }
}
