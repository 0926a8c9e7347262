import type { Knex } from 'knex'
import type { CorrectedDependency } from '../../../model/dependency.ts'
import type { LoadRef } from '../../../model/warehouse/dependency-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { checkResolutions, decidedTables } from './decided.ts'
import { leftNames, list } from './dependency-sql.ts'

/** See `DependencyStore.correctedRows`. */
export function correctedRowsOf(
  queries: EngineQueries,
  load: LoadRef,
  attributeIds: readonly number[],
  dependencies: readonly CorrectedDependency[],
): Knex.QueryBuilder {
  const { knex, sql } = queries
  checkResolutions(sql, dependencies)
  const joins = dependencies.map(({ definition }, at) => {
    const names = leftNames(definition)
    const same = definition.lhs.map((id, i) => sql.areSame(`d${at}.l${i}`, `loaded.c${id}`))
    const on = same.length === 0 ? 'true' : same.join(' AND ')
    return `LEFT JOIN (SELECT ${list(names)}, value, true AS found FROM (?) AS decisions${at}) AS d${at} ON ${on}`
  })
  const right = new Map<number, string[]>()
  for (const [at, { definition }] of dependencies.entries()) {
    const cases = right.get(definition.rhs!) ?? []
    right.set(definition.rhs!, [...cases, `WHEN d${at}.found THEN d${at}.value`])
  }
  const columns = attributeIds.map((id) => {
    const cases = right.get(id)
    return cases ? `CASE ${cases.join(' ')} ELSE loaded.c${id} END AS c${id}` : `loaded.c${id}`
  })
  return knex.from(
    knex.raw(
      `(SELECT ${list(['loaded._rowid', ...columns])} FROM ?? AS loaded ${joins.join(' ')}) AS corrected`,
      [
        rowsTable(load.entityId, load.generation),
        ...dependencies.map((one) => decisionsOf(queries, load, one)),
      ],
    ),
  )
}

/** The right value for each left value that has one. */
function decisionsOf(queries: EngineQueries, load: LoadRef, dependency: CorrectedDependency): Knex.Raw {
  const { tables, bindings } = decidedTables(queries, load, dependency)
  return queries.knex.raw(`WITH ${tables} SELECT * FROM decided WHERE origin <> ''`, bindings)
}
