import { ApiKeys } from '../../platform/credentials/api-keys.ts'
import { MIGRATIONS } from '../../migrations.ts'
import { catalogueServer, openCatalogue } from '../../platform/catalogue/open-catalogue.ts'
import type { CommandContext } from '../command.ts'

/** Runs work on the API keys of the catalogue, and closes the catalogue afterwards. */
export const withApiKeys = async <T>(
  { config, logger }: CommandContext,
  work: (apiKeys: ApiKeys) => Promise<T>,
): Promise<T> => {
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  try {
    return await work(new ApiKeys(catalogue))
  } finally {
    await catalogue.close()
  }
}
