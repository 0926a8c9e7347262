import { QueryTooLong } from './errors.ts'

/**
 * Runs work that ends when the signal is aborted or its time limit is reached. The time limit is kept even if the
 * work ends slowly: the engine checks for cancellation only between chunks.
 * @param limit seconds since a moment of `performance.now()`
 * @param work gets a signal that aborts in both cases, with QueryTooLong as its reason at the time limit; and a
 * function to call when there is an answer, which ends the time limit
 * @throws QueryTooLong
 */
export async function within<T>(
  { seconds, since }: { readonly seconds: number; readonly since: number },
  signal: AbortSignal,
  work: (signal: AbortSignal, answered: () => void) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    const left = since + seconds * 1000 - performance.now()
    timer = setTimeout(
      () => {
        const reason = new QueryTooLong(seconds)
        limit.abort(reason)
        reject(reason)
      },
      Math.max(0, left),
    )
  })
  const working = work(AbortSignal.any([signal, limit.signal]), () => clearTimeout(timer))
  // The caller has already received `QueryTooLong`.
  working.catch(() => undefined)
  try {
    return await Promise.race([working, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
