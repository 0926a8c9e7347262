import { refOfSession } from '../../quality/services/accounts/accounts.ts'
import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments, readTtl } from '../options.ts'

const DEFAULT_TTL_SECONDS = 8 * 3600

/** Prints the id of a new session and nothing else. The id is not stored and cannot be printed again. */
export const sessionCreate: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { expires: { type: 'string' }, sid: { type: 'string' } },
      allowPositionals: true,
    })
    const user = onlyArgument(positionals, 'the user (`user list` shows them)')
    const ttlSeconds =
      values.expires === undefined ? DEFAULT_TTL_SECONDS : readTtl(values.expires, '--expires')
    const id = await withAccounts(context, ({ accounts }) =>
      accounts.createSession(user, ttlSeconds, values.sid),
    )
    await context.record({ about: { user, session: refOfSession(id) } })
    context.print(id)
  },
}
