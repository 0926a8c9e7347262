import { FetchError, ResponseError } from '../../../generated/quality/sdk/typescript/src/runtime.ts'
import type { Problem } from '../../../generated/quality/sdk/typescript/src/models/Problem.ts'
import { TEXTS } from '../texts.ts'
import { inWords } from './in-words.ts'

/** Why a request has no result, in words for the user. */
export interface Fault {
  /** The status of the answer; 0 if there was none. */
  readonly status: number
  /** What happened, in one sentence. */
  readonly title: string
  /** The reason, as the server tells it. */
  readonly detail: string | undefined
  /** What is wrong with the parts of the request. */
  readonly errors: readonly FaultPart[]
  /** Seconds after which the request may be sent again, if the server says so. */
  readonly retryAfter: number | undefined
  /** The id of the request in the server's log. */
  readonly id: string | undefined
  /** All members of the problem that the server described. */
  readonly problem: Partial<Problem>
}

/** A fault of one part of a request. */
export interface FaultPart {
  readonly detail: string
  readonly pointer?: string | undefined
  readonly parameter?: string | undefined
}

/** True if a request was given up because its result is no longer needed. */
export const isAborted = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') ||
  (error instanceof FetchError && isAborted(error.cause))

/** Describes what went wrong with a request of the generated client. */
export async function faultOf(error: unknown): Promise<Fault> {
  if (error instanceof ResponseError) return faultOfAnswer(error.response)
  if (error instanceof FetchError) return withoutAnswer(TEXTS.faults.offline)
  // The browser's tools show where it came from.
  reportError(error)
  return withoutAnswer(TEXTS.faults.unexpected, error instanceof Error ? error.message : String(error))
}

export async function faultOfAnswer(response: Response): Promise<Fault> {
  const problem = await problemOf(response)
  const { status } = response
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN)
  return {
    status,
    title: TEXTS.faults.ofStatus(status),
    detail: inWords(problem.detail ?? problem.title),
    errors: (problem.errors ?? []).map((part) => ({ ...part, detail: inWords(part.detail) })),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    id: problem.id,
    problem,
  }
}

const withoutAnswer = (title: string, detail?: string): Fault => ({
  status: 0,
  title,
  detail,
  errors: [],
  retryAfter: undefined,
  id: undefined,
  problem: {},
})

/** A proxy may answer with something else than a problem. */
async function problemOf(response: Response): Promise<Partial<Problem>> {
  if (!(response.headers.get('Content-Type') ?? '').includes('json')) return {}
  try {
    return (await response.json()) as Partial<Problem>
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return {}
    throw error
  }
}
