import type { ReadLimits } from '../../model/reading.ts'
import type { OdbcConnection } from './odbc-connection.ts'
import { OdbcSource } from './odbc-source.ts'
import type { ColumnDescription, OdbcStatement } from './odbc-statement.ts'
import { findTable, listTables, type OdbcTable } from './odbc-tables.ts'

export interface TableRequest {
  /** `schema.table`, exactly as the listing has it. */
  readonly table: string
  /** One expression of SQL that was checked; undefined for all rows. */
  readonly where: string | undefined
  /** The most rows; undefined for all. */
  readonly maxRows: number | undefined
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'columns' | 'rejectBytes'>
}

/**
 * Types of PostgreSQL whose values psqlODBC changes: years beyond 9999 and before Christ, `infinity`, and the letter case
 * of UUIDs. The server turns them into text, as `COPY` does. The number is the length of the longest text.
 */
const TEXT_OF_POSTGRESQL: Readonly<Record<string, number>> = {
  date: 16,
  timestamp: 40,
  'timestamp without time zone': 40,
  timestamptz: 40,
  'timestamp with time zone': 40,
  uuid: 36,
}

/**
 * Opens the rows of a table or a view. The source's `close` leaves the connection open.
 * @throws DatabaseFailed
 */
export async function openTable(
  connection: OdbcConnection,
  request: TableRequest,
  signal: AbortSignal,
): Promise<OdbcSource> {
  const table = findTable(await listTables(connection), request.table)
  const name = quotedName(table, connection)
  const columns = await columnList(connection, name)
  const filter = request.where === undefined ? '' : ` where (\n${request.where}\n)`
  const statement = connection.statement()
  try {
    if (request.maxRows !== undefined) statement.setAttribute('maxRows', request.maxRows)
    await cancellable(statement, signal, () => statement.execute(`select ${columns} from ${name}${filter}`))
    return new OdbcSource(connection, statement, { limits: request.limits })
  } catch (error) {
    statement.close()
    throw error
  }
}

/** Runs a call of the statement. The signal makes the driver end it. */
export async function cancellable<T>(
  statement: Pick<OdbcStatement, 'cancel'>,
  signal: AbortSignal,
  call: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const cancel = () => void statement.cancel()
  signal.addEventListener('abort', cancel)
  try {
    return await call()
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function columnList(connection: OdbcConnection, name: string): Promise<string> {
  if (!connection.infoText('dbmsName').startsWith('PostgreSQL')) return '*'
  const statement = connection.statement()
  try {
    await statement.execute(`select * from ${name} where false`)
    const columns = statement.columns()
    return columns.length === 0 ? '*' : columns.map((column) => expressionOf(column)).join(', ')
  } finally {
    statement.close()
  }
}

function expressionOf({ name, typeName }: ColumnDescription): string {
  const quoted = inQuotes(name, '"')
  const length = Object.hasOwn(TEXT_OF_POSTGRESQL, typeName) ? TEXT_OF_POSTGRESQL[typeName] : undefined
  return length === undefined ? quoted : `${quoted}::varchar(${length}) as ${quoted}`
}

function quotedName({ schema, table }: OdbcTable, connection: OdbcConnection): string {
  // A blank means that the database has no quotes.
  const quote = connection.infoText('quote').trim()
  return [schema, table]
    .filter((part) => part !== undefined)
    .map((part) => inQuotes(part, quote))
    .join('.')
}

const inQuotes = (name: string, quote: string): string =>
  quote === '' ? name : quote + name.replaceAll(quote, quote + quote) + quote
