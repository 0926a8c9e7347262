import type { Knex } from 'knex'
import type { FormKind } from '../../../model/warehouse/form-kinds.ts'
import type { ProfiledWarehouse } from './profile-query.ts'

/** The forms of a kind of an attribute, with the columns of FORMS_COLUMNS, made from its ordered forms. */
export const orderedForms = (
  { warehouse: { knex }, sql }: ProfiledWarehouse,
  texts: Knex.QueryBuilder,
  attribute: number,
  kind: FormKind,
): Knex.QueryBuilder =>
  texts.clearSelect().select({
    attribute: knex.raw(`cast(? as ${sql.types['small integer']})`, [attribute]),
    kind: knex.raw(`cast(? as ${sql.types.text})`, [kind]),
    n: 'place',
    form: 'text',
    long: knex.raw(kind === 'rich' ? sql.longPattern('text') : 'null'),
    values: 'values',
    frequency: 'frequency',
  })
