import type { PeerEndpoint } from '../../platform/cluster/peer-calls.ts'
import type { Surroundings } from '../../service-module.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { removeContents } from '../services/files/kept-files.ts'
import { Repositories, repositoryFolders } from '../services/repositories.ts'
import { BackupJob } from '../work/backup-job.ts'
import { CompactJob } from '../work/compact-job.ts'
import { PeerWarehouses, WarehouseEndpoint } from '../work/peer-warehouses.ts'
import { engineOfNew } from '../stores/open-warehouses.ts'
import { TableSweeper } from '../work/table-sweeper.ts'
import type { Family } from './family.ts'
import type { Stores } from './stores.ts'

export interface RepositoryServices {
  readonly repositories: Repositories
  /** Call it when a repository's warehouse may contain tables that are not needed any more. */
  readonly sweep: (repositoryId: number) => void
  /** Answers requests of other servers about warehouses of this one. */
  readonly endpoint: PeerEndpoint
}

/** The repositories, and the jobs on the data of a whole repository or of all repositories. */
export function wireRepositories(
  { config, logger, catalogue, cluster, peerCalls }: Surroundings,
  {
    repositories: store,
    entities,
    warehouses,
    warehouseFolder,
    owners,
    removals,
    sharedRemovals,
    space,
    contentNames,
  }: Stores,
  { jobs }: { readonly jobs: Jobs },
): Family<RepositoryServices> {
  const { dataDir } = config
  const peers = new PeerWarehouses(owners, peerCalls)
  const endpoint = new WarehouseEndpoint({
    owners,
    warehouses,
    warehouseFolder,
    folderOf: (repositoryId) => repositoryFolders(dataDir, repositoryId).loads,
  })
  const sweeper = new TableSweeper(entities, warehouses, removals, logger)
  const repositories = new Repositories({
    store,
    dataDir,
    holders: [
      { release: (repositoryId) => jobs.release(repositoryId) },
      sweeper,
      { release: (repositoryId) => removals.run(() => warehouses.remove(repositoryId)) },
      { release: (repositoryId) => removals.run(() => removeContents(space, contentNames, repositoryId)) },
    ],
    removals,
    warehouseFolder,
    hasDuty: () => cluster.has('retention'),
    engine: engineOfNew(config),
    logger,
  })
  return {
    services: { repositories, sweep: (repositoryId) => sweeper.soon(repositoryId), endpoint },
    jobs: [
      new CompactJob(store, warehouses, peers),
      new BackupJob({
        catalogue,
        dataDir,
        warehouses,
        removals: sharedRemovals,
        space,
        peers,
        warehouseFolder,
      }),
    ],
    start: () => repositories.start(),
    closers: [
      { name: 'repositories', close: () => repositories.close() },
      { name: 'sweeper', close: () => sweeper.close() },
    ],
  }
}
