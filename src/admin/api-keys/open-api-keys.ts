import { join } from 'node:path'
import { ApiKeys } from '../../platform/credentials/api-keys.ts'
import { MIGRATIONS } from '../../migrations.ts'
import { catalogueServer, openCatalogue } from '../../platform/catalogue/open-catalogue.ts'
import { AUDIT_FILE } from '../../platform/data-owner.ts'
import { createFileLogger } from '../../platform/logging.ts'
import type { CommandContext } from '../command.ts'
import { OPERATOR } from '../operator.ts'

/**
 * Runs work on the API keys of the catalogue, and closes the catalogue afterwards. Writes each change to
 * `DATA_DIR/audit.log`, with the user who ran the command: the output of a command is not collected.
 */
export const withApiKeys = async <T>(
  { config, logger }: CommandContext,
  work: (apiKeys: ApiKeys) => Promise<T>,
): Promise<T> => {
  const catalogue = await openCatalogue(config.dataDir, MIGRATIONS, logger, catalogueServer(config))
  try {
    const audit = createFileLogger(join(config.dataDir, AUDIT_FILE))
    return await work(new ApiKeys(catalogue, audit.child(OPERATOR)))
  } finally {
    await catalogue.close()
  }
}
