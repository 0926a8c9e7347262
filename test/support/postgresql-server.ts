import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from 'mocha'
import pg from 'pg'
import { folderOf, freePort, serverEnvironment, serverUser, startProcess } from './database-process.ts'
import { needs } from './tools.ts'

/** A PostgreSQL server of its own, with an empty database. */
export interface PostgresqlServer {
  readonly host: '127.0.0.1'
  readonly port: number
  /** The superuser. Connections over TCP need the password; connections through the socket do not. */
  readonly user: string
  readonly password: string
  readonly database: string
  /** The folder of the socket, which clients accept as a host. */
  readonly socketFolder: string
  /** A connection through the socket. `stop` closes it. */
  readonly client: pg.Client
  /** Runs a program of PostgreSQL's installation, such as `psql`, connected to the server. @returns its output */
  run(program: string, args: readonly string[]): string
  /** Sends a signal to the server: `SIGQUIT` ends it and all connections at once. */
  kill(signal: NodeJS.Signals): void
  /** Stops the server at once and keeps its data. `client` is of no use afterwards. */
  halt(): Promise<void>
  /** Starts the server again after `halt`. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server on a free port of the loopback; it takes one to two seconds. In a `before` or a test; both are pending
 * if PostgreSQL is missing.
 * @param settings further settings of the server, such as `{ max_connections: '20' }`
 */
export const startPostgresql = async (
  context: Context,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresqlServer> => launchPostgresql(needs(context, 'postgres'), settings)

/** Starts a server of an installation. @param postgres the path of its program */
export async function launchPostgresql(
  postgres: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresqlServer> {
  // The program may be a link; the others are beside the program itself.
  const programs = dirname(realpathSync(postgres))
  const owner = serverUser()
  const folder = folderOf(owner, 'postgresql-')
  const [user, password, database] = ['test', 'test;{pass}word', 'postgres']
  const data = join(folder, 'data')
  await writeFile(join(folder, 'password'), password)
  execFileSync(
    join(programs, 'initdb'),
    [
      ...['-D', data, '-U', user, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
      ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${join(folder, 'password')}`],
    ],
    { ...owner, cwd: folder, env: serverEnvironment(folder), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ host: folder, port, user, database })
    // Without a listener, the end of the server would be an uncaught error of the test process.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  let client: pg.Client | undefined
  const options = {
    listen_addresses: '127.0.0.1',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    ...settings,
  }
  const start = () =>
    startProcess(
      [
        postgres,
        ...['-D', data, '-k', folder, '-p', String(port)],
        ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        user: owner,
        folder,
        stopSignal: 'QUIT',
        isReady: async () => {
          client = await connect().catch(() => undefined)
          return client !== undefined
        },
      },
    )
  let server = await start()
  return {
    host: '127.0.0.1',
    port,
    user,
    password,
    database,
    socketFolder: folder,
    client: client!,
    run: (program, args) =>
      execFileSync(join(programs, program), ['-h', folder, '-p', String(port), '-U', user, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], PGDATABASE: database, PGCLIENTENCODING: 'UTF8' },
        maxBuffer: 2 ** 30,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    kill: (signal) => server.kill(signal),
    halt: async () => {
      await client!.end().catch(() => undefined)
      await server.stop()
    },
    resume: async () => void (server = await start()),
    stop: async () => {
      await client!.end().catch(() => undefined)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
