import { FORM_KINDS, type FormKind } from '../../../model/warehouse/form-kinds.ts'
import type { Ends } from '../../../model/warehouse/profile-store.ts'
import { collectByAttribute, type ProfileSource, selectEnds } from './profile-query.ts'

/** The number of distinct forms of each kind of an attribute. An attribute without forms has no row. */
export const readFormCounts = (
  source: ProfileSource,
  range: readonly [first: number, last: number],
): Promise<ReadonlyMap<number, Readonly<Record<FormKind, number>>>> => {
  const { knex } = source.warehouse
  const query = knex(source.forms)
    .whereBetween('attribute', range)
    .groupBy('attribute')
    .select('attribute')
    .select(
      Object.fromEntries(
        FORM_KINDS.map((kind) => [kind, knex.raw('count(*) FILTER (WHERE kind = ?)', [kind])]),
      ),
    )
  return collectByAttribute<Record<FormKind, number> & { attribute: number }>(source, query)
}

/** The extreme Default patterns of attributes. An attribute without values has no row. */
export const readPatternEnds = (
  source: ProfileSource,
  range: readonly [first: number, last: number],
): Promise<ReadonlyMap<number, Ends>> => {
  const { knex } = source.warehouse
  const patterns = knex(source.forms).whereBetween('attribute', range).where('kind', 'pattern')
  const lengths = patterns
    .clone()
    .groupBy('attribute')
    .select('attribute')
    .select({ shortest: knex.raw('min(length(form))'), longest: knex.raw('max(length(form))') })
  const query = knex
    .from(patterns.as('patterns'))
    .joinRaw('JOIN ? AS lengths USING (attribute)', [knex.raw('(?)', [lengths])])
  return collectByAttribute(
    source,
    selectEnds(query, source.warehouse, 'form', {
      isShortest: 'length(form) = lengths.shortest',
      isLongest: 'length(form) = lengths.longest',
    }),
  )
}
