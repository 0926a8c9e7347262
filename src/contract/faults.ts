/** The place of a fault in a request. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body' | 'request'
  /** Name of the parameter or header; for a body a JSON pointer; empty for the whole request. */
  readonly name: string
}

/**
 * A fault in a request. `unknown`: a parameter that the operation does not have. `malformed`: text that
 * cannot be parsed (encoding, NUL, syntax). `invalid`: a value that violates its schema. `discriminator`: a
 * body whose kind is missing or unknown; its place is the member that names the kind. `missing`, `repeated`:
 * the parameter or member is missing or repeated; the place of a missing body is ''.
 */
export interface Fault {
  readonly place: Place
  readonly kind: 'unknown' | 'malformed' | 'invalid' | 'discriminator' | 'missing' | 'repeated'
  /** A whole sentence that names the place and says how to correct it. */
  readonly message: string
}

/** Base class of the runtime's own reasons to reject a request. */
export class RequestError extends Error {
  override get name(): string {
    return this.constructor.name
  }
}

/** No operation has this path. */
export class UnknownPath extends RequestError {}

/** The path exists, but not with this method; `allow` are the allowed methods. */
export class MethodNotAllowed extends RequestError {
  readonly allow: readonly string[]

  constructor(message: string, allow: readonly string[]) {
    super(message)
    this.allow = allow
  }
}

/** The client accepts none of the offered media types. */
export class NotAcceptable extends RequestError {}

/** The operation does not support the body's media type, charset or content coding. */
export class UnsupportedMediaType extends RequestError {}

/** The body is longer than the limit. */
export class BodyTooLarge extends RequestError {}

/** Parameters or body violate the contract. */
export class InvalidRequest extends RequestError {
  readonly faults: readonly Fault[]
  /** The parameters without a fault; undefined if the path has one. A service may find further faults in them. */
  readonly parameters: { readonly path: ParameterValues; readonly query: ParameterValues } | undefined

  constructor(faults: readonly Fault[], parameters?: InvalidRequest['parameters']) {
    super(faults.map((fault) => fault.message).join(' '))
    this.faults = faults
    this.parameters = parameters
  }
}

type ParameterValues = Readonly<Record<string, unknown>>

/** The request has no credentials. */
export class CredentialsMissing extends RequestError {}

/** A page of another site sent a request that may change data. */
export class ForeignPage extends RequestError {}

/** A budget of requests is used up. */
export class BudgetExceeded extends RequestError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Another server answers the request, and cannot be reached at the moment. */
export class ServerUnavailable extends RequestError {}

/** The client disconnected, or was cut off, before the request was read completely. No answer can be sent. */
export class ClientGone extends RequestError {}
