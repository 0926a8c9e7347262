import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { ROOT } from '../inputs.mjs'
import type { FillableServer, FuzzSubject } from './subject.ts'

const execFileAsync = promisify(execFile)

/** The real program, started for the fuzzer on a free port and in a folder of its own. */
export interface FuzzedServer {
  readonly url: string
  /** What the hooks are told of what is there, as variables of their environment. */
  readonly hooksEnv: Readonly<Record<string, string>>
  readonly seen: Seen
  /** Ends the process and removes its folder. */
  stop(): Promise<void>
}

/** What the server's log told so far. */
export interface Seen {
  /** Lines at level error and above, as they were written. */
  readonly errors: string[]
  /** How often an operation was answered with a status, by its id. */
  readonly answers: Map<string, Map<number, number>>
}

/** Fields of a line of the log that are read here. */
interface LogLine {
  readonly level?: number
  readonly msg?: string
  readonly port?: number
  readonly operationId?: string
  readonly status?: number
}

/** pino's number for the level error. */
const ERROR = 50

const READY_WITHIN_MS = 180_000

/**
 * Starts `npm start`'s program with one service, the oracle on, cheap hashes of passwords and no limit of requests, waits
 * until it is ready, and fills it.
 * @param logFile where the server's log goes
 */
export async function startFuzzedServer(subject: FuzzSubject, logFile: string): Promise<FuzzedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundtruth-fuzz-'))
  const env = {
    ...process.env,
    SERVICES: subject.service,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_CREDENTIAL: '0',
    ...subject.env,
  }
  subject.layOut?.(dataDir)
  const loaded = ['--require', './scripts/threads.cjs', '--import', './scripts/fuzz/quick-hashes.mjs']
  const program = [...loaded, 'scripts/run.mjs']
  const server = spawn(process.execPath, [...program, 'main-with-oracle'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    await end(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const seen: Seen = { errors: [], answers: new Map() }
    const url = `http://127.0.0.1:${await portOf(server, logFile, seen)}`
    await ready(url, server)
    // Asynchronous, so that fetch sees when the server closes an idle connection meanwhile.
    const admin: FillableServer['admin'] = async (args, input = '') => {
      const running = execFileAsync(process.execPath, [...program, 'admin', ...args], { cwd: ROOT, env })
      // The command may end without reading it, which breaks the pipe.
      running.child.stdin!.on('error', () => undefined).end(input)
      return (await running).stdout.trim()
    }
    return { url, hooksEnv: await subject.fill({ url, dataDir, admin }), seen, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Follows the log for as long as the server runs; resolves with the port as soon as it is told. */
async function portOf(server: ChildProcess, logFile: string, seen: Seen): Promise<number> {
  const log = createWriteStream(logFile)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)))
    createInterface({ input: server.stdout! })
      .on('line', (line) => {
        log.write(`${line}\n`)
        const { level = 0, msg, port, operationId, status } = parse(line)
        if (level >= ERROR) seen.errors.push(line)
        if (operationId !== undefined && status !== undefined) count(seen, operationId, status)
        if (msg === 'The server listens.' && port !== undefined) resolve(port)
      })
      .once('close', () => log.end())
  })
}

/** A line that is no JSON is not the logger's; it is kept in the file all the same. */
function parse(line: string): LogLine {
  return line.startsWith('{') ? (JSON.parse(line) as LogLine) : {}
}

function count({ answers }: Seen, operationId: string, status: number): void {
  const statuses = answers.get(operationId) ?? new Map<number, number>()
  answers.set(operationId, statuses.set(status, (statuses.get(status) ?? 0) + 1))
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS
  while (performance.now() < until && server.exitCode === null) {
    const response = await fetch(`${url}/readyz`)
    await response.arrayBuffer()
    if (response.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The server did not become ready; its log tells why.')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  const kill = setTimeout(() => server.kill('SIGKILL'), 15_000)
  server.kill('SIGTERM')
  await ended
  clearTimeout(kill)
}
