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
    try {
      await withAccounts(context, async ({ repositories }) => {
        await repositories.remove(name)
        if (lock !== undefined) await repositories.sweep()
      })
    } finally {
      await lock?.release()
    }
    await context.record({ about: {}, repository: name })
    if (lock === undefined)
      context.tell(`The running server removes the files of ${name} within a few seconds.`)
  },
}
