/** Reads long rows in ranges of their numbers, because all rows of a page or file would fill the engine's memory. */
import type { Knex } from 'knex'
import type { Warehouse } from '../model/warehouse/warehouse.ts'

/** Rows with consecutive numbers. */
export interface NumberedRows {
  readonly rows: Knex.QueryBuilder
  /** SQL of the number. */
  readonly number: string
  readonly first: number
  readonly last: number
  /** SQL of the columns to read. */
  readonly columns: readonly string[]
  /** The most characters of a row; 0 if unknown. */
  readonly longest: number
  /** Rows that are measured together and never split into two ranges. The default is 8. */
  readonly block?: number
}

/** First and last number, inclusive. */
export type NumberRange = readonly [first: number, last: number]

/** The rows of a range take about this share of the memory, unless a single block takes more. */
const SHARE_OF_RANGE = 1 / 64
const ROWS_OF_BLOCK = 8

/** Rows are measured if their characters may exceed this share of the memory in bytes. */
const SHARE_UNMEASURED = 1 / 4

type Reader = Pick<Warehouse, 'dialect' | 'knex' | 'read' | 'memoryMb'>

const bytesOf = (share: number, { memoryMb = Infinity }: Pick<Reader, 'memoryMb'>): number =>
  share * memoryMb * 1_000_000

/** True if rows may be so long for the engine's memory that they should be read by ranges. */
export const areLong = (
  { first, last, longest }: NumberedRows,
  warehouse: Pick<Reader, 'memoryMb'>,
): boolean => (last - first + 1) * longest > bytesOf(SHARE_UNMEASURED, warehouse)

/**
 * Ranges of rows, each several times smaller than the memory; one range if the engine divides its work itself. One query
 * of the lengths finds them.
 */
export async function* rangesOfLong(
  { rows, number, first, last, columns, block: size = ROWS_OF_BLOCK }: NumberedRows,
  warehouse: Reader,
  signal: AbortSignal,
): AsyncGenerator<NumberRange> {
  const { dialect, knex } = warehouse
  const length = columns.map((sql) => `coalesce(${dialect.bytes(dialect.cast(sql, 'text'))}, 0)`).join(' + ')
  const blocks = selectBetween(rows, number, [first, last])
    .clearSelect()
    .select([
      knex.raw(`${dialect.quotient(`${number} - 1`, size)} as block`),
      knex.raw(`sum(${length}) as bytes`),
    ])
    .clearOrder()
    .groupByRaw('1')
    .orderByRaw('1')
  const most = bytesOf(SHARE_OF_RANGE, warehouse)
  let from = first
  let bytes = 0
  for await (const part of warehouse.read(blocks, signal)) {
    for (const block of part) {
      const start = Number(block['block']) * size + 1
      if (bytes > 0 && bytes + Number(block['bytes']) > most) {
        yield [from, start - 1]
        from = start
        bytes = 0
      }
      bytes += Number(block['bytes'])
    }
  }
  yield [from, last]
}

/** The rows of a range, in their existing order. */
export const selectBetween = (
  rows: Knex.QueryBuilder,
  number: string,
  range: NumberRange,
): Knex.QueryBuilder => rows.clone().whereRaw(`${number} between ? and ?`, [...range])
