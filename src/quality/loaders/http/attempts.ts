import { setTimeout as pause } from 'node:timers/promises'
import { SourceUnreadable } from '../errors.ts'
import { HttpFault, type HttpTimes } from './http-get.ts'

/** Time limits, and the attempts after failures that may pass by themselves. */
export interface AttemptTimes extends HttpTimes {
  /** Attempts beyond the first one. */
  readonly retries: number
  /** The pause before the second attempt. Each further one is twice as long. */
  readonly retryMs: number
}

/** A connection that broke after so many bytes does not count as one of the failed attempts in a row. */
export const PROGRESS_BYTES = 1 << 20

/**
 * An attempt failed, and another attempt, perhaps at another host, can succeed. The message is a sentence. After the
 * last attempt it becomes a SourceUnreadable.
 */
export class TransientFault extends Error {}

/** Waits before another attempt. @param attempt number of the failed attempt, from 0 */
export async function backOff(
  attempt: number,
  { retryMs }: Pick<AttemptTimes, 'retryMs'>,
  signal: AbortSignal,
): Promise<void> {
  await pause(retryMs * 2 ** attempt, undefined, { signal }).catch(() => signal.throwIfAborted())
}

/**
 * Does the work again after transient faults, with longer and longer pauses.
 * @throws SourceUnreadable, the error of the work, or the signal's reason
 */
export async function repeated<T>(
  times: AttemptTimes,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TransientFault)) throw error
      if (attempt === times.retries) throw new SourceUnreadable(error.message, { cause: error })
      await backOff(attempt, times, signal)
    }
  }
}

/**
 * Does a part of an exchange. A failure below HTTP becomes a sentence about the host.
 * @param host the subject of the sentence
 */
export async function told<T>(host: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error
    const sentence = `${host} ${error.message}; check the address and that it runs.`
    throw error.isTransient
      ? new TransientFault(sentence, { cause: error })
      : new SourceUnreadable(sentence, { cause: error })
  }
}
