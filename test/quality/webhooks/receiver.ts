import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that arrived. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly json: {
    readonly id: string
    readonly event: string
    readonly time: string
    readonly repository: string
    readonly data: Readonly<Record<string, unknown>>
  }
}

/** A receiver of events on a free port of the loopback. */
export class Receiver {
  readonly requests: Received[] = []
  /** How it answers; 204 at first. */
  answer: (response: ServerResponse, request: Received) => void = (response) => {
    response.statusCode = 204
    response.end()
  }
  readonly #server: Server
  #arrived: (() => void)[] = []

  /** @param port 0 for a free one */
  static async start(port = 0): Promise<Receiver> {
    const receiver = new Receiver()
    await new Promise<void>((resolve) => receiver.#server.listen(port, '127.0.0.1', resolve))
    return receiver
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        const { method = '', url: path = '', headers } = request
        const received = { method, path, headers, body, json: JSON.parse(body) as Received['json'] }
        this.requests.push(received)
        this.answer(response, received)
        for (const arrived of this.#arrived.splice(0)) arrived()
      })
    })
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get host(): string {
    return `127.0.0.1:${this.port}`
  }

  get url(): string {
    return `http://${this.host}/`
  }

  /** The events so far, without tests. */
  get events(): string[] {
    return this.requests.map(({ json }) => json.event)
  }

  /** Waits until a number of requests have arrived. */
  async received(count: number): Promise<readonly Received[]> {
    while (this.requests.length < count) await new Promise<void>((resolve) => this.#arrived.push(resolve))
    return this.requests
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
