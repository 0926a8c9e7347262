import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ReadBody } from './body.ts'
import type { OperationSpec } from './contract.ts'

/** The authenticated caller, as far as the runtime needs it; a service's authenticator returns more. */
export interface Principal {
  /** Stable for a credential; its requests share a budget. Never contains the secret. */
  readonly id: string
  /** Requests per minute, if this credential has its own limit. */
  readonly rateLimit?: number | undefined
}

/** State of a budget after a request was taken from it. */
export interface Budget {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
  readonly retryAfterSeconds: number
}

/** Address of a client, and the origin that it uses for this server. */
export interface Client {
  /** The address under which requests are counted. */
  readonly address: string
  /**
   * Scheme and authority for links, such as `https://example.org`, with the path of a proxy in front of the server,
   * such as `https://example.org/data`. Without a trailing slash.
   */
  readonly origin: string
  /** Set if another server received the request and passed it on to this one. */
  readonly passedOn?: { readonly requestId: string }
}

/** The data of a request besides its validated content. */
export interface Caller {
  readonly method: string
  readonly requestId: string
  readonly client: Client
  readonly origin: string
  readonly principal: Principal | undefined
  /** Path and query as they were sent. */
  readonly target: string
  /** Time at which the head of the request was received, in milliseconds of `performance.now()`. */
  readonly startedAt: number
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** A validated request, in the types of its contract. */
export interface ValidatedRequest {
  readonly caller: Caller
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The media type of the answer, if the operation has several for one status. */
  readonly accepts: string | undefined
}

/** A request on its way through the runtime. openapi-backend takes it for its own request object. */
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
  /** The parsed body, valid or not; set only if the operation takes a body. */
  body: ReadBody | undefined = undefined
  /** Set when parameters and body may be validated. */
  isAuthorised = false
  /** Name of the other server that gave the answer, if one did. */
  answeredBy: string | undefined = undefined
  /** True if another server gave the answer, and it was sent. */
  isAnswered = false
  /** Set when parameters and body are valid. */
  request: ValidatedRequest | undefined = undefined
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
        // A response that waits behind others of its connection learns only from the socket that the
        // connection ended.
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
