import type { Knex } from 'knex'

/** How many connections to a database are in use. */
export interface ConnectionsInUse {
  readonly database: string
  readonly inUse: number
  /** The most that there may be. */
  readonly most: number
}

/** @param name by which operators know the database */
export function connectionsInUse(name: string, database: Knex): ConnectionsInUse {
  const { pool } = database.client as { pool?: Pool }
  return { database: name, inUse: pool?.numUsed() ?? 0, most: pool?.max ?? 0 }
}

/** The part of Knex's pool of connections that is used here. It is gone once the database is closed. */
interface Pool {
  readonly max: number
  numUsed(): number
}
