import { ADMINISTRATOR } from '../../quality/services/accounts/administrator.ts'
import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { onlyArgument, readArguments } from '../options.ts'

/** Creates an empty repository. A running server serves it at once. Prints nothing. */
export const repositoryCreate: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { description: { type: 'string' } },
      allowPositionals: true,
    })
    const name = onlyArgument(positionals, 'the name of the new repository')
    await withAccounts(context, ({ repositories }) =>
      repositories.create(name, values.description ?? '', ADMINISTRATOR),
    )
    await context.record({ about: {}, repository: name })
  },
}
