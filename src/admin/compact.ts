import { availableParallelism } from 'node:os'
import { CompactJob } from '../quality/work/compact-job.ts'
import { MixedWarehouses } from '../quality/stores/mixed-warehouses.ts'
import { openEngines } from '../quality/stores/open-warehouses.ts'
import { RepositoryStore } from '../quality/stores/repositories.ts'
import { UsageError, type Command } from './command.ts'
import { readArguments } from './options.ts'
import { runServerWork } from './server-work.ts'

/** Shrinks the files that hold rows. */
export const compact: Command = {
  run: async (args, context) => {
    const { positionals } = readArguments({ args, options: {}, allowPositionals: true })
    if (positionals.length > 1)
      throw new UsageError('Give the name of one repository, or no name for all repositories.')
    const { config, logger } = context
    await runServerWork(context, {
      command: 'compact',
      type: 'Compact',
      name: 'Compact',
      params: { repository: positionals[0] },
      recorded: { about: {}, ...(positionals[0] !== undefined && { repository: positionals[0] }) },
      open: async (catalogue) => {
        const { embedded, trino, engines } = await openEngines(
          { config, catalogue, logger },
          { threads: availableParallelism() },
        )
        const warehouses = new MixedWarehouses(embedded, trino, engines)
        return {
          handler: new CompactJob(new RepositoryStore(catalogue), warehouses),
          close: () => warehouses.close(),
        }
      },
    })
  },
}
