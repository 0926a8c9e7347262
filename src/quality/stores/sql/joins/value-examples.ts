import type { Knex } from 'knex'
import type { ValueExample } from '../../../model/warehouse/join-store.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import { collect, type ReadQueries } from '../engine-queries.ts'
import { list } from './key-sql.ts'

/** Characters of a value that are read. A page shows fewer. */
const READ_CHARACTERS = 200

/**
 * The first values of a region, shortened.
 * @param values a query with the columns of `JoinSets.values`
 */
export async function readExamples(
  queries: ReadQueries,
  values: Knex.Raw,
  components: number,
  most: number,
  signal: AbortSignal | undefined,
): Promise<ValueExample[]> {
  const indexes = Array.from({ length: components }, (_, i) => i)
  const query = queries.knex.raw(
    `SELECT ${list(indexes.map((i) => `substr(value${i}, 1, ${READ_CHARACTERS}) AS text${i}, length(value${i}) AS length${i}`))}, left_rows, right_rows, product
    FROM (?) AS joined WHERE n <= ? ORDER BY n`,
    [values, most],
  )
  const rows = await collect<Row>(queries, query, signal)
  return rows.map((row) => exampleOf(row, indexes))
}

const exampleOf = (row: Row, indexes: readonly number[]): ValueExample => ({
  components: indexes.map((i) => ({ text: String(row[`text${i}`]), length: Number(row[`length${i}`]) })),
  leftRows: Number(row['left_rows']),
  rightRows: Number(row['right_rows']),
  product: BigInt(row['product'] as number | bigint),
})
