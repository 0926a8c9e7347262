import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'

/**
 * Deletes a user with all roles and sessions. A running server applies it from the next request on. Prints
 * nothing.
 */
export const userDelete: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const name = onlyArgument(positionals, 'the user to delete (`user list` shows them)')
    await withAccounts(context, ({ accounts }) => accounts.removeUser(name))
    await context.record({ about: { user: name } })
  },
}
