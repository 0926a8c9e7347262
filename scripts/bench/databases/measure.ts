import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { readOdbc } from '../../../src/quality/loaders/odbc/read-odbc.ts'
import { DEFAULT_TIMEOUTS } from '../../../src/quality/loaders/postgresql/server.ts'
import { readLimits } from '../../../src/quality/loaders/read-limits.ts'
import { readRecords } from '../../../src/quality/loaders/records/read-records.ts'
import type { ReadEvent } from '../../../src/quality/model/reading.ts'
import { median } from '../median.ts'
import { residentBytes } from '../memory.ts'
import { timed } from '../timed.ts'

const TABLE = 'groundtruth_bench'
const NEVER = new AbortController().signal

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
  /** Median of the rounds. */
  readonly rowsPerSecond: number
  /** The most that the reading held beyond the idle process: threads, or processes of its own. */
  readonly bytes: number
}

interface Server {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
}

/** @throws Error if a reader gives another number of rows */
export async function measureDatabases(rows: number, rounds: number): Promise<MeasuredReader[]> {
  const server = serverOfEnvironment()
  const client = new pg.Client({ ...server })
  await client.connect()
  try {
    await client.query(`drop table if exists ${TABLE}`)
    await client.query(rowsOf(rows))
    await client.query(`analyze ${TABLE}`)
    const readers: Record<MeasuredReader['reader'], () => Promise<number>> = {
      COPY: () => natively(server),
      psqlODBC: () => overOdbc(server),
      psql: () => byPsql(rows),
    }
    const names = Object.keys(readers) as MeasuredReader['reader'][]
    const seconds = new Map<string, number[]>(names.map((name) => [name, []]))
    const bytes = new Map<string, number[]>(names.map((name) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const [{ result, held }, took] = await timed(() => holding(readers[name]))
        if (result !== rows) throw new Error(`${name} gives ${result} of ${rows} rows.`)
        seconds.get(name)!.push(took)
        bytes.get(name)!.push(held)
      }
    return names.map((reader) => ({
      reader,
      rowsPerSecond: rows / median(seconds.get(reader)!),
      bytes: Math.max(...bytes.get(reader)!),
    }))
  } finally {
    await client.query(`drop table if exists ${TABLE}`)
    await client.end()
  }
}

function serverOfEnvironment(): Server {
  const { PGHOST, PGPORT = '5432', PGDATABASE, PGUSER, PGPASSWORD = '' } = process.env
  if (PGHOST === undefined || PGDATABASE === undefined || PGUSER === undefined)
    throw new Error('Name a database of PostgreSQL in PGHOST, PGPORT, PGDATABASE, PGUSER and PGPASSWORD.')
  return { host: PGHOST, port: Number(PGPORT), database: PGDATABASE, user: PGUSER, password: PGPASSWORD }
}

const EVERY_MS = 50

/** What this process and its children hold at most during a run, beyond what this process held before. */
async function holding<T>(run: () => Promise<T>): Promise<{ readonly result: T; readonly held: number }> {
  const before = residentBytes([process.pid])
  let held = 0
  const measure = () => (held = Math.max(held, residentBytes([process.pid, ...children()]) - before))
  const timer = setInterval(measure, EVERY_MS)
  try {
    return { result: await run(), held }
  } finally {
    clearInterval(timer)
  }
}

/** The processes that this one started and that still run. */
function children(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((id) => id !== '' && existsSync(`/proc/${id}/status`))
    .map(Number)
}

const PIECES = { sample: { kind: 'all' }, limits: readLimits(1e9), maxRejected: undefined } as const

async function natively({ user, password, ...server }: Server): Promise<number> {
  const records = {
    kind: 'postgresql',
    server: { ...server, schema: undefined, sslMode: 'prefer' },
    login: { user, password },
    ...{ timeouts: DEFAULT_TIMEOUTS, table: TABLE, where: undefined, maxRows: undefined },
  } as const
  return counted((folder) => readRecords({ ...PIECES, records, folder }, NEVER))
}

async function overOdbc({ host, port, database, user, password }: Server): Promise<number> {
  const attributes = Object.entries({ Server: host, Port: String(port), Database: database })
  const parameters = { dsn: undefined, driver: 'PostgreSQL Unicode', attributes, user, password }
  const request = { parameters, loginSeconds: 10, querySeconds: undefined }
  return counted((folder) =>
    readOdbc(request, { ...PIECES, table: TABLE, where: undefined, maxRows: undefined, folder }, NEVER),
  )
}

/** Takes the pieces as a load does, and removes them. @returns the number of rows */
async function counted(read: (folder: string) => AsyncIterable<ReadEvent>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-bench-'))
  try {
    let rows = 0
    for await (const event of read(folder)) {
      if (event.kind === 'end') rows = event.summary.rows
      if (event.kind === 'rows' || event.kind === 'rejects') await rm(event.path)
    }
    return rows
  } finally {
    await rm(folder, { recursive: true })
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
