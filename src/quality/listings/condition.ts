import type { Knex } from 'knex'
import { checkCondition } from '../expressions/check/index.ts'
import { compileIfExpressible } from '../expressions/compile.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { Scope, ScopeColumn } from '../expressions/scope.ts'
import type { Value } from '../expressions/value.ts'
import type { Column } from './columns.ts'
import type { Listing } from './listing.ts'
import { memoryFor } from './query-memory.ts'
import type { RowStore, StoredRow } from './row-store.ts'

/** The condition of a page (`where`), compiled for the engine or for this process. */
export type Condition =
  /** A condition in SQL. */
  | { readonly evaluatedBy: 'engine'; readonly sql: string; readonly bindings: readonly Knex.Value[] }
  /**
   * For this process: the SQL of the columns that the condition reads, by alias, and the evaluation of a stored row.
   */
  | {
      readonly evaluatedBy: 'process'
      readonly columns: Readonly<Record<string, string>>
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
  const { columns, typed } = checkCondition(
    where,
    scopeOf(listing),
    FUNCTIONS,
    evaluatedBy === 'process' ? 'rows' : 'sql',
  )
  const named = columns.map(({ name }) => listing.columns.get(name) as Column)
  const compiled =
    evaluatedBy !== 'process' && named.every(({ operand }) => operand.sql !== null)
      ? compileIfExpressible(typed, evaluatedBy, memory && memoryFor(listing, memory))
      : undefined
  if (compiled)
    return { evaluatedBy: 'engine', sql: compiled.text, bindings: compiled.bindings as Knex.Value[] }
  const evaluate = evaluator(typed)
  const cells = named.map(({ sql, operand }, i) => ({
    alias: `j${i}`,
    sql,
    of: operand.of,
    place: scopeOf(listing).columns.indexOf(columns[i] as ScopeColumn),
  }))
  const row: Value[] = []
  return {
    evaluatedBy: 'process',
    columns: Object.fromEntries(cells.map(({ alias, sql }) => [alias, sql])),
    isTrue: (stored) => {
      for (const { alias, of, place } of cells) {
        const value = stored[alias]
        row[place] = value === null || value === undefined ? null : of(value)
      }
      return evaluate(row) === true
    },
  }
}

const scopes = new WeakMap<Listing<never>, Scope>()

/** The columns of a listing as expressions name them. */
export function scopeOf(listing: Listing<never>): Scope {
  const known = scopes.get(listing)
  if (known) return known
  const columns = Array.from(listing.columns, ([name, { sql, operand, otherName }]): ScopeColumn => ({
    name,
    ...(otherName !== undefined && { otherName }),
    humanName: listing.humanNames.get(name) as string,
    type: operand.type,
    sql: operand.sql ?? sql,
    raw: operand.raw,
    ...(operand.isLarge === true && { isLarge: true }),
    ...(operand.sizeAmong && { sizeAmong: operand.sizeAmong }),
  }))
  const scope = { columns, ambiguous: ambiguousNames(listing, columns) }
  scopes.set(listing, scope)
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
