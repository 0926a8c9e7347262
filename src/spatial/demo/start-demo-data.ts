import { makeAtFirstStart, type FirstStart } from '../../platform/first-start.ts'
import type { Logger } from '../../platform/logging.ts'
import type { Readiness } from '../../platform/readiness.ts'
import type { Collections } from '../services/collections.ts'
import { buildDemoData } from './build-in-child.ts'

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
  return makeAtFirstStart({ name: 'demo data', folder, marker: '.demo-data-made', make }, readiness, logger)
}
