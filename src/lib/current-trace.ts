import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from './trace-context.ts'

const storage = new AsyncLocalStorage<Trace>()
let running = 0

/**
 * Runs work on behalf of a trace. What the work leaves for later, such as jobs and events, keeps the trace. While such
 * work runs, Node follows every promise of the process, which costs each request some microseconds. So only changes run
 * in it, and afterwards Node follows none.
 */
export async function withTrace<T>(trace: Trace, work: () => Promise<T>): Promise<T> {
  running++
  try {
    return await storage.run(trace, work)
  } finally {
    running--
    if (running === 0) storage.disable()
  }
}

/** The trace of the work that runs; undefined if it runs for none. */
export const currentTrace = (): Trace | undefined => storage.getStore()
