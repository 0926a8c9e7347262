import type { Knex } from 'knex'
import type { DependencyStore, EncodedColumns, LoadRef } from '../../../model/warehouse/dependency-store.ts'
import { rowsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import { collect, type ReadQueries } from '../engine-queries.ts'
import { list } from './dependency-sql.ts'
import { type ChosenRows, chooseRows } from './read-rows.ts'
import { ValueCodes } from './value-codes.ts'

/** Reads a result that consists of numbers by columns, in parts of its rows. NaN stands for null. */
export type NumberReader = (query: Knex.Raw, signal?: AbortSignal) => AsyncIterable<Float64Array[]>

type Options = Parameters<DependencyStore['encode']>[2]

/** Cells that are read together. Their hash tables take up to 24 bytes for each. */
const MAX_CELLS_AT_ONCE = 10_000_000

/** Columns that are read together: a chunk of their rows is encoded in some milliseconds. */
const MAX_COLUMNS_AT_ONCE = 64

/** Attempts with different hashes. A second one is almost never needed. */
const MAX_ATTEMPTS = 4

/**
 * Reads columns as integers, by hashes that the engine computes. The number of distinct hashes is compared with the
 * number of distinct values, so a collision cannot go unnoticed.
 */
export async function encode(
  queries: ReadQueries,
  readNumbers: NumberReader,
  load: LoadRef,
  attributeIds: readonly number[],
  options: Options,
): Promise<EncodedColumns> {
  const chosen = await chooseRows(queries, load, options.rows, options.signal)
  const { count: rows } = chosen
  const distinct = await distinctValues(queries, load, attributeIds, chosen, options.signal)
  const columnsOfCells = Math.floor(MAX_CELLS_AT_ONCE / Math.max(rows, 1))
  const atOnce = Math.max(1, Math.min(MAX_COLUMNS_AT_ONCE, columnsOfCells))
  const columns: Int32Array[] = []
  const cardinalities: number[] = []
  for (let from = 0; from < attributeIds.length; from += atOnce) {
    const part = attributeIds.slice(from, from + atOnce)
    const encoded = await encodePart(queries, readNumbers, load, part, distinct, chosen, options, (read) =>
      options.progress((from + (part.length * read) / Math.max(rows, 1)) / attributeIds.length),
    )
    columns.push(...encoded.columns)
    cardinalities.push(...encoded.codes.map(({ cardinality }) => cardinality))
  }
  return { rows, columns, cardinalities }
}

interface EncodedPart {
  readonly columns: readonly Int32Array[]
  readonly codes: readonly ValueCodes[]
}

async function encodePart(
  queries: ReadQueries,
  readNumbers: NumberReader,
  load: LoadRef,
  attributeIds: readonly number[],
  distinct: ReadonlyMap<number, number>,
  chosen: ChosenRows,
  options: Options,
  progress: (rows: number) => void,
): Promise<EncodedPart> {
  for (let salt = 1; salt <= MAX_ATTEMPTS; salt++) {
    const part = await encodeOnce(queries, readNumbers, load, attributeIds, salt, chosen, options, progress)
    if (part.codes.every(({ values }, i) => values === distinct.get(attributeIds[i]!))) return part
  }
  throw new Error('The hashes of different values are equal, with each of several hash functions.')
}

/** Writes each row to its own place, since the engine may return the rows in another order for other columns. */
async function encodeOnce(
  queries: ReadQueries,
  readNumbers: NumberReader,
  load: LoadRef,
  attributeIds: readonly number[],
  salt: number,
  { count, condition, placeOf }: ChosenRows,
  { nulls, signal }: Options,
  progress: (rows: number) => void,
): Promise<EncodedPart> {
  const columns = attributeIds.map(
    () => new Int32Array(new SharedArrayBuffer(count * Int32Array.BYTES_PER_ELEMENT)),
  )
  const codes = attributeIds.map(() => new ValueCodes(nulls === 'equal'))
  const { knex, sql } = queries
  const hashes = attributeIds.map((id) => `${sql.shortHash(`c${id}`, salt)} AS h${id}`)
  const query = knex.raw(
    `SELECT CAST(_rowid AS ${sql.types.decimal}) AS n, ${list(hashes)} FROM ?? WHERE ${condition}`,
    [rowsTable(load.entityId, load.generation)],
  )
  let read = 0
  for await (const [numbers, ...values] of readNumbers(query, signal)) {
    values.forEach((column, i) => {
      const [into, code] = [columns[i]!, codes[i]!]
      for (let at = 0; at < column.length; at++) into[placeOf(numbers![at]!)] = code.codeOf(column[at]!)
    })
    read += numbers!.length
    progress(read)
  }
  return { columns, codes }
}

/** The number of distinct values of each attribute except null: from its profile, or counted among the chosen rows. */
async function distinctValues(
  queries: ReadQueries,
  load: LoadRef,
  attributeIds: readonly number[],
  { isAll, condition }: ChosenRows,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const { knex } = queries
  if (isAll) {
    const counted = await collect<{ attribute: number; values: number }>(
      queries,
      knex.raw(`SELECT attribute, count(*) AS "values" FROM ?? GROUP BY attribute`, [
        valuesTable(load.entityId, load.generation),
      ]),
      signal,
    )
    const values = new Map(counted.map((row) => [row.attribute, row.values]))
    return new Map(attributeIds.map((id) => [id, values.get(id) ?? 0]))
  }
  const counts = attributeIds.map((id) => `count(DISTINCT c${id}) AS n${id}`)
  const [row = {}] = await collect<Record<string, number>>(
    queries,
    knex.raw(`SELECT ${list(counts)} FROM ?? WHERE ${condition}`, [
      rowsTable(load.entityId, load.generation),
    ]),
    signal,
  )
  return new Map(attributeIds.map((id) => [id, row[`n${id}`] ?? 0]))
}
