import type { Caller } from './call.ts'
import type { OperationTypes } from './contract.ts'

declare const operation: unique symbol

/** The result of a responder: an answer for exactly the operation that it was created for. */
export interface Answer<Id = unknown> {
  readonly [operation]?: (id: Id) => void
  readonly status: number
  /** Null for an answer without a body. */
  readonly mediaType: string | null
  readonly headers: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body: unknown
}

declare const encodes: unique symbol

export type Pieces = AsyncIterable<string | Uint8Array>

/** The media type of an answer if the contract leaves it open: the body gives it. */
export const ANY_TYPE = '*/*'

/**
 * A body of type `Body` that is already encoded: whole, or in pieces that are sent as they come and never
 * collected.
 */
export class Encoded<Body> {
  declare readonly [encodes]: () => Body
  readonly content: string | Uint8Array | Pieces
  /** Used if the contract leaves the media type open. */
  readonly mediaType: string

  constructor(content: string | Uint8Array | Pieces, mediaType = 'application/octet-stream') {
    this.content = content
    this.mediaType = mediaType
  }
}

/** True if the content comes in pieces. */
export function isPieces(content: unknown): content is Pieces {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content
}

/** An answer whose pieces are events that a client waits for (WHATWG HTML, 9.2). It may be endless. */
export function isEventStream({ mediaType }: Pick<Answer, 'mediaType'>): boolean {
  return mediaType !== null && mediaType.startsWith('text/event-stream')
}

type Args<Reply extends { body: unknown; headers: object }> = [
  ...([Reply['body']] extends [undefined] ? [] : [body: Reply['body'] | Encoded<Reply['body']>]),
  ...(object extends Reply['headers'] ? [headers?: Reply['headers']] : [headers: Reply['headers']]),
]

/** One responder per documented answer of an operation: `reply.ok(body)`, `reply.created(body, headers)`. */
export type Reply<Ops extends OperationTypes, Id extends keyof Ops> = {
  readonly [Name in keyof Ops[Id]['replies']]: (...args: Args<Ops[Id]['replies'][Name]>) => Answer<Id>
}

/** The validated request of an operation, in the types of its contract, and the caller. */
export type Request<Ops extends OperationTypes, Id extends keyof Ops> = Readonly<Ops[Id]['request']> & {
  readonly caller: Caller
}

export type Handler<Ops extends OperationTypes, Id extends keyof Ops> = (
  request: Request<Ops, Id>,
  reply: Reply<Ops, Id>,
) => Promise<Answer<Id>>

/** Exactly one handler for each of the given operations (all operations, if none are given). */
export type Handlers<Ops extends OperationTypes, Id extends keyof Ops = keyof Ops> = {
  readonly [Key in Id]: Handler<Ops, Key>
}
