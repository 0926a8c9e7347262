import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { Lru } from '../../lib/lru.ts'

/** Counts that are cached per warehouse. */
const MAX_TOTALS = 200

/**
 * The cached row counts of a warehouse's queries, so that paging counts only once. A count stays valid: the tables of
 * a load never change, the tables of the next load have other names, and values that change with time, such as NOW,
 * are bindings.
 */
export class KnownTotals {
  /** By a hash of the query. */
  readonly #totals = new Lru<string, number>(MAX_TOTALS)

  static of(warehouse: object): KnownTotals {
    let totals = MADE.get(warehouse)
    if (totals === undefined) MADE.set(warehouse, (totals = new KnownTotals()))
    return totals
  }

  find(query: Knex.QueryBuilder): number | undefined {
    return this.#totals.get(keyOf(query))
  }

  add(query: Knex.QueryBuilder, total: number): void {
    this.#totals.set(keyOf(query), total)
  }
}

const MADE = new WeakMap<object, KnownTotals>()

/** The key is a hash because queries may be long. */
function keyOf(query: Knex.QueryBuilder): string {
  const { sql, bindings } = query.toSQL().toNative()
  // JSON supports neither bigints nor all numbers.
  const text = JSON.stringify([sql, bindings], (_, value: unknown) =>
    typeof value === 'bigint' || typeof value === 'number' ? [typeof value, String(value)] : value,
  )
  return createHash('sha256').update(text).digest('base64')
}
