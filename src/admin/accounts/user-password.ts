import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'
import { readPassword } from './read-password.ts'

/**
 * Sets a new password, which ends all sessions of the user. A running server applies it from the next request
 * on.
 */
export const userPassword: Command = {
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
    await context.record({ about: { user: name } })
    printed.forEach(context.print)
  },
}
