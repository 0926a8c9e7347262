import type { Knex } from 'knex'
import { literal } from '../../../../lib/sql-quotes.ts'
import type { DependencyDefinition } from '../../../model/dependency.ts'
import type { LoadRef, LoadTables } from '../../../model/warehouse/dependency-store.ts'
import { rowsTable } from '../../../model/warehouse/load-tables.ts'
import { collect, type EngineQueries, type ReadQueries } from '../engine-queries.ts'
import { portionsBy } from '../joins/portions.ts'
import { isComparable, leftNames, list, sidesOfRows } from './dependency-sql.ts'

/** See `DependencyStore.conflicts`. The left values with conflicts are few, so only their rows are counted by pairs. */
export function conflictsOf(
  queries: EngineQueries,
  load: LoadRef,
  definition: DependencyDefinition,
): Knex.QueryBuilder {
  const { knex } = queries
  const names = leftNames(definition)
  const left = list(names)
  const rows = (): Knex.Raw => sidesOfRows(knex, load, definition)
  if (definition.rhs === undefined) {
    const repeated = knex.raw(
      `SELECT ${left}, count(*) AS frequency FROM (?) AS sides GROUP BY ${left} HAVING count(*) > 1`,
      [rows()],
    )
    return numbered(knex, repeated, ['frequency DESC', ...names])
  }
  const pairs = conflictingPairs(queries, load, definition)
  return numbered(knex, pairs, ['together DESC', ...names, 'frequency DESC', 'r'])
}

/** The pairs of conflicting left values: `l0` …, `r`, `frequency`, and the rows of the left value `together`. */
export function conflictingPairs(
  queries: EngineQueries,
  load: LoadTables,
  definition: DependencyDefinition,
): Knex.Raw {
  const { knex, sql } = queries
  const names = leftNames(definition)
  const columns = list([...names.map((name) => `s.${name}`), 's.r', 'b.together'])
  return knex.raw(
    `SELECT ${columns}, count(*) AS frequency
    FROM (?) AS s JOIN (?) AS b ON ${areSame(sql, names, 's', 'b')} GROUP BY ${columns}`,
    [sidesOfRows(knex, load, definition), conflictingValues(knex, load, definition)],
  )
}

/** The left values with several right values: `l0` …, and their rows `together`. */
function conflictingValues(knex: Knex, load: LoadTables, definition: DependencyDefinition): Knex.Raw {
  const left = list(leftNames(definition))
  return knex.raw(
    `SELECT ${left}, count(*) AS together FROM (?) AS sides GROUP BY ${left} HAVING ${HAS_CONFLICT[definition.nulls]}`,
    [sidesOfRows(knex, load, definition)],
  )
}

/** SQL: true if all columns of two relations are equal. Nulls are equal. */
export const areSame = (
  sql: EngineQueries['sql'],
  names: readonly string[],
  one: string,
  other: string,
): string => names.map((name) => sql.areSame(`${one}.${name}`, `${other}.${name}`)).join(' AND ')

/** See `DependencyStore.hasConflict`. */
export async function hasConflict(
  { knex }: EngineQueries,
  load: LoadRef,
  definition: DependencyDefinition,
  lhs: readonly (string | null)[],
): Promise<boolean> {
  const table = knex(rowsTable(load.entityId, load.generation)).whereRaw(isComparable(definition))
  const rows = rowsOf(definition, lhs)(table).select(knex.raw(`c${definition.rhs} AS r`))
  const found = await knex
    .from(knex.raw('(?) AS sides', [rows]))
    .havingRaw(HAS_CONFLICT[definition.nulls])
    .count({ rows: '*' })
    .first<{ rows: number } | undefined>()
  return found !== undefined
}

/** See `DependencyStore.haveConflict`. */
export async function haveConflict(
  queries: ReadQueries,
  load: LoadRef,
  definition: DependencyDefinition,
  lefts: readonly (readonly (string | null)[])[],
  signal: AbortSignal,
): Promise<boolean[]> {
  const texts = lefts.map((l, i) => JSON.stringify({ i, l }))
  const conflicting = new Set<number>()
  const most = queries.sql.limits?.characters ?? Infinity
  for (const some of portionsBy(texts, most, (text) => new Map([[text, literal(text).length]])))
    for (const at of await conflictingAmong(queries, load, definition, some, signal)) conflicting.add(at)
  return lefts.map((_, i) => conflicting.has(i))
}

/**
 * The numbers of the left values that have several right values.
 * @param lefts as objects in JSON, with their number `i` and their values `l`
 */
async function conflictingAmong(
  queries: ReadQueries,
  load: LoadRef,
  definition: DependencyDefinition,
  lefts: readonly string[],
  signal: AbortSignal,
): Promise<number[]> {
  const { knex, sql } = queries
  const names = leftNames(definition)
  const given = names.map((name, i) => `${definition.lhs.length === 0 ? "'0'" : `e.l[${i + 1}]`} AS ${name}`)
  const found = await collect<{ i: number }>(
    queries,
    knex.raw(
      `SELECT g.i FROM (SELECT e.i, ${list(given)} FROM ${sql.objectsIn('?', { i: 'small integer', l: 'texts' })} AS e) AS g
      JOIN (?) AS b ON ${areSame(sql, names, 'g', 'b')}`,
      [`[${lefts.join(',')}]`, conflictingValues(knex, load, definition)],
    ),
    signal,
  )
  return found.map(({ i }) => Number(i))
}

/** See `DependencyStore.rowsOf`. */
export const rowsOf =
  ({ lhs: ids }: DependencyDefinition, values: readonly (string | null)[]) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    ids.forEach((id, i) => {
      const value = values[i] ?? null
      void (value === null ? rows.whereNull(`c${id}`) : rows.where(`c${id}`, value))
    })
    return rows
  }

/** SQL of groups of rows: true if they have several right values. */
const HAS_CONFLICT = {
  equal: 'min(r) <> max(r) OR count(r) NOT IN (0, count(*))',
  different: 'min(r) <> max(r) OR (count(r) < count(*) AND count(*) > 1)',
} as const

const numbered = (knex: Knex, rows: Knex.Raw, order: readonly string[]): Knex.QueryBuilder =>
  knex.from(
    knex.raw(`(SELECT row_number() OVER (ORDER BY ${list(order)}) AS n, * FROM (?) AS pairs) AS conflicts`, [
      rows,
    ]),
  )
