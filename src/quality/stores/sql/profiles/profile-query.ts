import type { Knex } from 'knex'
import { SHOWN_LENGTH } from '../../../model/profile.ts'
import type { ProfileTables } from '../../../model/warehouse/profile-store.ts'
import type { ColumnType } from '../../../model/warehouse/dialect.ts'
import type { Row, Warehouse } from '../../../model/warehouse/warehouse.ts'
import type { EngineSql } from '../engine-sql.ts'

/** The part of a warehouse that the queries need. */
export type QueriedWarehouse = Pick<Warehouse, 'knex' | 'dialect' | 'read' | 'createAs' | 'drop' | 'memoryMb'>

/** A warehouse, and the SQL of its engine. */
export interface ProfiledWarehouse {
  readonly warehouse: QueriedWarehouse
  readonly sql: EngineSql
}

/** The tables for the statistics of some attributes. */
export interface ProfileSource extends ProfileTables, ProfiledWarehouse {}

/** All rows of a query with a short result. */
export async function collect<T>(
  { warehouse, signal }: Pick<ProfileSource, 'warehouse' | 'signal'>,
  query: Knex.QueryBuilder | Knex.Raw,
): Promise<T[]> {
  const rows: Row[] = []
  for await (const part of warehouse.read(query, signal)) rows.push(...part)
  return rows as unknown[] as T[]
}

/** The only row of each attribute. */
export async function collectByAttribute<T extends { readonly attribute: number }>(
  source: ProfileSource,
  query: Knex.QueryBuilder | Knex.Raw,
): Promise<ReadonlyMap<number, T>> {
  return new Map((await collect<T>(source, query)).map((row) => [row.attribute, row]))
}

/** A table of a query's parameters, with one or several rows per attribute. */
export function given<Name extends string>(
  { warehouse, sql }: ProfiledWarehouse,
  columns: Readonly<Record<Name, ColumnType>>,
  rows: readonly Readonly<Record<Name, number | string>>[],
): Knex.Raw {
  const names = Object.keys(columns) as Name[]
  const row = `(${names.map((name) => `CAST(? AS ${sql.types[columns[name]]})`).join(', ')})`
  const bindings = rows.flatMap((values) => names.map((name) => values[name]))
  const quoted = names.map((name) => `"${name}"`).join(', ')
  return warehouse.knex.raw(
    `(SELECT * FROM (VALUES ${rows.map(() => row).join(', ')}) AS given(${quoted}))`,
    bindings,
  )
}

/** SQL that cuts a text to its shown length (see ShownText). */
export const shown = (text: string): string =>
  `CASE WHEN length(${text}) > ${SHOWN_LENGTH} THEN substr(${text}, 1, ${SHOWN_LENGTH}) || '…' ELSE ${text} END`

/**
 * Selects the extremes of each attribute of a query. Its rows are numbered by `n` in the order of their frequency.
 * @param text SQL, as are the conditions on the shortest and the longest
 */
export const selectEnds = (
  query: Knex.QueryBuilder,
  { knex }: QueriedWarehouse,
  text: string,
  { isShortest, isLongest }: { readonly isShortest: string; readonly isLongest: string },
): Knex.QueryBuilder =>
  query
    .groupBy('attribute')
    .select('attribute')
    .select({
      mode: knex.raw(shown(`min(${text}) FILTER (WHERE n = 1)`)),
      modeRows: knex.raw('max(frequency)'),
      min: knex.raw(shown(`min(${text})`)),
      max: knex.raw(shown(`max(${text})`)),
      shortest: knex.raw(shown(`min(${text}) FILTER (WHERE ${isShortest})`)),
      longest: knex.raw(shown(`min(${text}) FILTER (WHERE ${isLongest})`)),
    })
