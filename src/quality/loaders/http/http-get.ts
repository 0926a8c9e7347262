import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, forbidden, FORBIDDEN_ADDRESS, isForbidden } from './checked-address.ts'

/** Time limits of an exchange, in milliseconds. */
export interface HttpTimes {
  /** Until the connection is open. */
  readonly connectMs: number
  /** From then on until the head of the answer is there; for a document, until its end. */
  readonly answerMs: number
  /** Between two pieces of a body while the reader waits for one. */
  readonly idleMs: number
}

/** An exchange failed below HTTP, or took too long. The message is the end of a sentence whose subject is the host. */
export class HttpFault extends Error {
  /** True if another attempt can succeed. */
  readonly isTransient: boolean

  constructor(predicate: string, isTransient = true, options?: ErrorOptions) {
    super(predicate, options)
    this.isTransient = isTransient
  }
}

/** Headers of a request by their names. */
export type HttpHeaders = Readonly<Record<string, string>>

const LOOKUP = checkedLookup()

/**
 * Sends a GET and waits for the head of the answer. The connection is new, so no state goes from one host to another.
 * It is made to an address that was checked, and never through a proxy of the environment. Nothing is followed or
 * decoded: `fetch` would expand an encoded body, and offsets would count other bytes.
 * @param lookup resolves the name of the host
 * @throws HttpFault, or the signal's reason
 */
export function httpGet(
  url: URL,
  times: HttpTimes,
  signal: AbortSignal,
  headers: HttpHeaders = {},
  lookup = LOOKUP,
): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    if (signal.aborted) return void reject(signal.reason as Error)
    // Node resolves names only, so an address is checked here.
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && isForbidden(literal)) return void reject(faultOf(forbidden()))
    const request = get(url, { agent: false, lookup, headers: { 'User-Agent': 'Groundtruth', ...headers } })
    const expire = (what: string, ms: number) =>
      setTimeout(() => request.destroy(new HttpFault(`${what} within ${ms / 1000} seconds`)), ms)
    let timer = expire('cannot be reached', times.connectMs)
    const abort = (): void => void request.destroy(signal.reason as Error)
    const settle = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
    signal.addEventListener('abort', abort)
    request.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(timer)
        timer = expire('does not answer', times.answerMs)
      }),
    )
    request.on('response', (response) => {
      settle()
      resolve(response)
    })
    // It stays after the head: without it, a later error of the connection would end the process.
    request.on('error', (error) => {
      settle()
      reject(signal.aborted ? (signal.reason as Error) : faultOf(error))
    })
  })
}

/**
 * The pieces of a body. Leaving the loop closes the connection. The time that the loop takes for a piece does not count.
 * @throws HttpFault, or the signal's reason
 */
export async function* bodyOf(
  response: IncomingMessage,
  { idleMs }: Pick<HttpTimes, 'idleMs'>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const pieces = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const abort = (): void => void response.destroy(signal.reason as Error)
  const expire = (): void =>
    void response.destroy(new HttpFault(`sent nothing more for ${idleMs / 1000} seconds`))
  signal.addEventListener('abort', abort)
  try {
    for (;;) {
      signal.throwIfAborted()
      const timer = setTimeout(expire, idleMs)
      const piece = await pieces.next().finally(() => clearTimeout(timer))
      if (piece.done) return
      yield piece.value
    }
  } catch (error) {
    signal.throwIfAborted()
    throw faultOf(error)
  } finally {
    signal.removeEventListener('abort', abort)
    response.destroy()
  }
}

/**
 * The whole body of an answer as text.
 * @throws HttpFault if it is longer or takes longer than allowed, or the signal's reason
 */
export async function textOf(
  response: IncomingMessage,
  maxBytes: number,
  times: HttpTimes,
  signal: AbortSignal,
): Promise<string> {
  const timer = setTimeout(
    () =>
      response.destroy(new HttpFault(`did not complete its answer within ${times.answerMs / 1000} seconds`)),
    times.answerMs,
  )
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of bodyOf(response, times, signal)) {
      bytes += piece.length
      if (bytes > maxBytes) throw new HttpFault(`sent an answer of more than ${maxBytes} bytes`, false)
      pieces.push(piece)
    }
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(pieces).toString()
}

/** The faults of connections, by the codes of the system and of Node. */
const FAULTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ENOTFOUND: 'cannot be resolved to an address',
  EAI_AGAIN: 'cannot be resolved to an address at the moment',
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
  ETIMEDOUT: 'cannot be reached',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
}

function faultOf(error: unknown): HttpFault {
  if (error instanceof HttpFault) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = FAULTS[code]
  if (known !== undefined) return new HttpFault(known, true, { cause: error })
  if (code === FORBIDDEN_ADDRESS)
    return new HttpFault('has an address to which this server never connects', false, { cause: error })
  if (code === 'EPROTO' || code.startsWith('HPE_'))
    return new HttpFault(`does not speak the protocol of the address (${code})`, false, { cause: error })
  if (/CERT|SIGNATURE|TLS|SSL/.test(code))
    return new HttpFault(`has a certificate that is not accepted (${code})`, false, { cause: error })
  return new HttpFault(code === '' ? 'closed the connection' : `failed (${code})`, true, { cause: error })
}
