import type { Knex } from 'knex'
import { FORM_KINDS, type FormKind } from '../../../model/warehouse/form-kinds.ts'
import type { ProfiledWarehouse } from './profile-query.ts'

const formsOfKind = (
  { warehouse: { knex }, sql }: ProfiledWarehouse,
  values: string,
  kind: FormKind,
  without: readonly number[],
): Knex.QueryBuilder => {
  const counted = knex(values)
    .whereNotIn('attribute', without)
    .select('attribute', { form: kind })
    .count({ values: '*' })
    .sum({ frequency: 'frequency' })
    .whereNotNull(kind)
    .groupBy('attribute', kind)
  return knex
    .from(counted.as('counted'))
    .select('attribute', 'form', 'values', 'frequency')
    .select({
      // No binding: around a union, Knex orders the bindings differently from their placeholders.
      kind: knex.raw(`'${kind}'`),
      n: knex.raw('row_number() OVER (PARTITION BY attribute ORDER BY frequency DESC, form)'),
      long: knex.raw(kind === 'rich' ? sql.longPattern('form') : 'NULL'),
    })
}

/**
 * The distinct forms of each kind of the attributes, as FORMS_COLUMNS has them.
 * @param values name of the table of values
 * @param without attributes to exclude
 */
export const formsQuery = (
  source: ProfiledWarehouse,
  values: string,
  without: readonly number[] = [],
): Knex.QueryBuilder => {
  const [first, ...others] = FORM_KINDS.map((kind) => formsOfKind(source, values, kind, without))
  return first!.unionAll(others, true)
}
