import { connect, type Socket } from 'node:net'

/** One HTTP answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number
  /** Names in lower case; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What a connection gave, until the server closed it or the time was over. */
export interface Exchange {
  readonly answers: RawAnswer[]
  /** True where the server ended the connection; false where it was still open after the time. */
  readonly closed: boolean
  /** Bytes that make no whole answer. */
  readonly rest: string
}

/** A piece to send, or a time to wait in milliseconds. */
export type Step = string | Uint8Array | number

/**
 * Sends bytes as they are over a connection of its own and collects what comes back.
 * @param options.method the requests' method, where the answers to it have no body (HEAD)
 * @param options.expect stop once this many answers are there
 * @param options.timeoutMs stop after this time at the latest; the connection then counts as open
 */
export async function exchange(
  url: string,
  steps: Step | readonly Step[],
  options: { timeoutMs?: number; head?: boolean; expect?: number } = {},
): Promise<Exchange> {
  const { timeoutMs = 5000, head = false, expect } = options
  const { port, hostname } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname })
  const chunks: Buffer[] = []
  let closed = false
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (expect !== undefined && parseAnswers(Buffer.concat(chunks), head).answers.length >= expect) finish()
    })
    socket.on('error', () => undefined)
    socket.on('end', () => (closed = true))
    socket.on('close', () => {
      closed = true
      finish()
    })
  })
  await Promise.race([write(socket, Array.isArray(steps) ? (steps as Step[]) : [steps as Step]), done])
  await done
  socket.destroy()
  return { ...parseAnswers(Buffer.concat(chunks), head), closed }
}

async function write(socket: Socket, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return
    if (typeof step === 'number') await new Promise((resolve) => setTimeout(resolve, step))
    else if (!socket.write(step)) {
      await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', () => resolve()))
    }
  }
}

/** Reads as many whole answers as there are. */
export function parseAnswers(bytes: Buffer, head = false): { answers: RawAnswer[]; rest: string } {
  const answers: RawAnswer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) break
    const [start = '', ...lines] = bytes.subarray(at, end).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(start)?.[1] ?? NaN)
    if (Number.isNaN(status)) break
    const headers: Record<string, string> = {}
    for (const line of lines) {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).toLowerCase()
      const value = line.slice(colon + 1).trim()
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value
    }
    const body = readBody(bytes, end + 4, headers, head || status === 204 || status < 200)
    if (!body) break
    at = body.end
    if (status >= 200) answers.push({ status, headers, body: body.text })
  }
  return { answers, rest: bytes.subarray(at).toString('latin1') }
}

function readBody(
  bytes: Buffer,
  from: number,
  headers: Readonly<Record<string, string>>,
  none: boolean,
): { text: string; end: number } | undefined {
  if (none) return { text: '', end: from }
  if (headers['transfer-encoding'] !== 'chunked') {
    const end = from + Number(headers['content-length'] ?? 0)
    return end > bytes.length ? undefined : { text: bytes.subarray(from, end).toString('utf8'), end }
  }
  const pieces: Buffer[] = []
  for (let at = from; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line === -1) return undefined
    const size = parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    const end = line + 2 + size + 2
    if (end > bytes.length) return undefined
    if (size === 0) return { text: Buffer.concat(pieces).toString('utf8'), end }
    pieces.push(bytes.subarray(line + 2, line + 2 + size))
    at = end
  }
}
