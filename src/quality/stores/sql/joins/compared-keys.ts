import type { Knex } from 'knex'
import { rowsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import type { ComparedKind, KeyedSide } from '../../../model/warehouse/join-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { keysOf, list } from './key-sql.ts'

/**
 * The rows of a relation `s` with what is compared of them, as `k0`, …; null if a value has no such form.
 * @param source the relation, named `s`
 * @param columns the compared columns of `s`, one for each attribute of the side
 * @param kept further columns of the result, as SQL over `s`
 */
export function compareBy(
  { knex, sql }: EngineQueries,
  side: KeyedSide,
  source: Knex.Raw,
  columns: readonly string[],
  kept: readonly string[],
): Knex.Raw {
  const { entityId, generation, attributeIds, compared } = side
  const keys = keysOf(side)
  switch (compared.kind) {
    case 'value': {
      const named = keys.map((key, i) => `s.${columns[i]!} AS ${key}`)
      return knex.raw(`SELECT ${list([...named, ...kept])} FROM ?`, [source])
    }
    case 'computed': {
      const computed = columns.map((column) => compared.sql(`s.${column}`))
      const named = keys.map((key, i) => `${computed[i]!.text} AS ${key}`)
      return knex.raw(`SELECT ${list([...named, ...kept])} FROM ?`, [
        ...computed.flatMap(({ bindings }) => bindings),
        source,
      ])
    }
    case 'form': {
      const named = keys.map((key, i) => `${formSql(sql, `v${i}`, compared.form)} AS ${key}`)
      const values = valuesTable(entityId, generation)
      const joins = columns.map(
        (column, i) => `LEFT JOIN ?? AS v${i} ON v${i}.attribute = ? AND v${i}.value = s.${column}`,
      )
      return knex.raw(`SELECT ${list([...named, ...kept])} FROM ? ${joins.join(' ')}`, [
        source,
        ...attributeIds.flatMap((id) => [values, id]),
      ])
    }
  }
}

const formSql = (sql: EngineQueries['sql'], values: string, form: ComparedKind): string =>
  form === 'long' ? sql.longPattern(`${values}.rich`) : `${values}.${form}`

/**
 * The rows of a side that its filter admits, with what is compared, as `k0`, ….
 * @param kept further columns, as SQL over the loaded rows `s`
 */
export function keyedRows(queries: EngineQueries, side: KeyedSide, kept: readonly string[]): Knex.Raw {
  const { knex } = queries
  const { entityId, generation, attributeIds, filter } = side
  const where = filter === undefined ? '' : ` ${filter.joins ?? ''} WHERE ${filter.text}`
  const source = knex.raw(`(SELECT loaded.* FROM ?? AS loaded${where}) AS s`, [
    rowsTable(entityId, generation),
    ...(filter?.bindings ?? []),
  ])
  return compareBy(
    queries,
    side,
    source,
    attributeIds.map((id) => `c${id}`),
    kept,
  )
}

/** The numbers of these rows, as `row`, with what is compared. */
export const rowNumbers = (queries: EngineQueries, side: KeyedSide): Knex.Raw =>
  keyedRows(queries, side, ['s._rowid AS row'])
