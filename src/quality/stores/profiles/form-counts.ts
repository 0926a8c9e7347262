import type { ShownText } from '../../profiling/profile.ts'
import { FORM_KINDS, type FormKind } from '../../profiling/tables.ts'
import { collectByAttribute, type ProfileSource, shown } from './profile-query.ts'

/** How many distinct forms of each kind an attribute has; one without any has no row. */
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
      Object.fromEntries(FORM_KINDS.map((kind) => [kind, knex.raw('count(*) FILTER (kind = ?)', [kind])])),
    )
  return collectByAttribute<Record<FormKind, number> & { attribute: number }>(source, query)
}

/** Default patterns of an attribute that stand out. Of equals the first by code point. */
export interface PatternEnds {
  readonly attribute: number
  readonly mode: ShownText
  readonly modeRows: number
  /** By code point. */
  readonly min: ShownText
  readonly max: ShownText
  readonly shortest: ShownText
  readonly longest: ShownText
}

/** An attribute without a value has no row. */
export const readPatternEnds = (
  source: ProfileSource,
  range: readonly [first: number, last: number],
): Promise<ReadonlyMap<number, PatternEnds>> => {
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
    .groupBy('attribute')
    .select('attribute')
    .select({
      mode: knex.raw(shown('min(form) FILTER (n = 1)')),
      modeRows: knex.raw('max(frequency)'),
      min: knex.raw(shown('min(form)')),
      max: knex.raw(shown('max(form)')),
      shortest: knex.raw(shown('min(form) FILTER (length(form) = lengths.shortest)')),
      longest: knex.raw(shown('min(form) FILTER (length(form) = lengths.longest)')),
    })
  return collectByAttribute(source, query)
}
