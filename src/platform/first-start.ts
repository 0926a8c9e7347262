import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from './logging.ts'
import type { Progress, Readiness } from './readiness.ts'

/** Something that a server comes with: made once, so that it does not come back for an operator who removed it. */
export interface FirstStart {
  /** As sentences and the readiness of the server call it: `demo data`. */
  readonly name: string
  /** Where the marker is that says that it was made. */
  readonly folder: string
  /** File name of the marker. */
  readonly marker: string
  /** Goes on with what an interrupted attempt has left; makes the folder too. Stops soon after the signal aborts. */
  readonly make: (onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<void>
}

/**
 * Makes what a server comes with beside the running server, if it was not made yet. The server is not ready until
 * it is there; an attempt that was interrupted is taken up again at the next start.
 * @returns what stops the making and waits for its end
 */
export async function makeAtFirstStart(
  { name, folder, marker, make }: FirstStart,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const markerPath = join(folder, marker)
  if (!(await isMissing(markerPath))) return { stop: () => Promise.resolve() }
  const abort = new AbortController()
  // Before the server listens: nobody may be told that it is ready.
  readiness.report(name, { done: 0, total: 1, step: 'starting' })
  const made = (async () => {
    await make((progress) => readiness.report(name, progress), abort.signal)
    await writeFile(markerPath, `Remove this file to have the ${name} made again at the next start.\n`)
    readiness.finish(name)
    logger.info(`The ${name} is there.`)
  })().catch((error: unknown) => {
    if (abort.signal.aborted) return
    logger.error({ err: error }, `The ${name} could not be made.`)
    readiness.fail(name, `The ${name} could not be made; the log tells why.`)
  })
  return {
    stop: async () => {
      abort.abort()
      await made
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
