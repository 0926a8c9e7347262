import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

/** Prints a table of the active sessions. Their ids are not stored and cannot be shown. */
export const sessionList: Command = {
  run: async (args, context) => {
    readArguments({ args, options: {} })
    const sessions = await withAccounts(context, ({ accounts }) => accounts.listSessions())
    const rows = sessions.map(({ ref, user, sid, scheme, createdAt, expiresAt }) => [
      ref,
      user,
      scheme === 'basicAuth' ? 'password' : 'browser',
      createdAt,
      expiresAt,
      sid ?? '',
    ])
    for (const line of table(['SESSION', 'USER', 'KIND', 'CREATED', 'EXPIRES', 'SID'], rows))
      context.print(line)
  },
}
