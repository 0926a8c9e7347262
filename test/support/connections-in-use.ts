import { Pool } from 'tarn'

/** Counts the connections that are taken from pools of Knex: of the catalogue, warehouses and collections. */
export interface PoolsInUse {
  inUse(): number
  stop(): void
}

/** Sees every pool that a connection is taken from until `stop`. */
export function watchPools(): PoolsInUse {
  const pools = new Set<Pool<unknown>>()
  const acquire = Reflect.get(Pool.prototype, 'acquire')
  Pool.prototype.acquire = function () {
    pools.add(this)
    return acquire.call(this)
  }
  return {
    inUse: () => [...pools].reduce((sum, pool) => sum + pool.numUsed() + pool.numPendingAcquires(), 0),
    stop: () => {
      Pool.prototype.acquire = acquire
    },
  }
}
