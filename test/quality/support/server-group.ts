import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'mocha'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { catalogueServer, openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { recordingLogger } from '../../platform/support.ts'
import { freePort } from '../../support/database-process.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { addUsers, withoutDemo } from './data-dir.ts'
import { ADMIN_PASSWORD } from './credentials.ts'
import { sharedEnv } from './shared-env.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/** One of several servers that share a catalogue. */
export interface GroupServer {
  readonly name: string
  readonly url: string
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** Undefined while it does not run. */
  process: ServerProcess | undefined
  /** What its processes have written, each after the one before. */
  readonly outputs: string[]
}

export interface ServerGroupOptions {
  readonly count: number
  /** Settings of all servers. */
  readonly env?: Readonly<Record<string, string>>
}

/** Servers, as processes, that share a catalogue in PostgreSQL, and the folders of warehouses and of uploads. */
export class ServerGroup {
  readonly database: PostgresqlServer
  readonly servers: readonly GroupServer[]
  readonly #folder: string

  private constructor(database: PostgresqlServer, servers: readonly GroupServer[], folder: string) {
    this.database = database
    this.servers = servers
    this.#folder = folder
  }

  /** Starts the database and all servers. Pending where PostgreSQL is missing. */
  static async start(context: Context, { count, env = {} }: ServerGroupOptions): Promise<ServerGroup> {
    const database = await startPostgresql(context, {
      max_connections: '200',
      // What is acknowledged must survive a restart of the database.
      fsync: 'on',
      synchronous_commit: 'on',
    })
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    const { user, password, host, port } = database
    const catalogue = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`
    const ports = await Promise.all(Array.from({ length: count }, freePort))
    const catalogueUrl = `${catalogue}?schema=groundtruth&connections=10`
    const place = { catalogueUrl, folder, ports }
    const servers = ports.map((own, index): GroupServer => {
      const url = `http://127.0.0.1:${own}`
      const dataDir = join(folder, `data-${index + 1}`)
      return {
        name: `server-${index + 1}`,
        url,
        dataDir,
        process: undefined,
        outputs: [],
        env: {
          ...sharedEnv(place, `server-${index + 1}`, own),
          ...env,
        },
      }
    })
    const group = new ServerGroup(database, servers, folder)
    try {
      await group.#prepare(catalogue)
      await Promise.all(servers.map((server) => group.run(server)))
      return group
    } catch (error) {
      await group.stop()
      throw error
    }
  }

  /** Starts a server that does not run. */
  async run(server: GroupServer): Promise<void> {
    const process = await startServerProcess(server.dataDir, { env: server.env })
    server.process = process
    void process.exit.then(() => {
      server.outputs.push(process.output())
      if (server.process === process) server.process = undefined
    })
  }

  /** Ends a server, with SIGKILL unless told otherwise. */
  async end(server: GroupServer, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await server.process?.end(signal)
    server.process = undefined
  }

  /** The servers that run. */
  get running(): readonly ServerProcess[] {
    return this.servers.flatMap(({ process }) => process ?? [])
  }

  /** Lines of the logs of all processes so far, with the name of their server, in the order of each server. */
  logs(): { readonly server: string; readonly line: Record<string, unknown> }[] {
    return this.servers.flatMap(({ name, outputs, process }) =>
      [...outputs, process?.output() ?? ''].flatMap((text) =>
        text
          .split('\n')
          .filter((line) => line.startsWith('{') && line.endsWith('}'))
          .map((line) => ({ server: name, line: JSON.parse(line) as Record<string, unknown> })),
      ),
    )
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => this.end(server)))
    await sleep(0)
    await this.database.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Makes the catalogue, with an administrator whose password is checked fast. */
  async #prepare(catalogue: string): Promise<void> {
    const own = join(this.#folder, 'first')
    const config = loadConfig({ DATA_DIR: own, CATALOGUE_URL: `${catalogue}?schema=groundtruth` })
    const { logger } = recordingLogger()
    const opened = await openCatalogue(own, MIGRATIONS, logger, catalogueServer(config))
    await addUsers(opened, { admin: ADMIN_PASSWORD })
    await opened.close()
    for (const { dataDir } of this.servers) await withoutDemo(dataDir)
  }
}
