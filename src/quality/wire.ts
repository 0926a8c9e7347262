import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Refusals } from '../platform/credentials/refusals.ts'
import type { Surroundings, WiredService } from '../wiring.ts'
import { qualityDemoSources } from './demo/data-sets.ts'
import { startDemoRepository } from './demo/start-demo-repository.ts'
import { describeProtocolFault, qualityErrors } from './handlers/errors.ts'
import { ExportJob } from './exports/export-job.ts'
import { ExportSources } from './exports/exported-listing.ts'
import { BackupJob } from './jobs/backup-job.ts'
import { CompactJob } from './jobs/compact-job.ts'
import { Jobs } from './jobs/jobs.ts'
import { Removals } from './jobs/removals.ts'
import { CatalogueRows } from './listings/catalogue-rows.ts'
import { LoadJob } from './loaders/load-job.ts'
import { readLimits } from './loaders/read-limits.ts'
import { ProfileJob } from './profiling/profile-job.ts'
import { ProfileStep } from './profiling/profile-step.ts'
import { profile } from './profiling/profiler.ts'
import { authenticators } from './security.ts'
import { qualityContract, qualityHandlers } from './service.ts'
import { Accounts } from './services/accounts.ts'
import { prepareAdministrator } from './services/administrator.ts'
import { Attributes } from './services/attributes.ts'
import { Entities } from './services/entities.ts'
import { EntityRemoval } from './services/entity-removal.ts'
import { EntityRows } from './services/entity-rows.ts'
import { Expressions } from './services/expressions.ts'
import { Exports } from './services/exports.ts'
import { Files } from './services/files.ts'
import { Library } from './services/library.ts'
import { Logins } from './services/logins.ts'
import { Passwords } from './services/passwords.ts'
import { Previews } from './services/previews.ts'
import { Priorities } from './services/priorities.ts'
import { Profiles } from './services/profiles.ts'
import { Reports } from './services/reports.ts'
import { Repositories, repositoryFolders } from './services/repositories.ts'
import { ServedLoads } from './services/served-loads.ts'
import { Slowdown } from './services/slowdown.ts'
import { SourceFiles } from './services/source-files.ts'
import { showQuality, welcomeToQuality } from './show.ts'
import { DuckDbWarehouses } from './stores/duckdb/duckdb-warehouses.ts'
import { EntityStore } from './stores/entities.ts'
import { EntityLoads } from './stores/entity-loads.ts'
import { ExportStore } from './stores/exports.ts'
import { FileStore } from './stores/files.ts'
import { LibraryStore } from './stores/library.ts'
import { PriorityStore } from './stores/priorities.ts'
import { RepositoryStore } from './stores/repositories.ts'
import { SessionStore } from './stores/sessions.ts'
import { TableSweeper } from './stores/table-sweeper.ts'
import { UserStore } from './stores/users.ts'

const MEGABYTE = 1_000_000

/** Everything below a repository asks for credentials before it tells what is there. */
const CREDENTIALS_FIRST = ['/api/repositories/{repository}/']

/** Opens the warehouses, takes up what the last server left, and makes the demo repository at the first start. */
export async function wireQuality(surroundings: Surroundings): Promise<WiredService> {
  const { config, logger, database, readiness, createService } = surroundings
  const { dataDir } = config
  const folder = join(dataDir, 'quality')
  await mkdir(folder, { recursive: true })
  const limits = readLimits(config.expandedLimitBytes)

  const threads = availableParallelism()
  const warehouses = await DuckDbWarehouses.start(
    { folder, memoryMb: config.warehouseMemoryMb, threads },
    logger,
  )
  const removals = new Removals()
  const users = new UserStore(database)
  const repositoryStore = new RepositoryStore(database)
  const entityStore = new EntityStore(database)
  const entityLoads = new EntityLoads(database)
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
  const previews = new Previews(sources, limits)
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
  const loads = new ServedLoads(entities, entityLoads, warehouses, config.querySeconds, memory)
  const catalogueRows = new CatalogueRows(database, config.querySeconds)
  const exportServices = {
    store: new ExportStore(database),
    sources: new ExportSources(entities, loads, catalogueRows),
    folderOf: (repositoryId: number) => repositoryFolders(dataDir, repositoryId).exports,
  }
  const exports = new Exports({ ...exportServices, jobs, keptDays: config.exportsKeptDays, logger })
  await exports.start((await repositories.list()).map(({ id }) => id))
  const profiles = new ProfileStep({ loads: entityLoads, warehouses, profile, folderOf, sweep })
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
    new BackupJob(dataDir, warehouses, removals),
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
      entityRows: new EntityRows(loads),
      profiles: new Profiles(loads),
      expressions: new Expressions(loads),
      reports: new Reports(loads),
      exports,
      previews,
      priorities,
      library: new Library(new LibraryStore(database)),
      jobs,
      catalogueRows,
    }),
    authenticators: authenticators(logins, refusals),
    credentialsFirst: CREDENTIALS_FIRST,
    errors: qualityErrors,
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
    shown: showQuality(),
    sources: qualityDemoSources,
    welcome: (origin) => welcomeToQuality(origin, passwordFile),
    closers: [
      { name: 'refusals of the quality service', close: () => refusals.close() },
      { name: 'demo repository', close: demo.stop },
      { name: 'jobs', close: () => jobs.stop() },
      { name: 'repositories', close: () => repositories.close() },
      { name: 'files', close: () => files.close() },
      { name: 'exports', close: async () => exports.close() },
      { name: 'sweeper', close: () => sweeper.close() },
      { name: 'warehouses', close: () => warehouses.close() },
    ],
  }
}
