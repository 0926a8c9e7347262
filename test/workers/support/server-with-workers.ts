import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../platform/support.ts'
import { startServerProcess, type ServerProcess } from '../../quality/support/server-process.ts'
import { demoDataFolder } from '../../support/demo-data.ts'
import { makeUsed } from '../../support/marked-data-dir.ts'

/** A server of several processes, as operators run it. */
export interface ServerWithWorkers extends ServerProcess {
  readonly dataDir: string
  /** The lines of its log so far. */
  log(): Record<string, unknown>[]
  /** The ids of its living processes by name, without the main process. */
  pids(): Map<string, number>
}

/** Starts a server with two processes of the spatial service, and with the demo's collections. */
export async function startWithWorkers(
  env: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<ServerWithWorkers> {
  const folder = dataDir ?? (await makeUsed(join(await temporaryFolder(), 'data')))
  const server = await startServerProcess(folder, {
    env: {
      SERVICES: 'spatial,quality',
      WORKERS: '2',
      AUTH: 'none',
      SPATIAL_DIRS: await demoDataFolder(),
      ...env,
    },
  })
  const log = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const pids = () => {
    const known = new Map<string, number>()
    for (const { msg, process, pid } of log())
      if (msg === 'A process of the server serves.') known.set(process as string, pid as number)
    return known
  }
  // The log is written with a delay.
  await until('the log tells that the server listens', () =>
    log().some(({ msg }) => msg === 'The server listens.'),
  )
  return { ...server, dataDir: folder, log, pids }
}

/** True if there is a process of this id that is not a zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return status !== '' && !/\) [ZX] /.test(status)
}

/** Asks until the answer is true. @throws Error after the time */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = 15_000,
): Promise<void> {
  const giveUpAt = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`Not within ${ms} ms: ${what}`)
    await sleep(50)
  }
}
