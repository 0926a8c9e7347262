import type { BinnedAttribute, BinRows } from '../../../model/warehouse/profile-store.ts'
import { collect, given, type ProfileSource } from './profile-query.ts'

/** The same arithmetic as `edgeOf` of `values/bins.ts`, so that a number on an edge is in the right bin. */
const edge = (number: string): string => `(base + (${number}) * times / "by")`

/** The number of rows in each bin, without empty bins. */
export const readHistograms = (
  source: ProfileSource,
  attributes: readonly BinnedAttribute[],
): Promise<BinRows[]> => {
  const { warehouse, values, sql } = source
  const { knex } = warehouse
  const binned = given(
    source,
    {
      attribute: 'small integer',
      ofX: 'small integer',
      base: 'decimal',
      first: 'decimal',
      times: 'decimal',
      by: 'decimal',
      bins: 'small integer',
    },
    attributes,
  )
  const counted = knex(values)
    .joinRaw('JOIN ? AS binned USING (attribute)', [binned])
    .select('attribute', 'frequency', 'base', 'first', 'times', 'by', 'bins')
    .select({ counted: knex.raw('CASE WHEN "ofX" = 1 THEN x ELSE length END') })
  const guessed = knex
    .from(counted.as('counted'))
    .whereNotNull('counted')
    .select('*', {
      guess: knex.raw('CASE WHEN times = 0 THEN 0 ELSE floor((counted - base) / times * "by") END'),
    })
  // The guess may be off by one if rounding crossed an edge.
  const exact = `guess - CAST(counted < ${edge('guess')} AS INTEGER) + CAST(counted >= ${edge('guess + 1')} AS INTEGER)`
  const query = knex
    .from(guessed.as('guessed'))
    .select('attribute', {
      bin: knex.raw(`CAST(greatest(0, least(bins - 1, ${exact} - first)) AS INTEGER)`),
      rows: knex.raw(`CAST(sum(frequency) AS ${sql.types.integer})`),
    })
    .groupByRaw('1, 2')
  return collect(source, query)
}
