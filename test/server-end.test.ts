import { expect } from 'chai'
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDataDir } from '../src/platform/server-lock.ts'
import { ROOT as PROJECT } from '../scripts/inputs.mjs'
import { temporaryFolder } from './platform/support.ts'
import { makeUsed } from './support/marked-data-dir.ts'
import { makePipe, type Pipe } from './support/pipe.ts'
import { inFull } from './support/full.ts'
import { programArgs } from './support/programs.ts'
import { needs } from './support/tools.ts'

/** Requests while the output is in its state. */
const REQUESTS = 40
const COLLECTIONS = '/v1/ogcapi/enrich/collections'

/** What is at the other end of a standard stream. */
type Output = 'nothing' | 'a closed pipe' | 'a full pipe' | 'a closed socket'

interface Case {
  readonly signals: readonly NodeJS.Signals[]
  readonly stdout?: Output
  readonly stderr?: Output
  readonly isDataDirDeleted?: true
  readonly status: number
  /** Left to the full run: a mixture of others. */
  readonly isMixed?: true
}

const CASES: readonly Case[] = [
  { signals: ['SIGTERM'], status: 0 },
  { signals: ['SIGINT'], status: 0, isMixed: true },
  { signals: ['SIGHUP'], status: 0 },
  { signals: ['SIGTERM', 'SIGTERM'], status: 0 },
  { signals: ['SIGTERM'], stdout: 'a closed pipe', status: 0, isMixed: true },
  { signals: ['SIGTERM', 'SIGTERM'], stdout: 'a closed pipe', status: 0 },
  {
    signals: ['SIGHUP', 'SIGTERM'],
    stdout: 'a closed pipe',
    stderr: 'a closed pipe',
    status: 0,
    isMixed: true,
  },
  { signals: ['SIGINT', 'SIGINT'], stdout: 'a closed socket', stderr: 'a closed socket', status: 0 },
  { signals: ['SIGTERM'], stdout: 'a full pipe', status: 0, isMixed: true },
  { signals: ['SIGTERM', 'SIGTERM'], stdout: 'a full pipe', stderr: 'a full pipe', status: 0 },
  { signals: ['SIGHUP'], stdout: 'a full pipe', stderr: 'a closed pipe', status: 0, isMixed: true },
  { signals: ['SIGTERM'], isDataDirDeleted: true, status: 1 },
  {
    signals: ['SIGINT', 'SIGINT'],
    stdout: 'a closed pipe',
    isDataDirDeleted: true,
    status: 1,
    isMixed: true,
  },
  { signals: ['SIGTERM'], stdout: 'a full pipe', isDataDirDeleted: true, status: 1 },
]

const nameOf = ({ signals, stdout, stderr, isDataDirDeleted, status }: Case): string =>
  [
    `exits with ${status} on ${signals.join(' and ')}`,
    ...(stdout === undefined ? [] : [`while standard output is ${stdout}`]),
    ...(stderr === undefined ? [] : [`while standard error is ${stderr}`]),
    ...(isDataDirDeleted ? ['after DATA_DIR was deleted'] : []),
  ].join(', ')

describe('The end of the server', function () {
  this.timeout(60_000)
  const children: ChildProcess[] = []
  const pipes: Pipe[] = []
  let folder: string
  let dataDir: string
  let port: number
  beforeEach(async () => {
    folder = await temporaryFolder()
    dataDir = await makeUsed(join(folder, 'data'))
    port = await freePort()
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const pipe of pipes.splice(0)) pipe.close()
  })

  const start = (
    stdio: StdioOptions,
    command: readonly string[] = [process.execPath, ...programArgs('main')],
  ) => {
    const child = spawn(command[0]!, command.slice(1), {
      cwd: PROJECT,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        AUTH: 'none',
        DATA_DIR: dataDir,
        RATE_LIMIT_ADDRESS: '0',
        npm_config_logs_max: '0',
      },
      stdio,
      detached: true,
    })
    children.push(child)
    return child
  }

  /** A standard stream for the server, and what puts its other end into the state. */
  const output = (
    state: Output,
  ): { stdio: 'ignore' | 'pipe' | number; set: (child: ChildProcess) => void } => {
    if (state === 'nothing') return { stdio: 'ignore', set: () => undefined }
    if (state === 'a closed socket')
      return {
        stdio: 'pipe',
        set: (child) => {
          child.stdout?.destroy()
          child.stderr?.destroy()
        },
      }
    const pipe = makePipe(folder)
    pipes.push(pipe)
    return { stdio: pipe.writer, set: state === 'a full pipe' ? pipe.fill : pipe.closeReader }
  }

  /** True once the server answers; rejects if it has not within 30 seconds. */
  const listens = async (): Promise<void> => {
    for (const end = Date.now() + 30_000; ; await sleep(50)) {
      const isHealthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isHealthy) return
      if (Date.now() > end) throw new Error('The server does not listen.')
    }
  }

  const answersRequests = async (): Promise<void> => {
    for (let n = 0; n < REQUESTS; n++) {
      const answer = await fetch(`http://127.0.0.1:${port}${COLLECTIONS}`, {
        signal: AbortSignal.timeout(3000),
      })
      await answer.arrayBuffer()
      expect(answer.status).to.equal(200)
    }
  }

  for (const one of CASES.filter(({ isMixed }) => inFull(true, !isMixed)))
    it(nameOf(one), async () => {
      const outputs = [output(one.stdout ?? 'nothing'), output(one.stderr ?? 'nothing')]
      const child = start(['ignore', ...outputs.map(({ stdio }) => stdio)])
      const exit = once(child, 'exit')
      await listens()
      for (const { set } of outputs) set(child)
      await answersRequests()
      if (one.isDataDirDeleted) await rm(dataDir, { recursive: true })
      const told = performance.now()
      for (const signal of one.signals) {
        child.kill(signal)
        await sleep(15)
      }
      expect(await exit).to.deep.equal([one.status, null])
      expect(performance.now() - told).to.be.below(6000)
      await (await lockDataDir(dataDir, 'server')).release()
    })

  it('starts again on its data after two signals to the group of npm, whose output is gone', async () => {
    const pipe = makePipe(folder)
    pipes.push(pipe)
    const child = start(['ignore', pipe.writer, pipe.writer], ['npm', 'start'])
    await listens()
    pipe.closeReader()
    await answersRequests()
    process.kill(-child.pid!, 'SIGTERM')
    await sleep(10)
    process.kill(-child.pid!, 'SIGTERM')
    await groupEnds(child.pid!)
    const again = start('ignore')
    await listens()
    again.kill('SIGTERM')
    expect(await once(again, 'exit')).to.deep.equal([0, null])
  })

  it('starts again on its data after its terminal went away', async function () {
    const script = needs(this, 'script')
    const command = [process.execPath, ...programArgs('main')].map((word) => `'${word}'`).join(' ')
    const terminal = start('ignore', [
      script,
      '--quiet',
      '--flush',
      '--command',
      `exec ${command}`,
      '/dev/null',
    ])
    await listens()
    terminal.kill('SIGKILL')
    const lock = await within(6000, () => lockDataDir(dataDir, 'server').catch(() => undefined))
    await lock.release()
  })

  it('tells in the log how many lines were dropped while standard output was full', async () => {
    const pipe = makePipe(folder)
    pipes.push(pipe)
    const child = start(['ignore', pipe.writer, 'ignore'])
    await listens()
    pipe.read()
    pipe.fill()
    // The line of each request has its path of 8,000 characters. 4 MiB of lines wait.
    const long = `http://127.0.0.1:${port}${COLLECTIONS}/${'x'.repeat(8000)}`
    for (let n = 0; n < 30; n++)
      await Promise.all(Array.from({ length: 20 }, async () => (await fetch(long)).arrayBuffer()))
    let log = ''
    await within(10_000, async () => {
      log += pipe.read()
      return /"dropped":\d+/.exec(log) ?? undefined
    })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).to.deep.equal([0, null])
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Repeats an attempt until it gives a value. */
async function within<T>(ms: number, attempt: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
    const value = await attempt()
    if (value !== undefined) return value
  }
  throw new Error(`It did not happen within ${ms} ms.`)
}

const groupEnds = (group: number): Promise<true> =>
  within(6000, async () => {
    try {
      process.kill(-group, 0)
      return undefined
    } catch {
      return true
    }
  })
