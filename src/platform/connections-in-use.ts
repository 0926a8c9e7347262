import type { Knex } from 'knex'

/** The number of connections to a database that are in use. */
export interface ConnectionsInUse {
  readonly database: string
  readonly inUse: number
  /** The maximum number of connections. */
  readonly most: number
}

/** @param name the operators' name for the database */
export function connectionsInUse(name: string, database: Knex): ConnectionsInUse {
  const { pool } = database.client as { pool?: Pool }
  return { database: name, inUse: pool?.numUsed() ?? 0, most: pool?.max ?? 0 }
}

/** The part of Knex's connection pool that is used here. It is missing once the database is closed. */
interface Pool {
  readonly max: number
  numUsed(): number
}
