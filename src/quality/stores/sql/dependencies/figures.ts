import type { Knex } from 'knex'
import type { DependencyDefinition, DependencyFigures } from '../../../model/dependency.ts'
import type { LoadRef } from '../../../model/warehouse/dependency-store.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import { collect, type ReadQueries } from '../engine-queries.ts'
import { leftNames, list, sidesOfRows } from './dependency-sql.ts'

/** Counts a key or dependency over all rows of a load, in one aggregation. */
export async function readFigures(
  queries: ReadQueries,
  load: LoadRef,
  definition: DependencyDefinition,
  signal: AbortSignal | undefined,
): Promise<DependencyFigures> {
  const { knex, sql } = queries
  const { integer } = sql.types
  const [counts = {}] = await collect<Row>(
    queries,
    knex.raw(
      `SELECT CAST(coalesce(sum(n), 0) AS ${integer}) AS "rows", count(*) AS lhs_values, CAST(coalesce(sum(n - kept), 0) AS ${integer}) AS removed,
        count(*) FILTER (WHERE different = 1) AS confirmations, count(*) FILTER (WHERE different > 1) AS conflicting,
        CAST(coalesce(sum(n) FILTER (WHERE different > 1), 0) AS ${integer}) AS conflicting_rows
      FROM (?)`,
      [byLeftValue(knex, load, definition)],
    ),
    signal,
  )
  const number = (name: string): number => Number(counts[name])
  // Left values with a null that differs from all others: each is the only one of its kind.
  const single = load.loadedRows - number('rows')
  return {
    rows: load.loadedRows,
    lhsValues: number('lhs_values') + single,
    removedRows: number('removed'),
    confirmations: number('confirmations') + single,
    conflictingValues: number('conflicting'),
    conflictingRows: number('conflicting_rows'),
  }
}

/**
 * For each left value its rows `n`, the most rows that can be `kept` without a conflict, and the number of `different`
 * right values. For a key, each row is a value of its own.
 */
function byLeftValue(knex: Knex, load: LoadRef, definition: DependencyDefinition): Knex.Raw {
  const left = list(leftNames(definition))
  const rows = sidesOfRows(knex, load, definition)
  if (definition.rhs === undefined)
    return knex.raw(
      `SELECT count(*) AS n, 1 AS kept, count(*) AS different FROM (?) AS sides GROUP BY ${left}`,
      [rows],
    )
  const [kept, different] =
    definition.nulls === 'equal'
      ? ['max(f)', 'count(*)']
      : ['max(CASE WHEN r IS NULL THEN 1 ELSE f END)', 'sum(CASE WHEN r IS NULL THEN f ELSE 1 END)']
  return knex.raw(
    `SELECT sum(f) AS n, ${kept} AS kept, ${different} AS different
    FROM (SELECT ${left}, r, count(*) AS f FROM (?) AS sides GROUP BY ${left}, r) AS pairs GROUP BY ${left}`,
    [rows],
  )
}
