import { awaitFirstStart, makeAtFirstStart, type FirstStart } from '../../platform/first-start.ts'
import type { Logger } from '../../platform/logging.ts'
import type { Readiness } from '../../platform/readiness.ts'
import type { Collections } from '../services/collections.ts'
import { buildDemoData } from './build-in-child.ts'

const DEMO_DATA = { name: 'demo data', marker: '.demo-data-made' }

/** Builds the demo data beside the running server at the first start. */
export function startDemoData(
  folder: string,
  collections: Collections,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const make: FirstStart['make'] = async (onProgress, signal) => {
    await buildDemoData({ dir: folder, onProgress, signal })
    await collections.refresh()
  }
  return makeAtFirstStart({ ...DEMO_DATA, folder, make }, readiness, logger)
}

/** Waits until another process has built the demo data at the first start. */
export function awaitDemoData(
  folder: string,
  collections: Collections,
  readiness: Readiness,
): Promise<{ stop: () => Promise<void> }> {
  return awaitFirstStart({ ...DEMO_DATA, folder }, () => collections.refresh(), readiness)
}
