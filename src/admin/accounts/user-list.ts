import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

/** Prints a table of all users and their roles. */
export const userList: Command = {
  run: async (args, context) => {
    readArguments({ args, options: {} })
    const users = await withAccounts(context, ({ accounts }) => accounts.listUsers())
    const rows = users.map(({ name, isAdministrator, createdAt, roles }) => [
      name,
      createdAt,
      isAdministrator
        ? 'administrator of the server'
        : roles.map(({ repository, role }) => `${repository}: ${role}`).join(', '),
    ])
    for (const line of table(['USER', 'CREATED', 'ROLES'], rows)) context.print(line)
  },
}
