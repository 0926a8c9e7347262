import autocannon from 'autocannon'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { programOf, type ServerName } from './prepare.ts'
import type { Subject } from './subject.ts'

/** What one round of load measured. */
export interface Round {
  readonly requestsPerSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the server for one request, in microseconds. */
  readonly cpuMicroseconds: number
}

const CONNECTIONS = 16

/** One of the compared servers, running in a process of its own. */
export class RunningServer {
  readonly name: ServerName
  readonly #child: ChildProcess
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>

  constructor(name: ServerName, child: ChildProcess, url: string, token: string) {
    this.name = name
    this.#child = child
    this.#url = url
    this.#headers = { authorization: `Bearer ${token}` }
  }

  /** Starts a server and waits until it listens. Its log goes nowhere. */
  static async start(name: ServerName, subject: Subject, secret: string, token: string) {
    const child = fork(programOf(name), [JSON.stringify(subject)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', JWT_SECRET: secret },
    })
    const port = await Promise.race([
      once(child, 'message').then(([port]) => port as number),
      once(child, 'exit').then(() => {
        throw new Error(`The server ${name} ended before it listened; see above.`)
      }),
    ])
    return new RunningServer(name, child, `http://127.0.0.1:${port}${subject.target}`, token)
  }

  /** Asks once. */
  async ask(): Promise<{ status: number; body: string }> {
    const response = await fetch(this.#url, { headers: this.#headers })
    return { status: response.status, body: await response.text() }
  }

  /** Asks as fast as it is answered, for so many seconds. */
  async load(seconds: number): Promise<Round> {
    const before = await this.#cpuMicroseconds()
    const started = performance.now()
    const latencies: number[] = []
    const instance = autocannon({
      url: this.#url,
      connections: CONNECTIONS,
      duration: seconds,
      headers: this.#headers,
    })
    // autocannon's own histogram counts whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
    const { non2xx, errors } = await instance
    const elapsed = (performance.now() - started) / 1000
    if (non2xx + errors > 0 || latencies.length === 0)
      throw new Error(`${this.name} failed ${non2xx + errors} of ${latencies.length} requests.`)
    latencies.sort((a, b) => a - b)
    const at = (share: number) => latencies[Math.floor(latencies.length * share)]!
    return {
      requestsPerSecond: latencies.length / elapsed,
      p50: at(0.5),
      p99: at(0.99),
      cpuMicroseconds: ((await this.#cpuMicroseconds()) - before) / latencies.length,
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }

  async #cpuMicroseconds(): Promise<number> {
    this.#child.send('cpu')
    const [{ user, system }] = (await once(this.#child, 'message')) as [NodeJS.CpuUsage]
    return user + system
  }
}
