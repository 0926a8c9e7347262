import type { Knex } from 'knex'
import type { EvaluatedPart } from '../expressions/evaluated-parts.ts'
import type { Sql } from '../expressions/sql.ts'

/** A part of a query with its bindings. */
export const rawOf = (knex: Knex, { text, bindings }: Sql): Knex.Raw =>
  knex.raw(text, bindings as Knex.RawBinding[])

/** Rows with the tables of the parts of expressions over them. */
export const withParts = (rows: Knex.QueryBuilder, parts: readonly EvaluatedPart[]): Knex.QueryBuilder =>
  parts.reduce((joined, { join }) => joined.joinRaw(join), rows)
