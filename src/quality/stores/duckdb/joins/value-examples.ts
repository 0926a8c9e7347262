import type { Knex } from 'knex'
import type { ValueExample } from '../../../model/warehouse/join-store.ts'
import type { Row, Warehouse } from '../../../model/warehouse/warehouse.ts'
import { list } from './key-sql.ts'

/** Characters of a value that are read. A page shows fewer. */
const READ_CHARACTERS = 200

/**
 * The first values of a region, shortened.
 * @param values a query with the columns of `JoinSets.values`
 */
export async function readExamples(
  warehouse: Pick<Warehouse, 'knex' | 'read'>,
  values: Knex.Raw,
  components: number,
  most: number,
  signal: AbortSignal | undefined,
): Promise<ValueExample[]> {
  const indexes = Array.from({ length: components }, (_, i) => i)
  const query = warehouse.knex.raw(
    `SELECT ${list(indexes.map((i) => `left(value${i}, ${READ_CHARACTERS}) AS text${i}, length(value${i}) AS length${i}`))}, left_rows, right_rows, product
    FROM (?) AS joined WHERE n <= ? ORDER BY n`,
    [values, most],
  )
  const examples: ValueExample[] = []
  for await (const rows of warehouse.read(query, signal))
    examples.push(...rows.map((row) => exampleOf(row, indexes)))
  return examples
}

const exampleOf = (row: Row, indexes: readonly number[]): ValueExample => ({
  components: indexes.map((i) => ({ text: String(row[`text${i}`]), length: Number(row[`length${i}`]) })),
  leftRows: Number(row['left_rows']),
  rightRows: Number(row['right_rows']),
  product: BigInt(row['product'] as number | bigint),
})
