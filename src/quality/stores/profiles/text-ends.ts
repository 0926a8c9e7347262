import type { ShownText } from '../../profiling/profile.ts'
import { collectByAttribute, given, type ProfileSource, shown } from './profile-query.ts'

/** Values of an attribute that stand out as texts. Of equals the first by code point. */
export interface TextEnds {
  readonly attribute: number
  readonly mode: ShownText
  readonly modeRows: number
  /** By code point. */
  readonly min: ShownText
  readonly max: ShownText
  readonly shortest: ShownText
  readonly longest: ShownText
}

/** @param attributes with the lengths of their shortest and longest value; one without a value has no row */
export const readTextEnds = (
  source: ProfileSource,
  attributes: readonly {
    readonly attribute: number
    readonly minLength: number
    readonly maxLength: number
  }[],
): Promise<ReadonlyMap<number, TextEnds>> => {
  const { warehouse, values } = source
  const { knex } = warehouse
  const lengths = given(
    warehouse,
    { attribute: 'INTEGER', minLength: 'INTEGER', maxLength: 'INTEGER' },
    attributes,
  )
  const query = knex(values)
    .joinRaw('JOIN ? AS lengths USING (attribute)', [lengths])
    .groupBy('attribute')
    .select('attribute')
    .select({
      mode: knex.raw(shown('min(value) FILTER (n = 1)')),
      modeRows: knex.raw('max(frequency)'),
      min: knex.raw(shown('min(value)')),
      max: knex.raw(shown('max(value)')),
      shortest: knex.raw(shown('min(value) FILTER (length = "minLength")')),
      longest: knex.raw(shown('min(value) FILTER (length = "maxLength")')),
    })
  return collectByAttribute(source, query)
}
