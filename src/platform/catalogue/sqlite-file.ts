import knex, { type Knex } from 'knex'

/** A connection of the driver. */
export interface RawConnection {
  run(sql: string, done: (error: Error | null) => void): void
}

/** Runs a statement without Knex. */
export const runRaw = (connection: RawConnection, sql: string): Promise<void> =>
  new Promise((resolve, reject) => connection.run(sql, (error) => (error ? reject(error) : resolve())))

type Prepare = (connection: RawConnection) => Promise<void>

/** @param prepare sets up each new connection */
export const connect = (
  filename: string,
  pool: { readonly min: number; readonly max: number },
  prepare: Prepare,
  log?: Knex.Logger,
): Knex =>
  knex({
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      ...pool,
      afterCreate: (connection: RawConnection, done: (error: unknown, connection: RawConnection) => void) => {
        prepare(connection).then(
          () => done(null, connection),
          (error: unknown) => done(error, connection),
        )
      },
    },
    ...(log && { log }),
  })

/** Works on a file of SQLite by one connection, which checks no references. */
export async function connectToFile<T>(path: string, work: (connected: Knex) => Promise<T>): Promise<T> {
  const connected = connect(path, { min: 1, max: 1 }, () => Promise.resolve())
  try {
    return await work(connected)
  } finally {
    await connected.destroy()
  }
}
