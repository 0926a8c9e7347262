import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { urlOf } from '../../lib/s3/s3-address.ts'
import { EMPTY_BODY, encodedQuery, signedHeaders } from '../../lib/s3/sign-request.ts'
import { brokenBy, type Bucket, faultOf, S3Fault, subject } from './s3-fault.ts'
import type { KeysOf } from './s3-keys.ts'

/** Times in milliseconds. */
export interface S3Times {
  /** Until the connection is open. */
  readonly connectMs: number
  /** Until the next sign of life of an open connection. */
  readonly idleMs: number
  /** Attempts beyond the first one. */
  readonly retries: number
  /** The pause before the second attempt. Each further one is twice as long. */
  readonly retryMs: number
}

export const USUAL_TIMES: S3Times = { connectMs: 5000, idleMs: 30_000, retries: 4, retryMs: 250 }

/** The body of a request. It is opened again for each attempt. */
export interface S3Body {
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
  readonly open: () => Readable
}

export interface S3Request {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT'
  /** Empty: the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: S3Body
}

/** Bytes of an answer that is read as text: a page of a list has 1,000 keys of 1,024 encoded bytes at most. */
const MAX_TEXT_BYTES = 8 << 20

/** Sends signed requests to a bucket, and again after transient faults. */
export class S3Requests {
  readonly bucket: Bucket
  readonly #keys: KeysOf
  readonly #times: S3Times
  readonly #agent: http.Agent

  constructor(bucket: Bucket, keys: KeysOf, times: S3Times = USUAL_TIMES) {
    this.bucket = bucket
    this.#keys = keys
    this.#times = times
    const { Agent } = bucket.endpoint.startsWith('https:') ? https : http
    this.#agent = new Agent({ keepAlive: true, maxFreeSockets: 8, timeout: 60_000 })
  }

  /**
   * Sends a request and reads the whole answer.
   * @throws S3Fault, or the signal's reason
   */
  async text(
    request: S3Request,
    signal: AbortSignal,
  ): Promise<{ text: string; headers: http.IncomingHttpHeaders }> {
    return this.repeated(signal, async () => {
      const response = await this.open(request, signal)
      return { text: await this.#textOf(response), headers: response.headers }
    })
  }

  /**
   * Sends a request once and returns the head of a successful answer. The caller reads or destroys it.
   * @throws S3Fault, or the signal's reason
   */
  async open(request: S3Request, signal: AbortSignal): Promise<IncomingMessage> {
    const response = await this.#send(request, signal)
    const { statusCode = 0 } = response
    if (statusCode >= 200 && statusCode < 300) return response
    throw faultOf(this.bucket, statusCode, await this.#textOf(response))
  }

  /** Does work again after transient faults, with longer and longer pauses. */
  async repeated<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        signal.throwIfAborted()
        return await work()
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof S3Fault && error.isTransient)) throw error
        if (attempt >= this.#times.retries) throw error
        await this.backOff(attempt, signal)
      }
    }
  }

  /** Waits before another attempt. @param attempt number of the failed attempt, from 0 */
  async backOff(attempt: number, signal: AbortSignal): Promise<void> {
    const ms = this.#times.retryMs * 2 ** attempt * (0.75 + Math.random() / 2)
    await pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted())
  }

  get retries(): number {
    return this.#times.retries
  }

  close(): void {
    this.#agent.destroy()
  }

  async #send(request: S3Request, signal: AbortSignal): Promise<IncomingMessage> {
    const { method, key, query = {}, headers = {}, body } = request
    const url = urlOf(this.bucket, key)
    url.search = encodedQuery(query)
    const unsigned = { method, url, bodySha256: body?.sha256 ?? EMPTY_BODY }
    const signed = signedHeaders(unsigned, this.bucket.region, await this.#keys(), new Date())
    signal.throwIfAborted()
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent: this.#agent,
      headers: { ...headers, ...signed, 'Content-Length': body?.bytes ?? 0 },
    })
    const abort = (): void => void sent.destroy(signal.reason as Error)
    signal.addEventListener('abort', abort)
    const answered = this.#answerOf(sent)
    try {
      if (body === undefined) sent.end()
      else pipeline(body.open(), sent).catch((error: Error) => void sent.destroy(error))
      return await answered
    } catch (error) {
      sent.destroy()
      signal.throwIfAborted()
      throw brokenBy(this.bucket, error)
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  #answerOf(sent: http.ClientRequest): Promise<IncomingMessage> {
    const { connectMs, idleMs } = this.#times
    const expire = (what: string, ms: number): void =>
      void sent.destroy(
        new S3Fault(`${subject(this.bucket)} ${what} within ${ms / 1000} seconds; check that it runs.`, {
          isTransient: true,
        }),
      )
    const connecting = setTimeout(() => expire('cannot be reached', connectMs), connectMs)
    const event = this.bucket.endpoint.startsWith('https:') ? 'secureConnect' : 'connect'
    sent.on('socket', (socket) => {
      if (!socket.connecting) clearTimeout(connecting)
      else socket.once(event, () => clearTimeout(connecting))
    })
    sent.setTimeout(idleMs, () => expire('does not answer', idleMs))
    return new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', (response: IncomingMessage) => {
        sent.setTimeout(0)
        resolve(response)
      })
      // It stays after the head: without it, a later error of the connection would end the process.
      sent.on('error', reject)
    }).finally(() => clearTimeout(connecting))
  }

  /**
   * The pieces of the body of an answer. Leaving the loop closes the connection. The time that the loop takes for a piece
   * does not count.
   * @throws S3Fault
   */
  async *pieces(response: IncomingMessage): AsyncGenerator<Buffer> {
    const { idleMs } = this.#times
    const silent = new S3Fault(
      `${subject(this.bucket)} sent nothing more for ${idleMs / 1000} seconds; check that it runs.`,
      { isTransient: true },
    )
    const pieces = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    try {
      for (;;) {
        const timer = setTimeout(() => response.destroy(silent), idleMs)
        const piece = await pieces.next().finally(() => clearTimeout(timer))
        if (piece.done) return
        yield piece.value
      }
    } catch (error) {
      throw brokenBy(this.bucket, error)
    } finally {
      response.destroy()
    }
  }

  async #textOf(response: IncomingMessage): Promise<string> {
    const pieces: Buffer[] = []
    let bytes = 0
    for await (const piece of this.pieces(response)) {
      bytes += piece.length
      if (bytes > MAX_TEXT_BYTES)
        throw new S3Fault(`${subject(this.bucket)} answers at length; check the endpoint in FILES_URL.`, {
          isTransient: false,
        })
      pieces.push(piece)
    }
    return Buffer.concat(pieces).toString()
  }
}

/** A short text as a body. */
export function textBody(text: string): S3Body {
  const bytes = Buffer.from(text)
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: () => Readable.from([bytes]),
  }
}
