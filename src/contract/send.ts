import type { Call } from './call.ts'
import { codingFor, compress, compressAtOnce, type Coding } from './compression.ts'
import { CACHE_CONTROL } from './conditional.ts'
import { Encoded, isEventStream, isPieces, type Answer, type Pieces } from './handler.ts'

/** The outcome where the client ended the connection, or was cut off, before its answer was taken; as of nginx. */
export const CLIENT_CLOSED = 499

/** What became of an answer in the end. It is told once the kernel took all of it, or once nobody will. */
export interface Sent {
  /** What the client was sent; CLIENT_CLOSED where it ended the answer early, also after a head with 200. */
  readonly status: number
  readonly bytes: number
  /** True where the client went away, or the stream broke, before the end. */
  readonly aborted: boolean
}

/**
 * Sends an answer: a value as JSON, a text or bytes as they are, a stream piece by piece at the pace of the
 * client; compressed where the client takes that. A stream of a single piece is a whole body like any other;
 * of an event stream each piece is sent as it comes, the first together with the headers.
 * HEAD gets the headers alone, and so fails where the stream would fail at its start.
 * @param headers names and values in turn that the answer carries beside its own; added to
 * @throws what the stream throws before its first piece, so that the caller can answer otherwise; a later
 *   fault breaks the connection, because the status is already sent, and is reported by `onBroken`
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
  if (isEventStream(answer) && !first.done)
    return sendPieces(call, answer, resume([first.value], iterator), undefined, headers, onBroken)
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

/** Waits until an answer that has ended is taken. Most are at once. */
function outcome(call: Call, { status }: Answer, bytes: number): Sent | Promise<Sent> {
  const { response } = call
  if (isGone(call)) return { status: CLIENT_CLOSED, bytes, aborted: true }
  if (response.writableLength === 0) return { status, bytes, aborted: false }
  return once(call, 'finish').then((isTaken) =>
    isTaken ? { status, bytes, aborted: false } : { status: CLIENT_CLOSED, bytes, aborted: true },
  )
}

/** An answer whose length is told beforehand is sent as it is: parts of it can be asked for by their bytes. */
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
  let bytes = 0
  try {
    for await (const piece of coding ? compress(plain, coding) : plain) {
      bytes += Buffer.byteLength(piece)
      if (!response.write(piece)) await once(call, 'drain')
      if (isGone(call)) break
    }
  } catch (error) {
    // What reads for a client that went away breaks off with errors of its own.
    if (isGone(call)) return { status: CLIENT_CLOSED, bytes, aborted: true }
    onBroken(error)
    response.destroy()
    return { status: answer.status, bytes, aborted: true }
  }
  response.end()
  return outcome(call, answer, bytes)
}

/** The pieces of a stream of which some were taken already. Ended early, even before the first, it ends the stream. */
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

/** A whole body as text or bytes, with a stream collected. */
export async function collectBody(body: unknown): Promise<string | Uint8Array> {
  const content = body instanceof Encoded ? body.content : body
  if (!isPieces(content)) return textOf(content)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
  return Buffer.concat(chunks)
}

/** Bodies that are no text or bytes are JSON values. */
export function textOf(body: unknown): string | Uint8Array {
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)
}

const LENGTH = 'Content-Length'
const POLICY = 'Content-Security-Policy'

/** Adds all headers of an answer, names and values in turn: the form that node:http takes without copying. */
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
      // A page says itself what it may load; two policies would hold together, and data may load nothing.
      if (name === POLICY && headers.includes(POLICY)) headers[headers.indexOf(POLICY) + 1] = String(value)
      else headers.push(name, String(value))
    }
    if (answer.headers['ETag'] !== undefined) headers.push('Cache-Control', CACHE_CONTROL)
  }
  return headers
}

/**
 * Tells that nobody takes the answer any more. A response that waits behind others of its connection is never
 * told that the connection ended: ask the socket.
 */
export function isGone({ message, response }: Pick<Call, 'message' | 'response'>): boolean {
  return response.destroyed || message.socket.destroyed
}

/** Waits for an event of the response. @returns false where the connection ends before */
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
    // The writes that a connection has not made when it is ended count as finished for node.
    const happened = () => settle(!socket.destroyed)
    const ended = () => settle(false)
    // In front of node's own listener, which ends the connection after its last answer.
    response.prependListener(event, happened).on('close', ended)
    socket.on('close', ended)
  })
}
