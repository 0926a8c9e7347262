import type { Logger } from '../../platform/logging.ts'
import type { Readiness } from '../../platform/readiness.ts'
import type { Collections } from '../services/collections.ts'
import { makeDemoData, needsDemoData } from './first-start.ts'

/** Makes the demo data beside the running server, if this is the first start. */
export async function startDemoData(
  folder: string,
  collections: Collections,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (!(await needsDemoData(folder))) return { stop: () => Promise.resolve() }
  const abort = new AbortController()
  const name = 'demo data'
  // Before the server listens: nobody may be told that it is ready.
  readiness.report(name, { done: 0, total: 1, step: 'starting' })
  const made = (async () => {
    await makeDemoData(folder, (progress) => readiness.report(name, progress), abort.signal)
    await collections.refresh()
    readiness.finish(name)
    logger.info('The demo data is there.')
  })().catch((error: unknown) => {
    if (abort.signal.aborted) return
    logger.error({ err: error }, 'The demo data could not be made.')
    readiness.fail(name, 'The demo data could not be made; the log tells why.')
  })
  return {
    stop: async () => {
      abort.abort()
      await made
    },
  }
}
