import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import { POSTGRESQL } from '../database/dialects/postgresql.ts'
import { readStatement } from '../database/read-statement.ts'
import { checkSqlWhere } from '../database/sql-where.ts'
import { parseTableName, quoteName, type TableName } from '../database/table-name.ts'
import { FileTooWide, SourceUnreadable } from '../errors.ts'
import type { ReadLimits } from '../../model/reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import { type ConnectionRequest, PostgresqlConnection } from './connection.ts'
import { CopySplitter } from './copy-splitter.ts'
import { findTable } from './find-table.ts'

/** A table to read. It can be sent between threads. */
export interface PostgresqlRequest extends ConnectionRequest {
  /** `schema.table`, see `parseTableName`. */
  readonly table: string
  /** A condition, see `checkSqlWhere`; undefined or empty: all rows. */
  readonly where: string | undefined
  /** The most rows that are read; undefined: all rows. */
  readonly maxRows: number | undefined
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'rejectBytes' | 'columns'>
}

/** Types whose form PostgreSQL's COPY does not write as the product has it, by their object identifiers. */
const EXPRESSIONS: Readonly<Record<number, (name: string) => string>> = {
  // bool: `true` instead of `t`
  16: (name) => `${name}::text`,
  // bytea: `00FF` instead of `\x00ff`
  17: (name) => `upper(encode(${name}, 'hex'))`,
}

const HIGH_WATER_BYTES = 1 << 18

/**
 * Opens a table or a view of PostgreSQL and starts to read its rows in a read-only transaction. Values are texts as
 * PostgreSQL writes them, with ISO dates, times with time zones in UTC and exact numbers; booleans are `true` and
 * `false`, bytes are upper-case hexadecimal digits.
 * @throws InvalidSource for the name or the condition, ReadingError
 */
export async function openPostgresql(request: PostgresqlRequest): Promise<PostgresqlSource> {
  const asked = parseTableName(request.table, POSTGRESQL, request.server.schema)
  const where = request.where === undefined ? undefined : checkSqlWhere(request.where, POSTGRESQL)
  const connection = await PostgresqlConnection.open(request)
  try {
    const table = await findTable(connection, asked)
    const columns = await columnsOf(connection, table, request.limits.columns)
    const statement = readStatement(
      { table, columns: columns.map(({ expression }) => expression), where, maxRows: request.maxRows },
      POSTGRESQL,
    )
    const expectedRows = await estimate(connection, statement)
    const names = columns.map(({ name }) => name)
    return new PostgresqlSource(connection, statement, { ...request, names, expectedRows })
  } catch (error) {
    await connection.end()
    throw connection.failure(error)
  }
}

interface Column {
  readonly name: string
  readonly expression: string
}

async function columnsOf(
  connection: PostgresqlConnection,
  table: TableName,
  maxColumns: number,
): Promise<Column[]> {
  const statement = readStatement({ table, where: undefined, maxRows: 0 }, POSTGRESQL)
  const { fields } = await connection.client.query(statement)
  if (fields.length === 0)
    throw new SourceUnreadable('The table has no columns; name a table or a view with at least one.')
  if (fields.length > maxColumns)
    throw new FileTooWide(
      `The table has ${fields.length} columns, and a source has at most ${maxColumns}: read a view with fewer columns.`,
    )
  return fields.map(({ name, dataTypeID }) => {
    const quoted = quoteName(name, POSTGRESQL)
    return { name, expression: EXPRESSIONS[dataTypeID]?.(quoted) ?? quoted }
  })
}

/** The number of rows that the planner expects. */
async function estimate(connection: PostgresqlConnection, statement: string): Promise<number> {
  const [row] = await connection.rows<{ 'QUERY PLAN': string }>(`explain (format json) ${statement}`)
  const [{ Plan: plan }] = JSON.parse(row!['QUERY PLAN']) as [{ Plan: { 'Plan Rows': number } }]
  return plan['Plan Rows']
}

interface Opened {
  readonly names: readonly string[]
  readonly expectedRows: number
  readonly maxRows: number | undefined
  readonly limits: PostgresqlRequest['limits']
}

/** The rows of a table, as COPY sends them. */
export class PostgresqlSource implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  /** As the planner expects them, for the progress. */
  readonly expectedRows: number
  readonly record: CopySplitter
  readonly terminator = undefined
  readonly #connection: PostgresqlConnection
  readonly #stream: CopyToStreamQuery
  readonly #chunks: AsyncIterator<Buffer>
  readonly #maxRows: number | undefined
  #isOver = false

  constructor(connection: PostgresqlConnection, statement: string, opened: Opened) {
    this.#connection = connection
    this.names = opened.names
    this.columns = opened.names.length
    this.expectedRows = opened.expectedRows
    this.#maxRows = opened.maxRows
    this.record = new CopySplitter(this.columns, opened.limits)
    this.#stream = connection.client.query(
      copyTo(`copy (${statement}) to stdout (format text)`, { highWaterMark: HIGH_WATER_BYTES }),
    )
    // `close` may end the stream while nobody waits for it.
    this.#stream.on('error', () => undefined)
    this.#chunks = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  get rejected() {
    return this.record.rejected
  }

  /** In rows. */
  get bytesRead(): number {
    return this.record.rows
  }

  get isCut(): boolean {
    return this.record.rows === this.#maxRows
  }

  next(): number {
    return this.record.next()
  }

  async fill(): Promise<boolean> {
    try {
      const next = await this.#chunks.next()
      if (next.done !== true) {
        this.record.push(next.value)
        return true
      }
      // Its answer comes after that to COPY, which has the number of rows.
      await this.#connection.client.query('commit')
    } catch (error) {
      throw this.#connection.failure(error)
    }
    this.#isOver = true
    this.#checkCount()
    return false
  }

  async close(): Promise<void> {
    if (!this.#isOver) await this.#connection.cancel()
    await this.#connection.end()
  }

  /** @throws SourceUnreadable if the server says that it sent another number of rows */
  #checkCount(): void {
    if (this.#stream.rowCount === this.record.rows) return
    throw new SourceUnreadable(
      `The database sent ${this.#stream.rowCount} rows, but ${this.record.rows} arrived; load again.`,
    )
  }
}
