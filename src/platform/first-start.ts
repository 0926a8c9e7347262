import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logging.ts'
import type { Progress, Readiness } from './readiness.ts'

/** Interval at which a process looks for data that another one makes. */
const LOOK_MS = 200

/** Data that is made once at the first start, so that it does not come back after an operator removed it. */
export interface FirstStart {
  /** The name in messages and in the readiness of the server: `demo data`. */
  readonly name: string
  /** Folder of the marker file that records that the data was made. */
  readonly folder: string
  /** File name of the marker. */
  readonly marker: string
  /** Continues an interrupted attempt; also creates the folder. Stops soon after the signal aborts. */
  readonly make: (onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<void>
}

/**
 * Makes the data beside the running server, if it was not made yet. The server is not ready until the data is
 * there. An interrupted attempt continues at the next start.
 * @returns a function that stops the work and waits for its end
 */
export async function makeAtFirstStart(
  { name, folder, marker, make }: FirstStart,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const markerPath = join(folder, marker)
  if (!(await isMissing(markerPath))) return { stop: () => Promise.resolve() }
  const abort = new AbortController()
  // Reported before the server listens, so that no probe sees it as ready.
  readiness.report(name, { done: 0, total: 1, step: 'starting' })
  const made = (async () => {
    await make((progress) => readiness.report(name, progress), abort.signal)
    await writeFile(markerPath, `Remove this file to make the ${name} again at the next start.\n`)
    readiness.finish(name)
    logger.info(`The ${name} is ready.`)
  })().catch((error: unknown) => {
    if (abort.signal.aborted) return
    logger.error({ err: error }, `The ${name} could not be made.`)
    readiness.fail(name, `The ${name} could not be made. The log gives the reason.`)
  })
  return {
    stop: async () => {
      abort.abort()
      await made
    },
  }
}

/**
 * Waits until another process has made the data. This process is not ready until then.
 * @param seen called once the data is there; the process is ready when it has resolved
 * @returns a function that stops the waiting
 */
export async function awaitFirstStart(
  { name, folder, marker }: Omit<FirstStart, 'make'>,
  seen: () => Promise<void>,
  readiness: Readiness,
): Promise<{ stop: () => Promise<void> }> {
  const markerPath = join(folder, marker)
  if (!(await isMissing(markerPath))) return { stop: () => Promise.resolve() }
  readiness.report(name, { done: 0, total: 1, step: 'waiting' })
  const abort = new AbortController()
  const waited = (async () => {
    while (await isMissing(markerPath)) await delay(LOOK_MS, undefined, { signal: abort.signal, ref: false })
    await seen()
    readiness.finish(name)
  })().catch((error: unknown) => {
    if (!abort.signal.aborted)
      readiness.fail(name, `The ${name} could not be looked for: ${(error as Error).message}.`)
  })
  return {
    stop: async () => {
      abort.abort()
      await waited
    },
  }
}

async function isMissing(path: string): Promise<boolean> {
  try {
    await access(path)
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}
