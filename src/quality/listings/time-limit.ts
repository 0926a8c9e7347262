import { QueryTooLong } from './errors.ts'

/**
 * Does some work that ends when the signal is aborted or its time is over. The time is kept also where the work takes
 * long to end, as an engine does that looks at its orders between two parts of its data.
 * @param limit seconds since a moment of `performance.now()`
 * @param work gets a signal that tells either, its reason QueryTooLong where it is the time; and a function that says
 * that there is an answer, which ends the time limit
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
  // Whoever does not wait any more has got the better answer.
  working.catch(() => undefined)
  try {
    return await Promise.race([working, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
