import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg, { type QueryResultRow } from 'pg'
import type { LeaseTiming } from '../../../src/platform/cluster/lease.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { freePort } from '../../support/database-process.ts'
import type { PostgresqlServer } from '../../support/postgresql-server.ts'
import { compiled, programArgs } from '../../support/programs.ts'
import { withoutDemo } from '../support/data-dir.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { sharedEnv } from '../support/shared-env.ts'

/** A lease that a test can wait for, on a machine that does much else. */
export const LEASE: LeaseTiming = { leaseMs: 6000, renewMs: 700, giveUpMs: 3000, killMs: 4500 }

/** A server among others. */
export interface SharedServer extends ServerProcess {
  readonly name: string
  readonly dataDir: string
}

/** Servers of one catalogue. They read sources from a folder that all of them have. */
export class Servers {
  /** The folder of sources. */
  readonly sources: string
  /** The schema of the catalogue. */
  readonly schema = `t${randomBytes(8).toString('hex')}`
  readonly #folder: string
  readonly #database: PostgresqlServer
  readonly #running: SharedServer[] = []

  readonly #ports: readonly number[]

  private constructor(database: PostgresqlServer, folder: string, ports: readonly number[]) {
    this.#ports = ports
    this.#database = database
    this.#folder = folder
    this.sources = join(folder, 'sources')
  }

  /** @param count the most servers that are started */
  static async on(database: PostgresqlServer, count = 2): Promise<Servers> {
    const ports = await Promise.all(Array.from({ length: count }, freePort))
    return new Servers(database, await temporaryFolder(), ports)
  }

  /** @param env further settings; with an empty WAREHOUSE_DIR the server has its rows in its own folder */
  async start(name: string, env: Readonly<Record<string, string>> = {}): Promise<SharedServer> {
    const port = this.#ports[this.#running.length]!
    const dataDir = await withoutDemo(join(this.#folder, name))
    const server = await startServerProcess(dataDir, {
      command: [process.execPath, compiled('test/support/shared-server.ts')],
      env: {
        ...sharedEnv(
          { catalogueUrl: this.#catalogueUrl, folder: this.#folder, ports: this.#ports },
          name,
          port,
        ),
        SOURCE_ROOTS: this.sources,
        LEASE: JSON.stringify(LEASE),
        ...env,
      },
    })
    const shared = { ...server, name, dataDir }
    this.#running.push(shared)
    return shared
  }

  /** Runs a command of the administrator on the DATA_DIR of a server. @returns what it printed */
  async admin({ dataDir }: SharedServer, ...args: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, programArgs('admin', args), {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, CATALOGUE_URL: this.#catalogueUrl },
    })
    return stdout
  }

  /** The name of the server that owns the repository 1. */
  async owner(): Promise<string> {
    const rows = await this.query<{ name: string }>(
      'select server_name as name from warehouse_owners where repository_id = 1',
    )
    return rows[0]!.name
  }

  /** Asks the catalogue. */
  async query<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    const { user, database, port, socketFolder: host } = this.#database
    const client = new pg.Client({ host, port, user, database, options: `-c search_path=${this.schema}` })
    await client.connect()
    try {
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end()
    }
  }

  get #catalogueUrl(): string {
    const { user, password, port } = this.#database
    return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres?schema=${this.schema}&connections=5`
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#running.map(async (server) => {
        const { child } = server
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill('SIGCONT')
        await server.end('SIGKILL')
      }),
    )
  }
}

/** Waits until a question has the wanted answer. */
export async function until(isSo: () => Promise<boolean>, what: string, seconds = 40): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`)
    await sleep(50)
  }
}
