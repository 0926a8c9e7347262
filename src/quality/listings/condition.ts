import type { Knex } from 'knex'
import { checkCondition } from '../expressions/check/index.ts'
import { compileIfExpressible } from '../expressions/compile.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { Scope, ScopeColumn } from '../expressions/scope.ts'
import type { Value } from '../expressions/value.ts'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Column } from './columns.ts'
import type { Listing } from './listing.ts'
import { keptRows, type Kept } from './kept-rows.ts'
import { memoryFor } from './query-memory.ts'
import type { RowStore, StoredRow } from './row-store.ts'

/** The condition of a page (`where`), compiled for the engine or for this process. */
export type Condition =
  /** A condition in SQL. */
  | { readonly evaluatedBy: 'engine'; readonly sql: string; readonly bindings: readonly Knex.Value[] }
  /**
   * For this process: the SQL of the columns that the condition reads, and the evaluation of a stored row, which has
   * them as `j0`, `j1`, ….
   */
  | {
      readonly evaluatedBy: 'process'
      readonly columns: readonly string[]
      /** What a catalogue can test of it. */
      readonly kept: readonly Kept[]
      readonly isTrue: (row: StoredRow) => boolean
    }

/**
 * Compiles the condition of a request over the columns of a listing. The engine evaluates it if all of it has a form
 * in the engine's SQL; otherwise this process does.
 * @param store of the listing
 * @throws InvalidExpression
 */
export function readCondition<Scope>(
  listing: Listing<Scope>,
  where: string,
  { evaluatedBy, memory }: Pick<RowStore, 'evaluatedBy' | 'memory'>,
): Condition {
  const dialect = evaluatedBy === 'process' ? undefined : evaluatedBy
  const scope = scopeOf(listing, dialect)
  const { columns, typed } = checkCondition(where, scope, FUNCTIONS, dialect ? 'sql' : 'rows')
  const named = columns.map(({ name }) => listing.columns.get(name) as Column)
  const compiled =
    dialect && named.every(({ operand }) => operand.sql !== null)
      ? compileIfExpressible(typed, dialect, memory && memoryFor(listing, memory))
      : undefined
  if (compiled)
    return { evaluatedBy: 'engine', sql: compiled.text, bindings: compiled.bindings as Knex.Value[] }
  const evaluate = evaluator(typed)
  const cells = named.map(({ sql, operand }, i) => ({
    alias: `j${i}`,
    sql,
    of: operand.of,
    place: scope.columns.indexOf(columns[i] as ScopeColumn),
  }))
  const row: Value[] = []
  return {
    evaluatedBy: 'process',
    columns: cells.map(({ sql }) => sql),
    kept: dialect ? [] : keptRows(typed, (name) => listing.columns.get(name) as Column),
    isTrue: (stored) => {
      for (const { alias, of, place } of cells) {
        const value = stored[alias]
        row[place] = value === null || value === undefined ? null : of(value)
      }
      return evaluate(row) === true
    },
  }
}

const scopes = new WeakMap<Listing<never>, { readonly scope: Scope; readonly dialect: Dialect | undefined }>()

/**
 * The columns of a listing as expressions name them.
 * @param dialect of the engine that evaluates the expressions; undefined if this process does
 */
export function scopeOf(listing: Listing<never>, dialect?: Dialect): Scope {
  const known = scopes.get(listing)
  if (known && known.dialect === dialect) return known.scope
  const columns = Array.from(listing.columns, ([name, { sql, operand, otherName }]): ScopeColumn => ({
    name,
    ...(otherName !== undefined && { otherName }),
    humanName: listing.humanNames.get(name) as string,
    type: operand.type,
    sql: (dialect && operand.sql?.(dialect)) ?? sql,
    raw: operand.raw,
    ...(operand.isLarge === true && { isLarge: true }),
    ...(operand.sizeAmong && { sizeAmong: operand.sizeAmong }),
  }))
  const scope = { columns, ambiguous: ambiguousNames(listing, columns) }
  scopes.set(listing, { scope, dialect })
  return scope
}

/** The human names that several columns of a listing have. */
function ambiguousNames(
  { columns }: Listing<never>,
  inScope: readonly ScopeColumn[],
): ReadonlyMap<string, readonly ScopeColumn[]> {
  const byName = new Map<string, ScopeColumn[]>()
  Array.from(columns.values()).forEach(({ humanName }, i) => {
    const sharing = byName.get(humanName)
    if (sharing) sharing.push(inScope[i]!)
    else byName.set(humanName, [inScope[i]!])
  })
  return new Map([...byName].filter(([, sharing]) => sharing.length > 1))
}
