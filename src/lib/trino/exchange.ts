import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { TrinoAbsent, TrinoUnavailable } from './faults.ts'

/** Limits of time, in milliseconds. */
export interface TrinoTimes {
  /** Until the connection is open. */
  readonly connectMs: number
  /** Between two pieces of an answer. The server answers within seconds, also while a query computes. */
  readonly idleMs: number
  /** How long a request is repeated after transient failures. */
  readonly retryMs: number
}

export const TRINO_TIMES: TrinoTimes = { connectMs: 10_000, idleMs: 120_000, retryMs: 20_000 }

export interface TrinoRequest {
  readonly method: 'POST' | 'GET' | 'HEAD' | 'DELETE'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal | undefined
}

export interface TrinoAnswer {
  readonly status: number
  readonly text: string
}

/** By the protocol, these say that the request was not served and may be repeated. */
const TRANSIENT_STATUS = [429, 502, 503, 504]
/** By these codes the connection was never open, so the request was not sent. */
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']
/** Codes of Node for a certificate or a TLS that another attempt would find again. */
const OF_TLS = /CERT|SIGNATURE|ISSUER|^EPROTO$|^ERR_SSL/
/** A longer answer is no page of rows. */
const MAX_ANSWER_BYTES = 500_000_000
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2000

/** Why a request has no answer. */
class ConnectionFault extends Error {
  readonly isSent: boolean

  constructor(isSent: boolean, cause: unknown) {
    super('The connection failed.', { cause })
    this.isSent = isSent
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** How the certificate of the server is checked. By default, it is checked with its name. */
export type TrinoTls = Pick<https.RequestOptions, 'ca' | 'rejectUnauthorized' | 'checkServerIdentity'>

export interface ExchangeOptions {
  readonly lookup?: LookupFunction | undefined
  readonly tls?: TrinoTls | undefined
}

/** Sends requests and repeats them by the rules of Trino's protocol. It follows no redirect. */
export class Exchange {
  readonly #times: TrinoTimes
  readonly #options: ExchangeOptions
  /** For requests that may be repeated. A server may close a kept connection at the moment when a request is sent. */
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  }

  constructor(times: TrinoTimes, options: ExchangeOptions = {}) {
    this.#times = times
    this.#options = options
  }

  /**
   * @throws TrinoUnavailable, or the signal's reason
   */
  async send(request: TrinoRequest): Promise<TrinoAnswer> {
    const end = performance.now() + this.#times.retryMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const mayRepeat = performance.now() + pause < end
      try {
        const answer = await this.#once(request)
        if (!TRANSIENT_STATUS.includes(answer.status)) return answer
        if (!mayRepeat)
          throw new TrinoUnavailable(
            `Trino is overloaded or starting (HTTP ${answer.status}): try again later.`,
          )
      } catch (error) {
        request.signal?.throwIfAborted()
        if (!(error instanceof ConnectionFault)) throw error
        if (OF_TLS.test(codeOf(error.cause)))
          throw new TrinoUnavailable(
            `The TLS connection to Trino is refused (${codeOf(error.cause)}): check the port and sslmode of its address, and that sslrootcert has the authority of its certificate.`,
            { cause: error.cause },
          )
        // What answers does not speak HTTP.
        if (codeOf(error.cause).startsWith('HPE_'))
          throw new TrinoAbsent(request.url.host, { cause: error.cause })
        if (request.method === 'POST' && error.isSent)
          throw new TrinoUnavailable(
            'The connection to Trino broke while a query was sent: try again. If it breaks again, check that there is a Trino at its address.',
            {
              cause: error.cause,
            },
          )
        if (!mayRepeat)
          throw new TrinoUnavailable('Trino cannot be reached: check that it runs, and try again later.', {
            cause: error.cause,
          })
      }
      await sleep(pause, undefined, { signal: request.signal }).catch(() => request.signal?.throwIfAborted())
    }
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }

  #once({ method, url, headers, body, signal }: TrinoRequest): Promise<TrinoAnswer> {
    const { connectMs, idleMs } = this.#times
    const { lookup, tls } = this.#options
    const protocol = url.protocol === 'https:' ? 'https:' : 'http:'
    const { request: open } = protocol === 'https:' ? https : http
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return void reject(signal.reason as Error)
      const request: ClientRequest = open(url, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
        agent: method === 'POST' ? false : this.#agents[protocol],
        ...(lookup && { lookup }),
        ...tls,
      })
      let isOpen = false
      let timer = setTimeout(() => request.destroy(new Error('no connection in time')), connectMs)
      const abort = (): void => void request.destroy(signal!.reason as Error)
      signal?.addEventListener('abort', abort)
      const settle = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
      }
      const restart = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => request.destroy(new Error('no answer in time')), idleMs)
      }
      const fail = (error: Error): void => {
        settle()
        reject(new ConnectionFault(isOpen && !NOT_SENT.includes(codeOf(error)), error))
      }
      const begun = (): void => {
        isOpen = true
        restart()
      }
      request.on('socket', (socket) => {
        if (socket.connecting) socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', begun)
        else begun()
      })
      request.on('error', fail)
      request.on('response', (response: IncomingMessage) => {
        const pieces: Buffer[] = []
        let bytes = 0
        response.on('data', (piece: Buffer) => {
          restart()
          bytes += piece.length
          if (bytes > MAX_ANSWER_BYTES) request.destroy(new Error('an answer is too long'))
          else pieces.push(piece)
        })
        response.on('error', fail)
        response.on('end', () => {
          settle()
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') })
        })
      })
      request.end(body)
    })
  }
}
