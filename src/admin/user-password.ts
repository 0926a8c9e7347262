import type { Command } from './command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from './options.ts'
import { readPassword } from './read-password.ts'

/** Gives a user another password, on a running server from the next request on; all sessions of the user end. */
export const userPassword: Command = {
  name: 'user password',
  synopsis: '<name> [--password-stdin]',
  description: 'Give a user a new password and print it, or take it from standard input; the sessions end.',
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { 'password-stdin': { type: 'boolean' } },
      allowPositionals: true,
    })
    const name = onlyArgument(positionals, 'the user (`user list` shows them)')
    const printed: string[] = []
    const password = await readPassword(values['password-stdin'], (line) => printed.push(line))
    await withAccounts(context, ({ accounts }) => accounts.setPassword(name, password, '/password'))
    printed.forEach(context.print)
  },
}
