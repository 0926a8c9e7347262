import { ApiKeys } from '../platform/credentials/api-keys.ts'
import { migrations } from '../migrations.ts'
import { openCatalogue } from '../platform/database.ts'
import type { CommandContext } from './command.ts'

/** Does something with the API keys of the catalogue, which is closed afterwards. */
export const withApiKeys = async <T>(
  { config, logger }: CommandContext,
  work: (apiKeys: ApiKeys) => Promise<T>,
): Promise<T> => {
  const database = await openCatalogue(config.dataDir, migrations, logger)
  try {
    return await work(new ApiKeys(database, logger))
  } finally {
    await database.destroy()
  }
}
