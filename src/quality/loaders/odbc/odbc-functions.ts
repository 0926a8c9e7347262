import koffi from 'koffi'
import type { HandleType } from './odbc-constants.ts'
import { DatabaseFailed } from '../errors.ts'
import { WIDE_LIBRARIES } from './driver-library.ts'

/** The driver manager's library. */
const LIBRARY = 'libodbc.so.2'

/** An opaque handle of the driver manager. */
export type Handle = { readonly brand: unique symbol } | null

/** A function of the library: called directly, or in a thread of the pool. It returns SQLRETURN. */
export interface OdbcFunction<Args extends unknown[]> {
  (...args: Args): number
  async(...args: [...Args, done: (error: Error | null, result: number) => void]): void
}

type Text = Buffer | null
/** A parameter through which a function returns a number, as the only element. */
type Out = [number]

/**
 * The functions of ODBC, as C declares them. Texts are UTF-16 in the byte order of the machine, which the functions
 * whose names end in W take. The tuple types tell what TypeScript passes: SQLLEN and SQLULEN have 64 bits.
 */
export interface OdbcFunctions {
  readonly allocHandle: OdbcFunction<[HandleType, Handle, [Handle]]>
  readonly freeHandle: OdbcFunction<[HandleType, Handle]>
  readonly setEnvironmentAttribute: OdbcFunction<[Handle, number, number, number]>
  readonly setConnectionAttribute: OdbcFunction<[Handle, number, number, number]>
  readonly dataSources: OdbcFunction<[Handle, number, Buffer, number, Out, Buffer, number, Out]>
  readonly connect: OdbcFunction<[Handle, Text, number, Text, number, Text, number]>
  readonly disconnect: OdbcFunction<[Handle]>
  readonly getInfo: OdbcFunction<[Handle, number, Buffer, number, Out]>
  readonly endTransaction: OdbcFunction<[HandleType, Handle, number]>
  readonly execDirect: OdbcFunction<[Handle, Buffer, number]>
  readonly tables: OdbcFunction<[Handle, Text, number, Text, number, Text, number, Text, number]>
  readonly columnCount: OdbcFunction<[Handle, Out]>
  readonly describeColumn: OdbcFunction<[Handle, number, Buffer, number, Out, Out, Out, Out, Out]>
  readonly setStatementAttribute: OdbcFunction<[Handle, number, number, number]>
  readonly setStatementPointer: OdbcFunction<[Handle, number, Buffer, number]>
  readonly bindColumn: OdbcFunction<[Handle, number, number, Buffer, number, Buffer]>
  readonly fetch: OdbcFunction<[Handle]>
  readonly setPosition: OdbcFunction<[Handle, number, number, number]>
  readonly getData: OdbcFunction<[Handle, number, number, Buffer, number, Buffer]>
  readonly cancel: OdbcFunction<[Handle]>
  readonly diagnosticRecord: OdbcFunction<[HandleType, Handle, number, Buffer, Out, Buffer, number, Out]>
}

/** Of the C library: LC_ALL. */
const ALL_CATEGORIES = 6

let functions: OdbcFunctions | undefined
let hasUtf8 = false

/**
 * The functions of the driver manager. The library is loaded by the first call.
 * @throws DatabaseFailed if the library is missing
 */
export function odbcFunctions(): OdbcFunctions {
  functions ??= load()
  return functions
}

/**
 * True if the text reaches a driver as it is. For drivers without wide functions, the driver manager converts texts into
 * the character set of the locale. If it cannot, it cuts all characters to their lowest 8 bits: `ħ` (U+0127) becomes a
 * single quote, which ends a text in a condition. It cannot in the locale C, nor with surrogate pairs in any locale.
 * @param driver name of the driver's library
 */
export function reachesDriver(text: string, driver: string): boolean {
  if (WIDE_LIBRARIES.test(driver)) return true
  return hasUtf8 ? !/\p{Cs}|[\u{10000}-\u{10ffff}]/u.test(text) : /^[\t\n\r\x20-\x7e]*$/.test(text)
}

function setUtf8(): boolean {
  try {
    const setLocale = koffi.load(null).func('str setlocale(int, str)') as (
      category: number,
      name: string,
    ) => string | null
    return setLocale(ALL_CATEGORIES, 'C.UTF-8') !== null
  } catch {
    return false
  }
}

function load(): OdbcFunctions {
  hasUtf8 = setUtf8()
  let library: ReturnType<typeof koffi.load>
  try {
    library = koffi.load(LIBRARY)
  } catch {
    throw new DatabaseFailed(
      `The ODBC driver manager ${LIBRARY} is missing on the server: install unixODBC (Debian: libodbc2 and odbcinst) and the driver of the database.`,
    )
  }
  const bind = <Args extends unknown[]>(declaration: string) =>
    library.func(declaration) as unknown as OdbcFunction<Args>
  return {
    allocHandle: bind('int16 SQLAllocHandle(int16, void *, _Out_ void **)'),
    freeHandle: bind('int16 SQLFreeHandle(int16, void *)'),
    setEnvironmentAttribute: bind('int16 SQLSetEnvAttr(void *, int32, intptr, int32)'),
    setConnectionAttribute: bind('int16 SQLSetConnectAttr(void *, int32, intptr, int32)'),
    dataSources: bind(
      'int16 SQLDataSourcesW(void *, uint16, void *, int16, _Out_ int16 *, void *, int16, _Out_ int16 *)',
    ),
    connect: bind('int16 SQLConnectW(void *, void *, int16, void *, int16, void *, int16)'),
    disconnect: bind('int16 SQLDisconnect(void *)'),
    getInfo: bind('int16 SQLGetInfoW(void *, uint16, void *, int16, _Out_ int16 *)'),
    endTransaction: bind('int16 SQLEndTran(int16, void *, int16)'),
    execDirect: bind('int16 SQLExecDirectW(void *, void *, int32)'),
    tables: bind('int16 SQLTablesW(void *, void *, int16, void *, int16, void *, int16, void *, int16)'),
    columnCount: bind('int16 SQLNumResultCols(void *, _Out_ int16 *)'),
    describeColumn: bind(
      'int16 SQLDescribeColW(void *, uint16, void *, int16, _Out_ int16 *, _Out_ int16 *, _Out_ int64 *, _Out_ int16 *, _Out_ int16 *)',
    ),
    setStatementAttribute: bind('int16 SQLSetStmtAttr(void *, int32, intptr, int32)'),
    // The same function: koffi takes a number or an address by the declared type.
    setStatementPointer: library.func('SQLSetStmtAttr', 'int16', ['void *', 'int32', 'void *', 'int32']),
    bindColumn: bind('int16 SQLBindCol(void *, uint16, int16, void *, int64, void *)'),
    fetch: bind('int16 SQLFetch(void *)'),
    setPosition: bind('int16 SQLSetPos(void *, uint64, uint16, uint16)'),
    getData: bind('int16 SQLGetData(void *, uint16, int16, void *, int64, void *)'),
    cancel: bind('int16 SQLCancel(void *)'),
    diagnosticRecord: bind(
      'int16 SQLGetDiagRecW(int16, void *, int16, void *, _Out_ int32 *, void *, int16, _Out_ int16 *)',
    ),
  }
}

/** Runs a function that may wait for the network in a thread of the pool. @returns SQLRETURN */
export const inThread = <Args extends unknown[]>(call: OdbcFunction<Args>, ...args: Args): Promise<number> =>
  new Promise((resolve, reject) => {
    call.async(...args, (error, result) => {
      if (error instanceof Error) reject(error)
      else resolve(result)
    })
  })

/** A text as the functions take it, with a NUL at its end. A text must not contain a NUL. */
export const wide = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le')
