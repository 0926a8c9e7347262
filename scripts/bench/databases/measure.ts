import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { median } from '../median.ts'
import { memoryDuring } from '../memory.ts'
import { runPeer } from '../peer-process.ts'
import { type BenchedService, startService } from '../quality-service.ts'
import { timed } from '../timed.ts'

const TABLE = 'groundtruth_bench'

/** Nine columns of common types; every tenth name is null, and every thousandth text is long. */
const rowsOf = (rows: number) => `create table ${TABLE} as select i as id,
  case when i % 10 = 0 then null else 'Ünïcødé 漢字 ' || i end as name, 'user' || i || '@example.org' as mail,
  (i * 1.37)::numeric(12,2) as amount, i % 2 = 0 as is_paid, date '2020-01-01' + i % 2000 as day,
  timestamp '2020-01-01' + i * interval '1 second' as at, md5(i::text) as hash,
  case when i % 1000 = 0 then repeat('long ', 500) else 'note ' || i % 12 end as note
  from generate_series(1, ${rows}) as i`

export interface MeasuredReader {
  /** `psql` receives the rows of the same `COPY` and drops them. */
  readonly reader: 'COPY' | 'psqlODBC' | 'psql'
  /** From the request until the rows can be read; median of the rounds. */
  readonly rowsPerSecond: number
}

/** One reading of the table by COPY into pieces of CSV, as a load reads it for the warehouse, in a process of its own. */
export interface Reading {
  readonly rows: number
  readonly rowsPerSecond: number
  /** Most bytes that the process held. */
  readonly memory: number
}

export interface Measured {
  readonly loads: readonly MeasuredReader[]
  readonly copyAlone: readonly Reading[]
  /** Most bytes that the process with the ODBC driver held. */
  readonly odbcMemory: number
}

interface Database {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
}

/**
 * @param folder that is not there; the service has its data in it
 * @throws Error if a load has another number of rows
 */
export async function measureDatabases(folder: string, rows: number, rounds: number): Promise<Measured> {
  const database = databaseOfEnvironment()
  const { host, port } = database
  const client = new pg.Client({ ...database })
  await client.connect()
  const service = await startService(join(folder, 'data'), {
    SOURCE_HOSTS: `${host}:${port}`,
    ODBC_DRIVERS: 'PostgreSQL Unicode',
  })
  try {
    await client.query(`drop table if exists ${TABLE}`)
    await client.query(rowsOf(rows))
    await client.query(`analyze ${TABLE}`)
    const readers: Record<MeasuredReader['reader'], Reader> = {
      COPY: await loadOf(service, database, {
        type: 'postgresql',
        parameters: `HOST ${host} PORT ${port} DATABASE ${database.database}`,
      }),
      psqlODBC: await loadOf(service, database, {
        type: 'generic',
        parameters: `DRIVER {PostgreSQL Unicode} ATTRIBUTES {Server ${host} Port ${port} Database ${database.database}}`,
      }),
      psql: { read: () => byPsql(rows), clear: () => Promise.resolve() },
    }
    const names = Object.keys(readers) as MeasuredReader['reader'][]
    const seconds = new Map<string, number[]>(names.map((name) => [name, []]))
    let odbcMemory = 0
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const observed = await memoryDuring(service.children, () => timed(() => readers[name].read()))
        const [result, took] = observed.result
        if (name === 'psqlODBC') odbcMemory = Math.max(odbcMemory, observed.bytes)
        if (result !== rows) throw new Error(`${name} gives ${result} of ${rows} rows.`)
        seconds.get(name)!.push(took)
        await readers[name].clear()
      }
    const loads = names.map((reader) => ({ reader, rowsPerSecond: rows / median(seconds.get(reader)!) }))
    const copyAlone: Reading[] = []
    for (let round = 0; round < rounds; round++) copyAlone.push(await readAlone(folder, rows))
    return { loads, copyAlone, odbcMemory }
  } finally {
    await service.stop()
    await client.query(`drop table if exists ${TABLE}`)
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function readAlone(folder: string, rows: number): Promise<Reading> {
  const module = join(import.meta.dirname, 'read.ts')
  const reading = await runPeer<Reading>('The reader', module, [TABLE, join(folder, 'pieces')])
  if (reading.rows !== rows) throw new Error(`COPY reads ${reading.rows} of ${rows} rows.`)
  return reading
}

/** @throws Error if the variables name none */
export function databaseOfEnvironment(): Database {
  const { PGHOST, PGPORT = '5432', PGDATABASE, PGUSER, PGPASSWORD = '' } = process.env
  if (PGHOST === undefined || PGDATABASE === undefined || PGUSER === undefined)
    throw new Error('Name a database of PostgreSQL in PGHOST, PGPORT, PGDATABASE, PGUSER and PGPASSWORD.')
  return { host: PGHOST, port: Number(PGPORT), database: PGDATABASE, user: PGUSER, password: PGPASSWORD }
}

/** Reads the table. */
interface Reader {
  /** @returns the number of rows, when they can be read */
  read(): Promise<number>
  clear(): Promise<void>
}

/** Adds a connection, over which the table is loaded. */
async function loadOf(
  service: BenchedService,
  { user, password }: Database,
  connection: Readonly<Record<string, string>>,
): Promise<Reader> {
  const data = { name: connection['type'], ...connection, username: user, password }
  const answer = await service.ask('/loaderconnections', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command: 'add', data }),
  })
  const { connectionId } = (await answer.json()) as { connectionId: string }
  let last: string | undefined
  return {
    read: async () => {
      const source = { connectionId, sourceFile: TABLE }
      const creation = await service.create(`Benched by ${connection['type']}`, source, 'server')
      await service.loaded(creation)
      const [row] = await service.rowsOf(creation.entity)
      last = creation.entity
      return Number(row!['Rows'])
    },
    // Whatever its job still does ends with it.
    clear: () => service.remove(last!),
  }
}

async function byPsql(rows: number): Promise<number> {
  const child = spawn('psql', ['-X', '-q', '-c', `copy ${TABLE} to stdout`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`psql ended with ${code}.`)
  return rows
}
