import { execFileSync, spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from 'mocha'
import { folderOf, freePort, serverEnvironment, serverUser, startProcess } from './database-process.ts'
import { needs } from './tools.ts'

/** A MariaDB server of its own, with an empty database in utf8mb4. */
export interface MariadbServer {
  readonly host: '127.0.0.1'
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  /** Runs statements with MariaDB's own client. @returns rows in lines, columns separated by tabs, backslash escapes */
  run(sql: string): string
  /** Sends a signal to the server. */
  kill(signal: NodeJS.Signals): void
  stop(): Promise<void>
}

/** Starts a server on a free port of the loopback; it takes some seconds. Pending if MariaDB is missing. */
export async function startMariadb(context: Context): Promise<MariadbServer> {
  const mariadbd = needs(context, 'mariadbd')
  // The programs may be links; the clients are in the `bin` beside the server's `sbin`.
  const clients = join(dirname(realpathSync(mariadbd)), '..', 'bin')
  const owner = serverUser()
  const folder = folderOf(owner, 'mariadb-')
  const [user, password, database] = ['test', 'test;{pass}word', 'gt']
  const [data, socket] = [join(folder, 'data'), join(folder, 's')]
  execFileSync(
    join(clients, 'mariadb-install-db'),
    [
      ...['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal'],
      ...['--skip-test-db', '--skip-name-resolve'],
    ],
    { ...owner, cwd: folder, env: serverEnvironment(folder), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const client = (sql: string, ...args: string[]) =>
    spawnSync(
      join(clients, 'mariadb'),
      ['--no-defaults', '--default-character-set=utf8mb4', '-S', socket, '-u', 'root', '-BN', ...args],
      { input: sql, encoding: 'utf8', maxBuffer: 2 ** 30 },
    )
  const server = await startProcess(
    [
      mariadbd,
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, `--port=${port}`],
      ...['--bind-address=127.0.0.1', '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M'],
      ...['--max-allowed-packet=256M', '--innodb-log-file-size=32M', '--performance-schema=OFF'],
    ],
    {
      user: owner,
      folder,
      stopSignal: 'KILL',
      isReady: async () => client('select 1').status === 0,
    },
  )
  const run = (sql: string, ...args: string[]): string => {
    const { status, stdout, stderr } = client(sql, ...args)
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
  run(`create database ${database} character set utf8mb4;
    create user ${user}@'%' identified by '${password}';
    grant all on ${database}.* to ${user}@'%';`)
  return {
    host: '127.0.0.1',
    port,
    user,
    password,
    database,
    run: (sql) => run(sql, database),
    kill: (signal) => server.kill(signal),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
