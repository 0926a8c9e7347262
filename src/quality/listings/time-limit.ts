import { WarehouseError } from '../stores/warehouse.ts'

/** A question takes longer to answer than the server gives to one. */
export class QueryTooLong extends WarehouseError {
  constructor(seconds: number) {
    super(
      `The answer was not there after ${seconds} seconds: ask for less, such as by a simpler condition or order, or raise QUERY_SECONDS.`,
    )
  }
}

/**
 * Does some work that ends when the signal is aborted, or after some time. The time is kept also where the work takes
 * long to end, as an engine does that looks at its orders between two parts of its data.
 * @param seconds Infinity for all the time that it takes
 * @param work gets a signal that tells either; it may pass on what it has begun, which the time does not end any more
 * @throws QueryTooLong
 */
export async function within<T>(
  seconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (seconds === Infinity) return work(signal)
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort()
      reject(new QueryTooLong(seconds))
    }, seconds * 1000)
  })
  const working = work(AbortSignal.any([signal, limit.signal]))
  // Whoever does not wait any more has got the better answer.
  working.catch(() => undefined)
  try {
    return await Promise.race([working, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
