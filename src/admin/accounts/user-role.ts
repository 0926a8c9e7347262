import { isRole, ROLES } from '../../quality/model/roles.ts'
import { type Command, UsageError } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { readArguments } from '../options.ts'

/**
 * Sets the role of a user in a repository. A running server applies it from the next request on. Prints
 * nothing.
 */
export const userRole: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    const [name, repository, role, ...rest] = positionals
    if (name === undefined || repository === undefined || role === undefined || rest.length > 0) {
      throw new UsageError('Give a user, a repository and a role, and nothing else.')
    }
    if (role !== 'none' && !isRole(role)) {
      throw new UsageError(`${JSON.stringify(role)} is not a role. Use ${ROLES.join(', ')}, or none.`)
    }
    await withAccounts(context, ({ accounts }) =>
      accounts.setRole(name, repository, role === 'none' ? undefined : role),
    )
    await context.record({ about: { user: name, role }, repository })
  },
}
