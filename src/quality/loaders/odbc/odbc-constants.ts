/** Numbers of the ODBC interface, from sql.h and sqlext.h. */

export const HANDLE = { environment: 1, connection: 2, statement: 3 } as const
export type HandleType = (typeof HANDLE)[keyof typeof HANDLE]

export const SUCCESS = 0
export const SUCCESS_WITH_INFO = 1
export const NO_DATA = 100
export const INVALID_HANDLE = -2

/** A text argument ends with a NUL. */
export const NTS = -3

export const ENVIRONMENT_ATTRIBUTE = { odbcVersion: 200 } as const
export const ODBC_VERSION_3 = 3

export const CONNECTION_ATTRIBUTE = { accessMode: 101, autocommit: 102, loginTimeout: 103 } as const
export const READ_ONLY = 1
export const AUTOCOMMIT_OFF = 0

export const STATEMENT_ATTRIBUTE = {
  queryTimeout: 0,
  maxRows: 1,
  rowStatuses: 25,
  rowsFetched: 26,
  rowArraySize: 27,
} as const

export const COMMIT = 0
export const ROLLBACK = 1

/** What `SQLGetInfo` tells: of these, texts. */
export const INFO_TEXT = { driverName: 6, dbmsName: 17, searchPatternEscape: 14, quote: 29 } as const
/** What `SQLGetInfo` tells as bits. */
export const INFO_BITS = { getDataExtensions: 81 } as const

/** `SQLGetData` works for bound columns, in any order. */
export const GET_DATA_OF_BOUND = 1 | 2 | 8

/** Status of a row of a block. */
export const ROW_ERROR = 5

export const POSITION = 0
export const LOCK_NO_CHANGE = 0

/** Indicators of a value. */
export const NULL_DATA = -1
/** The driver does not know the length of the value. */
export const NO_TOTAL = -4

export const SQL_TYPE = {
  char: 1,
  numeric: 2,
  decimal: 3,
  integer: 4,
  smallint: 5,
  float: 6,
  real: 7,
  double: 8,
  varchar: 12,
  date: 91,
  time: 92,
  timestamp: 93,
  longVarchar: -1,
  binary: -2,
  varbinary: -3,
  longVarbinary: -4,
  bigint: -5,
  tinyint: -6,
  bit: -7,
  wideChar: -8,
  wideVarchar: -9,
  wideLongVarchar: -10,
  guid: -11,
} as const

/** Types of values in memory. */
export const C_TYPE = { char: 1, wideChar: -8, binary: -2, bit: -7 } as const
