import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { repositoryFolders } from '../services/repositories.ts'

/** A job's own folder for temporary files. */
export const jobFolderOf =
  ({ dataDir }: Pick<Config, 'dataDir'>) =>
  (repositoryId: number, jobId: number): string =>
    join(repositoryFolders(dataDir, repositoryId).loads, String(jobId))
