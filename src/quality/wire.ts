import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Refusals } from '../platform/credentials/refusals.ts'
import { Spools } from '../lib/spool.ts'
import { connectionsInUse } from '../platform/connections-in-use.ts'
import { MemoryWatch } from '../platform/memory-watch.ts'
import type { Surroundings, WiredService } from '../service-module.ts'
import { qualityDemoSources } from './demo/data-sets.ts'
import { startDemoRepository } from './demo/start-demo-repository.ts'
import { describeProtocolFault, qualityErrors } from './handlers/errors.ts'
import { ExportJob } from './work/export/export-job.ts'
import { BackupJob } from './work/backup-job.ts'
import { CompactJob } from './work/compact-job.ts'
import { Jobs } from './jobs/jobs.ts'
import { Removals } from './jobs/removals.ts'
import { CatalogueRows } from './listings/catalogue-rows.ts'
import { PageAnswers } from './listings/page-answers.ts'
import { QUICK_AT_ONCE, QueryLanes } from './listings/query-lanes.ts'
import { LoadJob } from './work/load-job.ts'
import { readLimits } from './loaders/read-limits.ts'
import { ProfileJob } from './work/profile-job.ts'
import { ProfileStep } from './work/profile-step.ts'
import { profile } from './profiling/profiler.ts'
import { authenticators } from './handlers/security.ts'
import { qualityContract, qualityHandlers } from './handlers/index.ts'
import { Accounts } from './services/accounts.ts'
import { prepareAdministrator } from './services/administrator.ts'
import { Attributes } from './services/attributes.ts'
import { Entities } from './services/entities.ts'
import { EntityRemoval } from './work/entity-removal.ts'
import { Expressions } from './services/expressions.ts'
import { Exports } from './services/exports.ts'
import { Files } from './services/files.ts'
import { Library } from './services/library.ts'
import { Listings } from './services/listings.ts'
import { Logins } from './services/logins.ts'
import { Passwords } from './services/passwords.ts'
import { Previews } from './services/previews.ts'
import { Priorities } from './services/priorities.ts'
import { Reports } from './services/reports.ts'
import { Repositories, repositoryFolders } from './services/repositories.ts'
import { ServedLoads } from './services/served-loads.ts'
import { Slowdown } from './services/slowdown.ts'
import { SourceFiles } from './loaders/source-files.ts'
import { qualitySiteEntry, welcomeToQuality } from './site.ts'
import { MemoryShort } from './model/warehouse.ts'
import { DuckDbWarehouses } from './stores/duckdb/duckdb-warehouses.ts'
import { EntityStore } from './stores/entities.ts'
import { EntityLoads } from './stores/entity-loads.ts'
import { ExportStore } from './stores/exports.ts'
import { FileStore } from './stores/files.ts'
import { LibraryStore } from './stores/library.ts'
import { PriorityStore } from './stores/priorities.ts'
import { RepositoryStore } from './stores/repositories.ts'
import { SessionStore } from './stores/sessions.ts'
import { TableSweeper } from './work/table-sweeper.ts'
import { UserStore } from './stores/users.ts'

const MEGABYTE = 1_000_000

/** Everything below a repository asks for credentials before it tells what is there. */
const CREDENTIALS_FIRST = ['/api/repositories/{repository}/']

/** What of answers is kept in memory for slow clients, in characters: of one answer, and of all together. */
const IN_MEMORY = { memory: 256 * 1024, memoryOfAll: 32 * 1024 * 1024 }

/**
 * What the process may take beside WAREHOUSE_MEMORY_MB before its most expensive query is ended. Until that is felt,
 * memory can grow by another 200 MB.
 */
const BESIDE_WAREHOUSES_MB = 800

/** Opens the warehouses, takes up what the last server left, and makes the demo repository at the first start. */
export async function wireQuality(surroundings: Surroundings): Promise<WiredService> {
  const { config, logger, database, readiness, createService } = surroundings
  const { dataDir } = config
  const folder = join(dataDir, 'quality')
  await mkdir(folder, { recursive: true })
  const limits = readLimits(config.expandedLimitBytes)

  const threads = availableParallelism()
  const warehouses = await DuckDbWarehouses.start(
    {
      folder,
      memoryMb: config.warehouseMemoryMb,
      threads,
      connections: 2 * (QUICK_AT_ONCE + config.slowQueriesAtOnce + config.jobsAtOnce),
    },
    logger,
  )
  const cataloguePool = database.readers(QUICK_AT_ONCE + config.slowQueriesAtOnce + config.jobsAtOnce)
  const lanes = new QueryLanes({
    seconds: config.querySeconds,
    slowAtOnce: config.slowQueriesAtOnce,
    slowPerCredential: config.slowQueriesPerCredential,
    slowQueued: config.slowQueriesQueued,
  })
  const spools = await Spools.start(join(dataDir, 'answers'), {
    ...IN_MEMORY,
    disk: config.answersOnDiskMb * 1_000_000,
  })
  const answers = new PageAnswers(lanes, spools)
  readiness.count(() => [
    connectionsInUse('listings of the catalogue', cataloguePool),
    ...warehouses.connections(),
  ])
  surroundings.metrics.gauge('queries', 'Queries by their lane that run, and that wait.', () => [
    { labels: { lane: 'slow', state: 'running' }, value: lanes.slow.running },
    { labels: { lane: 'slow', state: 'waiting' }, value: lanes.slow.waiting },
    { labels: { lane: 'quick', state: 'running' }, value: lanes.quick.running },
    { labels: { lane: 'quick', state: 'waiting' }, value: lanes.quick.waiting },
  ])
  surroundings.metrics.gauge('answers_on_disk_bytes', 'Parts of answers that wait on the disk.', () => [
    { labels: {}, value: spools.bytesOnDisk },
  ])
  const memoryWatch = new MemoryWatch({
    limitBytes: (config.warehouseMemoryMb + BESIDE_WAREHOUSES_MB) * 1_000_000,
    spareBytes: config.slowQueriesAtOnce * config.queryMemoryMb * 1_000_000,
    isIdle: () => lanes.slow.running === 0,
    relieve: () => lanes.slow.shed(new MemoryShort()),
    logger,
  })
  const removals = new Removals()
  const users = new UserStore(database, cataloguePool)
  const repositoryStore = new RepositoryStore(database, cataloguePool)
  const entityStore = new EntityStore(database, cataloguePool)
  const entityLoads = new EntityLoads(database, cataloguePool)
  const passwords = new Passwords()
  const jobs = new Jobs(database, logger, {
    atOnce: config.jobsAtOnce,
    queuedPerRepository: config.jobsQueuedPerRepository,
    keptDays: config.jobsKeptDays,
    isAlone: true,
    stopping: surroundings.stopping,
  })
  const files = new Files({
    store: new FileStore(database),
    dataDir,
    limitBytes: config.uploadLimitBytes,
    keptDays: config.uploadsKeptDays,
    removals,
    logger,
  })
  const sweeper = new TableSweeper(entityStore, warehouses, removals, logger)
  const repositories = new Repositories({
    store: repositoryStore,
    dataDir,
    holders: [
      { release: (repositoryId) => jobs.release(repositoryId) },
      { release: (repositoryId) => removals.run(() => warehouses.remove(repositoryId)) },
    ],
    removals,
    logger,
  })
  const sources = new SourceFiles(files, config.sourceRoots)
  const previews = new Previews(sources, limits, {
    atOnce: config.previewsAtOnce,
    queued: config.previewsQueued,
    seconds: config.previewSeconds,
    firstBytes: config.previewLimitBytes,
  })
  const entities = new Entities({ store: entityStore, loads: entityLoads, jobs, sources, previews })
  const priorities = new Priorities(new PriorityStore(database))
  const logins = new Logins({ users, passwords, slowdown: new Slowdown() })
  const accounts = new Accounts({
    users,
    sessions: new SessionStore(database),
    repositories: repositoryStore,
    passwords,
    dataDir,
    logger,
  })
  const refusals = new Refusals(logger)

  const passwordFile = await prepareAdministrator({
    users,
    passwords,
    dataDir,
    adminPassword: config.adminPassword,
    logger,
  })
  await repositories.start()
  await files.start()
  await entities.resumeDeletions()
  await entities.profileOldOnes()
  for (const { id } of await repositories.list()) sweeper.soon(id)
  const folderOf = (repositoryId: number, jobId: number) =>
    join(repositoryFolders(dataDir, repositoryId).loads, String(jobId))
  const sweep = (repositoryId: number) => sweeper.soon(repositoryId)
  const memory = { bytes: config.queryMemoryMb * MEGABYTE, threads }
  const loads = new ServedLoads(entities, entityLoads, warehouses, answers, memory)
  const library = new Library(new LibraryStore(database))
  const catalogueRows = new CatalogueRows(cataloguePool)
  const listings = new Listings({ entities, library, loads, catalogueRows, answers })
  const exportServices = {
    store: new ExportStore(database),
    listings,
    folderOf: (repositoryId: number) => repositoryFolders(dataDir, repositoryId).exports,
  }
  const exports = new Exports({ ...exportServices, jobs, keptDays: config.exportsKeptDays, logger })
  await exports.start((await repositories.list()).map(({ id }) => id))
  const profiles = new ProfileStep({
    loads: entityLoads,
    warehouses,
    profile,
    longestBytes: config.profiledValueBytes,
    folderOf,
    sweep,
  })
  jobs.start([
    new LoadJob({
      entities: entityStore,
      loads: entityLoads,
      warehouses,
      sources,
      limits,
      profiles,
      folderOf,
      sweep,
    }),
    new ProfileJob(entityStore, entityLoads, profiles, sweep),
    new ExportJob({ ...exportServices, warehouses }),
    new EntityRemoval(entityStore, warehouses, removals),
    new CompactJob(repositoryStore, warehouses),
    new BackupJob(database, dataDir, warehouses, removals),
  ])

  const service = await createService({
    contract: qualityContract,
    handlers: qualityHandlers({
      accounts,
      logins,
      repositories,
      files,
      entities,
      attributes: new Attributes(loads),
      listings,
      expressions: new Expressions(listings),
      reports: new Reports(loads, answers),
      exports,
      previews,
      priorities,
      library,
      jobs,
    }),
    authenticators: authenticators(logins, refusals),
    credentialsFirst: CREDENTIALS_FIRST,
    errors: qualityErrors(database),
  })
  const demo = await startDemoRepository(
    folder,
    { repositories, files, entities, priorities, jobs },
    readiness,
    logger,
  )
  return {
    service,
    describeFault: describeProtocolFault,
    siteEntry: qualitySiteEntry(),
    sources: qualityDemoSources,
    welcome: (origin) => welcomeToQuality(origin, passwordFile),
    closers: [
      { name: 'refusals of the quality service', close: () => refusals.close() },
      { name: 'demo repository', close: demo.stop },
      { name: 'memory watch', close: async () => memoryWatch.close() },
      { name: 'jobs', close: () => jobs.stop() },
      { name: 'repositories', close: () => repositories.close() },
      { name: 'files', close: () => files.close() },
      { name: 'exports', close: async () => exports.close() },
      { name: 'sweeper', close: () => sweeper.close() },
      { name: 'warehouses', close: () => warehouses.close() },
      { name: 'listings of the catalogue', close: () => cataloguePool.destroy() },
    ],
  }
}
