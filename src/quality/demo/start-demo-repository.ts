import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { Cluster } from '../../platform/cluster/cluster.ts'
import { makeOnce } from '../../platform/cluster/first-start-of-all.ts'
import { makeAtFirstStart, type FirstStart } from '../../platform/first-start.ts'
import { runChild } from '../../platform/run-child.ts'
import type { Logger } from '../../platform/logging.ts'
import type { Progress, Readiness } from '../../platform/readiness.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PriorityTexts } from '../model/priority.ts'
import { ADMINISTRATOR } from '../services/accounts/administrator.ts'
import type { Entities } from '../services/entities/entities.ts'
import type { Files } from '../services/files/files.ts'
import type { Priorities } from '../services/rules/priorities.ts'
import type { Repositories } from '../services/repositories.ts'
import type { Repository } from '../stores/repositories.ts'
import { DEMO_DATA_SETS, packagedFile, type DataSet } from './data-sets.ts'
import { RepositoryUnknown } from '../model/errors.ts'

/** Name of the demonstration repository. */
export const DEMO_REPOSITORY = 'demo'

/** The priorities of the repository `demo`, the most urgent first. */
export const DEMO_PRIORITIES: readonly PriorityTexts[] = [
  { id: 1, name: 'Critical', description: 'Stops the business; mend at once.' },
  { id: 2, name: 'High', description: 'Leads to wrong decisions; mend within the week.' },
  { id: 3, name: 'Medium', description: 'Costs time; mend with the next delivery.' },
  { id: 4, name: 'Low', description: 'A matter of taste; mend when there is time.' },
]

export interface DemoServices {
  readonly repositories: Repositories
  readonly files: Files
  readonly entities: Entities
  readonly priorities: Priorities
  readonly jobs: Jobs
}

export interface DemoSurroundings {
  readonly catalogue: Catalogue
  readonly cluster: Cluster
  readonly readiness: Readiness
  readonly logger: Logger
}

/**
 * Creates the repository `demo` in the background at the first start, as a user would: by uploads and loads.
 * @param folder of the data of all repositories
 */
export function startDemoRepository(
  folder: string,
  services: DemoServices,
  { catalogue, cluster, readiness, logger }: DemoSurroundings,
): Promise<{ stop: () => Promise<void> }> {
  const make: FirstStart['make'] = (onProgress, signal) =>
    makeOnce(catalogue, cluster, 'demo repository', signal, () =>
      makeDemoRepository(folder, services, signal, onProgress),
    )
  return makeAtFirstStart(
    { name: 'demo repository', folder, marker: '.demo-repository-made', make },
    readiness,
    logger,
  )
}

async function makeDemoRepository(
  folder: string,
  services: DemoServices,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const repository = await demoRepository(services.repositories)
  await addPriorities(repository, services.priorities)
  await mkdir(folder, { recursive: true })
  const scratch = await mkdtemp(join(folder, '.demo-'))
  try {
    for (const [done, dataSet] of DEMO_DATA_SETS.entries()) {
      signal.throwIfAborted()
      onProgress({ done, total: DEMO_DATA_SETS.length, step: dataSet.entityName })
      await loadDataSet(repository, dataSet, scratch, services, signal)
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function demoRepository(repositories: Repositories): Promise<Repository> {
  try {
    return await repositories.find(DEMO_REPOSITORY)
  } catch (error) {
    if (!(error instanceof RepositoryUnknown)) throw error
    const description = 'Real data sets with free licences, to try the service on.'
    return repositories.create(DEMO_REPOSITORY, description, ADMINISTRATOR)
  }
}

async function addPriorities(repository: Repository, priorities: Priorities): Promise<void> {
  const known = new Set((await priorities.list(repository.id)).map(({ id }) => id))
  for (const priority of DEMO_PRIORITIES)
    if (!known.has(priority.id)) await priorities.add(repository.id, priority)
}

async function loadDataSet(
  repository: Repository,
  { entityName, description, file, packaged }: DataSet,
  scratch: string,
  { files, entities, jobs }: DemoServices,
  signal: AbortSignal,
): Promise<void> {
  if (await entities.hasName(repository.id, entityName)) return
  const path = packaged === undefined ? join(scratch, file) : packagedFile(packaged)
  if (packaged === undefined) {
    const complaint = 'The cities could not be written'
    await runChild('demo-cities', { args: [path], complaint, signal })
  }
  const uploaded = await files.upload(
    repository.id,
    { filename: file, content: createReadStream(path) },
    ADMINISTRATOR,
  )
  const { job } = await entities.create(
    repository.id,
    {
      name: entityName,
      description,
      source: {
        kind: 'delimited',
        source: 'client',
        sourceFile: uploaded,
        attr: 'names',
        delimiter: ',',
        quote: '"',
        encoding: 'utf-8',
        sample: 'all',
      },
      jobName: undefined,
      scheduledFor: undefined,
    },
    ADMINISTRATOR,
    { owner: 'demo', arrivedAt: performance.now(), signal },
  )
  for await (const { state, reason } of jobs.watch(job.id, signal)) {
    if (state === 'Failed' || state === 'Cancelled')
      throw new Error(`The data set ${entityName} could not be loaded: ${reason}`)
  }
  signal.throwIfAborted()
}
