import { Agent, request } from 'node:http'

/** What became of a request: its status, or why there is none. */
export interface Asked {
  /** `broken off` where the server closed the connection, `none in <n> s` where no answer came in time. */
  readonly outcome: string
  /** Up to the last byte of the answer. */
  readonly milliseconds: number
  /** The first 100,000 bytes. */
  readonly text: string
}

export interface Question {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; a GET without it. */
  readonly body?: unknown
  /** After so long the request is given up. */
  readonly seconds: number
  /** Gives the request up at once. */
  readonly signal?: AbortSignal | undefined
}

const KEPT_BYTES = 100_000
/** One connection a request: no request waits for one of another. */
const AGENT = new Agent({ keepAlive: false })

/** Sends a request on a connection of its own and reads the whole answer. It does not throw. */
export async function ask({ url, headers, body, seconds, signal }: Question): Promise<Asked> {
  const started = performance.now()
  const chunks: Buffer[] = []
  let status: number | undefined
  const outcome = await new Promise<string>((resolve) => {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(url, {
      agent: AGENT,
      method: content === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(content !== undefined && { 'Content-Type': 'application/json' }) },
    })
    const finish = (result: string): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      resolve(result)
      sent.destroy()
    }
    const timer = setTimeout(() => finish(`none in ${seconds} s`), seconds * 1000)
    const giveUp = (): void => finish('given up')
    signal?.addEventListener('abort', giveUp)
    sent.on('response', (response) => {
      status = response.statusCode
      let kept = 0
      response.on('data', (chunk: Buffer) => {
        if (kept < KEPT_BYTES) chunks.push(chunk)
        kept += chunk.length
      })
      response.on('end', () => finish(String(status)))
      response.on('error', () => finish(`${status} broken off`))
    })
    sent.on('error', () => finish('broken off'))
    if (signal?.aborted) giveUp()
    else sent.end(content)
  })
  const text = Buffer.concat(chunks).toString('utf8', 0, KEPT_BYTES)
  return { outcome, milliseconds: performance.now() - started, text }
}

/** How often each outcome came. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(outcome: string): void {
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1)
  }

  /** Such as `200 × 3, broken off × 2`; `none` where nothing was added. */
  toString(): string {
    const parts = [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return parts.map(([outcome, count]) => `${outcome} × ${count}`).join(', ') || 'none'
  }
}
