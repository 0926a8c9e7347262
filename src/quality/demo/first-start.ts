import { createReadStream } from 'node:fs'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../platform/logging.ts'
import { runChild } from '../../platform/run-child.ts'
import type { Readiness } from '../../platform/readiness.ts'
import { RepositoryUnknown } from '../account-errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { ADMINISTRATOR } from '../services/administrator.ts'
import type { Entities } from '../services/entities.ts'
import type { Files } from '../services/files.ts'
import type { Repositories } from '../services/repositories.ts'
import type { Repository } from '../stores/repositories.ts'
import { demoDataSets, packagedFile, type DataSet } from './data-sets.ts'

/** Name of the repository that shows what the service does. */
export const DEMO_REPOSITORY = 'demo'

/** Says that the repository was made once, so that it does not come back for an operator who deleted it. */
const MARKER = '.demo-repository-made'

export interface DemoServices {
  readonly repositories: Repositories
  readonly files: Files
  readonly entities: Entities
  readonly jobs: Jobs
}

/**
 * Makes the repository `demo` beside the running server, if this is the first start, the way a user would: by
 * uploads and loads. An attempt that was interrupted is taken up again at the next start.
 * @param folder of the data of all repositories
 */
export async function startDemoRepository(
  folder: string,
  services: DemoServices,
  readiness: Readiness,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (!(await isMissing(join(folder, MARKER)))) return { stop: () => Promise.resolve() }
  const abort = new AbortController()
  const name = 'demo repository'
  const total = demoDataSets.length
  // Before the server listens: nobody may be told that it is ready.
  readiness.report(name, { done: 0, total, step: 'starting' })
  const made = (async () => {
    await makeDemoRepository(folder, services, abort.signal, (done, step) =>
      readiness.report(name, { done, total, step }),
    )
    await writeFile(
      join(folder, MARKER),
      'Remove this file to have the demo repository made again at the next start.\n',
    )
    readiness.finish(name)
    logger.info('The demo repository is there.')
  })().catch((error: unknown) => {
    if (abort.signal.aborted) return
    logger.error({ err: error }, 'The demo repository could not be made.')
    readiness.fail(name, 'The demo repository could not be made; the log tells why.')
  })
  return {
    stop: async () => {
      abort.abort()
      await made
    },
  }
}

async function makeDemoRepository(
  folder: string,
  services: DemoServices,
  signal: AbortSignal,
  onProgress: (done: number, step: string) => void,
): Promise<void> {
  const repository = await demoRepository(services.repositories)
  await mkdir(folder, { recursive: true })
  const scratch = await mkdtemp(join(folder, '.demo-'))
  try {
    for (const [done, dataSet] of demoDataSets.entries()) {
      signal.throwIfAborted()
      onProgress(done, dataSet.entityName)
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
  const { jobId } = await entities.create(
    repository.id,
    {
      name: entityName,
      description,
      source: {
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
  )
  for await (const job of jobs.watch(jobId, signal)) {
    if (job.state === 'Failed' || job.state === 'Cancelled')
      throw new Error(`The data set ${entityName} could not be loaded: ${job.reason}`)
  }
  signal.throwIfAborted()
}

async function isMissing(path: string): Promise<boolean> {
  try {
    await access(path)
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}
