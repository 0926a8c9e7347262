import type { Call } from './call.ts'
import { codingFor, compress, compressAtOnce, type Coding } from './compression.ts'
import { CACHE_CONTROL } from './conditional.ts'
import { Encoded, isEventStream, isPieces, type Answer, type Pieces } from './handler.ts'

/** The status in the log if the client disconnected or was cut off before it took the answer; as in nginx. */
export const CLIENT_CLOSED = 499

/**
 * The outcome of an answer. Reported once the kernel took the whole answer, or once no client is left to take
 * it.
 */
export interface Sent {
  /**
   * The status that was sent; CLIENT_CLOSED if the client ended the answer early, even after a head with 200.
   */
  readonly status: number
  readonly bytes: number
  /** True if the client disconnected or the stream failed before the end. */
  readonly aborted: boolean
}

/**
 * Tell proxies to pass each event on at once. nginx collects 4 KB of an answer, and holds back its headers until then,
 * unless `X-Accel-Buffering` is `no`. `no-transform` forbids compression, which collects events too.
 */
const EVENT_STREAM_HEADERS = ['Cache-Control', 'no-cache, no-transform', 'X-Accel-Buffering', 'no']

/**
 * Sends an answer: a value as JSON, a string or bytes unchanged, a stream piece by piece at the pace of the
 * client; compressed if the client accepts it. A stream with a single piece is sent like a whole body. Each
 * piece of an event stream is sent at once, the first together with the headers. HEAD gets only the headers,
 * and fails if the stream would fail at its start.
 * @param headers alternating names and values that the answer carries besides its own; extended
 * @throws an error that the stream throws before its first piece, so that the caller can send another answer.
 * A later error breaks the connection, because the status was already sent, and is reported to `onBroken`.
 */
export function send(
  call: Call,
  answer: Answer,
  headers: string[],
  onBroken: (error: unknown) => void,
): Sent | Promise<Sent> {
  const content = answer.body instanceof Encoded ? answer.body.content : answer.body
  return isPieces(content)
    ? sendStream(call, answer, content, headers, onBroken)
    : sendWhole(call, answer, content, headers, onBroken)
}

async function sendStream(
  call: Call,
  answer: Answer,
  content: Pieces,
  headers: string[],
  onBroken: (error: unknown) => void,
): Promise<Sent> {
  const iterator = content[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (isEventStream(answer) && !first.done) {
    headers.push(...EVENT_STREAM_HEADERS)
    return sendPieces(call, answer, resume([first.value], iterator), undefined, headers, onBroken)
  }
  const second = first.done ? first : await iterator.next()
  if (first.done || second.done)
    return sendWhole(call, answer, first.done ? '' : first.value, headers, onBroken)
  const coding = codingOf(call, answer, undefined)
  return sendPieces(call, answer, resume([first.value, second.value], iterator), coding, headers, onBroken)
}

function sendWhole(
  call: Call,
  answer: Answer,
  content: unknown,
  headers: string[],
  onBroken: (error: unknown) => void,
): Sent | Promise<Sent> {
  const { response } = call
  if (answer.mediaType === null) {
    response.writeHead(answer.status, headersOf(call, answer, headers, undefined))
    response.end()
    return outcome(call, answer, 0)
  }
  let body = textOf(content)
  let bytes = Buffer.byteLength(body)
  const coding = codingOf(call, answer, bytes)
  if (coding) {
    const compressed = compressAtOnce(body, bytes, coding)
    if (!compressed) return sendPieces(call, answer, only(body), coding, headers, onBroken)
    body = compressed
    bytes = compressed.length
    headers.push('Content-Encoding', coding)
  }
  const isHead = call.method === 'HEAD'
  response.writeHead(answer.status, headersOf(call, answer, headers, bytes))
  response.end(isHead ? undefined : body)
  return outcome(call, answer, isHead ? 0 : bytes)
}

/** Waits until an ended answer is taken. Most answers are taken at once. */
function outcome(call: Call, { status }: Pick<Answer, 'status'>, bytes: number): Sent | Promise<Sent> {
  const { response } = call
  if (isGone(call)) return { status: CLIENT_CLOSED, bytes, aborted: true }
  if (response.writableLength === 0) return { status, bytes, aborted: false }
  return once(call, 'finish').then((isTaken) =>
    isTaken ? { status, bytes, aborted: false } : { status: CLIENT_CLOSED, bytes, aborted: true },
  )
}

/**
 * An answer that declares its length is sent without coding: clients can ask for parts of it by byte ranges.
 */
function codingOf(call: Call, { headers, mediaType }: Answer, bytes: number | undefined): Coding | undefined {
  if (headers?.[LENGTH] !== undefined) return undefined
  return codingFor(call.headers['accept-encoding'], mediaType, bytes)
}

async function sendPieces(
  call: Call,
  answer: Answer,
  plain: AsyncIterableIterator<string | Uint8Array>,
  coding: Coding | undefined,
  headers: string[],
  onBroken: (error: unknown) => void,
): Promise<Sent> {
  const { response } = call
  if (coding) headers.push('Content-Encoding', coding)
  response.writeHead(answer.status, headersOf(call, answer, headers, undefined))
  if (call.method === 'HEAD') {
    await plain.return?.()
    response.end()
    return outcome(call, answer, 0)
  }
  return pump(call, answer.status, coding ? compress(plain, coding) : plain, onBroken)
}

/** Sends pieces after the headers, at the pace of the client. An error of the pieces breaks the connection. */
async function pump(
  call: Call,
  status: number,
  pieces: Pieces,
  onBroken: (error: unknown) => void,
): Promise<Sent> {
  const { response } = call
  let bytes = 0
  try {
    for await (const piece of pieces) {
      bytes += Buffer.byteLength(piece)
      if (!response.write(piece)) await once(call, 'drain')
      if (isGone(call)) break
    }
  } catch (error) {
    // After the client disconnected, errors of the stream are consequences of that.
    if (isGone(call)) return { status: CLIENT_CLOSED, bytes, aborted: true }
    onBroken(error)
    response.destroy()
    return { status, bytes, aborted: true }
  }
  response.end()
  return outcome(call, { status }, bytes)
}

/**
 * Sends an answer of another server as it came, with its headers and its coding. The headers are sent at once, since the
 * first piece of a stream may come much later.
 * @param headers alternating names and values of all headers
 * @param onBroken called with an error of the pieces, which breaks the connection
 */
export function relay(
  call: Call,
  status: number,
  headers: string[],
  pieces: Pieces,
  onBroken: (error: unknown) => void,
): Promise<Sent> {
  call.response.writeHead(status, headers)
  // A text would be joined to the headers, which are not UTF-8.
  call.response.write(NOTHING)
  return pump(call, status, pieces, onBroken)
}

const NOTHING = Buffer.alloc(0)

/**
 * A stream of which some pieces were already taken. Ending it early, even before the first piece, ends the
 * source.
 */
function resume(
  taken: (string | Uint8Array)[],
  rest: AsyncIterator<string | Uint8Array>,
): AsyncIterableIterator<string | Uint8Array> {
  return {
    next: () => {
      const value = taken.shift()
      return value === undefined ? rest.next() : Promise.resolve({ value })
    },
    return: async () => {
      await rest.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

async function* only(body: string | Uint8Array): AsyncIterableIterator<string | Uint8Array> {
  yield body
}

/** A whole body as a string or bytes, with a stream collected. */
export async function collectBody(body: unknown): Promise<string | Uint8Array> {
  const content = body instanceof Encoded ? body.content : body
  if (!isPieces(content)) return textOf(content)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return Buffer.concat(chunks)
}

/** Bodies other than strings and bytes are JSON values. */
export function textOf(body: unknown): string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
}

const LENGTH = 'Content-Length'
const POLICY = 'Content-Security-Policy'

/**
 * Adds all headers of an answer as alternating names and values: node:http takes this form without copying.
 */
export function headersOf(
  call: Call,
  answer: Answer,
  headers: string[],
  length: number | undefined,
): string[] {
  headers.push('X-Request-Id', call.requestId)
  const { budget } = call
  if (budget) {
    headers.push('RateLimit-Limit', String(budget.limit))
    headers.push('RateLimit-Remaining', String(budget.remaining))
    headers.push('RateLimit-Reset', String(budget.resetSeconds))
  }
  if (answer.mediaType !== null) headers.push('Content-Type', answer.mediaType)
  if (length !== undefined && answer.headers?.[LENGTH] === undefined) headers.push(LENGTH, String(length))
  if (answer.headers) {
    for (const name in answer.headers) {
      const value = answer.headers[name]
      if (value === undefined) continue
      // A page sets its own policy. With two policies both would apply, and data may load nothing.
      if (name === POLICY && headers.includes(POLICY)) headers[headers.indexOf(POLICY) + 1] = String(value)
      else headers.push(name, String(value))
    }
    if (answer.headers['ETag'] !== undefined) headers.push('Cache-Control', CACHE_CONTROL)
  }
  return headers
}

/**
 * True if no client takes the answer any more. A response that waits behind others of its connection is not
 * notified of the end of the connection: check the socket.
 */
export function isGone({ message, response }: Pick<Call, 'message' | 'response'>): boolean {
  return response.destroyed || message.socket.destroyed
}

/**
 * Waits for an event of the response.
 * @returns false if the connection ends first
 */
function once(call: Call, event: 'drain' | 'finish'): Promise<boolean> {
  if (isGone(call)) return Promise.resolve(false)
  const { response } = call
  const { socket } = call.message
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      response.off(event, happened).off('close', ended)
      socket.off('close', ended)
      resolve(isThere)
    }
    // When a connection ends, node counts its unwritten writes as finished.
    const happened = () => settle(!socket.destroyed)
    const ended = () => settle(false)
    // Runs before node's own listener, which ends the connection after its last answer.
    response.prependListener(event, happened).on('close', ended)
    socket.on('close', ended)
  })
}
