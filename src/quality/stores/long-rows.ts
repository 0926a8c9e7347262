/** Rows so long that the engine would fill the memory with those of a page or a file: they are read by ranges of their numbers. */
import type { Knex } from 'knex'
import type { Warehouse } from '../model/warehouse.ts'

/** Rows whose numbers follow each other. */
export interface NumberedRows {
  readonly rows: Knex.QueryBuilder
  /** SQL of the number. */
  readonly number: string
  readonly first: number
  readonly last: number
  /** SQL of the columns that are read. */
  readonly columns: readonly string[]
  /** Characters that a row has at most; 0 where that is not known. */
  readonly longest: number
  /** Rows that are measured together, and so never parted: 8 unless told otherwise. */
  readonly block?: number
}

/** From the first to the last number. */
export type NumberRange = readonly [first: number, last: number]

/** Rows of a range take about this part of the memory, or are a block of rows. */
const SHARE_OF_RANGE = 1 / 64
const ROWS_OF_BLOCK = 8

/** Rows that may have more characters than this part of the memory has bytes are measured. */
const SHARE_UNMEASURED = 1 / 4

type Reader = Pick<Warehouse, 'dialect' | 'knex' | 'read' | 'memoryMb'>

const bytesOf = (share: number, { memoryMb }: Pick<Reader, 'memoryMb'>): number =>
  share * memoryMb * 1_000_000

/** True if rows may be so long that they should be read by ranges. */
export const areLong = (
  { first, last, longest }: NumberedRows,
  warehouse: Pick<Reader, 'memoryMb'>,
): boolean => (last - first + 1) * longest > bytesOf(SHARE_UNMEASURED, warehouse)

/** Ranges of rows, each of which fits into the memory several times. They are found by one look at the lengths. */
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

/** The rows of a range, in the order that they have. */
export const selectBetween = (
  rows: Knex.QueryBuilder,
  number: string,
  range: NumberRange,
): Knex.QueryBuilder => rows.clone().whereRaw(`${number} between ? and ?`, [...range])
