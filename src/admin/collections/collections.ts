import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Collections } from '../../spatial/services/collections.ts'
import { Databases } from '../../spatial/services/databases.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

/** Prints a table of all collections that a server with this configuration publishes, then the problems. */
export const collections: Command = {
  run: async (args, { config, print, tell }) => {
    readArguments({ args, options: {} })
    const folders = [join(config.dataDir, 'spatial'), ...config.spatialDirs]
    const { spatialDatabases } = config
    const databases = spatialDatabases === undefined ? undefined : await Databases.open(spatialDatabases)
    const opened = await Collections.open(folders, databases && { databases })
    try {
      const rows = await Promise.all(
        opened.list().map(async ({ id, group, featureCount, geometryKind, store }) => {
          const place = store.isLive === true ? IN_DATABASE : await placeOf(group, folders)
          return [id, featureCount?.toLocaleString('en') ?? '', geometryKind ?? 'none', ...place]
        }),
      )
      for (const line of table(['COLLECTION', 'FEATURES', 'GEOMETRY', 'FILE SIZE', 'CHANGED', 'FILE'], rows))
        print(line)
      for (const problem of opened.problems()) tell(problem)
    } finally {
      await opened.close()
    }
  },
}

/** The rows of a table may change at any time. */
const IN_DATABASE = ['–', '–', 'PostGIS'] as const

/** The size of a file, when it was changed, and its path. */
async function placeOf(group: string, folders: readonly string[]): Promise<[string, string, string]> {
  const { path, bytes, changed } = await fileOf(group, folders)
  return [`${(bytes / 1e6).toFixed(1)} MB`, changed.toISOString(), path]
}

/** If several folders hold a file of the group, the earliest folder wins. */
const fileOf = async (
  group: string,
  folders: readonly string[],
): Promise<{ path: string; bytes: number; changed: Date }> => {
  const [folder, ...others] = folders
  if (folder === undefined) throw new Error(`The group ${group} has vanished.`)
  const path = join(folder, `${group}.gpkg`)
  try {
    const { size, mtime } = await stat(path)
    return { path, bytes: size, changed: mtime }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return fileOf(group, others)
  }
}
