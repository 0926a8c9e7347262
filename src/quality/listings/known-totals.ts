import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { Lru } from '../../lib/lru.ts'

/** Counts that are remembered of a warehouse. */
const MAX_TOTALS = 200

/**
 * How many rows queries of a warehouse have counted, so that those who turn pages wait for one count. The tables of a
 * load never change, and those of the next have other names; what changes with the time, as NOW does, is a binding. So
 * what was counted holds.
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

/** Queries may be long. */
function keyOf(query: Knex.QueryBuilder): string {
  const { sql, bindings } = query.toSQL().toNative()
  // JSON has neither bigints nor all numbers.
  const text = JSON.stringify([sql, bindings], (_, value: unknown) =>
    typeof value === 'bigint' || typeof value === 'number' ? [typeof value, String(value)] : value,
  )
  return createHash('sha256').update(text).digest('base64')
}
