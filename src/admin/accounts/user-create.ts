import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'
import { readPassword } from './read-password.ts'

/** Creates a user and prints the password if it was generated, and nothing else. */
export const userCreate: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { administrator: { type: 'boolean' }, 'password-stdin': { type: 'boolean' } },
      allowPositionals: true,
    })
    const name = onlyArgument(positionals, 'the name of the new user')
    const printed: string[] = []
    const password = await readPassword(values['password-stdin'], (line) => printed.push(line))
    await withAccounts(context, ({ accounts }) =>
      accounts.createUser({ name, password, isAdministrator: values.administrator ?? false }),
    )
    await context.record({ about: { user: name, ...(values.administrator && { role: 'administrator' }) } })
    printed.forEach(context.print)
  },
}
