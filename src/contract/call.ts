import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ReadBody } from './body.ts'
import type { OperationSpec } from './contract.ts'

/** Who is authenticated, as far as the runtime needs to know; a service's authenticator returns more. */
export interface Principal {
  /** Stable for one credential; its requests share a budget. Never the secret itself. */
  readonly id: string
  /** Requests a minute, where this credential has a limit of its own. */
  readonly rateLimit?: number | undefined
}

/** State of a budget of requests after one was taken from it. */
export interface Budget {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
  readonly retryAfterSeconds: number
}

/** Where a request comes from and how it names us. */
export interface Client {
  /** What the budget of the address is kept by. */
  readonly address: string
  /** Scheme and authority that links start with, such as `https://example.org`; no slash at the end. */
  readonly origin: string
}

/** What a handler learns of a request beside its validated content. */
export interface Caller {
  readonly method: string
  readonly requestId: string
  readonly client: Client
  readonly origin: string
  readonly principal: Principal | undefined
  /** Path and query as they were sent. */
  readonly target: string
  /** When the head of the request was there, in milliseconds of `performance.now()`. */
  readonly startedAt: number
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal
}

/** A request that follows the contract, in the types that it gives. */
export interface JudgedRequest {
  readonly caller: Caller
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The media type to answer with, where the operation has several for one status. */
  readonly accepts: string | undefined
}

/** One request on its way through the runtime. openapi-backend takes it for its own request object. */
export class Call implements Caller {
  readonly message: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly target: string
  readonly path: string
  /** Query without the question mark. */
  readonly search: string
  readonly client: Client
  readonly startedAt = performance.now()
  principal: Principal | undefined = undefined
  budget: Budget | undefined = undefined
  operation: OperationSpec | undefined = undefined
  /** Encoded segments for the path parameters. */
  segments: readonly string[] = []
  /** What a body was read as, good or bad; only set where the operation takes one. */
  body: ReadBody | undefined = undefined
  /** Set once nothing stands in the way of judging parameters and body. */
  isAuthorised = false
  /** Set once parameters and body were found to follow the contract. */
  request: JudgedRequest | undefined = undefined
  #abort: AbortController | undefined = undefined

  constructor(
    message: IncomingMessage,
    response: ServerResponse,
    target: string,
    requestId: string,
    client: Client,
  ) {
    this.message = message
    this.response = response
    this.requestId = requestId
    this.client = client
    this.target = target
    const question = target.indexOf('?')
    this.path = question === -1 ? target : target.slice(0, question)
    this.search = question === -1 ? '' : target.slice(question + 1)
  }

  get method(): string {
    return this.message.method ?? 'GET'
  }

  get headers(): IncomingHttpHeaders {
    return this.message.headers
  }

  get origin(): string {
    return this.client.origin
  }

  get signal(): AbortSignal {
    if (!this.#abort) {
      const abort = new AbortController()
      const { socket } = this.message
      const end = () => {
        // A response that waits behind others of its connection hears of the connection's end by the socket alone.
        socket.off('close', end)
        abort.abort()
      }
      this.#abort = abort
      if (this.response.destroyed || socket.destroyed) abort.abort()
      else {
        this.response.once('close', end)
        socket.once('close', end)
      }
    }
    return this.#abort.signal
  }
}
