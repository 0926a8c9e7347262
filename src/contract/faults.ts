/** Where in a request a fault lies. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body' | 'request'
  /** Name of the parameter or header; for a body a JSON pointer; empty for the request as a whole. */
  readonly name: string
}

/**
 * One thing that is wrong with a request.
 * `unknown`: a parameter that the operation does not have. `malformed`: text that cannot be read at all
 * (encoding, NUL, syntax). `invalid`: a value that its schema refuses. `discriminator`: a body that names no kind,
 * or one that there is not; its place is the member that should. `missing`, `repeated`: as they say; a body that
 * is missing as a whole has the place ''.
 */
export interface Fault {
  readonly place: Place
  readonly kind: 'unknown' | 'malformed' | 'invalid' | 'discriminator' | 'missing' | 'repeated'
  /** A whole sentence that names the place and says how to mend it. */
  readonly message: string
}

/** Base of everything that the runtime itself refuses a request for. */
export class RequestError extends Error {
  override get name(): string {
    return this.constructor.name
  }
}

/** No operation has this path. */
export class UnknownPath extends RequestError {}

/** The path exists, the method does not; `allow` are the methods that do. */
export class MethodNotAllowed extends RequestError {
  readonly allow: readonly string[]

  constructor(message: string, allow: readonly string[]) {
    super(message)
    this.allow = allow
  }
}

/** None of the media types that the client accepts is offered. */
export class NotAcceptable extends RequestError {}

/** The body's media type, charset or content coding is not one that the operation reads. */
export class UnsupportedMediaType extends RequestError {}

/** The body is longer than the limit. */
export class BodyTooLarge extends RequestError {}

/** Parameters or body do not follow the contract. */
export class InvalidRequest extends RequestError {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => fault.message).join(' '))
    this.faults = faults
  }
}

/** Nothing that could authenticate the request was sent. */
export class CredentialsMissing extends RequestError {}

/** A budget of requests is used up. */
export class BudgetExceeded extends RequestError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The client went away, or was cut off, before the request was read whole. Nobody is there to answer. */
export class ClientGone extends RequestError {}
