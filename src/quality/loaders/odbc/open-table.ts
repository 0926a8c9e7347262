import { readStatement } from '../database/read-statement.ts'
import { checkSqlWhere } from '../database/sql-where.ts'
import { quoteName, type TableName } from '../database/table-name.ts'
import type { ReadLimits } from '../../model/reading.ts'
import { SQL_TYPE } from './odbc-constants.ts'
import { OdbcSource } from './odbc-source.ts'
import type { ColumnDescription, OdbcStatement } from './odbc-statement.ts'
import { findOdbcTable } from './odbc-tables.ts'
import type { OpenDatabase } from './open-database.ts'

/** The rows to read. */
export interface TableRequest {
  /** `schema.table`, see `parseTableName`. */
  readonly table: string
  /** A condition, see `checkSqlWhere`; undefined or empty: all rows. */
  readonly where: string | undefined
  /** The most rows that are read; undefined: all rows. */
  readonly maxRows: number | undefined
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'columns' | 'rejectBytes'>
}

/**
 * Types of PostgreSQL whose values psqlODBC changes: years beyond 9999 and before Christ, `infinity`, and the letter case
 * of UUIDs. The server turns them into text, as `COPY` does. The number is the length of the longest text.
 */
const TEXT_OF_POSTGRESQL: ReadonlyMap<number, number> = new Map([
  [SQL_TYPE.date, 16],
  [SQL_TYPE.timestamp, 40],
  [SQL_TYPE.guid, 36],
])

/**
 * Opens the rows of a table or a view. `close` of the source leaves the connection open.
 * @throws InvalidSource for the name or the condition, ReadingError, or the signal's reason
 */
export async function openTable(
  database: OpenDatabase,
  { table, where, maxRows, limits }: TableRequest,
  signal: AbortSignal,
): Promise<OdbcSource> {
  const { connection, dialect } = database
  const condition = where === undefined ? undefined : checkSqlWhere(where, dialect)
  const name = await findOdbcTable(database, table)
  const columns = await columnsOf(database, name)
  const statement = connection.statement()
  try {
    // The driver of MariaDB adds a limit of its own to the statement, which has one already.
    if (maxRows !== undefined && dialect.rowLimit === 'none') statement.setAttribute('maxRows', maxRows)
    await execute(
      statement,
      readStatement({ table: name, columns, where: condition, maxRows }, dialect),
      signal,
    )
    return new OdbcSource(connection, statement, { limits, signal, expectedRows: name.estimatedRows })
  } catch (error) {
    statement.close()
    throw error
  }
}

/** The signal makes the driver end the statement. */
async function execute(statement: OdbcStatement, sql: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const cancel = () => void statement.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await statement.execute(sql)
  } finally {
    signal.removeEventListener('abort', cancel)
    signal.throwIfAborted()
  }
}

async function columnsOf(
  { connection, dialect }: OpenDatabase,
  table: TableName,
): Promise<string[] | undefined> {
  if (dialect.name !== 'postgresql') return undefined
  const statement = connection.statement()
  try {
    await statement.execute(readStatement({ table, where: undefined, maxRows: 0 }, dialect))
    const columns = statement.columns()
    return columns.length === 0 ? undefined : columns.map(expressionOf)
  } finally {
    statement.close()
  }

  function expressionOf({ name, type }: ColumnDescription): string {
    const quoted = quoteName(name, dialect)
    const length = TEXT_OF_POSTGRESQL.get(type)
    return length === undefined ? quoted : `cast(${quoted} as varchar(${length})) as ${quoted}`
  }
}
