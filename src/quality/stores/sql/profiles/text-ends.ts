import type { Ends } from '../../../model/warehouse/profile-store.ts'
import { collectByAttribute, given, type ProfileSource, selectEnds } from './profile-query.ts'

/**
 * The extreme values of attributes.
 * @param attributes with the lengths of their shortest and longest values. An attribute without values has no row.
 */
export const readTextEnds = (
  source: ProfileSource,
  attributes: readonly {
    readonly attribute: number
    readonly minLength: number
    readonly maxLength: number
  }[],
): Promise<ReadonlyMap<number, Ends>> => {
  const { warehouse, values } = source
  const { knex } = warehouse
  const lengths = given(
    source,
    { attribute: 'small integer', minLength: 'small integer', maxLength: 'small integer' },
    attributes,
  )
  const query = knex(values).joinRaw('JOIN ? AS lengths USING (attribute)', [lengths])
  return collectByAttribute(
    source,
    selectEnds(query, warehouse, 'value', {
      isShortest: 'length = "minLength"',
      isLongest: 'length = "maxLength"',
    }),
  )
}
