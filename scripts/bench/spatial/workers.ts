import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../inputs.mjs'
import { markdownTable } from '../markdown.ts'
import { childrenOf, residentBytes } from '../memory.ts'
import { programArgs, programEnv, startProgram } from '../program.ts'
import { end, type RunningServer } from '../running-server.ts'
import type { BenchData } from './collection.ts'
import { load } from './load.ts'
import { inTurn, type Line, type Pace } from './compare.ts'
import { ITEMS } from './requests.ts'

const CLIENTS = [1, 4, 8]
const WORKERS = [1, 2]
const CPU_CLIENTS = 4
/** A process that has just started frees some of its memory. */
const IDLE_MS = 2000

interface Started extends RunningServer {
  /** Milliseconds from the start of the program until it was ready. */
  readonly readyMs: number
  /** Resident bytes of each process while idle, the main process first. */
  readonly idle: readonly number[]
}

/** Compares a server of one process with one of two processes of the spatial service, on one collection. */
export async function benchWorkers(data: BenchData, pace: Pace): Promise<string> {
  const servers: Started[] = []
  try {
    for (const workers of WORKERS) servers.push(await startWith(data, workers))
    const lines: Line[] = []
    const cpu: string[][] = []
    for (const { name, path } of [
      { name: 'first page, 10 features', path: `${ITEMS}?limit=10` },
      { name: 'first page, 1,000 features', path: `${ITEMS}?limit=1000` },
      { name: 'repositories', path: '/api/repositories' },
    ]) {
      const contenders = servers.map((server) => ({ server, paths: [path] }))
      for (const clients of CLIENTS) lines.push(...(await inTurn(name, contenders, clients, pace)))
      for (const server of servers)
        cpu.push([name, server.name, (await cpuOf(server, path, pace)).toFixed(2)])
    }
    const cpuTable = markdownTable(['Request', 'Server', 'ms of CPU per request'], cpu)
    return [startsTable(servers), loadTable(lines), cpuTable].join('\n\n')
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Milliseconds of CPU that all processes take for a request. Unlike the times, it does not depend on other programs. */
async function cpuOf(server: RunningServer, path: string, { seconds }: Pace): Promise<number> {
  const before = cpuMs(server.processes)
  const { requestsPerSecond } = await load(server, [path], CPU_CLIENTS, seconds, 1)
  return (cpuMs(server.processes) - before) / (requestsPerSecond * seconds)
}

/** The CPU that processes have taken so far, by the hundredths of a second of Linux. */
const cpuMs = (processes: readonly number[]): number =>
  processes.reduce((sum, id) => {
    // The name of the program may contain blanks. User time and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + 10 * (Number(fields[11]) + Number(fields[12]))
  }, 0)

/** Both services run. The data-quality service has no repository. */
async function startWith({ path }: BenchData, workers: number): Promise<Started> {
  const dataDir = join(ROOT, '.cache', 'bench', 'spatial', `workers-${workers}`)
  await mkdir(join(dataDir, 'spatial'), { recursive: true })
  await writeFile(join(dataDir, 'spatial', '.demo-data-made'), '')
  const env = { WORKERS: String(workers), SPATIAL_DIRS: dirname(path) }
  const token = execFileSync(
    process.execPath,
    programArgs('admin', ['token', '--workspace', 'bench', '--ttl', '1d']),
    { env: { ...programEnv(dataDir), ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ).trim()
  const once = await startProgram(dataDir, env)
  // The first start makes the demo's repository and reads the collection.
  await end(once.child)
  const begin = performance.now()
  const { child, url } = await startProgram(dataDir, env)
  const readyMs = performance.now() - begin
  await sleep(IDLE_MS)
  const processes = [child.pid!, ...childrenOf(child.pid!)]
  return {
    name: `WORKERS=${workers}`,
    url,
    headers: { authorization: `Bearer ${token}` },
    processes,
    readyMs,
    idle: processes.map((id) => residentBytes([id])),
    stop: () => end(child),
  }
}

const inMb = (bytes: number): string => String(Math.round(bytes / 1e6))

const startsTable = (servers: readonly Started[]): string =>
  markdownTable(
    ['Server', 'ready after s', 'MB of each idle process', 'MB together'],
    servers.map(({ name, readyMs, idle }) => [
      name,
      (readyMs / 1000).toFixed(1),
      idle.map(inMb).join(', '),
      inMb(idle.reduce((sum, bytes) => sum + bytes, 0)),
    ]),
  )

const loadTable = (lines: readonly Line[]): string =>
  markdownTable(
    ['Request', 'Clients', 'Server', 'requests/s', 'p50 ms', 'p99 ms'],
    lines.map(({ request, connections, server, requestsPerSecond, p50, p99 }) => [
      request,
      String(connections),
      server,
      requestsPerSecond.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
    ]),
  )
