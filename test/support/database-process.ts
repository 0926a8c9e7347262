import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a server may take until it answers. */
const START_MS = 60_000
const POLL_MS = 20
/** Characters of a server's log that an error shows. */
const SHOWN_LOG = 2000

/** The user that a database server runs as. */
export interface ServerUser {
  readonly uid?: number
  readonly gid?: number
}

/** Database servers refuse to run as root. Tests that run as root start them as `nobody`. */
export function serverUser(): ServerUser {
  if (process.getuid!() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = users.find(([name]) => name === 'nobody')!
  return { uid: Number(uid), gid: Number(gid) }
}

/** A temporary folder that belongs to the user. */
export function folderOf(user: ServerUser, prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!)
  return folder
}

/** The environment of a database server. */
export const serverEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C.UTF-8',
  HOME: folder,
})

/** A TCP port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Runs a server until its standard input ends, so that it does not outlive the tests, even if they are killed. A shell
 * waits for the end of the input. The first argument is the signal that ends the server.
 */
const GUARD = 'signal=$1; shift; "$@" >&2 & echo $!; cat; kill -s "$signal" $! 2>/dev/null; wait $!'

export interface DatabaseProcess {
  /** The process id of the server. */
  readonly pid: number
  /** Sends a signal to the server. */
  kill(signal: NodeJS.Signals): void
  /** Stops the server and waits until it has ended. */
  stop(): Promise<void>
}

/**
 * Starts a server and waits until `isReady`.
 * @param stopSignal the signal that stops the server without delay
 * @throws Error with the end of the server's log if the server ends or does not become ready
 */
export async function startProcess(
  command: readonly [string, ...string[]],
  {
    user,
    folder,
    stopSignal,
    isReady,
    startMs = START_MS,
    path = [],
  }: {
    readonly user: ServerUser
    readonly folder: string
    readonly stopSignal: 'QUIT' | 'KILL' | 'TERM'
    readonly isReady: () => Promise<boolean>
    readonly startMs?: number
    /** Folders in which the server looks for programs first. */
    readonly path?: readonly string[]
  },
): Promise<DatabaseProcess> {
  const environment = serverEnvironment(folder)
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', stopSignal, ...command], {
    ...user,
    cwd: folder,
    env: { ...environment, PATH: [...path, environment['PATH']].join(delimiter) },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let log = ''
  guard.stderr.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-SHOWN_LOG)))
  const [line] = (await once(guard.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  const stop = () => stopped(guard)
  for (const start = Date.now(); !(await isReady()); await sleep(POLL_MS)) {
    if (isRunning(pid) && Date.now() - start < startMs) continue
    await stop()
    throw new Error(`The server ${command[0]} did not start: ${log}`)
  }
  return { pid, kill: (signal) => void process.kill(pid, signal), stop }
}

async function stopped(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return
  const exit = once(guard, 'exit')
  guard.stdin!.end()
  await exit
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
