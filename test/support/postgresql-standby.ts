import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from 'mocha'
import pg from 'pg'
import { folderOf, freePort, serverEnvironment, serverUser, startProcess } from './database-process.ts'
import type { PostgresqlServer } from './postgresql-server.ts'
import { needs } from './tools.ts'

/** A standby that follows a server. */
export interface PostgresqlStandby {
  readonly host: '127.0.0.1'
  readonly port: number
  /** Makes the standby a primary, and waits until it is one. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Starts a standby of a server, whose commits wait from then on until the standby has them. */
export async function startStandby(context: Context, primary: PostgresqlServer): Promise<PostgresqlStandby> {
  const postgres = needs(context, 'postgres')
  const owner = serverUser()
  const folder = folderOf(owner, 'postgresql-standby-')
  const data = join(folder, 'data')
  const login = ['-h', primary.socketFolder, '-p', String(primary.port), '-U', primary.user]
  execFileSync(
    join(dirname(realpathSync(postgres)), 'pg_basebackup'),
    [...login, '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    { ...owner, cwd: folder, env: serverEnvironment(folder), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  let client: pg.Client | undefined
  const server = await startProcess(
    [postgres, '-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    {
      user: owner,
      folder,
      stopSignal: 'QUIT',
      isReady: async () => {
        const { user, database } = primary
        const connecting = new pg.Client({ host: folder, port, user, database })
        connecting.on('error', () => undefined)
        client = await connecting.connect().catch(() => undefined)
        return client !== undefined
      },
    },
  )
  await primary.client.query(`alter system set synchronous_standby_names = '*'`)
  await primary.client.query('select pg_reload_conf()')
  return {
    host: '127.0.0.1',
    port,
    promote: async () => void (await client!.query('select pg_promote()')),
    stop: async () => {
      await client!.end().catch(() => undefined)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
