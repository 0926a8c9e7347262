import { DatabaseFailed } from '../errors.ts'
import { INVALID_HANDLE, HANDLE, NO_DATA, NTS, STATEMENT_ATTRIBUTE } from './odbc-constants.ts'
import { type Diagnoser, isSuccess } from './odbc-diagnostics.ts'
import {
  type Handle,
  inThread,
  odbcFunctions,
  type OdbcFunction,
  reachesDriver,
  wide,
} from './odbc-functions.ts'

/** A column of a result, as the driver describes it. */
export interface ColumnDescription {
  readonly name: string
  /** A number of SQL_TYPE, or a number of the driver's own. */
  readonly type: number
  /** In characters, bytes or digits, by type; 0 if the driver does not know it. */
  readonly size: number
}

const NAME_UNITS = 1024

/** A statement of a connection and its result. Only `cancel` may be called while another call waits. */
export class OdbcStatement {
  readonly handle: Handle
  readonly #diagnoser: Diagnoser
  readonly #driver: string

  /** @param options.querySeconds time limit; undefined for none */
  constructor(
    handle: Handle,
    diagnoser: Diagnoser,
    { driver, querySeconds }: { readonly driver: string; readonly querySeconds: number | undefined },
  ) {
    this.handle = handle
    this.#driver = driver
    this.#diagnoser = diagnoser
    // A driver without time limits refuses the attribute.
    if (querySeconds !== undefined) this.setAttribute('queryTimeout', querySeconds)
  }

  /** True if the driver took the attribute. */
  setAttribute(name: keyof typeof STATEMENT_ATTRIBUTE, value: number): boolean {
    return isSuccess(odbcFunctions().setStatementAttribute(this.handle, STATEMENT_ATTRIBUTE[name], value, 0))
  }

  /** @throws DatabaseFailed */
  async execute(sql: string): Promise<void> {
    if (!reachesDriver(sql, this.#driver))
      throw new DatabaseFailed(
        'The driver cannot take all characters of the condition or the names: write them by a function of the database, or use a view.',
      )
    const text = wide(sql)
    const result = await inThread(odbcFunctions().execDirect, this.handle, text, NTS)
    // A statement that changed no rows has no data.
    if (result !== NO_DATA) this.check(result, 'The statement failed')
  }

  /** Runs a function of the catalogue, such as `SQLTables`. @throws DatabaseFailed */
  async runCatalogue<Args extends unknown[]>(
    call: OdbcFunction<[Handle, ...Args]>,
    ...args: Args
  ): Promise<void> {
    this.check(await inThread(call, this.handle, ...args), 'The catalogue of the database cannot be read')
  }

  /** The columns of the result. @throws DatabaseFailed */
  columns(): ColumnDescription[] {
    const count: [number] = [0]
    this.check(odbcFunctions().columnCount(this.handle, count), 'The columns cannot be counted')
    const name = Buffer.alloc(NAME_UNITS * 2)
    return Array.from({ length: count[0] }, (_, index) => this.#describe(index + 1, name))
  }

  #describe(number: number, buffer: Buffer): ColumnDescription {
    const { describeColumn } = odbcFunctions()
    const length: [number] = [0]
    const type: [number] = [0]
    const size: [number] = [0]
    const result = describeColumn(this.handle, number, buffer, NAME_UNITS, length, type, size, [0], [0])
    this.check(result, `Column ${number} cannot be described`)
    const name = buffer.toString('utf16le', 0, 2 * Math.min(length[0], NAME_UNITS - 1))
    return { name, type: type[0], size: Number(size[0]) }
  }

  /** Fetches the next block. @returns false after the last row @throws DatabaseFailed */
  async fetch(): Promise<boolean> {
    return this.#hasRows(await inThread(odbcFunctions().fetch, this.handle))
  }

  /** Does the same in this thread. */
  fetchNow(): boolean {
    return this.#hasRows(odbcFunctions().fetch(this.handle))
  }

  #hasRows(result: number): boolean {
    if (result === NO_DATA) return false
    this.check(result, 'The reading of the rows failed')
    return true
  }

  /** Asks the driver to end what the statement is doing. It may be called at any time. */
  async cancel(): Promise<void> {
    await inThread(odbcFunctions().cancel, this.handle)
  }

  /** @throws DatabaseFailed if the result is an error */
  check(result: number, action: string): void {
    if (isSuccess(result)) return
    if (result === INVALID_HANDLE) throw this.#diagnoser.errorOf(action, [])
    throw this.#diagnoser.error(action, HANDLE.statement, this.handle)
  }

  close(): void {
    odbcFunctions().freeHandle(HANDLE.statement, this.handle)
  }
}
