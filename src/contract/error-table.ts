import type { Call } from './call.ts'

/** An answer to a failed request, as a service's table gives it. */
export interface ErrorAnswer {
  readonly status: number
  readonly mediaType: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What an error table may ask of a call: `operation` is unset before routing, `body` until it was read. */
export type FailedCall = Pick<Call, 'requestId' | 'operation' | 'body'>

/** Maps whatever was thrown to an answer. Must not throw. */
export type ErrorTable = (error: unknown, call: FailedCall) => ErrorAnswer

type ErrorClass<E> = abstract new (...args: never[]) => E

/** One line of a table: errors of this class become what `describe` returns. */
export interface ErrorRow<Description> {
  readonly matches: (error: unknown) => boolean
  readonly describe: (error: unknown) => Description
}

/** Declares a line of an error table. */
export function row<E, Description>(
  type: ErrorClass<E>,
  describe: (error: E) => Description,
): ErrorRow<Description> {
  return { matches: (error) => error instanceof type, describe: (error) => describe(error as E) }
}

/** The description of the first line that fits, or undefined: then the error is a fault of the server. */
export function lookUp<Description>(
  rows: readonly ErrorRow<Description>[],
  error: unknown,
): Description | undefined {
  return rows.find((candidate) => candidate.matches(error))?.describe(error)
}
