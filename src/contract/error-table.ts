import type { Call } from './call.ts'

/** An answer to a failed request, as described by a service's table. */
export interface ErrorAnswer {
  readonly status: number
  readonly mediaType: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  /** True for a status from 500 that the client caused. The operator has nothing to mend, so it is not logged as a fault. */
  readonly isOfClient?: boolean
}

/** The data of a call for an error table. `operation` is unset before routing, `body` before it was read. */
export type FailedCall = Pick<
  Call,
  'requestId' | 'operation' | 'body' | 'headers' | 'origin' | 'path' | 'search'
>

/** Maps every thrown value to an answer. Must not throw. */
export type ErrorTable = (error: unknown, call: FailedCall) => ErrorAnswer

type ErrorClass<E> = abstract new (...args: never[]) => E

/** A row of a table: errors of this class are described by `describe`. */
export interface ErrorRow<Description> {
  readonly matches: (error: unknown) => boolean
  readonly describe: (error: unknown) => Description
}

/** Declares a row of an error table. */
export function row<E, Description>(
  type: ErrorClass<E>,
  describe: (error: E) => Description,
): ErrorRow<Description> {
  return { matches: (error) => error instanceof type, describe: (error) => describe(error as E) }
}

/** The description of the first matching row; undefined if the error is a fault of the server. */
export function lookUp<Description>(
  rows: readonly ErrorRow<Description>[],
  error: unknown,
): Description | undefined {
  return rows.find((candidate) => candidate.matches(error))?.describe(error)
}
