import type { Knex } from 'knex'
import { formsTable, rowsTable, valuesTable } from '../../../model/warehouse/load-tables.ts'
import type { KeyedSide } from '../../../model/warehouse/join-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { compareBy } from './compared-keys.ts'
import { keysOf, list, notNull } from './key-sql.ts'

/**
 * The distinct values of a side with the number of rows that have each, as `k0`, …, and `f`. Values with a null
 * component are left out.
 */
export function sideValues(queries: EngineQueries, side: KeyedSide): Knex.Raw {
  const { attributeIds, filter } = side
  return attributeIds.length === 1 && filter === undefined
    ? profiledValues(queries, side)
    : countedValues(queries, side)
}

/** The values of one attribute over all rows. The profile has counted them. */
function profiledValues(
  { knex, sql }: EngineQueries,
  { entityId, generation, attributeIds, compared }: KeyedSide,
): Knex.Raw {
  const attribute = attributeIds[0]!
  switch (compared.kind) {
    case 'value':
      return knex.raw('SELECT value AS k0, frequency AS f FROM ?? WHERE attribute = ?', [
        valuesTable(entityId, generation),
        attribute,
      ])
    case 'form': {
      const isLong = compared.form === 'long'
      return knex.raw('SELECT ?? AS k0, frequency AS f FROM ?? WHERE attribute = ? AND kind = ?', [
        isLong ? 'long' : 'form',
        formsTable(entityId, generation),
        attribute,
        isLong ? 'rich' : compared.form,
      ])
    }
    case 'computed': {
      const { text, bindings } = compared.sql('value')
      return knex.raw(
        `SELECT k0, CAST(sum(f) AS ${sql.types.integer}) AS f FROM (SELECT ${text} AS k0, frequency AS f FROM ?? WHERE attribute = ?) WHERE k0 IS NOT NULL GROUP BY k0`,
        [...bindings, valuesTable(entityId, generation), attribute],
      )
    }
  }
}

/** Combinations of values are counted first, so that forms are computed once for each of them. */
function countedValues(queries: EngineQueries, side: KeyedSide): Knex.Raw {
  const { knex, sql } = queries
  const { entityId, generation, attributeIds, compared, filter } = side
  const columns = attributeIds.map((id) => `c${id}`)
  const raw = keysOf(side, 'a')
  const named = columns.map((column, i) => `${column} AS ${raw[i]!}`)
  const joins = filter?.joins ?? ''
  const where = filter === undefined ? '' : `${filter.text} AND `
  // Grouped by position: two components may be the same attribute.
  const counted = knex.raw(
    `SELECT ${list(named)}, count(*) AS f FROM ?? ${joins} WHERE ${where}${notNull(columns)} GROUP BY ${list(raw.map((_, i) => String(i + 1)))}`,
    [rowsTable(entityId, generation), ...(filter?.bindings ?? [])],
  )
  const keys = keysOf(side)
  if (compared.kind === 'value')
    return knex.raw(`SELECT ${list(keys.map((key, i) => `${raw[i]!} AS ${key}`))}, f FROM (?)`, [counted])
  const mapped = compareBy(queries, side, knex.raw('(?) AS s', [counted]), raw, ['f'])
  return knex.raw(
    `SELECT ${list(keys)}, CAST(sum(f) AS ${sql.types.integer}) AS f FROM (?) WHERE ${notNull(keys)} GROUP BY ${list(keys)}`,
    [mapped],
  )
}
