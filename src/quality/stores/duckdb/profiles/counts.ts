import type { Counts } from '../../../model/warehouse/profile-store.ts'
import { collectByAttribute, type ProfileSource } from './profile-query.ts'

/** Counts the values of consecutive attributes. An attribute without values has no row. */
export const readCounts = (
  source: ProfileSource,
  range: readonly [first: number, last: number],
): Promise<ReadonlyMap<number, Counts>> => {
  const { knex } = source.warehouse
  const query = knex(source.values)
    .whereBetween('attribute', range)
    .groupBy('attribute')
    .select('attribute')
    .min({ minX: 'x' })
    .max({ maxX: 'x' })
    .min({ minKey: 'key' })
    .max({ maxKey: 'key' })
    .select({
      xRows: knex.raw('CAST(coalesce(sum(frequency) FILTER (x IS NOT NULL), 0) AS BIGINT)'),
      frequencyMean: knex.raw('avg(frequency)'),
      frequencyDeviation: knex.raw('stddev_pop(frequency)'),
    })
  return collectByAttribute(source, query)
}
