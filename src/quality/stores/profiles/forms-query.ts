import type { Knex } from 'knex'
import { expandPatternSql } from '../../profiling/forms/expand-pattern.ts'
import { FORM_KINDS, type FormKind } from '../../profiling/tables.ts'
import type { Warehouse } from '../warehouse.ts'

const formsOfKind = ({ knex }: Warehouse, values: string, kind: FormKind): Knex.QueryBuilder => {
  const counted = knex(values)
    .select('attribute', { form: kind })
    .count({ values: '*' })
    .sum({ frequency: 'frequency' })
    .whereNotNull(kind)
    .groupBy('attribute', kind)
  return knex
    .from(counted.as('counted'))
    .select('attribute', 'form', 'values', 'frequency')
    .select({
      kind: knex.raw('?', [kind]),
      n: knex.raw('row_number() OVER (PARTITION BY attribute ORDER BY frequency DESC, form)'),
      long: knex.raw(kind === 'rich' ? expandPatternSql('form') : 'NULL'),
    })
}

/**
 * The distinct forms of each kind of all attributes, as FORMS_COLUMNS has them.
 * @param values name of the table of the values
 */
export const formsQuery = (warehouse: Warehouse, values: string): Knex.QueryBuilder => {
  const [first, ...others] = FORM_KINDS.map((kind) => formsOfKind(warehouse, values, kind))
  return first!.unionAll(others, true)
}
