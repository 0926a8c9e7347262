import { checkSourceRoots } from './check-source-roots.ts'
import type { Config } from './config.ts'
import { checkDisk, ensureDataDir, restrictToOwner } from './data-dir.ts'
import type { FileLock } from './file-lock.ts'
import { confirmDataDir, lockDataDir } from './server-lock.ts'
import type { Closer } from './shutdown.ts'

/** Checks the data folder and locks it for this server. */
export async function holdDataDir({ dataDir, sourceRoots }: Config): Promise<FileLock> {
  await ensureDataDir(dataDir)
  await checkDisk(dataDir)
  await checkSourceRoots(sourceRoots, dataDir)
  const lock = await lockDataDir(dataDir, 'server')
  await restrictToOwner(dataDir)
  return lock
}

/** What the process that holds the data folder closes last. */
export const closersOfDataDir = ({ dataDir }: Config, lock: FileLock | undefined): readonly Closer[] => [
  { name: 'lock of the data', close: async () => lock?.release() },
  { name: 'folder of the data', close: () => confirmDataDir(dataDir) },
]
