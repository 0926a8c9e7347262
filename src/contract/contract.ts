/**
 * The value that `npm run codegen` generates from an OpenAPI document. It contains everything the runtime
 * needs of a service: routes, parameters, replies, security and compiled validators.
 */
export interface Contract<Ops extends OperationTypes = OperationTypes, Scheme extends string = string> {
  /** Name of the service: the folder under `specs/`. */
  readonly service: string
  readonly operations: readonly OperationSpec[]
  /** Names of all security schemes. Each needs an authenticator. */
  readonly securitySchemes: readonly Scheme[]
  readonly validators: Readonly<Record<string, RequestValidators>>
  /**
   * Requirements of patterns, as the rest of a sentence (`must …`), if the document describes them; by
   * pattern.
   */
  readonly patternsInWords?: Readonly<Record<string, string>>
  /** Loads the reply validators and the document; only tests, `npm run dev` and `/api` need them. */
  readonly loadReplyValidators: () => Promise<Readonly<Record<string, Validator>>>
  readonly loadDocument: () => Promise<unknown>
  /** Never set; carries the operations' types. */
  readonly types?: Ops
}

/** Types of each operation's request and replies, as generated. */
export type OperationTypes = Record<string, { request: RequestTypes; replies: Record<string, ReplyTypes> }>

export interface RequestTypes {
  path: object
  query: object
  headers: object
  body: unknown
}

export interface ReplyTypes {
  body: unknown
  headers: object
}

export interface OperationSpec {
  readonly id: string
  /** Upper case. */
  readonly method: string
  /** Template with `{name}` for parameters; each parameter is a whole segment. */
  readonly path: string
  readonly parameters: readonly ParameterSpec[]
  readonly body: BodySpec | null
  readonly replies: readonly ReplySpec[]
  /** Alternatives. Empty: no authentication. */
  readonly security: readonly SecurityRequirement[]
  /** True for a GET that schedules a job (`x-schedules-job`), and so changes something. */
  readonly schedulesJob?: boolean
}

/** Schemes that must all be satisfied, each with its required roles (OpenAPI 3.1, 4.8.30). */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>

export type ScalarType = 'string' | 'number' | 'integer' | 'boolean'
/** One value, or a list of values under one name. */
export type ValueType = ScalarType | { readonly items: ScalarType }
/**
 * `entries`: a free-form parameter, an exploded object in a query. Every undeclared name is an entry of it;
 * its own name never occurs in a request. An operation has at most one.
 */
export type ParameterType = ValueType | { readonly entries: 'string' }

export interface ParameterSpec {
  /** Header names are in lower case. */
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly type: ParameterType
  /** For lists: one entry per repetition of the name; otherwise the entries are separated by commas. */
  readonly explode: boolean
  readonly default?: unknown
  /** True if an empty value counts as not given. */
  readonly emptyIsAbsent?: boolean
  /** The media range that each value selects for the answer, in place of the header `Accept`. */
  readonly mediaTypes?: Readonly<Record<string, string>>
}

export interface BodySpec {
  readonly required: boolean
  readonly mediaTypes: readonly string[]
  /** The only part of a multipart/form-data body: a file, which is streamed to the handler. */
  readonly file?: string
  /** If the body has several kinds: the member that names the kind, and the names of all kinds. */
  readonly kinds?: { readonly member: string; readonly names: readonly string[] }
  /** Paths of members that count as not given if they are empty strings. */
  readonly emptyIsAbsent?: readonly (readonly string[])[]
  /** Members with a second name. A member precedes the members within it. */
  readonly aliases?: readonly Alias[]
}

/** The path of a member, and its second name in the same object. */
export interface Alias {
  readonly path: readonly string[]
  readonly alias: string
}

export interface ReplySpec {
  readonly status: number
  /**
   * Name of the responder, see reply-names.ts. For further media types of a status it ends with the media
   * type.
   */
  readonly name: string
  /** Null for a reply without a body. */
  readonly mediaType: string | null
  /** Names of all documented headers. */
  readonly headers: readonly string[]
}

/** A validator compiled by ajv; leaves its findings in `errors`. */
export interface Validator {
  (data: unknown): boolean
  errors?: ValidationError[] | null
}

export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface RequestValidators {
  readonly path?: Validator
  readonly query?: Validator
  readonly headers?: Validator
  /** By media type. */
  readonly body?: Readonly<Record<string, Validator>>
}
