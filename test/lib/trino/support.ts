import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TestCertificate } from '../../support/certificate.ts'

/** A request that a stand-in of Trino has got. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server that answers as a test wants, and keeps what it was asked. */
export class FakeTrino {
  readonly origin: string
  readonly seen: Seen[] = []
  readonly #server: http.Server

  private constructor(server: http.Server, seen: Seen[], scheme: string) {
    this.#server = server
    this.seen = seen
    this.origin = `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /**
   * @param answer gets the request, its body and the origin of the server
   * @param certificate of a server with TLS
   */
  static async start(
    answer: (seen: Seen, response: http.ServerResponse, origin: string) => void,
    certificate?: TestCertificate,
  ): Promise<FakeTrino> {
    const seen: Seen[] = []
    const listener: RequestListener = (request, response) => {
      const pieces: Buffer[] = []
      request.on('data', (piece: Buffer) => pieces.push(piece))
      request.on('end', () => {
        const one = {
          method: request.method!,
          path: request.url!,
          headers: request.headers,
          body: Buffer.concat(pieces).toString(),
        }
        seen.push(one)
        answer(one, response, fake.origin)
      })
    }
    const made = certificate ? https.createServer(certificate, listener) : http.createServer(listener)
    const server = made.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const fake = new FakeTrino(server, seen, certificate ? 'https' : 'http')
    return fake
  }

  /** Requests of a method. */
  of(method: string): Seen[] {
    return this.seen.filter((one) => one.method === method)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

export const json = (response: http.ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

const BIGINT = { name: 'n', typeSignature: { rawType: 'bigint', arguments: [] } }

/** Answers as Trino does, with a row on each of some pages. */
export const pagesOf =
  (count: number) =>
  ({ method, path }: Seen, response: http.ServerResponse, origin: string): void => {
    if (method === 'DELETE') return void response.writeHead(204).end()
    const page = method === 'POST' ? 0 : Number(/\/(\d+)(?:\?|$)/.exec(path)?.[1])
    json(response, {
      id: 'q',
      ...(page > 0 && { columns: [BIGINT], data: [[page]] }),
      ...(page < count && { nextUri: `${origin}/v1/statement/executing/q/y/${page + 1}` }),
    })
  }
