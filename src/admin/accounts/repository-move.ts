import { availableParallelism } from 'node:os'
import { MIGRATIONS } from '../../migrations.ts'
import { catalogueServer, openCatalogue } from '../../platform/catalogue/open-catalogue.ts'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { serversOf } from '../../platform/cluster/open-cluster.ts'
import { lockUnlessServed } from '../../platform/server-lock.ts'
import { QualityError, RepositoryUnknown } from '../../quality/model/errors.ts'
import { type Engine, ENGINES } from '../../quality/model/warehouse/engine.ts'
import { EntityStore } from '../../quality/stores/entities/entities.ts'
import { JobStore } from '../../quality/stores/jobs/jobs.ts'
import { openEngines } from '../../quality/stores/open-warehouses.ts'
import { OwnerStore } from '../../quality/stores/owners/owner-store.ts'
import { RepositoryStore } from '../../quality/stores/repositories.ts'
import { START_ENGINES, type StartEngines } from '../../quality/stores/start-warehouses.ts'
import { moveRepository } from '../../quality/work/move-repository.ts'
import type { TableContent } from '../../quality/work/copy-tables.ts'
import { type Command, CommandError, type CommandContext } from '../command.ts'
import { onlyArgument, readArguments } from '../options.ts'
import { table } from '../table.ts'

const SERVED = 'A server uses the repository. Stop all servers of its catalogue, and move it again.'

/** Moves the rows of a repository to another engine while no server runs. Prints the moved tables. */
export const repositoryMove: Command = {
  run: async (args, context) => {
    const { values, positionals } = readArguments({
      args,
      options: { to: { type: 'string' } },
      allowPositionals: true,
    })
    const name = onlyArgument(positionals, 'the repository to move (`repository list` shows them)')
    const to = ENGINES.find((engine) => engine === values.to)
    if (to === undefined) throw new CommandError(`Give the engine: --to ${ENGINES.join(', or --to ')}.`)
    const moved = await move(context, name, to)
    if (moved === undefined) return context.print(`The rows of ${name} are in the engine ${to} already.`)
    await context.record({ about: { to }, repository: name })
    const rows = moved.map((content) => [content.table, String(content.rows), content.digest])
    for (const line of table(['TABLE', 'ROWS', 'DIGEST'], rows)) context.print(line)
    context.print(`The rows of ${name} are moved to the engine ${to} and compared.`)
  },
}

/**
 * @param start starts the engines
 * @returns the moved tables; undefined if the rows were in the engine already
 * @throws CommandError
 */
export async function move(
  context: CommandContext,
  name: string,
  to: Engine,
  start: StartEngines = START_ENGINES,
): Promise<readonly TableContent[] | undefined> {
  const { config, logger } = context
  const lock = await lockUnlessServed(config.dataDir, 'repository move')
  if (lock === undefined) throw new CommandError(SERVED)
  try {
    const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
    try {
      if ((await serversOf(catalogue, config.dataDir)).length > 0) throw new CommandError(SERVED)
      return await moveIn(catalogue, context, name, to, start)
    } catch (error) {
      throw error instanceof QualityError ? new CommandError(error.message, { cause: error }) : error
    } finally {
      await catalogue.close()
    }
  } finally {
    await lock.release()
  }
}

async function moveIn(
  catalogue: Catalogue,
  { config, logger, tell }: CommandContext,
  name: string,
  to: Engine,
  start: StartEngines,
) {
  const repository = await new RepositoryStore(catalogue).find(name)
  if (repository === undefined) throw new RepositoryUnknown(name)
  const threads = availableParallelism()
  const opened = await openEngines({ config, catalogue, logger }, { threads }, start)
  const abort = new AbortController()
  const stop = () => abort.abort(new CommandError('The move was cancelled. Nothing was changed.'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await moveRepository(repository, to, {
      opened,
      entities: new EntityStore(catalogue),
      jobs: new JobStore(catalogue),
      owners: new OwnerStore(catalogue),
      dataDir: config.dataDir,
      signal: abort.signal,
      tell,
    })
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    await opened.embedded.close()
    await opened.trino?.close()
  }
}
