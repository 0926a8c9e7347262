import { C_TYPE, SQL_TYPE } from './odbc-constants.ts'
import type { ColumnDescription } from './odbc-statement.ts'

/** How a value becomes text. */
export type ValueKind =
  | 'text'
  /** A text that the driver gives as UTF-8. */
  | 'utf8'
  /** Bytes as hexadecimal digits in upper case. */
  | 'binary'
  /** A text, `true` or `false` for 1 and 0. */
  | 'bit'
  /** One byte, 1 or 0. */
  | 'byte'

/** How a column is read into memory. */
export interface ColumnPlan {
  readonly name: string
  readonly kind: ValueKind
  readonly cType: number
  /** Bytes of the buffer of one value; even. */
  readonly width: number
  /** Where the column's values begin in the memory of a row, in bytes: the sum of the widths before it. */
  readonly offset: number
  /** True if the database cannot have a longer value than the buffer. */
  readonly isFixed: boolean
  /** Bytes of the NUL that ends a value in memory. */
  readonly endBytes: 0 | 1 | 2
}

/** The columns of a result, and how many rows are fetched at a time. */
export interface BlockLayout {
  readonly columns: readonly ColumnPlan[]
  /** Sum of the widths of the columns, in bytes. */
  readonly rowBytes: number
  readonly rows: number
}

/** The most memory of one block. There are two blocks. */
const BLOCK_BYTES = 8 << 20
const MAX_ROWS = 1000
/** If fewer rows fit into a block, the buffers of long columns are narrowed. */
const ENOUGH_ROWS = 100
/** The widest buffers of texts, in units of UTF-16. The first that gives enough rows is taken. Longer values are read again. */
const WIDEST = [4000, 1000, 256, 64]

/** The longest texts of types whose values have a limited length, in units. */
const FIXED_UNITS: ReadonlyMap<number, number> = new Map([
  [SQL_TYPE.integer, 12],
  [SQL_TYPE.smallint, 8],
  [SQL_TYPE.tinyint, 8],
  [SQL_TYPE.bigint, 24],
  [SQL_TYPE.bit, 8],
  [SQL_TYPE.float, 40],
  [SQL_TYPE.real, 40],
  [SQL_TYPE.double, 40],
  [SQL_TYPE.date, 24],
  [SQL_TYPE.time, 24],
  [SQL_TYPE.timestamp, 48],
  [SQL_TYPE.guid, 40],
])
/** A sign, a point, a leading zero. */
const DECIMAL_EXTRA_UNITS = 4
/** Units of a text of a type with an unknown size. */
const UNKNOWN_UNITS = 4000
const BINARIES: readonly number[] = [SQL_TYPE.binary, SQL_TYPE.varbinary, SQL_TYPE.longVarbinary]

export interface LayoutOptions {
  /** True if the driver gives texts as UTF-8, false if as UTF-16. */
  readonly isUtf8: boolean
  readonly blockBytes?: number | undefined
}

/** Plans the memory of a block: as many rows as fit, with buffers that hold most values. */
export function layoutOf(
  descriptions: readonly ColumnDescription[],
  { isUtf8, blockBytes = BLOCK_BYTES }: LayoutOptions,
): BlockLayout {
  const layouts = WIDEST.map((widest) => layoutWith(descriptions, widest, isUtf8, blockBytes))
  return layouts.find(({ rows }) => rows >= ENOUGH_ROWS) ?? layouts.at(-1)!
}

function layoutWith(
  descriptions: readonly ColumnDescription[],
  widest: number,
  isUtf8: boolean,
  blockBytes: number,
): BlockLayout {
  let rowBytes = 0
  const columns = descriptions.map((description): ColumnPlan => {
    const plan = { ...planOf(description, widest, isUtf8), name: description.name, offset: rowBytes }
    rowBytes += plan.width
    return plan
  })
  // A value also has an indicator.
  const perRow = rowBytes + 8 * columns.length
  const rows = Math.max(1, Math.min(MAX_ROWS, Math.floor(blockBytes / Math.max(1, perRow))))
  return { columns, rowBytes, rows }
}

function planOf(
  { type, size }: ColumnDescription,
  widest: number,
  isUtf8: boolean,
): Pick<ColumnPlan, 'kind' | 'cType' | 'width' | 'isFixed' | 'endBytes'> {
  if (BINARIES.includes(type)) {
    const width = Math.min(size > 0 ? size : UNKNOWN_UNITS, 2 * widest)
    return { kind: 'binary', cType: C_TYPE.binary, width: width + (width % 2), isFixed: false, endBytes: 0 }
  }
  const fixed = FIXED_UNITS.get(type)
  const isDecimal = type === SQL_TYPE.decimal || type === SQL_TYPE.numeric
  const wanted = fixed ?? (size > 0 ? size + (isDecimal ? DECIMAL_EXTRA_UNITS : 0) : UNKNOWN_UNITS)
  // One more unit for the NUL that ends a text in memory.
  const width = 2 * (Math.min(wanted, fixed ?? widest) + 1)
  const isFixed = fixed !== undefined
  // MariaDB's driver gives a bit as a text with the character U+0000 or U+0001.
  if (type === SQL_TYPE.bit && isUtf8)
    return { kind: 'byte', cType: C_TYPE.bit, width: 2, isFixed: true, endBytes: 0 }
  if (type === SQL_TYPE.bit) return { kind: 'bit', cType: C_TYPE.wideChar, width, isFixed, endBytes: 2 }
  if (isUtf8) return { kind: 'utf8', cType: C_TYPE.char, width, isFixed, endBytes: 1 }
  return { kind: 'text', cType: C_TYPE.wideChar, width, isFixed, endBytes: 2 }
}
