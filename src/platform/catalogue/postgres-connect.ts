import knex, { type Knex } from 'knex'
import type { Transaction } from './catalogue.ts'
import { type PostgresLogin, PostgresCatalogueClient } from './postgres-client.ts'

/** A server with a catalogue. */
export type PostgresServer = Omit<PostgresLogin, 'use'>

const SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const
const IDLE_MS = 60_000
/** Requests beyond the connections wait so long for one. */
const ACQUIRE_MS = 10_000

/** A pool of connections. It connects at the first statement. */
export const connect = (login: PostgresLogin, connections: number, log: Knex.Logger): Knex =>
  knex({
    client: PostgresCatalogueClient as unknown as typeof Knex.Client,
    connection: login as unknown as Knex.PgConnectionConfig,
    pool: { min: 0, max: connections, idleTimeoutMillis: IDLE_MS },
    acquireConnectionTimeout: ACQUIRE_MS,
    log,
  })

/** Works by connections without limits of time. A copy is read beside the transaction that replaces its source. */
export async function patiently<T>(
  server: PostgresServer,
  log: Knex.Logger,
  work: (database: Knex) => Promise<T>,
): Promise<T> {
  const connected = connect({ ...server, use: 'patient' }, 2, log)
  try {
    return await work(connected)
  } finally {
    await connected.destroy()
  }
}

/** Runs work that reads one state of the database. */
export const snapshot = <T>(database: Knex, work: (snapshot: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(work, SNAPSHOT)
