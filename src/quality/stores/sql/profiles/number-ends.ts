import type { NumberEnds } from '../../../model/warehouse/profile-store.ts'
import { collectByAttribute, given, type ProfileSource, shown } from './profile-query.ts'

/**
 * Numbers that are equal as doubles are compared by their keys. Among values that are still equal, the first in code
 * point order is taken.
 */
export const readNumberEnds = (
  source: ProfileSource,
  attributes: readonly { readonly attribute: number; readonly minX: number; readonly maxX: number }[],
): Promise<ReadonlyMap<number, NumberEnds>> => {
  const { warehouse, values } = source
  const { knex } = warehouse
  const ends = given(source, { attribute: 'small integer', minX: 'decimal', maxX: 'decimal' }, attributes)
  const candidates = knex(values)
    .joinRaw('JOIN ? AS ends USING (attribute)', [ends])
    .whereRaw('(x = "minX" OR x = "maxX")')
    .select('attribute', 'value', 'x', 'key')
  const ranked = knex.from(candidates.as('candidates')).select('attribute', 'value', {
    fromMin: knex.raw('row_number() OVER (PARTITION BY attribute ORDER BY x, "key", value)'),
    fromMax: knex.raw('row_number() OVER (PARTITION BY attribute ORDER BY x DESC, "key" DESC, value)'),
  })
  const query = knex
    .from(ranked.as('ranked'))
    .groupBy('attribute')
    .select('attribute')
    .select({
      min: knex.raw(shown('min(value) FILTER (WHERE "fromMin" = 1)')),
      max: knex.raw(shown('min(value) FILTER (WHERE "fromMax" = 1)')),
    })
  return collectByAttribute(source, query)
}
