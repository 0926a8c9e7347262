/** What one commit costs without the program: an insert of one row by each driver alone. */
import { promisify } from 'node:util'
import type pg from 'pg'
import sqlite3 from 'sqlite3'

/** Milliseconds of each insert. */
export interface CommitFloors {
  readonly sqlite: readonly number[]
  readonly postgres: readonly number[]
}

const TEXT = 'a text as long as that of a row of the catalogue, more or less'

/**
 * @param path of a file that is missing
 * @param client a connection to a server with a database
 */
export async function commitFloors(path: string, client: pg.Client, inserts: number): Promise<CommitFloors> {
  const database = new sqlite3.Database(path)
  const run = promisify(database.run.bind(database) as (sql: string) => sqlite3.Database)
  await run('pragma journal_mode = wal')
  await run('pragma synchronous = full')
  await run('create table floor (id integer primary key, content text)')
  await client.query('create table floor (id bigserial primary key, content text)')
  const sql = `insert into floor (content) values ('${TEXT}')`
  const times = { sqlite: [] as number[], postgres: [] as number[] }
  for (let index = 0; index < inserts; index++) {
    times.sqlite.push(await taken(() => run(sql)))
    times.postgres.push(await taken(() => client.query(sql)))
  }
  await promisify(database.close.bind(database))()
  return times
}

async function taken(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
