import { join } from 'node:path'
import { MIGRATIONS } from '../../migrations.ts'
import { catalogueServer, openCatalogue } from '../../platform/catalogue/open-catalogue.ts'
import { serversOf } from '../../platform/cluster/open-cluster.ts'
import { QualityError } from '../../quality/model/errors.ts'
import { Removals } from '../../quality/jobs/removals.ts'
import { Accounts } from '../../quality/services/accounts/accounts.ts'
import { Passwords } from '../../quality/services/accounts/passwords.ts'
import { Repositories } from '../../quality/services/repositories.ts'
import { engineOfNew } from '../../quality/stores/open-warehouses.ts'
import { RepositoryStore } from '../../quality/stores/repositories.ts'
import { SessionStore } from '../../quality/stores/accounts/sessions.ts'
import { UserStore } from '../../quality/stores/accounts/users.ts'
import { CommandError, type CommandContext } from '../command.ts'

/**
 * Runs work on the users and repositories of the catalogue, and closes the catalogue afterwards.
 * @throws CommandError if a service rejects the work
 */
export const withAccounts = async <T>(
  { config, logger }: CommandContext,
  work: (services: {
    accounts: Accounts
    repositories: Repositories
    /** True if other servers use the catalogue. The caller holds the lock of DATA_DIR. */
    isShared: () => Promise<boolean>
  }) => Promise<T>,
): Promise<T> => {
  const { dataDir } = config
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger, catalogueServer(config))
  try {
    const store = new RepositoryStore(catalogue)
    return await work({
      accounts: new Accounts({
        users: new UserStore(catalogue),
        sessions: new SessionStore(catalogue),
        repositories: store,
        passwords: new Passwords(),
        dataDir,
      }),
      repositories: new Repositories({
        store,
        dataDir,
        holders: [],
        removals: new Removals(),
        warehouseFolder: join(dataDir, 'quality'),
        hasDuty: async () => true,
        engine: engineOfNew(config),
        logger,
      }),
      isShared: async () => (await serversOf(catalogue, dataDir)).length > 0,
    })
  } catch (error) {
    throw error instanceof QualityError ? new CommandError(error.message, { cause: error }) : error
  } finally {
    await catalogue.close()
  }
}
