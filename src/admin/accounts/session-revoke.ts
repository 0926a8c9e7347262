import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'

/** Ends a session. A running server applies it from the next request on. Prints nothing. */
export const sessionRevoke: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const session = onlyArgument(positionals, 'the session to revoke (`session list` shows them)')
    const ended = await withAccounts(context, ({ accounts }) => accounts.revokeSession(session))
    await context.record({ about: { user: ended.user, session: ended.ref } })
  },
}
