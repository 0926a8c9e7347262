import type { Counts } from '../../../model/warehouse/profile-store.ts'
import { meanOf, populationDeviationOf } from './whole-number-figures.ts'
import { collect, type ProfileSource } from './profile-query.ts'

interface Sums extends Omit<Counts, 'frequencyMean' | 'frequencyDeviation'> {
  /** Number of distinct values. */
  readonly values: number
  /** The sums of their frequencies, and of the squares of these. */
  readonly rows: number | bigint
  readonly squares: number | bigint
}

/** Counts the values of consecutive attributes. An attribute without values has no row. */
export async function readCounts(
  source: ProfileSource,
  range: readonly [first: number, last: number],
): Promise<ReadonlyMap<number, Counts>> {
  const { sql, values } = source
  const { knex } = source.warehouse
  const query = knex(values)
    .whereBetween('attribute', range)
    .groupBy('attribute')
    .select('attribute')
    .min({ minX: 'x' })
    .max({ maxX: 'x' })
    .min({ minKey: 'key' })
    .max({ maxKey: 'key' })
    .count({ values: '*' })
    .select({
      xRows: knex.raw(
        `CAST(coalesce(sum(frequency) FILTER (WHERE x IS NOT NULL), 0) AS ${sql.types.integer})`,
      ),
      rows: knex.raw(`CAST(sum(frequency) AS ${sql.types['large integer']})`),
      squares: knex.raw(`sum(${sql.largeProduct('frequency', 'frequency')})`),
    })
  const sums = await collect<Sums>(source, query)
  return new Map(
    sums.map(({ values: count, rows, squares, ...counts }) => [
      counts.attribute,
      {
        ...counts,
        frequencyMean: meanOf(BigInt(rows), BigInt(count)),
        frequencyDeviation: populationDeviationOf(BigInt(squares), BigInt(rows), BigInt(count)),
      },
    ]),
  )
}
