import { collectByAttribute, type ProfileSource } from './profile-query.ts'

/** What is counted of the values of an attribute. */
export interface Counts {
  readonly attribute: number
  /** Rows whose value has an `x`, and the least and greatest of these; null without one. */
  readonly xRows: number
  readonly minX: number | null
  readonly maxX: number | null
  /** Mean and standard deviation of the frequencies of the distinct values. */
  readonly frequencyMean: number
  readonly frequencyDeviation: number
}

/** Counts the values of some attributes that follow each other; an attribute without a value has no row. */
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
    .select({
      xRows: knex.raw('CAST(coalesce(sum(frequency) FILTER (x IS NOT NULL), 0) AS BIGINT)'),
      frequencyMean: knex.raw('avg(frequency)'),
      frequencyDeviation: knex.raw('stddev_pop(frequency)'),
    })
  return collectByAttribute(source, query)
}
