import { join } from 'node:path'
import { removeCollection } from '../../spatial/import/remove-collection.ts'
import { findTarget } from '../../spatial/import/target.ts'
import type { Command } from '../command.ts'
import { onlyArgument, readArguments } from '../options.ts'

/** Removes a collection and its data. Removing the last collection of a group deletes the group's file. */
export const remove: Command = {
  run: async (args, { config, print, record, tell }) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const id = onlyArgument(positionals, 'the collection to remove (`collections` shows them)')
    const target = await findTarget(id, join(config.dataDir, 'spatial'), config.spatialDirs)
    const { features, isFileGone } = await removeCollection(target, () =>
      tell('Another process is changing this group. Waiting until it ends.'),
    )
    await record({ about: { collection: id, features } })
    print(
      `${id} is removed, with ${features.toLocaleString('en')} features${isFileGone ? `, and with it the file ${target.path}, which held nothing else` : ''}.`,
    )
  },
}
