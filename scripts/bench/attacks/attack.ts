import { setMaxListeners } from 'node:events'
import type { Tally } from './ask.ts'
import type { Target } from './target.ts'

/** What a single user may send, and a server must outlast. */
export interface Attack {
  /** For `--only`. */
  readonly name: string
  /** What the attacker needs before the measuring begins. */
  readonly prepare?: (target: Target) => Promise<unknown>
  /**
   * Bounded in count and time.
   * @param statuses what the attacker is answered
   * @param signal ends the attack where the server has ended
   * @param prepared what `prepare` gave
   */
  readonly run: (target: Target, statuses: Tally, signal: AbortSignal, prepared: unknown) => Promise<void>
}

/** Does something in as many lanes at once, each again and again until the time is over or the signal comes. */
export async function inLanes(
  lanes: number,
  seconds: number,
  signal: AbortSignal,
  turn: (turn: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const over = within(seconds, signal)
  let turns = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!over.aborted) await turn(turns++, over)
    }),
  )
}

/** Does something so many times at once. */
export const atOnce = async (times: number, turn: (turn: number) => Promise<void>): Promise<void> =>
  void (await Promise.all(Array.from({ length: times }, (_, index) => turn(index))))

/** Comes with a signal, or when the time is over. Any number of clients may wait for it. */
export function within(seconds: number, signal: AbortSignal): AbortSignal {
  // AbortSignal.any may lose a signal that nobody else holds.
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  const timer = setTimeout(() => over.abort(), seconds * 1000)
  const stop = (): void => {
    clearTimeout(timer)
    over.abort()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return over.signal
}

/** Resolves when the signal comes. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Resolves when the time is over, or the signal comes. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
    if (signal.aborted) finish()
  })
