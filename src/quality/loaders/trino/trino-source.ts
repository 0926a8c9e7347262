import { TrinoFault } from '../../../lib/trino/faults.ts'
import type { TrinoColumn, TrinoPage } from '../../../lib/trino/trino-client.ts'
import type { ReadLimits } from '../../model/reading.ts'
import { TRINO } from '../database/dialects/trino.ts'
import { readStatement } from '../database/read-statement.ts'
import { checkSqlWhere } from '../database/sql-where.ts'
import { FileTooWide, SourceUnreadable } from '../errors.ts'
import { MORE, RECORD, type RecordSource, REJECT } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { TextRecord } from '../typed/text-record.ts'
import { tableUnknown } from './find-table.ts'
import type { TrinoConnection } from './trino-connection.ts'
import { TrinoSession } from './trino-session.ts'
import { columnText, TEXT_FUNCTIONS } from './trino-texts.ts'
import { wholeName, type WholeName } from './whole-name.ts'

/** The rows to read. It can be sent between threads. */
export interface TrinoRows {
  readonly connection: TrinoConnection
  /** `catalog.schema.table`, see `wholeName`. */
  readonly table: string
  /** A condition, see `checkSqlWhere`; undefined or empty: all rows. */
  readonly where: string | undefined
  /** Each row is read with this probability; undefined: all rows. */
  readonly percent: number | undefined
  /** The most rows that are read; undefined: all rows. */
  readonly maxRows: number | undefined
}

/** A table to read. */
export interface TrinoRequest extends TrinoRows {
  readonly limits: Pick<ReadLimits, 'recordBytes' | 'rejectBytes' | 'columns'>
}

/** A query of the texts of a table, and the names of its columns. */
export interface TextQuery {
  readonly names: readonly string[]
  /** It calls functions of `TEXT_FUNCTIONS`. Its columns are in the order of `names`. */
  readonly select: string
}

const NOT_FOUND: ReadonlySet<string> = new Set(['TABLE_NOT_FOUND', 'SCHEMA_NOT_FOUND', 'CATALOG_NOT_FOUND'])

/**
 * Opens a table or a view of a cluster and starts to read its rows. The cluster makes their texts.
 * @throws InvalidSource for the name or the condition, ReadingError
 */
export async function openTrino(request: TrinoRequest): Promise<TrinoSource> {
  const session = new TrinoSession(request.connection)
  try {
    const { names, select } = await textQuery(session, request, request.limits.columns)
    const statement = withFunctions(select)
    const expectedRows = await estimate(session, statement)
    return new TrinoSource(session, statement, { ...request, names, expectedRows })
  } catch (error) {
    session.close()
    throw error
  }
}

/**
 * The query of the rows of a table as texts.
 * @param aliases the names of the columns in the result; undefined: they have none
 * @throws InvalidSource for the name or the condition, ReadingError
 */
export async function textQuery(
  session: TrinoSession,
  { table: name, where: condition, percent, maxRows }: TrinoRows,
  maxColumns: number,
  aliases?: (index: number) => string,
): Promise<TextQuery> {
  const table = wholeName(name, session.connection)
  const where = condition === undefined ? undefined : checkSqlWhere(condition, TRINO)
  const columns = await columnsOf(session, table, maxColumns)
  const texts = columns.map(
    (column, index) => `${textOfColumn(column)}${aliases ? ` as ${aliases(index)}` : ''}`,
  )
  const select = readStatement({ table, columns: texts, where, percent, maxRows }, TRINO)
  return { names: columns.map(({ name: column }) => column), select }
}

export const withFunctions = (select: string): string => `with ${TEXT_FUNCTIONS} ${select}`

async function columnsOf(
  session: TrinoSession,
  table: WholeName,
  maxColumns: number,
): Promise<readonly TrinoColumn[]> {
  const statement = readStatement({ table, where: undefined, maxRows: 0 }, TRINO)
  const columns = await session.columns(statement).catch(async (error: Error) => {
    const { cause } = error
    if (!(cause instanceof TrinoFault) || !NOT_FOUND.has(cause.errorName)) throw error
    throw await tableUnknown(session, table)
  })
  if (columns.length > maxColumns)
    throw new FileTooWide(
      `The table has ${columns.length} columns, and a source has at most ${maxColumns}: read a view with fewer columns.`,
    )
  return columns
}

function textOfColumn({ name, typeSignature }: TrinoColumn): string {
  const text = columnText(name, typeSignature)
  if (text === undefined)
    throw new SourceUnreadable(
      `The column ${name} has the type ${typeSignature.rawType}, or a part of this type, whose values have no text: read a view that leaves it out or casts it.`,
    )
  return text
}

/** The number of rows that the planner expects; undefined if it has no statistics. */
export async function estimate(session: TrinoSession, statement: string): Promise<number | undefined> {
  const rows = (await session.rows(`explain (type logical, format json) ${statement}`)) as [string][]
  const { estimates } = JSON.parse(rows[0]![0]) as { estimates: { outputRowCount: number | string }[] }
  const expected = Number(estimates[0]?.outputRowCount)
  return Number.isFinite(expected) ? Math.round(expected) : undefined
}

interface Opened extends Pick<TrinoRequest, 'maxRows' | 'limits'> {
  readonly names: readonly string[]
  readonly expectedRows: number | undefined
}

type Texts = readonly (string | null)[]

/** The rows of a query of texts. */
export class TrinoSource implements RecordSource {
  readonly columns: number
  readonly names: readonly string[]
  /** As the planner expects them, for the progress. */
  readonly expectedRows: number | undefined
  readonly record: TextRecord
  readonly terminator = undefined
  rejected: RejectedRecord | undefined
  readonly #session: TrinoSession
  readonly #pages: AsyncIterator<TrinoPage['rows']>
  readonly #maxRows: number | undefined
  readonly #rejectBytes: number
  readonly #stop = new AbortController()
  #page: TrinoPage['rows'] = []
  #row = 0
  #rows = 0

  constructor(session: TrinoSession, statement: string, opened: Opened) {
    const { names, expectedRows, maxRows, limits } = opened
    this.names = names
    this.columns = names.length
    this.expectedRows = expectedRows
    this.record = new TextRecord(names.length, limits.recordBytes, (field) => names[field]!)
    this.#session = session
    this.#pages = session.pages(statement, this.#stop.signal)
    this.#maxRows = maxRows
    this.#rejectBytes = limits.rejectBytes
  }

  /** In rows. */
  get bytesRead(): number {
    return this.#rows
  }

  get isCut(): boolean {
    return this.#rows === this.#maxRows
  }

  next(): number {
    const row = this.#page[this.#row] as Texts | undefined
    if (row === undefined) return MORE
    this.#row++
    this.#rows++
    const { record } = this
    record.begin()
    for (const value of row) {
      if (value === null) record.endNull()
      else {
        record.writeText(value)
        record.endField()
      }
    }
    record.end()
    return record.fault === undefined ? RECORD : this.#reject(row)
  }

  async fill(): Promise<boolean> {
    const next = await this.#pages.next()
    this.#page = next.done === true ? [] : next.value
    this.#row = 0
    return next.done !== true
  }

  /** Cancels the query if it still runs, also while `fill` waits. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.#pages.return?.()
    this.#session.close()
  }

  #reject(row: Texts): number {
    const { reason, detail } = this.record.fault!
    let length = row.length - 1
    for (const value of row) length += value === null ? 0 : Buffer.byteLength(value)
    const start = row.map((value) => value?.slice(0, this.#rejectBytes) ?? '').join(',')
    const raw = Buffer.from(start).subarray(0, this.#rejectBytes)
    this.rejected = { reason, detail, line: this.#rows, offset: this.#rows - 1, length, raw }
    return REJECT
  }
}
