/** How long requests of other users wait. */

/** The longest answers, in milliseconds. */
export interface Waits {
  readonly write: number
  readonly read: number
}

const EVERY_MS = 20

/**
 * Sends small requests about another repository while something runs: at most one of each kind at a time, and one
 * every 20 ms.
 */
export async function waitsDuring<T>(
  write: () => Promise<unknown>,
  read: () => Promise<unknown>,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly waits: Waits }> {
  let isRunning = true
  const longest = async (send: () => Promise<unknown>): Promise<number> => {
    let most = 0
    while (isRunning) {
      const started = performance.now()
      await send()
      const taken = performance.now() - started
      most = Math.max(most, taken)
      if (taken < EVERY_MS) await new Promise((resolve) => setTimeout(resolve, EVERY_MS - taken))
    }
    return most
  }
  const probes = Promise.all([longest(write), longest(read)])
  try {
    const result = await run()
    isRunning = false
    const [slowestWrite, slowestRead] = await probes
    return { result, waits: { write: slowestWrite, read: slowestRead } }
  } finally {
    isRunning = false
  }
}
