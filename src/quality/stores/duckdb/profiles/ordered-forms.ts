import type { Knex } from 'knex'
import type { FormKind } from '../../../model/warehouse/form-kinds.ts'
import { expandPatternSql } from '../../../values/duckdb/expand-pattern.ts'
import type { QueriedWarehouse } from './profile-query.ts'

/** The forms of a kind of an attribute, with the columns of FORMS_COLUMNS, made from its ordered forms. */
export const orderedForms = (
  { knex }: QueriedWarehouse,
  texts: Knex.QueryBuilder,
  attribute: number,
  kind: FormKind,
): Knex.QueryBuilder =>
  texts.clearSelect().select({
    attribute: knex.raw('cast(? as integer)', [attribute]),
    kind: knex.raw('cast(? as varchar)', [kind]),
    n: 'place',
    form: 'text',
    long: knex.raw(kind === 'rich' ? expandPatternSql('text') : 'null'),
    values: 'values',
    frequency: 'frequency',
  })
