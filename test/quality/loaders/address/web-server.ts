import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TestCertificate } from '../../../support/certificate.ts'

/** What a path answers with instead of its file. */
export type Answer = (request: IncomingMessage, response: ServerResponse, content: Buffer) => void

interface WebFile {
  readonly content: Buffer
  readonly etag: string | undefined
}

/** A web server with files, on a free port of the loopback. It notes all requests. */
export class WebServer {
  /** Paths with their queries, and the headers, in the order of the requests. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage['headers'] }[] = []
  /** Answers of some paths, one for each request; the file follows when none is left. */
  readonly #answers = new Map<string, Answer[]>()
  readonly #files = new Map<string, WebFile>()
  readonly #server: Server
  readonly #scheme: string

  constructor(certificate?: TestCertificate) {
    const listener: RequestListener = (request, response) => this.#answer(request, response)
    this.#server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
    this.#scheme = certificate ? 'https' : 'http'
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await new Promise((resolve) => this.#server.once('listening', resolve))
    return this
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Host and port. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get url(): string {
    return `${this.#scheme}://${this.host}`
  }

  /** Adds or replaces a file. @param etag undefined: the server tells none */
  file(path: string, content: string | Buffer, etag?: string): void {
    this.#files.set(path, { content: Buffer.from(content), etag })
  }

  /** Answers requests for a path, one after the other. */
  answer(path: string, ...answers: Answer[]): void {
    this.#answers.set(path, answers)
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers } = request
    this.requests.push({ url, headers })
    const [path = ''] = url.split('?')
    const file = this.#files.get(decodeURIComponent(path))
    const answer = this.#answers.get(path)?.shift()
    if (answer !== undefined) return answer(request, response, file?.content ?? Buffer.alloc(0))
    if (file === undefined) return void response.writeHead(404).end('Not here.')
    sendFile(file, request, response)
  }
}

/** Sends a file or a part of it, as RFC 9110 says. */
export function sendFile(
  { content, etag }: WebFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { range, 'if-range': version } = request.headers
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (etag !== undefined) response.setHeader('ETag', etag)
  if (first === undefined || (version !== undefined && version !== etag))
    return void response.setHeader('Content-Length', content.length).end(content)
  const start = Number(first)
  const end = Math.min(last ? Number(last) + 1 : Infinity, content.length)
  if (start >= content.length)
    return void response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end()
  response.writeHead(206, {
    'Content-Range': `bytes ${start}-${end - 1}/${content.length}`,
    'Content-Length': end - start,
  })
  response.end(content.subarray(start, end))
}

/** Sends some bytes of a file, says that all follow, and closes the connection. */
export const breaksAfter =
  (bytes: number, headers: Record<string, string> = {}): Answer =>
  (request, response, content) => {
    const [, first = '0'] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? []
    const start = Number(first)
    const status = start > 0 ? 206 : 200
    response.writeHead(status, {
      ...headers,
      'Content-Length': content.length - start,
      ...(start > 0 && { 'Content-Range': `bytes ${start}-${content.length - 1}/${content.length}` }),
    })
    response.write(content.subarray(start, start + bytes), () => response.destroy())
  }
