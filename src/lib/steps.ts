import { nextTurn } from './turns.ts'

/** A computation that can pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result, undefined>

const TURN_MS = 4

/**
 * Computes in turns of about 4 ms, between which other work on the event loop gets its chance. A turn is longer if a
 * single step is.
 * @throws what the computation throws
 */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn()
    const end = performance.now() + TURN_MS
    do {
      const { done, value } = steps.next()
      if (done === true) return value
    } while (performance.now() < end)
  }
}

/** Computes without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
