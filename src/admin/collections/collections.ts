import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Collections } from '../../spatial/services/collections.ts'
import type { Command } from '../command.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

/** Prints a table of all collections that a server with this configuration publishes, then the problems. */
export const collections: Command = {
  run: async (args, { config, print, tell }) => {
    readArguments({ args, options: {} })
    const folders = [join(config.dataDir, 'spatial'), ...config.spatialDirs]
    const opened = await Collections.open(folders)
    try {
      const rows = await Promise.all(
        opened.list().map(async ({ id, group, featureCount, geometryKind }) => {
          const { path, bytes, changed } = await fileOf(group, folders)
          return [
            id,
            featureCount?.toLocaleString('en') ?? '',
            geometryKind ?? 'none',
            `${(bytes / 1e6).toFixed(1)} MB`,
            changed.toISOString(),
            path,
          ]
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
