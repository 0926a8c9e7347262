import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ask, type Tally } from './ask.ts'
import { aborted, atOnce, pause, within, type Attack } from './attack.ts'
import type { Target } from './target.ts'

const LARGE_PAGE = 'rows?pageSize=10000'

const BROKEN_OFF = 300
const BROKEN_OFF_SECONDS = 60

const SLOW_READERS = 16
const SLOW_SECONDS = 30
const SLOW_BYTES = 4096
const SLOW_EVERY_MS = 5000
const COMPACT_SECONDS = 90

const PIPELINED = 6000
const PIPELINED_SECONDS = 60

/** The head of a GET. */
function headOf(url: string, headers: Readonly<Record<string, string>>): string {
  const { host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
}

const statusOf = (head: Buffer): string =>
  /^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1', 0, 16))?.[1] ?? '?'

/** Asks for a large page and reads a little now and then, until the signal comes or the server closes. */
async function readSlowly(target: Target, statuses: Tally, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(target.url)
  let first: string | undefined
  const socket: Socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: Buffer.alloc(SLOW_BYTES),
      callback: (length, buffer) => {
        first ??= statusOf(Buffer.from(buffer.subarray(0, length)))
        void pause(SLOW_EVERY_MS, signal).then(() => socket.resume())
        return false
      },
    },
  })
  let isBrokenOff = false
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined)
  void closed.then(() => (isBrokenOff = !signal.aborted))
  socket.write(headOf(`${target.cities}/${LARGE_PAGE}`, target.attacker.quality))
  await Promise.race([closed, aborted(signal)])
  socket.destroy()
  await closed
  statuses.add(`${first ?? 'no head'}${isBrokenOff ? ' closed' : ''}`)
}

/** Has the administrator give the space of deleted rows back, as long as that takes. @returns how it ended */
async function compact(target: Target, signal: AbortSignal): Promise<string> {
  const { args, env } = target.admin('compact', 'demo')
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const over = within(COMPACT_SECONDS, signal)
  over.addEventListener('abort', () => void child.kill('SIGKILL'))
  const [code] = (await ended) as [number | null]
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  return code === null ? `compact not done in ${seconds} s` : `compact ended with ${code} in ${seconds} s`
}

/** Sends all requests of a connection without waiting for an answer, and reads as fast as it can. */
async function pipeline(target: Target, statuses: Tally, signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(target.url)
  const url = `${target.url}/v1/ogcapi/enrich/collections/boundaries/us_counties/items?limit=10000`
  const head = headOf(url, { ...target.attacker.spatial, 'Accept-Encoding': 'br' })
  const over = within(PIPELINED_SECONDS, signal)
  const socket = connect({ host: hostname, port: Number(port) })
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.on('error', () => undefined)
  let rest = ''
  socket.on('data', (chunk) => {
    // Heads are looked for in Latin text; a compressed body does not have one.
    const text = rest + chunk.toString('latin1')
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.add(status!)
    rest = /HTTP\/1\.1 ?\d{0,3}$/.exec(text)?.[0] ?? ''
  })
  socket.write(head.repeat(PIPELINED))
  await Promise.race([closed, aborted(over)])
  socket.destroy()
  await closed
}

/** Clients that do not take what they asked for. */
export const connections: readonly Attack[] = [
  {
    name: 'broken-off',
    prepare: async ({ cities, attacker }) => {
      const question = { url: `${cities}/${LARGE_PAGE}`, headers: attacker.quality, seconds: SLOW_SECONDS }
      // The first page takes longer: the credentials are checked, and nothing is in memory.
      await ask(question)
      return (await ask(question)).milliseconds
    },
    run: async (target, statuses, signal, wholePageMs) => {
      const question = {
        url: `${target.cities}/${LARGE_PAGE}`,
        headers: target.attacker.quality,
        seconds: SLOW_SECONDS,
      }
      // From 10 to 60 ms on a quick machine; on any, all moments of an answer come.
      const longest = Math.max(60, wholePageMs as number)
      const over = within(BROKEN_OFF_SECONDS, signal)
      for (let turn = 0, brokenOff = 0; brokenOff < BROKEN_OFF && !over.aborted; turn++) {
        const wait = 10 + ((turn % 50) / 50) * (longest - 10)
        const { outcome } = await ask({ ...question, signal: within(wait / 1000, over) })
        if (outcome !== '200') brokenOff++
        statuses.add(outcome)
      }
    },
  },
  {
    name: 'slow-readers',
    run: async (target, statuses, signal) => {
      const over = within(SLOW_SECONDS, signal)
      await atOnce(SLOW_READERS, () => readSlowly(target, statuses, over))
    },
  },
  {
    name: 'slow-reader-beside-compact',
    run: async (target, statuses, signal) => {
      const done = new AbortController()
      signal.addEventListener('abort', () => done.abort(), { once: true })
      const reading = readSlowly(target, statuses, done.signal)
      // The page is under way before the command asks for the repository.
      await pause(1000, signal)
      try {
        statuses.add(await compact(target, signal))
      } finally {
        done.abort()
        await reading
      }
    },
  },
  { name: 'pipelining', run: pipeline },
]
