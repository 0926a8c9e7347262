import { availableParallelism } from 'node:os'
import { MIGRATIONS } from '../../migrations.ts'
import { catalogueServer, openCatalogue } from '../../platform/catalogue/open-catalogue.ts'
import { QualityError, RepositoryUnknown } from '../../quality/model/errors.ts'
import { BulkChanges } from '../../quality/services/rules/bulk-changes.ts'
import { RuleCode } from '../../quality/services/rules/rule-code.ts'
import { BulkChangeStore } from '../../quality/stores/library/bulk-changes.ts'
import { EntityLoads } from '../../quality/stores/entities/entity-loads.ts'
import { KeywordStore } from '../../quality/stores/rules/keywords.ts'
import { RepositoryStore } from '../../quality/stores/repositories.ts'
import { RepositoryEngines } from '../../quality/stores/repository-engines.ts'
import { RuleCodeStore } from '../../quality/stores/rules/rule-code.ts'
import { WAREHOUSE_DIALECTS } from '../../quality/stores/start-warehouses.ts'
import { CommandError, type CommandContext } from '../command.ts'

const MEGABYTE = 1_000_000

/**
 * Runs work on the rules of a repository, and closes the catalogue afterwards. A server may run.
 * @throws CommandError if a service rejects the work
 */
export async function withRuleCode<T>(
  { config, logger }: CommandContext,
  repository: string,
  work: (code: RuleCode, repositoryId: number) => Promise<T>,
): Promise<T> {
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  const changes = new BulkChanges(new BulkChangeStore(catalogue), logger)
  try {
    const found = await new RepositoryStore(catalogue).find(repository)
    if (!found) throw new RepositoryUnknown(repository)
    const engines = new RepositoryEngines(catalogue)
    const code = new RuleCode({
      store: new RuleCodeStore(catalogue),
      changes,
      keywords: new KeywordStore(catalogue),
      loads: new EntityLoads(catalogue),
      dialectOf: async (repositoryId) => WAREHOUSE_DIALECTS[(await engines.find(repositoryId))!.engine],
      memory: { bytes: config.queryMemoryMb * MEGABYTE, threads: availableParallelism() },
    })
    return await work(code, found.id)
  } catch (error) {
    throw error instanceof QualityError ? new CommandError(error.message, { cause: error }) : error
  } finally {
    await changes.settled()
    await catalogue.close()
  }
}
