import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server under load, in processes of its own. */
export interface RunningServer {
  readonly name: string
  /** Without a slash at the end. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Ids of the processes whose memory counts. */
  readonly processes: readonly number[]
  /** Whether failed requests are counted and left out; for any other server they end the bench. */
  readonly mayFail?: boolean
  stop(): Promise<void>
}

/** Asks a child to end, and makes it end where it takes too long. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const kill = setTimeout(() => child.kill('SIGKILL'), 15_000)
  child.kill('SIGTERM')
  await ended
  clearTimeout(kill)
}

/**
 * Asks until the wanted is there.
 * @param attempt what it gives, or undefined for not yet
 * @throws Error where the child ended, or the time is over
 */
export async function until<T>(
  child: ChildProcess,
  what: string,
  seconds: number,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const giveUpAt = performance.now() + seconds * 1000
  while (performance.now() < giveUpAt && child.exitCode === null && child.signalCode === null) {
    const result = await attempt()
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not start within ${seconds} s; see above, or its log below .cache/bench.`)
}

/** How often a server that may fail is asked. */
const ATTEMPTS = 5

/** The JSON of an answer. @throws Error for any other status than 200, of a server that may fail each time */
export async function ask<T>(server: RunningServer, path: string, attempts = ATTEMPTS): Promise<T> {
  const { name, url, headers, mayFail = false } = server
  const response = await fetch(`${url}${path}`, { headers })
  const text = await response.text()
  if (response.status === 200) return JSON.parse(text) as T
  if (mayFail && attempts > 1) return ask(server, path, attempts - 1)
  throw new Error(`${name} answers ${path} with ${response.status}: ${text}`)
}
