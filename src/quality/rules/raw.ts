import type { Knex } from 'knex'
import type { Sql } from '../expressions/sql.ts'

/** A part of a query with its bindings. */
export const rawOf = (knex: Knex, { text, bindings }: Sql): Knex.Raw =>
  knex.raw(text, bindings as Knex.RawBinding[])
