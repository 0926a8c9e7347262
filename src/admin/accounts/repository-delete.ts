import { lockUnlessServed } from '../../platform/server-lock.ts'
import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'

/**
 * Deletes a repository with all its contents. If a running server has the files open, it deletes them soon
 * afterwards.
 */
export const repositoryDelete: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const name = onlyArgument(positionals, 'the repository to delete (`repository list` shows them)')
    const lock = await lockUnlessServed(context.config.dataDir, 'repository delete')
    let isServed = lock === undefined
    try {
      await withAccounts(context, async ({ repositories, isShared }) => {
        await repositories.remove(name)
        isServed ||= await isShared()
        if (!isServed) await repositories.sweep()
      })
    } finally {
      await lock?.release()
    }
    await context.record({ about: {}, repository: name })
    if (isServed) context.tell(`The running server removes the files of ${name} within a few seconds.`)
  },
}
