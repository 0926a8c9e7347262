import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { catalogueEnv } from '../../support/catalogue.ts'
import { programArgs } from '../../support/programs.ts'
import { ADMIN_PASSWORD, basic } from './credentials.ts'

/** A process of the product, with what it has written so far. */
export interface Process {
  readonly child: ChildProcess
  readonly output: () => string
  /** Its exit code, or the signal that ended it. */
  readonly exit: Promise<number | NodeJS.Signals | null>
  /** Sends a signal, `SIGKILL` unless told otherwise, and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** The server as operators run it: a process of its own that can be killed. */
export interface ServerProcess extends Process {
  readonly url: string
  /** Asks below `/api/repositories` as the administrator. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Posts JSON and gives status and JSON. */
  post<T>(path: string, body: unknown): Promise<{ status: number; body: T }>
  /** Uploads a file; the answer's status and name. */
  upload(repository: string, name: string, content: string): Promise<{ status: number; path: string }>
  /** Rows of a listing by human names, without the addresses of their records. */
  rows(path: string): Promise<Record<string, string>[]>
}

const environment = (dataDir: string, env: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'],
  SERVICES: 'quality',
  PORT: '0',
  DATA_DIR: dataDir,
  ...catalogueEnv(dataDir),
  ADMIN_PASSWORD,
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_CREDENTIAL: '0',
  WAREHOUSE_MEMORY_MB: '256',
  // Few tests are about it, and each load would start threads.
  DISCOVERY_AFTER_LOAD: 'no',
  ...env,
})

/**
 * A file system of a process's own, such as `64m` large, that is mounted on DATA_DIR. It has a copy of what the folder
 * has. What a process writes to it is not seen in the folder.
 */
export interface SmallDisk {
  readonly path: string
  readonly size: string
}

function run(command: readonly string[], env: Record<string, string | undefined>, disk?: SmallDisk): Process {
  const mount =
    'mount -t tmpfs -o "size=$1" none /mnt && cp -a "$2/." /mnt && mount --move /mnt "$2" && shift 2 && exec "$@"'
  const [first = '', ...rest] = disk
    ? ['unshare', '-rm', 'sh', '-c', mount, 'sh', disk.size, disk.path, ...command]
    : command
  const child = spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  return {
    child,
    output: () => output,
    exit,
    end: async (signal = 'SIGKILL') => {
      child.kill(signal)
      await exit
    },
  }
}

/** Runs a command of the administrator. */
export const runAdmin = (dataDir: string, ...args: string[]): Process => runAdminWith({}, dataDir, ...args)

/** Runs a command of the administrator with further settings. */
export const runAdminWith = (
  env: Readonly<Record<string, string>>,
  dataDir: string,
  ...args: string[]
): Process => run([process.execPath, ...programArgs('admin', args)], environment(dataDir, env))

/**
 * Starts the server; resolves once it listens.
 * @param options.command starts the server; the default is the built program
 * @throws where it ends instead, with what it said
 */
export async function startServerProcess(
  dataDir: string,
  {
    env = {},
    disk,
    command = [process.execPath, ...programArgs('main')],
  }: { env?: Readonly<Record<string, string>>; disk?: SmallDisk; command?: readonly string[] } = {},
): Promise<ServerProcess> {
  const server = run(command, environment(dataDir, env), disk)
  const listening = new Promise<void>((resolve) =>
    server.child.stderr!.on('data', () => /listens on/.test(server.output()) && resolve()),
  )
  await Promise.race([listening, server.exit])
  const port = /listens on https?:\/\/[^:]+:(\d+)/.exec(server.output())?.[1]
  if (port === undefined) throw new Error(`The server did not start: ${server.output()}`)
  const url = `http://127.0.0.1:${port}`
  const ask: ServerProcess['ask'] = (path, init = {}) =>
    fetch(`${url}/api/repositories${path}`, {
      ...init,
      headers: { Authorization: basic('admin', ADMIN_PASSWORD), ...(init.headers as Record<string, string>) },
    })
  const json = async <T>(answer: Response): Promise<T> => {
    const text = await answer.text()
    return (text === '' ? {} : JSON.parse(text)) as T
  }
  return {
    ...server,
    url,
    ask,
    post: async (path, body) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await json(answer) }
    },
    upload: async (repository, name, content) => {
      const form = new FormData()
      form.set('file', new Blob([content]), name)
      const answer = await ask(`/${repository}/upload`, { method: 'POST', body: form })
      return { status: answer.status, path: (await json<{ path: string }>(answer)).path }
    },
    rows: async (path) => {
      const answer = await ask(`${path}${path.includes('?') ? '&' : '?'}external=1`)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      const { rows } = await json<{ rows: Record<string, string>[] | '' }>(answer)
      return rows === '' ? [] : rows.map(({ '@url': _, ...cells }) => cells)
    },
  }
}
