import type { Knex } from 'knex'
import { literal } from '../../../../lib/sql-quotes.ts'
import { ResolutionsTooLong } from '../../../model/dependency-errors.ts'
import type { CorrectedDependency, Resolution } from '../../../model/dependency.ts'
import type { LoadRef } from '../../../model/warehouse/dependency-store.ts'
import type { EngineQueries } from '../engine-queries.ts'
import { areSame, conflictingPairs } from './conflicts.ts'
import { leftNames, list } from './dependency-sql.ts'

const textOf = (resolutions: readonly Resolution[]): string =>
  JSON.stringify(resolutions.map(({ lhs, rhs }) => ({ l: lhs, r: rhs })))

/** @throws ResolutionsTooLong if the resolutions of some dependencies do not fit into a statement */
export function checkResolutions(
  { limits }: EngineQueries['sql'],
  dependencies: readonly Pick<CorrectedDependency, 'resolutions'>[],
): void {
  if (limits === undefined) return
  const characters = dependencies.reduce((sum, one) => sum + literal(textOf(one.resolutions)).length, 0)
  if (characters > limits.characters) throw new ResolutionsTooLong(characters, limits.characters)
}

/** SQL of a pair: the most rows with the same right value. */
const SAME_ROWS = { equal: 'frequency', different: 'CASE WHEN r IS NULL THEN 1 ELSE frequency END' } as const

/**
 * The tables that decide what the right value of each conflicting left value should be, for a WITH clause. The last ones
 * are `pairs`, see `conflictingPairs`, and `decided`: the left values `l0` …, their rows `together`, the right `value`, and
 * the `origin`: `resolved` if a user chose the value, `majority` if it is the most frequent one, or empty if several right
 * values or null are the most frequent.
 */
export function decidedTables(
  queries: EngineQueries,
  load: LoadRef,
  { definition, resolutions }: CorrectedDependency,
): { readonly tables: string; readonly bindings: readonly Knex.RawBinding[] } {
  const { sql } = queries
  const names = leftNames(definition)
  const left = list(names)
  const ofMajority = list(names.map((name) => `m.${name}`))
  const ofResolution =
    definition.lhs.length === 0 ? "'0' AS l0" : list(names.map((name, i) => `e.l[${i + 1}] AS ${name}`))
  return {
    tables: `pairs AS ${sql.keptOnce} (SELECT *, ${SAME_ROWS[definition.nulls]} AS same FROM (?)),
      most AS (SELECT ${left}, together, max(same) AS most FROM pairs GROUP BY ${left}, together),
      majority AS (
        SELECT ${ofMajority}, m.together, count(*) AS ties, min(p.r) AS value
        FROM most AS m JOIN pairs AS p ON ${areSame(sql, names, 'm', 'p')} AND p.same = m.most
        GROUP BY ${ofMajority}, m.together),
      resolutions AS (
        SELECT ${ofResolution}, e.r AS chosen
        FROM ${sql.objectsIn('?', { l: 'texts', r: 'text' })} AS e),
      decided AS (
        SELECT ${ofMajority}, m.together,
          CASE WHEN s.found THEN s.chosen WHEN m.ties = 1 THEN m.value END AS value,
          CASE WHEN s.found THEN 'resolved' WHEN m.ties = 1 AND m.value IS NOT NULL THEN 'majority' ELSE '' END AS origin
        FROM majority AS m LEFT JOIN (SELECT *, true AS found FROM resolutions) AS s ON ${areSame(sql, names, 'm', 's')})`,
    bindings: [conflictingPairs(queries, load, definition), textOf(resolutions)],
  }
}
