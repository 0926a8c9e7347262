import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Spools } from '../../lib/spool.ts'
import { connectionsInUse } from '../../platform/connections-in-use.ts'
import { type FileSpace, sharedFault } from '../../platform/file-space/file-space.ts'
import { openFileSpace } from '../../platform/file-space/open-file-space.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import type { Surroundings } from '../../service-module.ts'
import type { WarehouseResources } from '../model/warehouse/machine-resources.ts'
import { Removals } from '../jobs/removals.ts'
import { SharedRemovals } from '../jobs/shared-removals.ts'
import { PageAnswers } from '../listings/page-answers.ts'
import { QUICK_AT_ONCE, QueryLanes } from '../listings/query-lanes.ts'
import { BulkChanges } from '../services/rules/bulk-changes.ts'
import { BulkChangeStore } from '../stores/library/bulk-changes.ts'
import type { StartEngines } from '../stores/start-warehouses.ts'
import { wireWarehouses } from './warehouses.ts'
import { EntityLoads } from '../stores/entities/entity-loads.ts'
import { ContentNames } from '../stores/files/content-names.ts'
import { EntityStore } from '../stores/entities/entities.ts'
import { DependencyCatalogue } from '../stores/dependencies/dependencies.ts'
import { JoinCatalogue } from '../stores/joins/joins.ts'
import { ResolutionStore } from '../stores/dependencies/resolutions.ts'
import { RemovalPauses } from '../stores/shared/removal-pauses.ts'
import { RuleStore } from '../stores/rules/rules.ts'
import { RepositoryStore } from '../stores/repositories.ts'
import { UserStore } from '../stores/accounts/users.ts'

/** Characters of answers to slow clients that are kept in memory: for one answer, and for all answers together. */
const IN_MEMORY = { memory: 256 * 1024, memoryOfAll: 32 * 1024 * 1024 }

/** Resources that the families share: the warehouses, the common stores of the catalogue, and reads of both. */
export async function wireStores(surroundings: Surroundings, start: StartEngines) {
  const { config, logger, catalogue, cluster, readiness, metrics } = surroundings
  const { dataDir } = config
  const space = await openFileSpace(config, logger)
  await shareFiles(space, config, cluster)
  const folder = join(dataDir, 'quality')
  await mkdir(folder, { recursive: true })
  const threads = availableParallelism()
  const queriesAtOnce = QUICK_AT_ONCE + config.slowQueriesAtOnce + config.jobsAtOnce
  const catalogueReaders = catalogue.readers(queriesAtOnce)
  const { knex: cataloguePool } = catalogueReaders
  const lanes = new QueryLanes({
    seconds: config.querySeconds,
    slowAtOnce: config.slowQueriesAtOnce,
    slowPerCredential: config.slowQueriesPerCredential,
    slowQueued: config.slowQueriesQueued,
  })
  const { services: warehousing, leave } = await wireWarehouses(surroundings, start, {
    threads,
    connections: 2 * queriesAtOnce,
    isBusy: () => lanes.slow.waiting + lanes.quick.waiting > 0,
  })
  const { warehouses } = warehousing
  const removals = new Removals()
  const sharedRemovals = new SharedRemovals(removals, {
    cluster,
    pauses: new RemovalPauses(catalogue),
    logger,
  })
  const bulkChanges = new BulkChanges(new BulkChangeStore(catalogue), logger, { now: () => cluster.now() })
  const spools = await Spools.start(join(dataDir, 'answers'), {
    ...IN_MEMORY,
    disk: config.answersOnDiskMb * 1_000_000,
  })
  readiness.watch(() => warehouses.problems?.() ?? [])
  readiness.count(() => [
    connectionsInUse('listings of the catalogue', cataloguePool),
    ...warehouses.connections(),
  ])
  metrics.gauge('queries', 'Running and waiting queries, by lane.', () => [
    { labels: { lane: 'slow', state: 'running' }, value: lanes.slow.running },
    { labels: { lane: 'slow', state: 'waiting' }, value: lanes.slow.waiting },
    { labels: { lane: 'quick', state: 'running' }, value: lanes.quick.running },
    { labels: { lane: 'quick', state: 'waiting' }, value: lanes.quick.waiting },
  ])
  metrics.gauge('answers_on_disk_bytes', 'Parts of answers that wait on the disk for slow clients.', () => [
    { labels: {}, value: spools.bytesOnDisk },
  ])
  if (warehouses.resources !== undefined)
    measureWarehouses(warehouses.resources, config.warehouseMemoryMb, metrics)
  return {
    services: {
      folder,
      threads,
      ...warehousing,
      catalogueReaders,
      cataloguePool,
      lanes,
      answers: new PageAnswers(lanes, spools),
      removals,
      sharedRemovals,
      space,
      contentNames: new ContentNames(catalogue),
      users: new UserStore(catalogue, cataloguePool),
      repositories: new RepositoryStore(catalogue, cataloguePool),
      entities: new EntityStore(catalogue, cataloguePool),
      loads: new EntityLoads(catalogue, cataloguePool),
      rules: new RuleStore(catalogue, cataloguePool),
      joinCatalogue: new JoinCatalogue(catalogue, cataloguePool),
      resolutions: new ResolutionStore(catalogue, cataloguePool),
      dependencyCatalogue: new DependencyCatalogue(catalogue, cataloguePool),
      bulkChanges,
    },
    jobs: [],
    start: async () => {
      await sharedRemovals.start()
      bulkChanges.start()
    },
    closers: [
      { name: 'pauses of removals', close: () => sharedRemovals.close() },
      { name: 'changes of many rules', close: () => bulkChanges.close() },
      { name: 'warehouses', close: () => warehouses.close() },
      { name: 'owners of warehouses', close: leave },
      { name: 'storage of uploads and exports', close: () => space.close() },
      { name: 'listings of the catalogue', close: () => catalogueReaders.close() },
    ],
  }
}

/** @throws OperatorError if servers that share the catalogue would not share the files */
async function shareFiles(
  space: FileSpace,
  { filesShared }: Surroundings['config'],
  cluster: Surroundings['cluster'],
): Promise<void> {
  if (!cluster.isShared) return
  const fault = sharedFault(space, filesShared)
  if (fault !== undefined) throw new OperatorError(fault)
  await cluster.declareFiles(space.id)
}

function measureWarehouses(
  resources: WarehouseResources,
  limitMb: number,
  metrics: Surroundings['metrics'],
): void {
  metrics.gauge(
    'warehouse_memory_limit_bytes',
    'Memory for the data of all repositories (WAREHOUSE_MEMORY_MB).',
    () => [{ labels: {}, value: limitMb * 1_000_000 }],
  )
  metrics.gauge('warehouse_memory_bytes', 'Memory that the data of all repositories take.', async () => [
    { labels: {}, value: (await resources.memory()).bytes },
  ])
  metrics.gauge(
    'warehouse_spilled_bytes',
    'Data of queries and loads that the engine moved from memory to the disk.',
    async () => [{ labels: {}, value: (await resources.memory()).spilledBytes }],
  )
  metrics.gauge(
    'warehouse_disk_bytes',
    'Space on the disk of the data of each repository, without uploads.',
    async () =>
      Array.from(await resources.sizes(), ([repositoryId, value]) => ({
        labels: { repository: String(repositoryId) },
        value,
      })),
  )
}

export type Stores = Awaited<ReturnType<typeof wireStores>>['services']
