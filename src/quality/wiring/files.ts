import type { Surroundings } from '../../service-module.ts'
import { Files } from '../services/files/files.ts'
import { FileStore } from '../stores/files/files.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

/** The uploaded files. */
export function wireFiles(
  { config, logger, catalogue, cluster }: Surroundings,
  { removals, space, contentNames }: Stores,
): Family<{ readonly files: Files }> {
  const files = new Files({
    store: new FileStore(catalogue),
    names: contentNames,
    space,
    limitBytes: config.uploadLimitBytes,
    keptDays: config.uploadsKeptDays,
    removals,
    hasDuty: () => cluster.has('retention'),
    logger,
  })
  return {
    services: { files },
    jobs: [],
    start: () => files.start(),
    closers: [{ name: 'files', close: () => files.close() }],
  }
}
