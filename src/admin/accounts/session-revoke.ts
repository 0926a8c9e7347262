import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'

/** Ends a session. A running server applies it from the next request on. Prints nothing. */
export const sessionRevoke: Command = {
  name: 'session revoke',
  synopsis: '<session>',
  description: 'End a session, given by its id or by the name that `session list` shows.',
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const session = onlyArgument(positionals, 'the session to revoke (`session list` shows them)')
    await withAccounts(context, ({ accounts }) => accounts.revokeSession(session))
  },
}
