import type { Command } from '../command.ts'
import { withAccounts } from './open-accounts.ts'
import { readArguments } from '../options.ts'
import { table } from '../table.ts'

/** Prints a table of all repositories. */
export const repositoryList: Command = {
  run: async (args, context) => {
    readArguments({ args, options: {} })
    const [repositories, engines] = await withAccounts(context, ({ repositories: all }) =>
      Promise.all([all.list(), all.engines()]),
    )
    const rows = repositories.map(({ id, name, description }) => [
      name,
      String(id),
      engines.get(id)!,
      description,
    ])
    for (const line of table(['REPOSITORY', 'FOLDER', 'ENGINE', 'DESCRIPTION'], rows)) context.print(line)
  },
}
